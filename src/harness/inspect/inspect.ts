/** Inspect, by hooks of ours that it loads through an entry point (`carryover_inspect.py`). */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Harness, type ListedTest, ListingFailed, pythonPath } from "../harness.ts";

/** The hooks hold samples back, so the listing starts none; all tasks have to start for theirs to be known. */
const LISTING = ["--model", "mockllm/model", "--max-tasks", "1000", "--no-log-samples", "--display", "plain"];

export const inspect: Harness = {
  async list({ command, args }, { scratch, env, run, checkVersion }) {
    const file = join(scratch, "tests.json");
    const ended = await run({
      argv: [...command, "eval", ...withoutEval(args), ...LISTING, "--log-dir", join(scratch, "logs")],
      env: { PYTHONPATH: pythonPath("inspect", env), CARRYOVER_INSPECT_LIST: file },
    });
    if (!existsSync(file)) throw new ListingFailed(ended);
    const { version, tests } = JSON.parse(readFileSync(file, "utf8")) as { version: string; tests: ListedTest[] };
    checkVersion(version);
    return tests;
  },

  batchOf: ({ task, epoch = 1 }) => JSON.stringify([task, epoch]),

  command({ command, args }, tests, { scratch, env, gatewayUrl }) {
    const file = join(scratch, "tests.json");
    const ids = tests.map(({ test, taskId }) => [`${String(test.task)}/${String(test.sample)}`, taskId]);
    writeFileSync(file, JSON.stringify(Object.fromEntries(ids)));
    const selection = tests.map(({ test }) => `${String(test.task)}:${asPattern(String(test.sample))}`).join(",");
    return {
      argv: [
        ...[...command, "eval", ...withoutSelection(withoutEval(args)), "--sample-id", selection, "--epochs", "1"],
        ...["--no-fail-on-error", "--display", "plain", ...retries(args, gatewayUrl)],
      ],
      env: { PYTHONPATH: pythonPath("inspect", env), CARRYOVER_INSPECT_TESTS: file },
    };
  },
};

/** Inspect tries for ever by itself, also where a provider is stopped for the day. The retries of its clients stay on. */
function retries(args: readonly string[], gatewayUrl: string | null): readonly string[] {
  const isGiven = args.some((word) => word.startsWith("--max-retries"));
  return isGiven && gatewayUrl !== null ? [] : ["--max-retries", "0"];
}

/** Sample ids are patterns of a shell, by which Inspect matches them. */
function asPattern(id: string): string {
  return id.replace(/[[*?]/g, "[$&]");
}

/** Samples have been selected before, and Inspect takes one selection only. */
function withoutSelection(args: readonly string[]): readonly string[] {
  const selects = (word = "") => word === "--limit" || word === "--sample-id";
  return args.filter((word, at) => !selects(word) && !selects(args[at - 1]) && !/^--(?:limit|sample-id)=/.test(word));
}

function withoutEval(args: readonly string[]): readonly string[] {
  return args[0] === "eval" ? args.slice(1) : args;
}
