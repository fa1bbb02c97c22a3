/** Numbers, durations, instants and classes, as the page says them. */

const UNITS = /** @type {const} */ ([
  ["d", 86_400_000],
  ["h", 3_600_000],
  ["m", 60_000],
  ["s", 1_000],
]);

/**
 * In its two largest units: `2d 4h`, `1m 5s`, `0.4s`.
 *
 * @param {number} durationMs
 */
export function durationText(durationMs) {
  if (durationMs < 9_950) return `${Math.round(Math.max(0, durationMs) / 100) / 10}s`;
  let rest = Math.round(durationMs / 1_000) * 1_000;
  /** @type {string[]} */
  const parts = [];
  for (const [unit, unitMs] of UNITS) {
    const count = Math.floor(rest / unitMs);
    rest -= count * unitMs;
    if (count > 0) parts.push(`${count}${unit}`);
    else if (parts.length > 0) break;
    if (parts.length === 2) break;
  }
  return parts.join(" ");
}

/**
 * A clock time in UTC, `03:12:05`.
 *
 * @param {number} at epoch ms
 */
export function clockText(at) {
  return new Date(at).toISOString().slice(11, 19);
}

/**
 * `2026-11-22 03:12:05`, in UTC.
 *
 * @param {number} at epoch ms
 */
export function instantText(at) {
  return new Date(at).toISOString().slice(0, 19).replace("T", " ");
}

/** @param {number} count */
export function countText(count) {
  return count.toLocaleString("en-US");
}

/**
 * `1 slot`, `2,000 slots`.
 *
 * @param {number} count
 * @param {string} noun
 */
export function countedText(count, noun) {
  return `${countText(count)} ${noun}${count === 1 ? "" : "s"}`;
}

/** @param {number} count */
export function taskCountText(count) {
  return countedText(count, "task");
}

/** @param {number} score */
export function scoreText(score) {
  return String(Number(score.toPrecision(4)));
}

/** @type {Readonly<Record<string, { name: string, meaning: string }>>} */
const CLASS_WORDS = {
  passed: { name: "passed", meaning: "" },
  failed: { name: "failed", meaning: "graded, and the answer was wrong" },
  graded: { name: "graded", meaning: "has a result" },
  mixed: { name: "passed and failed", meaning: "the tasks of this shard differ" },
  rate_limited: { name: "rate-limited", meaning: "refused by a rate limit; not charged, runs again" },
  kill_shaped: { name: "killed", meaning: "stopped by a signal; not charged, runs again" },
  timeout_exceeded: { name: "timed out", meaning: "over its time limit; not tried again" },
  transient: { name: "transient error", meaning: "server or connection trouble; tried again" },
  legitimate: { name: "error", meaning: "a failure of the attempt; tried again after all others" },
  fatal: { name: "fatal error", meaning: "cannot succeed; not tried again" },
  skipped: { name: "skipped", meaning: "" },
  unfinished: { name: "unfinished", meaning: "the child left it without a result; runs again" },
  running: { name: "still running", meaning: "its end is not on record" },
};

/**
 * The word for a class of outcome.
 *
 * @param {string} className
 */
export function className(className) {
  return CLASS_WORDS[className]?.name ?? className;
}

/** @param {string} className */
export function classMeaning(className) {
  return CLASS_WORDS[className]?.meaning ?? "";
}
