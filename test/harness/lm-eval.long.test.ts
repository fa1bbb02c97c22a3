import { pythonWith } from "../rig/runtimes.ts";
import { harnessContract } from "./contract.ts";

const MODEL = ["--model", "local-chat-completions", "--model_args", "model=gpt-4o-mini", "--apply_chat_template"];

harnessContract({
  harness: "lm-eval",
  runtime: pythonWith(["lm-eval[api]>=0.4.9"]),
  example: "examples/lm-eval",
  args: ["--include_path", ".", "--tasks", "arithmetic_questions", "--limit", "3", ...MODEL],
  // Each document pays the start of lm-eval, which takes seconds.
  questions: 3,
  notKilled: "each document is a command of its own and writes its row at its end",
  ids: ["arithmetic_questions/0", "arithmetic_questions/2"],
  broken: { files: {}, args: ["--tasks", "no_such_task", ...MODEL], says: "no_such_task" },
  none: ["--include_path", ".", "--tasks", "arithmetic_questions", "--limit", "0", ...MODEL],
});
