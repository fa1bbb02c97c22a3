/** Inspect, by hooks of ours that it loads through an entry point (`carryover_inspect.py`). */
import { join } from "node:path";
import { UserError } from "../../core/user-error.ts";
import { type Environment, type Harness, pythonPath } from "../harness.ts";

/** The hooks hold all samples back. All tasks must start, because each names its samples then. */
const LISTING = ["--model", "mockllm/model", "--max-tasks", "1000", "--no-log-samples", "--display", "plain"];

export const inspect: Harness = {
  async list({ command, args }, { scratch, env, listing }) {
    expectOneModel(args, env);
    const argv = [...command, "eval", ...withoutEval(args), ...LISTING, "--log-dir", join(scratch, "logs")];
    return listing({ argv, env: pythonPath("inspect", env) });
  },

  batchOf: ({ task, epoch = 1 }) => JSON.stringify([task, epoch]),

  command({ command, args }, tests, env) {
    const selection = tests.map(({ test }) => `${String(test.task)}:${asPattern(String(test.sample))}`).join(",");
    return {
      argv: [
        ...[...command, "eval", ...withoutSelection(withoutEval(args)), "--sample-id", selection, "--epochs", "1"],
        ...["--no-fail-on-error", "--display", "log", ...retries(args, env)],
      ],
      env: { ...pythonPath("inspect", env), ...NO_SELECTION },
    };
  },
};

/** Inspect runs every sample with each of several models, but a task has one result. */
function expectOneModel(args: readonly string[], { INSPECT_EVAL_MODEL }: Environment): void {
  const given = /^--model(?:\n|=)(.*)$/m.exec(args.join("\n"))?.[1] ?? INSPECT_EVAL_MODEL ?? "";
  if (!given.includes(",")) return;
  const models = given.split(",").map((model) => model.trim());
  throw new UserError(
    `Expected one model for Inspect, found ${models.length} in ${given}. ` +
      `Run every sample with each of them: --vary model=${models.join(",")} and --model {model} in the arguments.`,
  );
}

/** Inspect itself retries forever, even if the provider is stopped for the day. The retries of its clients stay on. */
function retries(args: readonly string[], { CARRYOVER_GATEWAY_URL }: Environment): readonly string[] {
  const isGiven = args.some((word) => word.startsWith("--max-retries"));
  return isGiven && CARRYOVER_GATEWAY_URL ? [] : ["--max-retries", "0"];
}

/** Inspect reads sample ids as shell patterns, trims them, and splits them at commas. A comma is in the range from plus to hyphen. */
function asPattern(id: string): string {
  return id.replace(/[[*?\s]/g, "[$&]").replaceAll(",", "[+--]");
}

/** The listing has applied the user's selection, and Inspect accepts only one. */
function withoutSelection(args: readonly string[]): readonly string[] {
  const selects = (word = "") => SELECTIONS.includes(word);
  // The seed of `--sample-shuffle` may be absent.
  const isValue = (word: string, option = "") => selects(option) && !(option === SHUFFLE && word.startsWith("-"));
  return args.filter((word, at) => !selects(word.replace(/=.*/s, "")) && !isValue(word, args[at - 1]));
}

const SHUFFLE = "--sample-shuffle";
const SELECTIONS = ["--limit", "--sample-id", SHUFFLE];
/** The same in the environment. Inspect takes an empty variable for none. */
const NO_SELECTION = { INSPECT_EVAL_LIMIT: "", INSPECT_EVAL_SAMPLE_ID: "", INSPECT_EVAL_SAMPLE_SHUFFLE: "" };

function withoutEval(args: readonly string[]): readonly string[] {
  return args[0] === "eval" || args[0] === "eval-set" ? args.slice(1) : args;
}
