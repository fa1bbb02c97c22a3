import { describe, expect, it } from "vitest";
import { areCharged, type FailureWords } from "../../src/core/failed.ts";

type Held = FailureWords & { readonly task: string };

function failures(count: number, change: Partial<Held> = {}): Held[] {
  return Array.from({ length: count }, (_, index) => ({
    class: "legitimate",
    exitCode: 1,
    message: `exit 1: port 80${index} in use`,
    task: `t${index}`,
    ...change,
  }));
}

describe("failures that a killed run held back", () => {
  it.each<[string, readonly Held[], readonly boolean[]]>([
    ["none", [], []],
    ["nine tasks alike are charged", failures(9), Array(9).fill(true)],
    ["ten tasks alike are not, whatever their digits", failures(10), Array(10).fill(false)],
    ["ten failures of one task are charged", failures(10, { task: "t1" }), Array(10).fill(true)],
    ["ten skips are charged", failures(10, { class: "skipped" }), Array(10).fill(true)],
    ["ten of two exit codes are charged", [...failures(5), ...failures(5, { exitCode: 2 })], Array(10).fill(true)],
    ["another kind is", [...failures(1, { message: "other" }), ...failures(11)], [true, ...Array(11).fill(false)]],
  ])("%s", (_, held, charged) => {
    expect(areCharged(held)).toEqual(charged);
  });
});
