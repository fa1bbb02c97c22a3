import { pythonOver, pythonWith } from "../rig/runtimes.ts";
import { harnessContract } from "./contract.ts";

const PACKAGES = ["inspect-ai>=0.3.200", "openai"];

harnessContract({
  harness: "inspect",
  runtime: pythonWith(PACKAGES),
  example: "examples/inspect",
  args: ["arithmetic.py", "--model", "openai/gpt-4o-mini"],
  ids: ["arithmetic/eggs", "arithmetic/tank"],
  broken: {
    files: { "broken.py": "import no_such_module\nfrom inspect_ai import task\n@task\ndef a(): pass\n" },
    args: ["broken.py"],
    says: "no_such_module",
  },
  selections: [
    { args: ["arithmetic.py", "--sample-id", "eggs,tank"], ids: ["arithmetic/eggs", "arithmetic/tank"] },
    {
      args: ["eval", "arithmetic.py", "--limit", "1", "--epochs", "2"],
      ids: ["arithmetic/eggs#1", "arithmetic/eggs#2"],
    },
  ],
  repeated: {
    args: ["arithmetic.py", "--model", "openai/gpt-4o-mini", "--limit", "1", "--epochs", "2"],
    ids: ["arithmetic/eggs#1", "arithmetic/eggs#2"],
  },
  none: ["arithmetic.py", "--sample-id", "nothing"],
  unknown: { args: ["arithmetic.py@nothing", "--model", "mockllm/model"], says: "nothing" },
  ways: { args: ["ways_task.py", "--model", "mockllm/model"], count: 9 },
  old: () => pythonOver(PACKAGES, "inspect-ai==0.3.199"),
});
