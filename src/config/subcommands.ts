/** The subcommands of the CLI, and the options that only they have. */
import * as z from "zod/mini";
import { DETECT_OPTIONS, PROVIDER_OPTIONS, SIMULATE_OPTIONS } from "./command-options.ts";
import { inputRow, inputsOf, rowsOf } from "./inputs.ts";
import { type About, flag, input, splitList, text } from "./text-schemas.ts";

interface SubcommandRow {
  /** The usage line after `carryover`. */
  readonly usage: string;
  /** What it does, one sentence for the overview. */
  readonly summary: string;
  /** Further paragraphs, shown only in the command's own help. */
  readonly details: readonly string[];
  /** The options that most people need, in a few words. `--help=all` shows the rest. Absent if the help shows all. */
  readonly common?: readonly (readonly [option: string, words: string])[];
  /** Options that are not inputs. The inputs that list this command as a taker are options too. */
  readonly options: z.ZodMiniObject;
  /** How many files or folders it takes as arguments without `--`. */
  readonly mostFiles: number;
  /** Whether a program and its arguments may follow `--`. */
  readonly takesProgram: boolean;
}

export const JSON_OPTION = z.object({
  json: input(flag(), { help: "Prints the result as one JSON object on stdout." }),
});

/** A row, with what most subcommands have in common. */
function row(given: Partial<SubcommandRow> & Pick<SubcommandRow, "usage" | "summary">): SubcommandRow {
  return { details: [], options: z.object({}), mostFiles: 0, takesProgram: false, ...given };
}

export const RUN_OPTIONS = z.object({
  ...JSON_OPTION.shape,
  dryRun: input(flag(), {
    help:
      "Prints what the run would start, what it would skip and why, and how long it would take. " +
      "Starts no child, calls no provider, and writes nothing.",
  }),
});

export const RETRY_OPTIONS = z.object({
  errored: input(flag(), { help: "Selects tasks that used up their attempts or failed for good." }),
  timedOut: input(flag(), { help: "Selects tasks that timed out." }),
  failed: input(flag(), { help: "Selects tasks that were graded and failed." }),
  id: input(text("ids or patterns of ids", splitList), {
    kind: "list",
    placeholder: "PATTERN",
    help:
      "Selects only these tasks: ids or patterns of ids such as `math/*`, separated by commas; `?` stands for a comma in an id. " +
      "The id of a repeated or varied task selects all copies.",
  }),
  dryRun: input(flag(), { help: "Prints the ids of the tasks and changes nothing." }),
});

