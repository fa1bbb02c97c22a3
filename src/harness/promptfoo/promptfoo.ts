/** promptfoo, by an extension hook of ours (`hook.mjs`) that promptfoo loads. */
import { pathToFileURL } from "node:url";
import { type Harness, helperPath } from "../harness.ts";

/** Its scheduler sleeps as long as `Retry-After` says, and treats an answer with no requests left as a refusal. */
const ONE_LAYER_RETRIES = { PROMPTFOO_DISABLE_ADAPTIVE_SCHEDULER: "true" };
const LONGEST_TIMER_MS = String(2 ** 31 - 1);

export const promptfoo: Harness = {
  list: ({ command, args }, { listing }) => listing({ argv: evalCommand(command, args) }),

  // A hook can select tests, but not for one prompt or provider alone.
  batchOf: ({ provider_id, namesake = 1, prompt, round = 1 }) => JSON.stringify([provider_id, namesake, prompt, round]),

  command({ command, args }, tests, env) {
    // promptfoo repeats within one command. Here each repeat is a task, and must not get the cached answer of another.
    const isRepeat = tests.some(({ test, taskId }) => test.round !== undefined || taskId !== test.id);
    const { PROMPTFOO_EVAL_TIMEOUT_MS: limitMs = "" } = env;
    return {
      argv: [...evalCommand(command, args), "--repeat", "1", ...(isRepeat ? ["--no-cache"] : [])],
      // With one call at a time and no time limit, promptfoo asks the graders of all tests at the end: no row before that, and no
      // name for their calls.
      env: { ...ONE_LAYER_RETRIES, PROMPTFOO_EVAL_TIMEOUT_MS: Number(limitMs) > 0 ? limitMs : LONGEST_TIMER_MS },
    };
  },
};

/** One call at a time, so that its test is known. The run's own `concurrency` is the width. */
function evalCommand(command: readonly string[], args: readonly string[]): string[] {
  const given = args[0] === "eval" ? args.slice(1) : args;
  const hook = `${pathToFileURL(helperPath("promptfoo", "hook.mjs")).href}:carryover`;
  const quiet = ["--no-table", "--no-progress-bar", "--no-write", "--no-share", "--max-concurrency", "1"];
  return [...command, "eval", ...given, ...quiet, "--extension", hook];
}
