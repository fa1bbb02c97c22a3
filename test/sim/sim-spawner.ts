/**
 * Children as lives in simulated time, under the port of real ones: rows may lie in a real inbox before they are seen, a
 * TERM may be ignored, and a runner that is killed leaves everything where it is.
 */

import { appendFileSync } from "node:fs";
import type { Exit, StopReason } from "../../src/core/evidence.ts";
import type { Clock } from "../../src/core/instant.ts";
import type { ResultRow } from "../../src/core/row.ts";
import { type AttemptFiles, attemptFiles, markStopped, removeFiles, writeTasks } from "../../src/run/inbox.ts";
import type { ChildEvent, ShardRequest, Spawner } from "../../src/run/spawner.ts";
import type { Death, Step, Truth } from "./child-life.ts";

const POLL_MS = 250;

/** Follows what the engine asks for, and what children do. */
export interface ChildWatcher {
  started?(request: ShardRequest): void;
  /** Called right before the engine hears of it. */
  delivered?(request: ShardRequest, id: string, truth: Truth): void;
  /** What the row says that its task cost, in US dollars. Called right before the engine hears of it. */
  paid?(costUsd: number): void;
  /** Called right after the engine has heard of it. */
  ended?(request: ShardRequest): void;
  stopped?(key: string, reason: StopReason): void;
  /** A child has written a row that nobody has seen yet. */
  written?(): void;
}

/** What a child does, and how long it takes to die of a TERM; null: only KILL ends it. */
export interface Life {
  readonly steps: Generator<Step, Death, void>;
  readonly diesAfterMs: number | null;
}

interface Live {
  readonly request: ShardRequest;
  readonly emit: (event: ChildEvent) => void;
  readonly life: Life;
  readonly files: AttemptFiles | null;
  readonly cancels: Set<() => void>;
  readonly rowed: Set<string>;
  unseen: { readonly row: ResultRow; readonly truth: Truth }[];
  cause: Exit | null;
  isPolling: boolean;
}

export interface SimSpawnerOptions {
  readonly clock: Clock;
  readonly live: (request: ShardRequest) => Life;
  /** Where children write their rows. Null: each row is seen at once. */
  readonly inbox: string | null;
  readonly killGraceMs: number;
  readonly watcher: ChildWatcher;
}

export class SimSpawner implements Spawner {
  readonly #options: SimSpawnerOptions;
  readonly #live = new Map<string, Live>();

  constructor(options: SimSpawnerOptions) {
    this.#options = options;
  }

  get running(): number {
    return this.#live.size;
  }

  start(request: ShardRequest, emit: (event: ChildEvent) => void): void {
    const { clock, inbox, watcher } = this.#options;
    const { key, attempt, startedAt } = request;
    if (startedAt !== clock.now()) throw new Error("A child is started at another instant than the engine says");
    const files = inbox === null ? null : attemptFiles(inbox, { key, attempt, startedAt, hasGateway: false });
    if (files !== null) writeTasks(files, request.tasks);
    watcher.started?.(request);
    const live: Live = {
      request,
      emit,
      life: this.#options.live(request),
      files,
      cancels: new Set(),
      rowed: new Set(),
      unseen: [],
      cause: null,
      isPolling: false,
    };
    this.#live.set(key, live);
    this.#after(live, request.timeoutMs, () => this.#timeOut(live));
    this.#advance(live);
  }

  /** Its rows never lag behind. */
  readRows(): void {}

