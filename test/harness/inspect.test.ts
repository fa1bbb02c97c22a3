import { expect, it } from "vitest";
import { inspect } from "../../src/harness/inspect/inspect.ts";

it("selects a sample by a pattern that only its id matches, and that has no comma", () => {
  const sample = "a,b*[c]? ";
  const test = { id: `one/${sample}`, task: "one", sample };
  const start = { name: "inspect" as const, command: ["inspect"], args: ["one.py"] };
  const { argv } = inspect.command(start, [{ taskId: test.id, test }], {});
  expect(argv[argv.indexOf("--sample-id") + 1]).toBe("one:a[+--]b[*][[]c][?][ ]");
});

it.each([
  [["--limit", "3", "--model", "m"]],
  [["--limit=3", "--sample-shuffle", "42", "--model", "m"]],
  [["--sample-shuffle", "--model", "m"]],
  [["--model", "m", "--sample-id=a,b", "--sample-shuffle"]],
])("leaves out the selection that the listing has applied: %s", (args) => {
  const test = { id: "one/a", task: "one", sample: "a" };
  const start = { name: "inspect" as const, command: ["inspect"], args: ["one.py", ...args] };
  const { argv, env } = inspect.command(start, [{ taskId: test.id, test }], {});
  expect(argv.slice(0, argv.indexOf("--epochs"))).toEqual([
    "inspect",
    "eval",
    "one.py",
    "--model",
    "m",
    "--sample-id",
    "one:a",
  ]);
  expect(env).toMatchObject({ INSPECT_EVAL_LIMIT: "", INSPECT_EVAL_SAMPLE_ID: "", INSPECT_EVAL_SAMPLE_SHUFFLE: "" });
});
