import { describe, expect, test } from "vitest";
import { type FailOn, resolveFailOn } from "../../src/config/run-inputs.ts";

describe("resolveFailOn", () => {
  const ROWS: readonly {
    readonly name: string;
    readonly failOn: FailOn;
    readonly event: string | null;
    readonly counted: string;
  }[] = [
    { name: "auto on a schedule: no outstanding tasks", failOn: "auto", event: "schedule", counted: "failed,errored" },
    { name: "auto on a push", failOn: "auto", event: "push", counted: "failed,errored,outstanding" },
    { name: "auto without an event", failOn: "auto", event: null, counted: "failed,errored,outstanding" },
    { name: "never", failOn: [], event: "push", counted: "" },
    { name: "a list does not depend on the event", failOn: ["outstanding"], event: "schedule", counted: "outstanding" },
  ];
  test.each(ROWS)("$name", ({ failOn, event, counted }) => {
    const rule = resolveFailOn(failOn, event);
    expect(
      Object.entries(rule)
        .flatMap(([kind, isHeld]) => (isHeld ? [kind] : []))
        .join(","),
    ).toBe(counted);
  });
});
