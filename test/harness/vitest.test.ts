import { expect, it } from "vitest";
import { vitest } from "../../src/harness/vitest/vitest.ts";

it.each([["--watch"], ["-w"], ["--watch=true"], ["run", "--watch"]])("never watches: %s", (...args) => {
  const start = { name: "vitest" as const, command: ["vitest"], args: [...args, "evals/", "--no-file-parallelism"] };
  const { argv } = vitest.command(start, [], {});
  expect(argv.slice(0, 4)).toEqual(["vitest", "run", "evals/", "--no-file-parallelism"]);
});
