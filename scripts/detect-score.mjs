#!/usr/bin/env node
/**
 * Scores the detector on the labelled texts of test/fixtures/rate-limits: a table per form and per tool, then the totals.
 * Exits 1 under the bar: no look-alike tripped, 98 % of the limits right in kind, every determined reset within 1 s.
 *
 * usage: node scripts/detect-score.mjs [--build DIR] [--failures] [--table form|tool|both|none] [FILE.jsonl …]
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
    table: { type: "string", default: "both" },
  },
});

const { detect } = await import(pathToFileURL(path.resolve(values.build, "core/detect/detect.js")).href);
const files =
  positionals.length > 0
    ? positionals
    : readdirSync(fixtures)
        .filter((name) => name.endsWith(".jsonl"))
        .map((name) => path.join(fixtures, name));

const KIND_BAR = 0.98;
const rows = files.flatMap((file) =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line)),
);

/** What one row came to: is the kind right, is the reset right, was a look-alike tripped? */
function score(row) {
  const nowAt = Date.parse(row.now);
  const got = detect(row.text, { nowAt, timeZone: row.tz, retryAfterThresholdMs: 60_000 });
  const isLimit = row.class === undefined;
  const kindRight = got.kind === row.kind || (row.class === "transient" && got.kind === "overload");
  const wanted =
    row.reset_at !== null
      ? Date.parse(row.reset_at)
      : row.retry_after_seconds !== null
        ? nowAt + row.retry_after_seconds * 1_000
        : null;
  const stated = got.resetAt ?? (got.retryAfterMs === null ? null : nowAt + got.retryAfterMs);
  const resetRight = wanted === null ? stated === null : stated !== null && Math.abs(stated - wanted) <= 1_000;
  return {
    row,
    got,
    isLimit,
    kindRight,
    resetRight: !isLimit || resetRight,
    found: got.kind !== "none",
    determined: wanted !== null,
  };
}

const scores = rows.map(score);

function table(by) {
  const groups = new Map();
  for (const one of scores) {
    const name = String(one.row[by]);
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  console.log(`${by.padEnd(44)} texts  found  kind  reset`);
  for (const [name, group] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const count = (test) => String(group.filter(test).length);
    console.log(
      `${name.slice(0, 43).padEnd(44)} ${count(() => true).padStart(5)} ${count((one) => one.found).padStart(6)} ${count((one) => one.kindRight).padStart(5)} ${count((one) => one.resetRight).padStart(6)}`,
    );
  }
  console.log("");
}

if (values.table === "form" || values.table === "both") table("form");
if (values.table === "tool" || values.table === "both") table("tool");

const wrong = scores.filter((one) => !one.kindRight || !one.resetRight);
if (values.failures) {
  for (const { row, got } of wrong) {
    console.log(
      `✗ ${row.id}: wanted ${row.kind} ${row.retry_after_seconds ?? row.reset_at ?? "-"}, got ${got.kind} ${got.retryAfterMs ?? (got.resetAt ? new Date(got.resetAt).toISOString() : "-")} [${got.form}] ${JSON.stringify(got.evidence.slice(0, 120))}`,
    );
  }
  console.log("");
}

const limits = scores.filter((one) => one.isLimit);
const lookAlikes = scores.filter((one) => !one.isLimit);
const kinds = limits.filter((one) => one.kindRight).length;
const tripped = lookAlikes.filter((one) => !one.kindRight).length;
const determined = limits.filter((one) => one.determined);
const resets = determined.filter((one) => one.resetRight).length;
const undetermined = limits.filter((one) => !one.determined && !one.resetRight).length;
console.log(
  `limits: ${kinds} of ${limits.length} right in kind; resets: ${resets} of ${determined.length} within 1 s, ${undetermined} claimed where none is stated`,
);
console.log(`look-alikes: ${tripped} of ${lookAlikes.length} tripped`);
process.exitCode =
  tripped > 0 || kinds < limits.length * KIND_BAR || resets < determined.length || undetermined > 0 ? 1 : 0;
