import { pythonWith } from "../rig/runtimes.ts";
import { harnessContract } from "./contract.ts";

harnessContract({
  harness: "inspect",
  runtime: pythonWith(["inspect-ai>=0.3.200", "openai"]),
  example: "examples/inspect",
  args: ["arithmetic.py", "--model", "openai/gpt-4o-mini"],
  ids: ["arithmetic/eggs", "arithmetic/tank"],
  broken: {
    files: { "broken.py": "import no_such_module\nfrom inspect_ai import task\n@task\ndef a(): pass\n" },
    args: ["broken.py"],
    says: "no_such_module",
  },
  none: ["arithmetic.py", "--sample-id", "nothing"],
});