  stop(key: string, options: { readonly reason: StopReason; readonly graceMs: number }): void {
    const live = this.#live.get(key);
    if (!live) return;
    this.#options.watcher.stopped?.(key, options.reason);
    const isSecond = live.cause !== null;
    this.#tell(live, { kind: "stopped", reason: options.reason });
    this.#die(live, isSecond ? 0 : options.graceMs);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  /** The runner is gone: no child reports anything more. Rows in the inbox stay there. */
  abandon(tornRow: string): { readonly request: ShardRequest; readonly id: string; readonly truth: Truth }[] {
    const left: { request: ShardRequest; id: string; truth: Truth }[] = [];
    for (const live of this.#live.values()) {
      for (const cancel of live.cancels) cancel();
      for (const { row, truth } of live.unseen) left.push({ request: live.request, id: row.id, truth });
      if (live.files !== null) appendFileSync(live.files.resultsFile, tornRow);
    }
    this.#live.clear();
    return left;
  }

  #after(live: Live, ms: number, act: () => void): void {
    if (ms === Number.POSITIVE_INFINITY) return;
    const { clock } = this.#options;
    const cancel = clock.at(clock.now() + ms, () => {
      live.cancels.delete(cancel);
      act();
    });
    live.cancels.add(cancel);
  }

  #advance(live: Live): void {
    if (!this.#live.has(live.request.key)) return;
    const step = live.life.steps.next();
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
        live.unseen.push({ row, truth });
        this.#options.watcher.written?.();
        if (live.files === null) this.#see(live);
        else {
          appendFileSync(live.files.resultsFile, `${JSON.stringify(row)}\n`);
          if (!live.isPolling) this.#after(live, POLL_MS, () => this.#poll(live));
          live.isPolling = true;
        }
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
      this.#options.watcher.paid?.(Number(row.metrics?.cost_usd ?? 0));
      if (!isHeard(truth, live.cause)) continue;
      live.rowed.add(row.id);
      this.#options.watcher.delivered?.(request, row.id, truth);
    }
    live.emit({ kind: "rows", key: request.key, rows: unseen.map(({ row }) => row), stop: live.cause });
  }

  #timeOut(live: Live): void {
    this.#tell(live, { kind: "timed-out", limitMs: live.request.timeoutMs });
    this.#die(live, this.#options.killGraceMs);
  }

  /** Rows that were written before the stop are seen before it. */
  #tell(live: Live, cause: Exit): void {
    if (live.cause !== null) return;
    this.#see(live);
    live.cause = cause;
    if (live.files !== null) markStopped(live.files);
  }

  #die(live: Live, graceMs: number): void {
    const ms = Math.min(live.life.diesAfterMs ?? Number.POSITIVE_INFINITY, graceMs);
    this.#after(live, ms, () => this.#end(live, null));
  }

  #end(live: Live, death: Death | null): void {
    const { request, cause } = live;
    if (!this.#live.delete(request.key)) return;
    for (const cancel of live.cancels) cancel();
    this.#see(live);
    const exit = cause ?? death?.exit ?? { kind: "signalled", signal: "SIGKILL" };
    for (const { id } of request.tasks) {
      if (!live.rowed.has(id)) this.#options.watcher.delivered?.(request, id, this.#remainder(live, exit, death));
    }
    const stderrTail = death?.stderr ?? "";
    const stdoutTail = death?.stdout ?? "";
    const evidence = { exit, stderrTail, stdoutTail, failureLogs: [], badRow: null };
    live.emit({ kind: "ended", key: request.key, evidence });
    if (live.files !== null) removeFiles(live.files);
    this.#options.watcher.ended?.(request);
  }

  #remainder(live: Live, exit: Exit, death: Death | null): Truth {
    if (exit.kind === "timed-out") {
      // A client that waits for a quota meets the timeout, and its last words are about the quota.
      const isQuota = death?.truth.kind === "limit" && death.truth.words.startsWith("LIMIT stop");
      return isQuota ? death.truth : { kind: "failure", class: "timeout_exceeded" };
    }
    if (exit.kind === "stopped" || death === null) return { kind: "open" };
    if (live.rowed.size === 0 || death.truth.kind === "limit") return death.truth;
    const isClean = exit.kind === "exited" && exit.code === 0;
    return isClean ? { kind: "failure", class: "legitimate" } : { kind: "open" };
  }
}

/** Whether a row counts. In the grace after a TERM, failures and skips do not. */
function isHeard(truth: Truth, cause: Exit | null): boolean {
  if (cause === null || truth.kind === "graded") return true;
  return truth.kind === "limit" && (cause.kind !== "timed-out" || truth.words.startsWith("LIMIT stop"));
}
