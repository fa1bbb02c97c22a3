import { expect, test } from "vitest";
import { Interrupted } from "../../src/engine/early-signals.ts";

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)("a run that %s ends before its first child says so", (signal) => {
  expect(new Interrupted(signal)).toMatchObject({
    name: "Interrupted",
    signal,
    message: `interrupted by ${signal} before the first child; nothing was run`,
  });
});

test("it carries the counts if the tasks were known", () => {
  const counts = { total: 2, passed: 1, failed: 0, errored: 0, skipped: 0, outstanding: 1 };
  expect(new Interrupted("SIGINT", counts).counts).toEqual(counts);
  expect(new Interrupted("SIGINT").counts).toBeNull();
});
