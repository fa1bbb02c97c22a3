import { describe, expect, test } from "vitest";
import { redactFields } from "../../src/core/redactor.ts";
import { NO_REDACTION } from "../rig/no-redaction.ts";

const redactor = { ...NO_REDACTION, redact: (text: string) => text.replaceAll("2026", "***") };

describe("redactFields", () => {
  test.each([
    { name: "a text", value: "in 2026", expected: "in ***" },
    { name: "keys and texts of an object", value: { "k-2026": ["2026", 1] }, expected: { "k-***": ["***", 1] } },
    { name: "null", value: null, expected: null },
    { name: "a truth", value: true, expected: true },
  ])("redacts $name", ({ value, expected }) => {
    expect(redactFields({ at: "2026-11-21", output: value }, ["output"], redactor)).toEqual({
      at: "2026-11-21",
      output: expected,
    });
  });

  test("adds no field that was not there", () => {
    const record: { at: string; output?: string } = { at: "2026" };
    expect(Object.keys(redactFields(record, ["output"], redactor))).toEqual(["at"]);
  });
});
