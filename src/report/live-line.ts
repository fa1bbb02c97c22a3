/** The progress line on a screen: drawn at most ten times a second, and cleared before any other line. */
import { formatDuration } from "../core/duration.ts";
import { oneLine } from "./escape.ts";
import { providerWords } from "./event-lines.ts";
import type { Progress } from "./progress.ts";
import { grouped } from "./words.ts";

const FRAME_MS = 100;
/** Pauses and the time left count down even if nothing happens. */
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

/** Callers that write to the same screen call `clear` before, and `refresh` after. */
export class LiveLine {
  readonly #parts: LiveLineParts;
  #isShown = false;
  #drawnAt = Number.NEGATIVE_INFINITY;
  #timer: unknown = null;

  constructor(parts: LiveLineParts) {
    this.#parts = parts;
  }

  /** Draws now, or as soon as the next frame is due. */
  refresh(): void {
    const sinceMs = this.#parts.now() - this.#drawnAt;
    if (sinceMs >= FRAME_MS) this.#draw();
    else this.#schedule(FRAME_MS - sinceMs);
  }

  /** Clears the line so that another can be written. The next frame draws it again. */
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
    // A line that fills the last column wraps, and then cannot be cleared.
    const width = columns() - 1;
    write(`${CLEAR}${oneLine(`${progressBar(progress, width - text.length)}${text}`, Math.max(10, width))}`);
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

/** The share of tasks that are done, in a few fixed widths so that it stays calm; empty where the text needs the room. */
function progressBar({ done, outstanding }: Progress, room: number): string {
  const cells = [24, 12, 6].find((width) => width < room) ?? 0;
  if (cells === 0 || outstanding === 0) return "";
  const full = Math.min(cells, Math.floor((done / outstanding) * cells));
  return `${"█".repeat(full)}${"░".repeat(cells - full)} `;
}

/** Counts, pauses, rate, time left and parallelism. The most important come first, because a narrow screen cuts the end. */
export function progressText(progress: Progress, now: number): string {
  const { done, outstanding, passed, failed, errored, running, limit } = progress;
  const parts = [`${grouped(done)}/${grouped(outstanding)}`, `${grouped(passed)} passed`];
  if (failed > 0) parts.push(`${grouped(failed)} failed`);
  if (errored > 0) parts.push(`${grouped(errored)} errored`);
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
