import { npmWith } from "../rig/runtimes.ts";
import { harnessContract } from "./contract.ts";

harnessContract({
  harness: "vitest",
  runtime: npmWith(["vitest@^3", "openai@^6"]),
  example: "examples/vitest",
  args: ["evals/"],
  ids: ["evals/questions.test.mjs > arithmetic > eggs", "evals/questions.test.mjs > arithmetic > tank"],
  broken: {
    files: { "evals/broken.test.mjs": 'import "no-such-module";\n' },
    args: ["evals/"],
    says: "no-such-module",
  },
  none: ["evals/", "-t", "nothing at all"],
});
