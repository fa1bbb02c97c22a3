/**
 * Children as lives on a virtual clock, under the port of real ones: rows lie in a real inbox before they are seen,
 * a TERM may be ignored, and a runner that is killed leaves everything where it is.
 */
import { appendFileSync } from "node:fs";
import type { Exit, StopReason } from "../../src/core/evidence.ts";
import type { ResultRow } from "../../src/core/row.ts";
import type { Clock } from "../../src/engine/ports.ts";
import { type InboxPair, inboxPair, markStopped, removePair, writeTasks } from "../../src/run/inbox.ts";
import type { ChildEvent, ShardRequest, Spawner } from "../../src/run/spawner.ts";
import type { ChildTraits, Death, Step, Truth } from "./child-life.ts";

const POLL_MS = 250;

export interface ChildWatcher {
  started(request: ShardRequest): void;
  /** Told right before the engine is. */
  delivered(request: ShardRequest, id: string, truth: Truth): void;
  /** Told right after the engine was. */
  ended(request: ShardRequest): void;
  stopped(key: string, reason: StopReason): void;
  /** A child has written a row that nobody has seen yet. */
  written(): void;
}

interface Live {
  readonly request: ShardRequest;
  readonly emit: (event: ChildEvent) => void;
  readonly life: Generator<Step, Death, void>;
  readonly traits: ChildTraits;
  readonly pair: InboxPair;
  readonly cancels: Set<() => void>;
  readonly rowed: Set<string>;
  unseen: { readonly row: ResultRow; readonly truth: Truth }[];
  cause: Exit | null;
  isPolling: boolean;
}

export interface LifeSpawnerOptions {
  readonly clock: Clock;
  readonly live: (request: ShardRequest) => {
    readonly life: Generator<Step, Death, void>;
    readonly traits: ChildTraits;
  };
  readonly inbox: string;
  readonly run: string;
  readonly job: string;
  readonly killGraceMs: number;
  readonly watcher: ChildWatcher;
}

export class LifeSpawner implements Spawner {
  readonly #facts: LifeSpawnerOptions;
  readonly #live = new Map<string, Live>();

  constructor(facts: LifeSpawnerOptions) {
    this.#facts = facts;
  }

  get running(): number {
    return this.#live.size;
  }

  start(request: ShardRequest, emit: (event: ChildEvent) => void): void {
    const { clock, inbox, run, job, watcher } = this.#facts;
    const { key, attempt, startedAt } = request;
    const pair = inboxPair(inbox, { runMarker: `sim-${run}`, key, run, job, attempt, startedAt });
    writeTasks(pair, request.tasks);
    watcher.started(request);
    const { life, traits } = this.#facts.live(request);
    const live: Live = {
      request,
      emit,
      life,
      traits,
      pair,
      cancels: new Set(),
      rowed: new Set(),
      unseen: [],
      cause: null,
      isPolling: false,
    };
    this.#live.set(key, live);
    this.#after(live, request.timeoutMs, () => this.#timeOut(live));
    this.#after(live, 0, () => this.#advance(live));
    if (startedAt !== clock.now()) throw new Error("A child is started at another instant than the engine says");
  }

  stop(key: string, options: { readonly reason: StopReason; readonly graceMs: number }): void {
    const live = this.#live.get(key);
    if (!live) return;
    this.#facts.watcher.stopped(key, options.reason);
    const isSecond = live.cause !== null;
    this.#tell(live, { kind: "stopped", reason: options.reason });
    this.#die(live, isSecond ? 0 : options.graceMs);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  /** The runner is gone: nobody hears of anything any more. Rows that lie in the inbox stay there. */
  abandon(tornRow: string): { readonly request: ShardRequest; readonly id: string; readonly truth: Truth }[] {
    const left: { request: ShardRequest; id: string; truth: Truth }[] = [];
    for (const live of this.#live.values()) {
      for (const cancel of live.cancels) cancel();
      for (const { row, truth } of live.unseen) left.push({ request: live.request, id: row.id, truth });
      appendFileSync(live.pair.resultsFile, tornRow);
    }
    this.#live.clear();
    return left;
  }

  #after(live: Live, ms: number, act: () => void): void {
    if (ms === Number.POSITIVE_INFINITY) return;
    const { clock } = this.#facts;
    const cancel = clock.at(clock.now() + ms, () => {
      live.cancels.delete(cancel);
      act();
    });
    live.cancels.add(cancel);
  }

