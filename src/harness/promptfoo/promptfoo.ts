/** promptfoo, by an extension hook of ours (`hook.mjs`) that promptfoo loads. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Harness, helperPath, type ListedTest, ListingFailed } from "../harness.ts";

/** Its scheduler sleeps as long as `Retry-After` says, and treats an answer with no requests left as a refusal. */
const ONE_LAYER_RETRIES = { PROMPTFOO_DISABLE_ADAPTIVE_SCHEDULER: "true" };

export const promptfoo: Harness = {
  async list({ command, args }, { scratch, run, checkVersion }) {
    const file = join(scratch, "tests.json");
    const ended = await run({ argv: evalCommand(command, args), env: { CARRYOVER_PROMPTFOO_LIST: file } });
    if (!existsSync(file)) throw new ListingFailed(ended);
    const { version, tests } = JSON.parse(readFileSync(file, "utf8")) as { version: string; tests: ListedTest[] };
    checkVersion(version);
    return tests;
  },

  // A hook can select tests, but not for one prompt or provider alone.
  batchOf: ({ provider_id, prompt, round = 1 }) => JSON.stringify([provider_id, prompt, round]),

  command({ command, args }, tests, { scratch, gatewayUrl }) {
    const file = join(scratch, "tests.json");
    writeFileSync(file, JSON.stringify(tests));
    // promptfoo repeats within one command. Here each repeat is a task, and must not get the cached answer of another.
    const isRepeat = tests.some(({ test, taskId }) => test.round !== undefined || taskId !== test.id);
    return {
      argv: [...evalCommand(command, args), "--repeat", "1", ...(isRepeat ? ["--no-cache"] : [])],
      env: {
        ...ONE_LAYER_RETRIES,
        CARRYOVER_PROMPTFOO_TESTS: file,
        ...(gatewayUrl === null ? { CARRYOVER_PROMPTFOO_NO_RETRY: "1" } : {}),
      },
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
