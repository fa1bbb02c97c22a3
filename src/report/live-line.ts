/** The progress line on a screen: drawn at most ten times a second, and cleared before any other line. */
import { formatDuration } from "../core/duration.ts";
import { oneLine, visibleId } from "./escape.ts";
import type { Progress } from "./progress.ts";
import { grouped } from "./words.ts";

const FRAME_MS = 100;
/** Waits and the time that is left count down by themselves. */
const TICK_MS = 1_000;
const CLEAR = "\r\u001b[2K";

/** Timers of the machine, or of a test. */
export interface Timers {
  setTimeout(callback: () => void, delayMs: number): unknown;
  clearTimeout(timer: never): void;
  setInterval(callback: () => void, periodMs: number): unknown;
  clearInterval(timer: never): void;
}

export interface LiveLineParts {
  readonly write: (text: string) => void;
  readonly columns: () => number;
  readonly now: () => number;
  readonly timers: Timers;
  readonly progress: Progress;
}

/** Whoever writes to the same screen calls `clear` before, and `refresh` after. */
export class LiveLine {
  readonly #parts: LiveLineParts;
  #isShown = false;
  #drawnAt = Number.NEGATIVE_INFINITY;
  #timer: unknown = null;

  constructor(parts: LiveLineParts) {
    this.#parts = parts;
  }

  /** Something has changed: draws now, or as soon as a frame is due. */
  refresh(): void {
    const sinceMs = this.#parts.now() - this.#drawnAt;
    if (sinceMs >= FRAME_MS) this.#draw();
    else this.#schedule(FRAME_MS - sinceMs);
  }

  /** Takes the line off the screen, so that another one can be written. It comes back with the next frame. */
  clear(): void {
    if (!this.#isShown) return;
    this.#parts.write(CLEAR);
    this.#isShown = false;
    this.#drawnAt = Number.NEGATIVE_INFINITY;
  }

  close(): void {
    this.#cancel();
    this.clear();
  }

  #draw(): void {
    this.#cancel();
    const { write, columns, now, progress } = this.#parts;
    const text = progressText(progress, now());
    // A line that fills the last column would wrap, and could not be cleared.
    write(`${CLEAR}${oneLine(text, Math.max(10, columns() - 1))}`);
    this.#isShown = true;
    this.#drawnAt = now();
    this.#schedule(TICK_MS);
  }

  #schedule(delayMs: number): void {
    this.#cancel();
    const { timers } = this.#parts;
    this.#timer = timers.setTimeout(() => this.#draw(), delayMs);
  }

  #cancel(): void {
    if (this.#timer !== null) this.#parts.timers.clearTimeout(this.#timer as never);
    this.#timer = null;
  }
}

/** Counts, pace, time left, limit and waits, the most important first: a narrow screen cuts the end. */
export function progressText(progress: Progress, now: number): string {
  const { done, outstanding, passed, failed, errored, running, limit } = progress;
  const parts = [`${grouped(done)}/${grouped(outstanding)}`, `${grouped(passed)} passed`];
  if (failed > 0) parts.push(`${grouped(failed)} failed`);
  if (errored > 0) parts.push(`${grouped(errored)} errored`);
  const [wait, ...others] = progress.waits(now);
  if (wait !== undefined) {
    const more = others.length > 0 ? ` and ${others.length} more` : "";
    parts.push(`waiting for ${oneLine(visibleId(wait.provider), 40)}${more} ${formatDuration(wait.untilAt - now)}`);
  }
  const rate = progress.perMinute(now);
  if (rate !== null) parts.push(`${rate >= 10 ? Math.round(rate) : Math.round(rate * 10) / 10}/min`);
  const etaMs = progress.etaMs(now);
  if (etaMs !== null) parts.push(`ETA ${formatDuration(etaMs)}`);
  parts.push(`${running.size} running, limit ${limit}`);
  return parts.join(" | ");
}
