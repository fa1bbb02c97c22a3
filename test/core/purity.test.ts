/** What the linter cannot check: `Date` and `Math` are allowed in the core, but not their clock and their chance. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const CORE = fileURLToPath(new URL("../../src/core", import.meta.url));
const DETECT = fileURLToPath(new URL("../../src/detect", import.meta.url));
const IMPURE = /\bDate\.now\b|\bDate\s*\(\s*\)|\bnew\s+Date\b(?!\s*\(\s*[^\s)])|\bMath\.random\b/;

test.each([
  [CORE, "circuit.ts"],
  [DETECT, "detect.ts"],
])("%s uses no clock and no randomness", (folder, known) => {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  expect(files).toContain(known);
  expect(files.filter((name) => IMPURE.test(readFileSync(join(folder, name), "utf8")))).toEqual([]);
});

test.each([
  ["Date.now()", true],
  ["new Date()", true],
  ["new Date", true],
  ["Date()", true],
  ["Math.random()", true],
  ["new Date(at)", false],
  ["new Date(Date.UTC(year, 0))", false],
  ["Math.round(x)", false],
])("%s: %s", (code, isImpure) => expect(IMPURE.test(code)).toBe(isImpure));
