import { programOnPath } from "../rig/runtimes.ts";
import { harnessContract } from "./contract.ts";

harnessContract({
  harness: "go",
  runtime: programOnPath("go", ["version"]),
  example: "examples/go",
  args: ["./..."],
  ids: ["example.com/evals/arithmetic.TestEggs", "example.com/evals/arithmetic.TestTank"],
  broken: {
    files: { "broken/broken_test.go": 'package broken\n\nimport "example.com/evals/nothing"\n' },
    args: ["./..."],
    says: "example.com/evals/nothing",
  },
  selections: [
    {
      args: ["-run", "^Test(Eggs|Tank)$", "./..."],
      ids: ["example.com/evals/arithmetic.TestEggs", "example.com/evals/arithmetic.TestTank"],
    },
    { args: ["./arithmetic", "-run=Tank/inner"], ids: ["example.com/evals/arithmetic.TestTank"] },
  ],
  none: ["./...", "-run", "Nothing"],
  unknown: { args: ["./nothing"], says: "nothing" },
  ways: { args: ["./ways"], count: 9 },
});
