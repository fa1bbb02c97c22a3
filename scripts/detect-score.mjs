#!/usr/bin/env node
/**
 * Scores the detector on labelled texts and prints the totals.
 *
 * usage: node scripts/detect-score.mjs [--build DIR] [--failures] [FILE.jsonl …]   (default: every file of the fixtures)
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const fixtures = path.join(root, "test/fixtures/rate-limits");
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    build: { type: "string", default: path.join(root, "build") },
    failures: { type: "boolean", default: false },
  },
});
const { detect, detectNotice } = await import(pathToFileURL(path.resolve(values.build, "detect/detect.js")).href);
const files =
  positionals.length > 0
    ? positionals
    : readdirSync(fixtures)
        .filter((name) => name.endsWith(".jsonl"))
        .map((name) => path.join(fixtures, name));
const rows = files.flatMap((file) =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line)),
);

/** A child that exits 0 fails only if its output is an error notice. */
function readSuccess(text, context) {
  return detectNotice(text, context)?.detection ?? { kind: "none", certain: true, retryAfterMs: null, resetAt: null };
}

function score(row) {
  const nowAt = Date.parse(row.now);
  const context = { nowAt, timeZone: row.tz, retryAfterThresholdMs: 60_000 };
  const got = row.exit_code === 0 ? readSuccess(row.text, context) : detect(row.text, context);
  const wanted =
    row.reset_at !== null
      ? Date.parse(row.reset_at)
      : row.retry_after_seconds !== null
        ? nowAt + row.retry_after_seconds * 1_000
        : null;
  const stated = got.resetAt ?? (got.retryAfterMs === null ? null : nowAt + got.retryAfterMs);
  return {
    row,
    got,
    isLimit: row.class === undefined,
    isKindRight: got.kind === row.kind || (row.class === "transient" && got.kind === "overload"),
    isResetRight: wanted === null ? stated === null : stated !== null && Math.abs(stated - wanted) <= 1_000,
    statesReset: wanted !== null,
  };
}

const scores = rows.map(score);
const limits = scores.filter((one) => one.isLimit);
const others = scores.filter((one) => !one.isLimit);
if (values.failures) {
  for (const { row, got, isKindRight, isResetRight, isLimit } of scores) {
    if (isKindRight && (isResetRight || !isLimit)) continue;
    const reset = got.retryAfterMs ?? (got.resetAt === null ? "-" : new Date(got.resetAt).toISOString());
    console.log(
      `${row.id}: wanted ${row.kind} ${row.retry_after_seconds ?? row.reset_at ?? "-"}, got ${got.kind}${got.certain ? "" : " (suspected)"} ${reset} [${got.form}] ${JSON.stringify(row.text.slice(-160))}`,
    );
  }
}
const share = (part, whole) => `${part} of ${whole} (${((100 * part) / Math.max(1, whole)).toFixed(1)} %)`;
const stated = limits.filter((one) => one.statesReset);
const found = limits.filter((one) => one.got.kind !== "none");
const tripped = others.filter((one) => !one.isKindRight);
console.log(
  `limits found: ${share(found.length, limits.length)}, of these ${found.filter((one) => !one.got.certain).length} suspected`,
);
console.log(`right kind: ${share(limits.filter((one) => one.isKindRight).length, limits.length)}`);
console.log(
  `right reset: ${share(stated.filter((one) => one.isResetRight).length, stated.length)} of those that state one`,
);
console.log(
  `false positives: ${share(tripped.length, others.length)}, of these ${tripped.filter((one) => !one.got.certain).length} suspected`,
);
