import { expect, test } from "vitest";
import { Interrupted } from "../../src/core/interrupted.ts";

test.each(["SIGINT", "SIGTERM"] as const)("a run that %s ends before its first child says so", (signal) => {
  expect(new Interrupted(signal)).toMatchObject({
    name: "Interrupted",
    signal,
    message: `interrupted by ${signal} before the first child; nothing was run`,
  });
});