  #advance(live: Live): void {
    if (!this.#live.has(live.request.key)) return;
    const step = live.life.next();
    if (step.done) {
      this.#end(live, step.value);
      return;
    }
    switch (step.value.kind) {
      case "sleep":
        this.#after(live, step.value.ms, () => this.#advance(live));
        break;
      case "row": {
        const { row, truth } = step.value;
        appendFileSync(live.pair.resultsFile, `${JSON.stringify(row)}\n`);
        live.unseen.push({ row, truth });
        this.#facts.watcher.written();
        if (!live.isPolling) this.#after(live, POLL_MS, () => this.#poll(live));
        live.isPolling = true;
        this.#advance(live);
        break;
      }
    }
  }

  #poll(live: Live): void {
    live.isPolling = false;
    this.#see(live);
  }

  #see(live: Live): void {
    const { unseen, request } = live;
    if (unseen.length === 0) return;
    live.unseen = [];
    for (const { row, truth } of unseen) {
      if (!isHeard(truth, live.cause)) continue;
      live.rowed.add(row.id);
      this.#facts.watcher.delivered(request, row.id, truth);
    }
    live.emit({ kind: "rows", key: request.key, rows: unseen.map(({ row }) => row), stop: live.cause });
  }

  #timeOut(live: Live): void {
    this.#tell(live, { kind: "timed-out", limitMs: live.request.timeoutMs });
    this.#die(live, this.#facts.killGraceMs);
  }

  /** What was written before is seen before. */
  #tell(live: Live, cause: Exit): void {
    if (live.cause !== null) return;
    this.#see(live);
    live.cause = cause;
    markStopped(live.pair);
  }

  #die(live: Live, graceMs: number): void {
    const ms = Math.min(live.traits.diesAfterMs ?? Number.POSITIVE_INFINITY, graceMs);
    this.#after(live, ms, () => this.#end(live, null));
  }

  #end(live: Live, death: Death | null): void {
    const { request, cause } = live;
    if (!this.#live.delete(request.key)) return;
    for (const cancel of live.cancels) cancel();
    this.#see(live);
    const exit = cause ?? death?.exit ?? { kind: "signalled", signal: "SIGKILL" };
    for (const { id } of request.tasks) {
      if (!live.rowed.has(id)) this.#facts.watcher.delivered(request, id, this.#remainder(live, exit, death));
    }
    const stderrTail = death?.stderr ?? "";
    const stdoutTail = death?.stdout ?? "";
    const evidence = {
      exit,
      stderrTail,
      stdoutTail,
      outputBytes: stderrTail.length + stdoutTail.length,
      failureLogs: [],
      badRow: null,
    };
    live.emit({ kind: "ended", key: request.key, evidence, logFile: null });
    removePair(live.pair);
    this.#facts.watcher.ended(request);
  }

  #remainder(live: Live, exit: Exit, death: Death | null): Truth {
    if (exit.kind === "timed-out") {
      // A client that sleeps out a quota dies of the timeout, with the quota on its lips.
      const isQuota = death?.truth.kind === "limit" && death.truth.words.startsWith("LIMIT stop");
      return isQuota ? death.truth : { kind: "failure", class: "timeout_exceeded" };
    }
    if (exit.kind === "stopped" || death === null) return { kind: "open" };
    if (live.rowed.size === 0 || death.truth.kind === "limit") return death.truth;
    const isClean = exit.kind === "exited" && exit.code === 0;
    return isClean ? { kind: "failure", class: "legitimate" } : { kind: "open" };
  }
}

/** Whether a row says anything of its task: in the grace of a TERM failures and skips do not. */
function isHeard(truth: Truth, told: Exit | null): boolean {
  if (told === null || truth.kind === "graded") return true;
  return truth.kind === "limit" && (told.kind !== "timed-out" || truth.words.startsWith("LIMIT stop"));
}
