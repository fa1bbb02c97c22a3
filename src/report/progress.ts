/** The progress of a running run: counts, rate and waits, and the lines that show them. */
import { formatDuration } from "../core/duration.ts";
import type { RunEvent } from "../core/event.ts";
import { grouped } from "../core/words.ts";
import { oneLine } from "./escape.ts";
import { countsWords, providerWords } from "./words.ts";

type RunningAttempt = Extract<RunEvent, { event: "attempt_started" }> & { readonly startedAt: number };

/** Why no task of a provider starts, and until when. */
export interface Wait {
  readonly provider: string;
  readonly untilAt: number;
  readonly reason: string;
}

/** The rate covers the last tasks only, so that it stays current in a long run. */
const RATE_SAMPLE = 60;

/** Counts events, in their order. */
export class Progress {
  /** Outstanding at the start, of this job's part. */
  outstanding = 0;
  startedAt = 0;
  passed = 0;
  failed = 0;
  errored = 0;
  skipped = 0;
  /** Whether nothing more starts. */
  isEnding = false;
  readonly running = new Map<string, RunningAttempt>();
  readonly #limits = new Map<string, number>();
  readonly #providers = new Set<string>();
  readonly #waits = new Map<string, Wait>();
  readonly #limitSigns = new Map<string, number>();
  #concurrency = 0;
  readonly #settledAt: number[] = [];

  /** Tasks that are done in this run. */
  get done(): number {
    return this.passed + this.failed + this.errored + this.skipped;
  }

  /** Whether a child has started in this run. */
  get hasStarted(): boolean {
    return this.#providers.size > 0;
  }

  /** How many children may run now: the sum of the limits of the providers that are called. */
  get limit(): number {
    const limits = [...this.#providers].map((provider) => this.#limits.get(provider) ?? this.#concurrency);
    return limits.length === 0
      ? this.#concurrency
      : Math.min(
          this.#concurrency,
          limits.reduce((sum, limit) => sum + limit, 0),
        );
  }

  /** How many events of this run showed that a provider has a limit. */
  limitSigns(provider: string): number {
    return this.#limitSigns.get(provider) ?? 0;
  }

  take(event: RunEvent): void {
    const at = Date.parse(event.at);
    const refused = event.event === "task_settled" && event.class === "rate_limited" ? event.key : "";
    const limited = "provider" in event ? event.provider : this.running.get(refused)?.provider;
    if (limited !== undefined && event.event !== "attempt_started")
      this.#limitSigns.set(limited, this.limitSigns(limited) + 1);
    // No other event changes the progress.
    if (event.event === "run_started") {
      this.outstanding = event.outstanding;
      this.startedAt = at;
      this.#concurrency = event.concurrency;
    } else if (event.event === "attempt_started") {
      this.#providers.add(event.provider);
      this.running.set(event.key, { ...event, startedAt: at });
    } else if (event.event === "ending") this.isEnding = true;
    else if (event.event === "attempt_ended") this.running.delete(event.key);
    else if (event.event === "task_settled" && event.next === "done") this.#count(event, at);
    else if (event.event === "limit_changed") this.#limits.set(event.provider, event.to);
    else if (event.event === "paused") {
      const untilAt = Date.parse(event.until);
      const { untilAt: before = 0 } = this.#waits.get(event.provider) ?? {};
      // Keep the longest wait.
      if (untilAt > before) this.#waits.set(event.provider, { ...event, untilAt });
    } else if (event.event === "circuit_changed") {
      this.#waits.delete(event.provider);
      const { provider, reason, until } = event;
      if (event.to === "open" && until !== null)
        this.#waits.set(provider, { provider, reason, untilAt: Date.parse(until) });
    }
  }

  /** Current waits, the one that ends first at the front. */
  waits(now: number): Wait[] {
    return [...this.#waits.values()].filter((wait) => wait.untilAt > now).sort((a, b) => a.untilAt - b.untilAt);
  }

  /** Recent tasks per minute; null before the first one settled. */
  perMinute(now: number): number | null {
    const since = this.#settledAt.length < RATE_SAMPLE ? this.startedAt : (this.#settledAt[0] ?? this.startedAt);
    return this.#settledAt.length === 0 || now <= since ? null : (this.#settledAt.length * 60_000) / (now - since);
  }

  /** How much longer it may take at this pace, in milliseconds. */
  etaMs(now: number): number | null {
    const rate = this.perMinute(now);
    const left = this.outstanding - this.done;
    return rate === null || rate === 0 || left <= 0 ? null : (left / rate) * 60_000;
  }

  #count(event: Extract<RunEvent, { event: "task_settled" }>, at: number): void {
    if (event.class === "graded") this[event.status === "passed" ? "passed" : "failed"] += 1;
    else this[event.class === "skipped" ? "skipped" : "errored"] += 1;
    this.#settledAt.push(at);
    if (this.#settledAt.length > RATE_SAMPLE) this.#settledAt.shift();
  }
}

const BAR_CELLS = 24;
/** The bar shrinks in steps of this size where the text needs the room. */
const BAR_STEP = 8;

/** The progress as one line of a screen, of at most `width` characters. */
export function progressLine(progress: Progress, now: number, width: number): string {
  const words = progressText(progress, now);
  return oneLine(`${progressBar(progress, width - words.length - 1)}${words}`, Math.max(10, width));
}

/** The share of tasks that are done; empty if it does not fit into `room` columns. */
function progressBar({ done, outstanding }: Progress, room: number): string {
  const cells = Math.min(BAR_CELLS, Math.floor(room / BAR_STEP) * BAR_STEP);
  if (outstanding === 0 || cells <= 0) return "";
  const full = Math.min(cells, Math.floor((done / outstanding) * cells));
  return `${"█".repeat(full)}${"░".repeat(cells - full)} `;
}

/** Counts, pauses, rate, time left and parallelism. The most important come first, because a narrow screen cuts the end. */
export function progressText(progress: Progress, now: number): string {
  const { done, outstanding, passed, failed, errored, running, limit } = progress;
  const counts = [`${grouped(passed)} passed`, ...countsWords({ failed, errored })];
  const parts = [`${grouped(done)}/${grouped(outstanding)}`, ...counts];
  const [wait, ...others] = progress.waits(now);
  if (wait !== undefined) {
    const more = others.length > 0 ? ` and ${others.length} more` : "";
    parts.push(`${oneLine(providerWords(wait.provider), 40)}${more} paused for ${formatDuration(wait.untilAt - now)}`);
  }
  const rate = progress.perMinute(now);
  if (rate !== null) parts.push(`${rate >= 10 ? Math.round(rate) : Math.round(rate * 10) / 10}/min`);
  // While a provider is paused, the recent rate says nothing about when the run will end.
  const etaMs = wait === undefined ? progress.etaMs(now) : null;
  if (etaMs !== null) parts.push(`ETA ${formatDuration(etaMs)}`);
  parts.push(`${running.size} running, parallelism ${limit}`);
  return parts.join(" | ");
}
