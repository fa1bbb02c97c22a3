import { npmWith } from "../rig/runtimes.ts";
import { harnessContract } from "./contract.ts";

harnessContract({
  harness: "promptfoo",
  // promptfoo needs Node 22, which then stands before the one that runs these tests.
  runtime: npmWith(["node@24", "promptfoo@0.121"]),
  example: "examples/promptfoo",
  args: ["--no-cache"],
  ids: ["eggs", "tank"],
  broken: { files: { "broken.yaml": "prompts: [a\n" }, args: ["-c", "broken.yaml"], says: "YAMLException" },
  selections: [
    { args: ["--filter-pattern", "^(eggs|tank)$"], ids: ["eggs", "tank"] },
    { args: ["eval", "--filter-first-n", "1"], ids: ["eggs"] },
  ],
  repeated: { args: ["--no-cache", "--repeat", "2", "--filter-pattern", "tank"], ids: ["tank#1", "tank#2"] },
  none: ["--no-cache", "--filter-pattern", "nothing at all"],
  unknown: { args: ["-c", "nothing.yaml"], says: "nothing.yaml" },
  ways: { args: ["-c", "ways.yaml", "--no-cache"], count: 11 },
  // Its database is compiled for the Node that installs it, which is the one of `npm test`.
  ...(process.version.startsWith("v20.") ? { old: () => npmWith(["promptfoo@0.120"]) } : {}),
});
