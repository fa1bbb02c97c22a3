/** When children may run: pauses, circuits, limits and deadlines, judged by starts, ends and published notes. */
import type { Note } from "../../src/core/event.ts";
import type { ShardRequest } from "../../src/run/spawner.ts";
import { nextHour } from "./clock-times.ts";
import { fail } from "./violation.ts";

/** The run of one job, as the world set it up. */
export interface RunOptions {
  readonly run: string;
  readonly job: string;
  readonly campaign: string;
  readonly deadlineAt: number | null;
  readonly concurrency: number;
  readonly shardSize: number;
  /** How many tasks the job may start; null for all. */
  readonly maxTasks: number | null;
  readonly maxAttempts: number;
  readonly maxWaitMs: number;
  readonly defaultWaitMs: number;
  readonly stopGraceMs: number;
  readonly killGraceMs: number;
  /** Until when circuits are open at the start. */
  readonly circuits: ReadonlyMap<string, number>;
  readonly limits: ReadonlyMap<string, number>;
  /** Resets that were stated in earlier runs. No child of the provider may start before. */
  readonly resets: ReadonlyMap<string, number>;
  /** Kills of all runs. @see Universe */
  readonly kills: Map<string, Set<string>>;
  readonly killStreaks: Map<string, Set<string>>;
}

/** A reset that the provider stated. If its words have two readings, from the first to the last. */
export interface Reset {
  readonly fromAt: number;
  readonly untilAt: number;
}

export interface Lane {
  running: Map<string, number>;
  limit: number;
  lastCutAt: number | null;
  circuit: "closed" | "open" | "half-open";
  openUntil: number;
  /** How many children have started since a limit is suspected; null: none is suspected. */
  probes: number | null;
  /** When stated waits end. No child may start before. */
  pausedUntil: number;
  stoppedAt: number | null;
  probe: string | null;
}

/** How much longer than their grace children may live after a stop, an interrupt or a deadline. */
export const SLACK_MS = 50;
const INTERRUPT_GRACE_MS = 3_000;
/**
 * A reset that moves by less than a second is not reported again, and is not saved before the end of a run. Several such
 * moves in a row add up, and a killed run forgets them all.
 */
const UNREPORTED_MS = 5_000;
/** Resets that are further away are not trusted. A killed run may remember this bound from its first refusal only. */
const LONGEST_RESET_MS = 35 * 86_400_000;

export class StartInvariants {
  readonly #run: RunOptions;
  readonly #now: () => number;
  readonly #lanes = new Map<string, Lane>();
  readonly #probes = new Set<string>();
  readonly #stated = new Map<string, Reset>();
  /** Providers for which a sibling may know another reset. */
  readonly #learned = new Set<string>();
  #interruptedAt: number | null = null;
  #ending = false;

  constructor(run: RunOptions, now: () => number) {
    this.#run = run;
    this.#now = now;
  }

  /** The latest reset that was stated in this run, by provider. */
  get stated(): ReadonlyMap<string, Reset> {
    return this.#stated;
  }

  get isInterrupted(): boolean {
    return this.#interruptedAt !== null;
  }

  /** The run began to end early, or was interrupted. */
  get isEnding(): boolean {
    return this.#ending || this.isInterrupted;
  }

