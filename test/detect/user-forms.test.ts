import { describe, expect, it } from "vitest";
import { compileUserForms } from "../../src/config/rate-limit-patterns.ts";
import { UserError } from "../../src/core/user-error.ts";
import { detect } from "../../src/detect/detect.ts";

const NOW = Date.parse("2026-05-12T10:00:00Z");
const read = (text: string, ...raw: Readonly<Record<string, unknown>>[]) =>
  detect(text, { nowAt: NOW, timeZone: "UTC", retryAfterThresholdMs: 60_000, forms: compileUserForms(raw) });

describe("user forms", () => {
  const as = (kind: string, pattern: string, more: object = {}) => ({ name: "mine", kind, pattern, ...more });
  it.each([
    ["a cap", as("cap", "lane \\d+ closed"), "lane 4 closed", { kind: "cap", form: "mine", retryAfterMs: null }],
    ["a provider", as("cap", "closed", { provider: "acme" }), "lane closed", { provider: "acme" }],
    [
      "a wait by number",
      as("wait", "hold (\\d+)", { retry_after_group: 1 }),
      "hold 12",
      { kind: "wait", retryAfterMs: 12_000 },
    ],
    [
      "a wait by name and unit",
      as("wait", "hold (?<t>\\d+)", { retry_after_group: "t", retry_after_unit: "m" }),
      "hold 2",
      { kind: "stop", retryAfterMs: 120_000 },
    ],
    [
      "a wait with its units",
      as("wait", "hold (\\S+)", { retry_after_group: 1 }),
      "hold 1m30s",
      { kind: "stop", retryAfterMs: 90_000 },
    ],
    [
      "a reset",
      as("stop", "opens (.+)", { reset_group: 1 }),
      "gate opens 11am",
      { kind: "stop", resetAt: NOW + 3_600_000 },
    ],
    [
      "words that state the wait",
      as("wait", "gate shut"),
      "gate shut, try again in 5s",
      { kind: "wait", retryAfterMs: 5_000 },
    ],
    ["a wait that states nothing", as("wait", "gate shut"), "gate shut", { kind: "cap" }],
    [
      "before the built-in forms",
      as("task", "429"),
      "Error: HTTP 429 Too Many Requests",
      { kind: "task", form: "mine" },
    ],
    [
      "the last line that matches",
      as("wait", "hold (\\d+)", { retry_after_group: 1 }),
      "hold 5\nhold 9\nbye",
      { retryAfterMs: 9_000 },
    ],
    ["color", as("cap", "^gate shut$"), "\u001b[31mgate shut\u001b[0m\r\n", { kind: "cap" }],
    ["silence", as("none", "judge: 429"), "judge: 429 Too Many Requests", { kind: "none" }],
  ])("%s", (_name, form, text, wanted) => {
    expect(read(text, form)).toMatchObject(wanted);
  });

  it("leaves other texts to the built-in forms", () => {
    expect(read("You've hit your limit · resets 4pm", { name: "x", pattern: "zzz", kind: "cap" })).toMatchObject({
      kind: "stop",
      form: "claude-hit-your-limit",
    });
  });

  const good = { name: "busy", pattern: "closed", kind: "cap" };
  it.each([
    ["no name", [{ pattern: "x", kind: "cap" }], /a name in entry 1/],
    ["no pattern", [{ name: "busy", kind: "cap" }], /entry 1 \("busy"\)/],
    ["an unknown kind", [{ ...good, kind: "pause" }], /"pause"/],
    ["a name twice", [good, good], /no other entry has in entry 2/],
    ["a broken pattern", [good, { ...good, name: "b", pattern: "(x" }], /entry 2 \("b"\)/],
    ["a pattern that looks around", [{ ...good, pattern: "(?<=x)y" }], /linear time/],
    ["a group that does not exist", [{ ...good, pattern: "(a)", retry_after_group: 2 }], /1 groups/],
    ["a group that is neither", [{ ...good, pattern: "(a)", reset_group: true }], /the name of a group/],
    ["an unknown unit", [{ ...good, retry_after_unit: "year" }], /"year"/],
  ])("refuses %s", (_name, raw, message) => {
    const compile = () => compileUserForms(raw);
    expect(compile).toThrow(UserError);
    expect(compile).toThrow(message);
  });
});
