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
    const { given, repeats } = withoutRepeat(args);
    const ended = await run({ argv: evalCommand(command, given), env: { CARRYOVER_PROMPTFOO_LIST: file } });
    if (!existsSync(file)) throw new ListingFailed(ended);
    const { version, tests } = JSON.parse(readFileSync(file, "utf8")) as { version: string; tests: ListedTest[] };
    checkVersion(version);
    if (repeats === 1) return tests;
    return tests.flatMap((test) =>
      Array.from({ length: repeats }, (_, index) => ({ ...test, id: `${test.id}#${index + 1}`, round: index + 1 })),
    );
  },

  // A hook can select tests, but not for one prompt or provider alone.
  batchOf: ({ provider_id, prompt, round = 1 }) => JSON.stringify([provider_id, prompt, round]),

  command({ command, args }, tests, { scratch, gatewayUrl }) {
    const file = join(scratch, "tests.json");
    writeFileSync(file, JSON.stringify(tests));
    return {
      argv: evalCommand(command, withoutRepeat(args).given),
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

/** promptfoo repeats within one command. Here each repeat is a task. */
function withoutRepeat(args: readonly string[]): { readonly given: readonly string[]; readonly repeats: number } {
  const text = args.map((word, at) => (word === "--repeat" ? `--repeat=${args[at + 1] ?? ""}` : word));
  const repeat = text.find((word) => /^--repeat=\d+$/.test(word));
  const given = args.filter((word, at) => !/^--repeat(?:=|$)/.test(word) && args[at - 1] !== "--repeat");
  return { given, repeats: Math.max(1, Number(repeat?.slice("--repeat=".length) ?? 1)) };
}
