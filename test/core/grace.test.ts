import { describe, expect, it } from "vitest";
import type { Exit } from "../../src/core/evidence.ts";
import { countsInGrace } from "../../src/core/evidence.ts";
import type { Outcome, OutcomeClass } from "../../src/core/outcome.ts";
import { NOTHING_DETECTED, type Verdict } from "../../src/core/rate-limit.ts";

type Told = Exit["kind"];
const ENDED = { message: "x", exitCode: null, signal: null };
const limited = (kind: Verdict): Outcome => ({
  class: "rate_limited",
  limit: { ...NOTHING_DETECTED, kind },
  ...ENDED,
});

/** A row of each class that no limit explains: those of failures tell what became of the child, not of its task. */
const OUTCOMES: Readonly<Record<Exclude<OutcomeClass, "rate_limited">, { outcome: Outcome; counts: boolean }>> = {
  graded: { outcome: { class: "graded", status: "failed", row: null }, counts: true },
  kill_shaped: { outcome: { class: "kill_shaped", ...ENDED }, counts: false },
  timeout_exceeded: { outcome: { class: "timeout_exceeded", ...ENDED }, counts: false },
  skipped: { outcome: { class: "skipped", ...ENDED }, counts: false },
  transient: { outcome: { class: "transient", ...ENDED }, counts: false },
  legitimate: { outcome: { class: "legitimate", ...ENDED }, counts: false },
  fatal: { outcome: { class: "fatal", ...ENDED }, counts: false },
  unfinished: { outcome: { class: "unfinished" }, counts: false },
};

/** Why a child can be told to end: our stop, its silence, its wall timeout. */
const REASONS: readonly Told[] = ["stopped", "silent", "timed-out"];

describe.each(REASONS)("a row that comes once its child was told to end (%s)", (told) => {
  it.each(Object.entries(OUTCOMES))("%s", (_class, { outcome, counts }) => {
    expect(countsInGrace(outcome, told)).toBe(counts);
  });
});

describe("a limit in such a row is the provider's word; after the wall timeout only what no retry mends", () => {
  it.each<[Verdict, Told, boolean]>([
    ["stop", "stopped", true],
    ["wait", "stopped", true],
    ["cap", "stopped", true],
    ["stop", "silent", true],
    ["wait", "silent", true],
    ["cap", "silent", true],
    ["stop", "timed-out", true],
    ["wait", "timed-out", false],
    ["cap", "timed-out", false],
  ])("%s, %s: %s", (kind, told, counts) => {
    expect(countsInGrace(limited(kind), told)).toBe(counts);
  });
});