  /** How many children run. */
  get running(): number {
    return [...this.#lanes.values()].reduce((sum, { running }) => sum + running.size, 0);
  }

  started(request: ShardRequest): void {
    const { deadlineAt, concurrency, resets } = this.#run;
    const now = this.#now();
    const { key, provider } = request;
    const lane = this.lane(provider);
    if (deadlineAt !== null && now >= deadlineAt) fail("deadline", `${key} is started past the deadline`);
    if (this.#interruptedAt !== null) fail("interrupt", `${key} is started after an interrupt`);
    if (this.#ending) fail("ending", `${key} is started after the run began to end`);
    if (lane.stoppedAt !== null) fail("stop", `${key} is started after a STOP of ${provider}`);
    if (now < lane.pausedUntil) fail("pause", `${key} is started ${lane.pausedUntil - now} ms before a wait ends`);
    const known = (resets.get(provider) ?? 0) - UNREPORTED_MS;
    const resetAt = Math.max(known, this.#stated.get(provider)?.fromAt ?? 0);
    if (now < resetAt) fail("reset", `${key} is started ${resetAt - now} ms before the stated reset of ${provider}`);
    if (lane.circuit === "open") fail("circuit", `${key} is started while the circuit is open`);
    if (lane.circuit === "half-open") {
      if (!this.#probes.has(key)) fail("circuit", `${key} is started while a probe is out`);
      if (lane.probe !== null) fail("one-probe", `${key} is started beside the probe ${lane.probe}`);
      if (request.tasks.length > 1) fail("one-probe", "a probe has more than one task");
      lane.probe = key;
    }
    if (lane.probes !== null) {
      lane.probes += 1;
      if (lane.probes > 1) fail("suspicion", `${key} is started while a limit of ${provider} is suspected`);
      if (request.tasks.length > 1) fail("suspicion", "a probe has more than one task");
    }
    if (lane.running.size >= lane.limit)
      fail("limit", `${lane.running.size + 1} children of ${provider}, limit ${lane.limit}`);
    lane.running.set(key, now);
    if (this.running > concurrency) fail("concurrency", `${this.running} children, concurrency ${concurrency}`);
  }

  ended(request: ShardRequest): void {
    const { deadlineAt, stopGraceMs, killGraceMs } = this.#run;
    const now = this.#now();
    const { key } = request;
    const lane = this.lane(request.provider);
    lane.running.delete(key);
    if (lane.probe === key) lane.probe = null;
    const interruptedAt = this.#interruptedAt;
    const endOfInterrupt = (interruptedAt ?? 0) + INTERRUPT_GRACE_MS;
    // A child that is interrupted first has the grace of the interrupt, which may end a little later.
    const isLate = (stopAt: number) => {
      const isInterruptedFirst = interruptedAt !== null && interruptedAt <= stopAt;
      return now > Math.max(stopAt + killGraceMs, isInterruptedFirst ? endOfInterrupt : 0) + SLACK_MS;
    };
    if (deadlineAt !== null && isLate(deadlineAt)) fail("deadline", `${key} outlives the deadline`);
    if (lane.stoppedAt !== null && isLate(lane.stoppedAt + stopGraceMs))
      fail("drain", `${key} outlives the grace after a STOP`);
    if (interruptedAt !== null && now > endOfInterrupt + SLACK_MS) fail("interrupt", `${key} outlives the interrupt`);
  }

  interrupted(): void {
    this.#interruptedAt ??= this.#now();
  }

  note(note: Note): void {
    const now = this.#now();
    switch (note.event) {
      case "circuit_changed": {
        const lane = this.lane(note.provider);
        if (note.from !== lane.circuit)
          fail("circuit", `${note.provider} changes from ${note.from}, it was ${lane.circuit}`);
        if (note.to === "half-open" && now < lane.openUntil)
          fail("circuit", `a probe ${lane.openUntil - now} ms too early`);
        if (note.reason.startsWith("another job was stopped")) this.#learned.add(note.provider);
        lane.circuit = note.to;
        lane.openUntil = note.until === null ? 0 : Date.parse(note.until);
        break;
      }
      case "suspicion_changed": {
        const lane = this.lane(note.provider);
        if ((lane.probes === null) !== (note.to === "suspected")) fail("suspicion", `${note.to} out of turn`);
        lane.probes = note.to === "suspected" ? 0 : null;
        break;
      }
      case "attempt_started":
        if (note.probe) this.#probes.add(note.key);
        break;
      case "limit_changed":
        this.#limitChanged(note);
        break;
      case "ending":
        this.#ending = true;
        break;
      default:
        break;
    }
  }

  #limitChanged(note: Extract<Note, { event: "limit_changed" }>): void {
    const now = this.#now();
    const lane = this.lane(note.provider);
    if (note.from !== lane.limit) fail("limit", `changes from ${note.from}, it was ${lane.limit}`);
    if (note.to < 1 || note.to > this.#run.concurrency) fail("limit", `${note.to} is out of bounds`);
    const isHalf = note.to === Math.max(1, Math.floor(note.from / 2));
    if (!isHalf && note.to !== note.from + 1) fail("limit", `changes from ${note.from} to ${note.to}`);
    if (note.to < note.from) {
      const cutAt = lane.lastCutAt;
      const old = cutAt !== null && [...lane.running.values()].some((startedAt) => startedAt <= cutAt);
      if (cutAt !== null && old && now - cutAt < 15_000) fail("episode", `two cuts within ${now - cutAt} ms`);
      lane.lastCutAt = now;
    }
    lane.limit = note.to;
  }

  /** A child or a preflight reports a limit. */
  heard(provider: string, words: string): void {
    const now = this.#now();
    const lane = this.lane(provider);
    const [, kind] = /LIMIT (\w+)/.exec(words) ?? [];
    if (kind === "stop") {
      lane.stoppedAt ??= now;
      const reset = statedReset(words, { firstAt: lane.stoppedAt, now });
      const known = this.#stated.get(provider);
      this.#stated.set(provider, {
        fromAt: Math.max(known?.fromAt ?? 0, reset.fromAt),
        untilAt: Math.max(known?.untilAt ?? 0, reset.untilAt),
      });
    } else lane.pausedUntil = Math.max(lane.pausedUntil, now + (statedWaitMs(words) ?? 0));
  }

  finished(end: {
    readonly status: string;
    readonly waitedMs: number;
    readonly resumeAt: number | null;
    /** Providers that have outstanding tasks. */
    readonly waiting: readonly string[];
  }): void {
    const { maxWaitMs, deadlineAt } = this.#run;
    const alive = [...this.#lanes.values()].flatMap((lane) => [...lane.running.keys()]);
    if (alive.length > 0) fail("orphans", `${alive.join()} still run at the end`);
    if (end.waitedMs > maxWaitMs) fail("max-wait", `waited ${end.waitedMs} of ${maxWaitMs} ms`);
    if (end.status === "out_of_time" && deadlineAt === null) fail("status", "out of time without a deadline");
    if (this.#interruptedAt !== null && this.#now() > this.#interruptedAt + INTERRUPT_GRACE_MS + SLACK_MS)
      fail("interrupt", "ends late");
    this.#resumesInTime(end.waiting, end.resumeAt);
  }

  /** If everything that is left waits for stated resets, `resume-at` is the first of them. */
  #resumesInTime(waiting: readonly string[], resumeAt: number | null): void {
    const own = waiting.filter((provider) => !this.#learned.has(provider));
    const resets = own.flatMap((provider) => this.#stated.get(provider) ?? []);
    const isStated = resets.length === waiting.length && resets.every(({ fromAt }) => fromAt > this.#now());
    if (waiting.length === 0 || !isStated) return;
    const [fromAt, untilAt] = [
      Math.min(...resets.map((reset) => reset.fromAt)),
      // A stated wait that does not fit the run also stops its provider, and may end later than the reset.
      Math.min(...own.map((name) => Math.max(this.#stated.get(name)?.untilAt ?? 0, this.lane(name).pausedUntil))),
    ];
    const isRight = resumeAt !== null && resumeAt >= fromAt && resumeAt <= untilAt + 5_000;
    if (!isRight) fail("resume-at", `${instant(resumeAt)}, but the provider said ${instant(fromAt)}`);
  }

  lane(provider: string): Lane {
    const known = this.#lanes.get(provider);
    if (known) return known;
    const openUntil = this.#run.circuits.get(provider);
    const lane: Lane = {
      running: new Map(),
      limit: this.#run.limits.get(provider) ?? this.#run.concurrency,
      lastCutAt: null,
      circuit: openUntil === undefined ? "closed" : "open",
      openUntil: openUntil ?? 0,
      probes: null,
      pausedUntil: 0,
      stoppedAt: null,
      probe: null,
    };
    this.#lanes.set(provider, lane);
    return lane;
  }
}

/** Null if the words state none. */
export function statedWaitMs(words: string): number | null {
  const [, waitMs] = /LIMIT wait (\d+)/.exec(words) ?? [];
  return waitMs === undefined ? null : Number(waitMs);
}

/** @param firstAt when the run met its first STOP of the provider */
function statedReset(words: string, { firstAt, now }: { readonly firstAt: number; readonly now: number }): Reset {
  const [, hour, zone] = /LIMIT stop clock (\d+) (\S+)/.exec(words) ?? [];
  if (hour !== undefined && zone !== undefined) {
    const resets = nextHour(Number(hour), zone, now);
    return { fromAt: Math.min(...resets), untilAt: Math.max(...resets) };
  }
  const [, waitMs, resetAt] = /LIMIT stop(?: (\d+))?(?: @(\d+))?/.exec(words) ?? [];
  const stated = resetAt === undefined ? now + Number(waitMs ?? 0) : Number(resetAt);
  return { fromAt: Math.min(stated, firstAt + LONGEST_RESET_MS), untilAt: Math.min(stated, now + LONGEST_RESET_MS) };
}

function instant(at: number | null): string {
  return at === null ? "nothing is named" : new Date(at).toISOString();
}
