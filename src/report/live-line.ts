/** The progress line on a screen: drawn at regular intervals, and cleared before any other line. */
import { formatDuration } from "../core/duration.ts";
import { oneLine } from "./escape.ts";
import { providerWords } from "./event-lines.ts";
import type { Progress } from "./progress.ts";
import { grouped } from "./words.ts";

const CLEAR = "\r\u001b[2K";

export interface LiveLineParts {
  readonly write: (text: string) => void;
  readonly columns: () => number;
  readonly progress: Progress;
}

/** Callers that write to the same screen call `clear` before. The next `draw` shows the line again. */
export class LiveLine {
  readonly #parts: LiveLineParts;
  /** Empty if it is cleared. */
  #shown = "";
  #cells = 24;

  constructor(parts: LiveLineParts) {
    this.#parts = parts;
  }

  /** Shows the progress, unless the screen shows the same already. */
  draw(now: number): void {
    const { write, columns, progress } = this.#parts;
    // A line that fills the last column wraps, and then cannot be cleared.
    const width = columns() - 1;
    const words = progressText(progress, now);
    this.#cells = barCells(width - words.length, this.#cells);
    const text = oneLine(`${progressBar(progress, this.#cells)}${words}`, Math.max(10, width));
    if (text === this.#shown) return;
    write(`${CLEAR}${text}`);
    this.#shown = text;
  }

  clear(): void {
    if (this.#shown !== "") this.#parts.write(CLEAR);
    this.#shown = "";
  }
}

/** The width of the bar beside the text. It grows again only if there is room to spare, so that it stays calm. */
function barCells(room: number, before: number): number {
  return [24, 12, 6].find((cells) => cells + (cells > before ? 10 : 0) < room) ?? 0;
}

/** The share of tasks that are done; empty if the text needs the room. */
function progressBar({ done, outstanding }: Progress, cells: number): string {
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
