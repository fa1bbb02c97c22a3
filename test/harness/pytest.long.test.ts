import { pythonWith } from "../rig/runtimes.ts";
import { harnessContract } from "./contract.ts";

const [EGGS, TANK] = ["eggs", "tank"].map((name) => `evals/test_questions.py::test_question[${name}]`) as [
  string,
  string,
];

harnessContract({
  harness: "pytest",
  runtime: pythonWith(["pytest>=8", "openai", "httpx", "requests", "tenacity"]),
  example: "examples/pytest",
  args: ["evals/"],
  ids: [EGGS, TANK],
  broken: {
    files: { "evals/test_broken.py": "import no_such_module\n" },
    args: ["evals/"],
    says: "No module named 'no_such_module'",
  },
  none: ["evals/", "-k", "nothing"],
  unknown: { args: ["evals/test_questions.py::test_nothing"], says: "not found" },
  ways: { args: ["test_ways.py"], count: 9 },
  selections: [
    { args: ["evals/", "-k", "tank or eggs"], ids: [EGGS, TANK] },
    { args: [TANK], ids: [TANK] },
  ],
  names: { file: "test_names.py", writer: ["python3", "-m", "pytest", "test_names.py", "--junit-xml=own.xml"] },
  old: () => pythonWith(["pytest<8", "openai"]),
});
