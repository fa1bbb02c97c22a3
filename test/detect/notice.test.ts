import { describe, expect, it } from "vitest";
import { compileUserForms } from "../../src/config/rate-limit-patterns.ts";
import { isRateLimit, NOTHING_DETECTED } from "../../src/core/rate-limit.ts";
import { detectNotice } from "../../src/detect/detect.ts";
import { LABELLED } from "./labelled-texts.ts";

const NOW = Date.parse("2026-05-12T10:00:00Z");
const context = { nowAt: NOW, timeZone: "UTC", retryAfterThresholdMs: 60_000 };
const LIMIT = "You've hit your limit · resets 4pm (Europe/London)";
const record = (fields: object): string => JSON.stringify({ type: "result", session_id: "s", ...fields });
const work = Array.from({ length: 60 }, (_, index) => `[${index}/60] date-arith-${index} ... ok (${index}.5s)`).join(
  "\n",
);

// What built-in forms read is in the labelled texts with an exit code of 0.
it("no false positive of a child that passed", () => {
  const tripped = LABELLED.filter(
    (row) => row.class === "none" && isRateLimit(detectNotice(row.text, context)?.detection ?? NOTHING_DETECTED),
  );
  expect(tripped.map((row) => row.id)).toEqual([]);
});

describe("detectNotice: forms of the user's own", () => {
  const forms = compileUserForms([
    { name: "lanes", pattern: "all lanes closed", kind: "stop" },
    { name: "hint", pattern: "hit your limit", kind: "none" },
    { name: "down", pattern: "lift is down", kind: "overload" },
  ]);
  const kindOf = (text: string): string => detectNotice(text, { ...context, forms })?.detection.kind ?? "none";

  it.each([
    ["the output is a line of that form", "all lanes closed until the owner pays", "stop"],
    ["a line of that form among others", `all lanes closed\n${"the answer is 42\n".repeat(3)}`, "none"],
    ["a line of that form, as long as a notice may be", `${"x".repeat(300)} all lanes closed`, "stop"],
    ["a long line that has it", `${"On that day, ".repeat(30)} with all lanes closed, he stayed at home.`, "none"],
    ["a line that a form silences", LIMIT, "none"],
    ["an error that says it", record({ subtype: "success", is_error: true, result: "all lanes closed" }), "stop"],
    ["an error of another shape below work", `${work}\n{"error":"all lanes closed"}`, "stop"],
    ["a record that does not say, below work", `${work}\n{"error":null,"answer":"all lanes closed"}`, "none"],
    ["a success that quotes it", record({ subtype: "success", is_error: false, result: "all lanes closed" }), "none"],
  ])("%s", (_name, text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });
});
