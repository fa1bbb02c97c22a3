import { chmodSync } from "node:fs";
import { folderWith } from "../e2e/cli-rig.ts";
import { programOnPath, type Runtime } from "../rig/runtimes.ts";
import { harnessContract } from "./contract.ts";

/** No registry has a Go that is too old, so the first line of this one says that it is. */
function oldGo(): Runtime {
  const bin = folderWith({ go: '#!/bin/sh\necho "go version go1.20.14 linux/amd64"\n' });
  chmodSync(`${bin}/go`, 0o755);
  return { bin, modules: null };
}

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
    {
      args: ["./...", "-run", "^Test(Eggs|Tank|Shelf)$", "-skip=(?i)shelf"],
      ids: ["example.com/evals/arithmetic.TestEggs", "example.com/evals/arithmetic.TestTank"],
    },
  ],
  none: ["./...", "-run", "Nothing"],
  unknown: { args: ["./nothing"], says: "nothing" },
  ways: { args: ["./ways"], count: 9 },
  old: oldGo,
});
