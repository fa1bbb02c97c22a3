/**
 * How running children are ended. After a STOP of their provider, and in a run that ends early without an interrupt,
 * they may continue for `stop-grace`; then they get a TERM. No child gets one without a cause, and an outage is not a
 * cause.
 */
import { OTHER_JOB } from "../../src/core/ending.ts";
import type { Note } from "../../src/core/event.ts";
import type { StopReason } from "../../src/core/evidence.ts";
import type { ShardRequest } from "../../src/run/spawner.ts";
import { isOutage, isUnanswered } from "./outage-invariants.ts";
import type { RunOptions, StartInvariants } from "./start-invariants.ts";
import { fail } from "./violation.ts";

/** Opens the circuit for the rest of the run. */
const STOP_WORDS = new RegExp(
  `^${OTHER_JOB}|\\(the wait does not fit this run\\)$|different tasks in a row were refused`,
);
interface Child {
  readonly provider: string;
  hasTerm: boolean;
}

export class StopInvariants {
  readonly #run: RunOptions;
  readonly #starts: StartInvariants;
  readonly #now: () => number;
  /** By key. */
  readonly #running = new Map<string, Child>();
  /** By provider: the first thing that may be a STOP, and the first one that certainly is. */
  readonly #mayStopAt = new Map<string, number>();
  readonly #stoppedAt = new Map<string, number>();
  #ending: { readonly at: number; readonly isPatient: boolean } | null = null;

  constructor(run: RunOptions, starts: StartInvariants, now: () => number) {
    this.#run = run;
    this.#starts = starts;
    this.#now = now;
  }

  started({ key, provider }: ShardRequest): void {
    this.#running.set(key, { provider, hasTerm: false });
  }

  ended({ key }: ShardRequest): void {
    this.#running.delete(key);
  }

  /** A child or a preflight reports a limit. */
  heard(provider: string): void {
    const { circuit, stoppedAt } = this.#starts.lane(provider);
    if (stoppedAt !== null) this.#first(this.#stoppedAt, provider);
    // An open circuit that changes its policy publishes nothing.
    if (stoppedAt !== null || circuit === "open") this.#first(this.#mayStopAt, provider);
  }

  note(note: Note): void {
    if (note.event === "ending") this.#ending ??= { at: this.#now(), isPatient: note.status !== "interrupted" };
    if (note.event !== "circuit_changed" || note.to !== "open" || isOutage(note) || isUnanswered(note)) return;
    this.#first(this.#mayStopAt, note.provider);
    if (STOP_WORDS.test(note.reason)) this.#first(this.#stoppedAt, note.provider);
  }

  #first(instants: Map<string, number>, provider: string): void {
    if (!instants.has(provider)) instants.set(provider, this.#now());
  }

  /** The run sends a TERM. @param isSibling whether fail-fast ends the child at once */
  stopped(key: string, reason: StopReason, isSibling: boolean): void {
    const child = this.#running.get(key);
    if (child === undefined) return;
    child.hasTerm = true;
    const dueAt = this.#termAt(child.provider, reason, isSibling);
    if (this.#now() < dueAt) fail("stop-grace", `${key} gets a TERM (${reason}) ${dueAt - this.#now()} ms too early`);
  }

  /** When a child may get a TERM for a reason. */
  #termAt(provider: string, reason: StopReason, isSibling: boolean): number {
    const { stopGraceMs, deadlineAt } = this.#run;
    const { isInterrupted, isEnding } = this.#starts;
    switch (reason) {
      case "rate-limit":
        return (this.#mayStopAt.get(provider) ?? Number.POSITIVE_INFINITY) + stopGraceMs;
      case "out-of-time":
        return deadlineAt ?? Number.POSITIVE_INFINITY;
      case "interrupted":
        return isInterrupted ? 0 : Number.POSITIVE_INFINITY;
      case "fail-fast":
      case "aborted":
      case "out-of-budget":
        if (this.#ending?.isPatient && !isSibling) return this.#ending.at + stopGraceMs;
        return isEnding ? 0 : Number.POSITIVE_INFINITY;
    }
  }

  /** Nothing moves until the clock does. */
  waits(): void {
    for (const [key, { provider, hasTerm }] of this.#running) {
      const endingAt = this.#ending?.isPatient ? this.#ending.at : Number.POSITIVE_INFINITY;
      const dueAt = Math.min(this.#stoppedAt.get(provider) ?? endingAt, endingAt) + this.#run.stopGraceMs;
      if (!hasTerm && this.#now() >= dueAt)
        fail("stop-grace", `${key} has no TERM ${this.#now() - dueAt} ms after its grace`);
    }
  }
}
