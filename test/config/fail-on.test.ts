import { describe, expect, test } from "vitest";
import { type FailOn, resolveFailOn } from "../../src/config/run-inputs.ts";

describe("resolveFailOn", () => {
  const ROWS: readonly {
    readonly name: string;
    readonly failOn: FailOn;
    readonly event: string | null;
    readonly held: string;
  }[] = [
    {
      name: "auto on a schedule does not count outstanding tasks",
      failOn: "auto",
      event: "schedule",
      held: "failed,errored",
    },
    { name: "auto on a push", failOn: "auto", event: "push", held: "failed,errored,outstanding" },
    { name: "auto without an event", failOn: "auto", event: null, held: "failed,errored,outstanding" },
    { name: "never", failOn: [], event: "push", held: "" },
    { name: "a list does not depend on the event", failOn: ["outstanding"], event: "schedule", held: "outstanding" },
  ];
  test.each(ROWS)("$name", ({ failOn, event, held }) => {
    const rule = resolveFailOn(failOn, event);
    expect(
      Object.entries(rule)
        .flatMap(([kind, isHeld]) => (isHeld ? [kind] : []))
        .join(","),
    ).toBe(held);
  });
});
