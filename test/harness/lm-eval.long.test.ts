import { pythonOver, pythonWith } from "../rig/runtimes.ts";
import { harnessContract } from "./contract.ts";

const MODEL = ["--model", "local-chat-completions", "--model_args", "model=gpt-4o-mini", "--apply_chat_template"];

const TASK = ["--include_path", ".", "--tasks", "arithmetic_questions"];
const PACKAGES = ["lm-eval[api]>=0.4.9", "httpx"];

harnessContract({
  harness: "lm-eval",
  runtime: pythonWith(PACKAGES),
  example: "examples/lm-eval",
  args: [...TASK, ...MODEL],
  ids: ["arithmetic_questions/0", "arithmetic_questions/11"],
  broken: { files: {}, args: ["--tasks", "no_such_task", ...MODEL], says: "no_such_task" },
  selections: [
    { args: [...TASK, "--limit", "2", ...MODEL], ids: ["arithmetic_questions/0", "arithmetic_questions/1"] },
    {
      args: [...TASK, "--samples", '{"arithmetic_questions": [3, 5]}', ...MODEL],
      ids: ["arithmetic_questions/3", "arithmetic_questions/5"],
    },
  ],
  unknown: { args: ["--include_path", ".", "--tasks", "arithmetic_question", ...MODEL], says: "arithmetic_question" },
  ways: { args: ["--include_path", ".", "--tasks", "wrapped", "--model", "dummy"], count: 9 },
  old: () => pythonOver(PACKAGES, "lm-eval==0.4.8"),
  none: ["--include_path", ".", "--tasks", "arithmetic_questions", "--limit", "0", ...MODEL],
});
