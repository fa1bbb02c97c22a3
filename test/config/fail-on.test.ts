import { describe, expect, test } from "vitest";
import { type FailOn, resolveFailOn } from "../../src/config/fail-on.ts";

describe("resolveFailOn", () => {
  const ROWS: readonly {
    readonly name: string;
    readonly failOn: FailOn;
    readonly event: string | null;
    readonly held: string;
  }[] = [
    {
      name: "auto on a schedule lets outstanding tasks be",
      failOn: { kind: "auto" },
      event: "schedule",
      held: "failed,errored",
    },
    { name: "auto on a push", failOn: { kind: "auto" }, event: "push", held: "failed,errored,outstanding" },
    { name: "auto without an event", failOn: { kind: "auto" }, event: null, held: "failed,errored,outstanding" },
    { name: "never", failOn: { kind: "never" }, event: "push", held: "" },
    {
      name: "a list does not depend on the event",
      failOn: { kind: "listed", kinds: ["outstanding"] },
      event: "schedule",
      held: "outstanding",
    },
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
