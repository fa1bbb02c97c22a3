import { pythonWith } from "../rig/runtimes.ts";
import { harnessContract } from "./contract.ts";

const MODEL = ["--model", "local-chat-completions", "--model_args", "model=gpt-4o-mini", "--apply_chat_template"];

harnessContract({
  harness: "lm-eval",
  runtime: pythonWith(["lm-eval[api]>=0.4.9"]),
  example: "examples/lm-eval",
  args: ["--include_path", ".", "--tasks", "arithmetic_questions", "--limit", "4", ...MODEL],
  // Each document pays the start of lm-eval, which takes seconds.
  questions: 4,
  ids: ["arithmetic_questions/0", "arithmetic_questions/3"],
  broken: { files: {}, args: ["--tasks", "no_such_task", ...MODEL], says: "no_such_task" },
  none: ["--include_path", ".", "--tasks", "arithmetic_questions", "--limit", "0", ...MODEL],
});
