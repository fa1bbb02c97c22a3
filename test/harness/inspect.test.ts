import { expect, it } from "vitest";
import { inspect } from "../../src/harness/inspect/inspect.ts";

it("selects a sample by a pattern that only its id matches, and that has no comma", () => {
  const sample = "a,b*[c]?";
  const test = { id: `one/${sample}`, task: "one", sample };
  const start = { name: "inspect" as const, command: ["inspect"], args: ["one.py"] };
  const { argv } = inspect.command(start, [{ taskId: test.id, test }], {});
  expect(argv[argv.indexOf("--sample-id") + 1]).toBe("one:a[+--]b[*][[]c][?]");
});
