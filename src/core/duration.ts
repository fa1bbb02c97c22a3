/** Durations as people write them in inputs and task fields: `90`, `90s`, `15m`, `3h30m`, `2d`. */

export const DAY_MS = 86_400_000;

/** The longest duration of an input or task field. Node timers hold 2^31 - 1 ms (24.8 days); beyond that they fire at once. */
export const LONGEST_DURATION_MS = 24 * DAY_MS;

const UNIT_MS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: DAY_MS };
const PART = /(\d+(?:\.\d+)?)(ms|[smhd])/gy;

/**
 * Reads a duration. A bare number is in seconds.
 *
 * @returns milliseconds, or null if the text is not a duration
 */
export function parseDuration(text: string): number | null {
  const compact = text.trim().toLowerCase().replaceAll(" ", "");
  if (/^\d+(\.\d+)?$/.test(compact)) return Math.round(Number(compact) * 1_000);
  let total = 0;
  let end = 0;
  for (const [part, amount, unit] of compact.matchAll(PART)) {
    total += Number(amount) * (UNIT_MS[unit ?? ""] ?? Number.NaN);
    end += part.length;
  }
  return end > 0 && end === compact.length && Number.isFinite(total) ? Math.round(total) : null;
}

/** Formats a duration for people, in its two largest units: `2d 4h`, `3h 30m`, `1m 5s`, `12s`, `0.4s`. */
export function formatDuration(durationMs: number): string {
  const ms = Math.max(0, durationMs);
  if (ms < 10_000) return `${Math.round(ms / 100) / 10}s`;
  const seconds = Math.round(ms / 1_000);
  const units: [string, number][] = [
    ["d", Math.floor(seconds / 86_400)],
    ["h", Math.floor(seconds / 3_600) % 24],
    ["m", Math.floor(seconds / 60) % 60],
    ["s", seconds % 60],
  ];
  const first = units.findIndex(([, amount]) => amount > 0);
  return units
    .slice(first, first + 2)
    .filter(([, amount]) => amount > 0)
    .map(([unit, amount]) => `${amount}${unit}`)
    .join(" ");
}