export const SUBCOMMAND_TABLE = {
  run: row({
    usage: "run [options] (--command TEXT | -- PROGRAM [ARGUMENTS] | --harness NAME [-- ARGUMENTS])",
    summary: "Runs the outstanding tasks. Run the same command again to continue.",
    details: [
      "In the arguments of PROGRAM, {id}, {tasks-file}, {results-file} and {FIELD} of the task are replaced; no shell is involved.",
      "Exit codes: 0 complete; 1 failures (see --fail-on); 2 wrong usage, nothing was run; 74 like 0, but stdout could " +
        "not be written; 75 tasks are outstanding, run the same command again; 129, 130, 143 interrupted, the state is safe.",
    ],
    common: [
      ["tasks", "task list: .jsonl, .json, .csv, .txt, or patterns"],
      ["command", "bash command that evaluates a shard"],
      ["harness", "run a pytest, vitest, promptfoo, ... suite instead"],
      ["concurrency", "maximum children at once (4)"],
      ["shard-size", "tasks per child (1)"],
      ["provider", "the provider whose rate limit the tasks share"],
      ["only", "ids, patterns, group:NAME or status:failed to run"],
      ["task-timeout", "time limit per attempt (3h30m)"],
      ["max-attempts", "attempts per task, over all runs (3)"],
      ["max-wait", "maximum total wait for rate limits (15m)"],
      ["retry-now", "probe a stopped provider now"],
      ["time-budget", "how long the run may take"],
      ["fail-on", "what fails the run: failed,errored,outstanding"],
      ["campaign", "what counts as one pass over the tasks (auto)"],
      ["state-dir", "where results are kept (.carryover)"],
      ["dry-run", "print what would start, without starting it"],
      ["json", "print the outputs as JSON on stdout"],
    ],
    options: RUN_OPTIONS,
    takesProgram: true,
  }),
  plan: row({
    usage: "plan [options] [--harness NAME [-- ARGUMENTS]]",
    summary: "Prints the outstanding tasks and how to spread them over the jobs of a matrix.",
    details: [
      "Recorded durations balance the jobs. A plan has no jobs if nothing is outstanding or every provider is stopped.",
    ],
    options: JSON_OPTION,
    takesProgram: true,
  }),
  merge: row({
    usage: "merge [options] FOLDER...",
    summary: "Merges the state folders of several jobs into one.",
    details: [
      "Does not change the folders; writes the result to --state-dir. " +
        "A missing or empty folder counts as a job that never reported. The exit codes are those of run.",
    ],
    options: JSON_OPTION,
    mostFiles: Number.POSITIVE_INFINITY,
  }),
  status: row({
    usage: "status [--state-dir FOLDER] [--json]",
    summary: "Shows how the last run ended and what is outstanding.",
    options: JSON_OPTION,
  }),
  retry: row({
    usage: "retry [--errored] [--timed-out] [--failed] [--id PATTERN] [--dry-run]",
    summary: "Makes settled tasks outstanding again, so that the next run repeats them.",
    details: [
      "Without options, selects errored and timed-out tasks. " +
        "With --id alone, selects every settled task that the pattern matches, including passed ones. " +
        "Drops the results and failures of these tasks. Their attempts count from 1 again.",
    ],
    options: RETRY_OPTIONS,
  }),
  detect: row({
    usage: "detect [options] [FILE|-]",
    summary: "Finds the rate limit in a log and prints it as one JSON object.",
    details: [
      "Reads FILE or stdin. " +
        "The object has certain, kind (wait, stop, cap, task, overload or none), retry_after_seconds, reset_at, evidence, form and provider.",
    ],
    options: DETECT_OPTIONS,
    mostFiles: 1,
  }),
  demo: row({
    usage: "demo",
    summary: "Shows a run that meets a rate limit, stops and continues. Needs no account and no network.",
  }),
  report: row({
    usage: "report [--state-dir FOLDER] [--json]",
    summary: "Writes the summary, JUnit and HTML reports of a state folder again.",
    options: JSON_OPTION,
  }),
  simulate: row({
    usage: "simulate --tasks N|FILE [options]",
    summary: "Estimates how many runs a task list needs under a provider's limits, without a call.",
    details: ["Runs the real scheduler against a simulated provider in simulated time."],
    options: z.object({ ...SIMULATE_OPTIONS.shape, ...JSON_OPTION.shape }),
  }),
  provider: row({
    usage: "provider [options] [-- COMMAND...]",
    summary: "Starts a stand-in model provider with real limits to test a command.",
    details: [
      "It serves OpenAI's chat completions and responses and Anthropic's messages on loopback, streamed or not. It answers from a file, not with a model.",
      "With COMMAND, runs it with OPENAI_BASE_URL and ANTHROPIC_BASE_URL set and ends with its exit code. " +
        "Without COMMAND, prints both as NAME=VALUE lines and serves until it is stopped.",
      "GET /carryover/stats counts the requests; POST /carryover/settings changes the limits while it runs.",
    ],
    options: PROVIDER_OPTIONS,
    takesProgram: true,
  }),
  help: row({
    usage: "help [COMMAND]",
    summary: "Shows this text, or the help of a command.",
  }),
  version: row({
    usage: "version",
    summary: "Shows the version.",
  }),
};

export type Subcommand = keyof typeof SUBCOMMAND_TABLE;

export const SUBCOMMANDS = Object.keys(SUBCOMMAND_TABLE) as readonly Subcommand[];

/** Every option of a subcommand by its name: inputs, then its own. */
export function optionsOf(subcommand: Subcommand): ReadonlyMap<string, About> {
  const inputs = inputsOf(subcommand).map((name) => [name, inputRow(name)] as const);
  return new Map([...inputs, ...rowsOf(SUBCOMMAND_TABLE[subcommand].options)]);
}
