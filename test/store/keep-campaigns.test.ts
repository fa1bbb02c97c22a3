import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { keepCampaigns } from "../../src/store/bound-growth.ts";
import { scratchFolder } from "../rig/scratch.ts";

const NEEDED = new Set(["present", "named"]);

function row(campaign: string, rest: object = {}): string {
  return JSON.stringify({
    v: 1,
    campaign,
    id: "a",
    hash: "0123456789abcdef".repeat(4),
    status: "passed",
    attempt: 1,
    run: "1",
    job: "0",
    started_at: "2026-11-21T03:00:00Z",
    duration_s: 1,
    ...rest,
  });
}

/** Each line, and whether it stays. */
const LINES: readonly (readonly [line: string, isKept: boolean])[] = [
  [row("present"), true],
  [row("named"), true],
  [row("named", { output: { text: "\u2028 prêt" } }), true],
  [row("over"), false],
  [row("over", { output: "a text" }), false],
  [JSON.stringify({ v: 1, campaign: "over", class: "legitimate" }), false],
  [JSON.stringify({ v: 1, campaign: "present", class: "legitimate" }), true],
  [row("over", { v: 2 }), true],
  ["no JSON", true],
  ["[]", true],
  ['{"v":1,"campaign":7}', true],
];

test("the lines of past campaigns are dropped, and all others stay unchanged and in place", () => {
  const path = join(scratchFolder(), "results.jsonl");
  const property = fc.property(
    fc.array(fc.constantFrom(...LINES), { maxLength: 40 }),
    fc.boolean(),
    (lines, isWhole) => {
      const text = lines.map(([line]) => line).join("\n");
      writeFileSync(path, isWhole && text !== "" ? `${text}\n` : text);
      const before = readFileSync(path, "utf8");
      keepCampaigns(path, NEEDED);
      const kept = lines.filter(([, isKept]) => isKept).map(([line]) => `${line}\n`);
      const hasDropped = kept.length < lines.length;
      expect(readFileSync(path, "utf8")).toBe(hasDropped ? kept.join("") : before);
    },
  );
  fc.assert(property);
});
