/** From raw inputs to a `Config`: defaults, overrides from the environment, and the rules between inputs. */
import { formatDuration } from "../core/duration.ts";
import { NO_BUDGET } from "../core/spend.ts";
import { MOST_JOBS } from "../core/split.ts";
import { UserError } from "../core/user-error.ts";
import { shardCommand } from "../harness/harness.ts";
import { HARNESSES, type HarnessStart, harnessIn } from "../harness/names.ts";
import type { TaskSource } from "../tasks/task-source.ts";
import type { ChildCommand, Config, PatternSource } from "./config.ts";
import { INPUT_NAMES, type InputName, type InputTaker, inputRow, inputsOf } from "./input-table.ts";
import { type InputValues, readInput } from "./inputs.ts";

export interface ConfigContext {
  /** Decides how errors call an input: `--task-timeout` or `task-timeout`. */
  readonly origin: "action" | "cli";
  readonly env: Readonly<Record<string, string | undefined>>;
  /** What the configuration is for. Default: run. Inputs that it does not take keep their defaults. */
  readonly taker?: InputTaker;
  /** What follows `--` on the command line; null or absent where there is no `--`. */
  readonly argv?: readonly string[] | null;
}

/**
 * A job on a GitHub-hosted runner is cancelled after 360 minutes, and then no step is sure to run. 20 minutes are
 * for the steps before this one, `stop-grace`, the last save and `post`. Nothing is known of a bound anywhere
 * else: self-hosted jobs may take 5 days, and a command line has all the time its user gives it.
 */
const HOSTED_TIME_BUDGET_MS = 340 * 60_000;

/** Where CI systems say which of several parallel jobs this is. GitLab counts from 1. */
const CI_JOB_VARIABLES = [
  { index: "CI_NODE_INDEX", total: "CI_NODE_TOTAL", first: 1 },
  { index: "CIRCLE_NODE_INDEX", total: "CIRCLE_NODE_TOTAL", first: 0 },
  { index: "BUILDKITE_PARALLEL_JOB", total: "BUILDKITE_PARALLEL_JOB_COUNT", first: 0 },
] as const;

/**
 * Reads and checks the inputs.
 *
 * @param raw the texts of inputs by their kebab-case names; empty or undefined is not given
 * @throws UserError with all problems found: the input as the user wrote it, what was found, what is expected
 */
export function readConfig(raw: Readonly<Record<string, string | undefined>>, context: ConfigContext): Config {
  const reading = new Reading(raw, context);
  reading.readAll();
  reading.checkBetween();
  return freeze(toConfig(reading.finish(), reading, context));
}

/** The inputs while they are read, with what was found wrong so far. */
class Reading {
  readonly notices: string[] = [];
  readonly #raw: Readonly<Record<string, string | undefined>>;
  readonly #context: ConfigContext;
  readonly #taken: ReadonlySet<InputName>;
  readonly #values: { -readonly [Name in InputName]?: InputValues[Name] } = {};
  readonly #problems: string[] = [];

  constructor(raw: Readonly<Record<string, string | undefined>>, context: ConfigContext) {
    this.#raw = raw;
    this.#context = context;
    this.#taken = new Set(inputsOf(context.taker ?? "run"));
  }

  readAll(): void {
    for (const name of INPUT_NAMES) this.#read(name);
    if (this.#context.origin === "cli") this.#takeJobFromCi();
    this.#override("task-timeout", { variable: "CARRYOVER_TASK_TIMEOUT_S", example: "a number of seconds" });
    this.#override("max-attempts", { variable: "CARRYOVER_MAX_ATTEMPTS", example: "a number" });
  }

  /** The rules that concern more than one input. */
  checkBetween(): void {
    const taker = this.#context.taker ?? "run";
    const { argv } = this.#context;
    const hasArgv = argv !== undefined && argv !== null;
    const hasHarness = this.isGiven("harness") && this.#values.harness !== "command";
    if (hasHarness) this.#checkHarness(hasArgv);
    else {
      this.#refuseWithoutHarness(hasArgv);
      this.#exactlyOne("tasks", "tasks-command", { isNeeded: taker === "run" || taker === "plan" });
    }
    if (hasHarness) {
      // The harness brings its command.
    } else if (taker === "run" && hasArgv && argv.length === 0) {
      this.#problem(
        "Expected a program and its arguments after --, found nothing. Write for instance: -- node evaluate.mjs {id}.",
      );
    } else if (taker === "run" && hasArgv && this.isGiven("command")) {
      this.#problem(`Expected either ${this.#called("command")} or a program after --, found both. Remove one.`);
    } else if (taker === "run" && !hasArgv && !this.isGiven("command")) {
      const after = this.#context.origin === "cli" ? ", or a program after --" : "";
      this.#problem(
        `Expected ${this.#called("command")}${after}, found none. It says how a task is evaluated, for instance node evaluate.mjs "$CARRYOVER_TASK_ID".`,
      );
    }

    if (taker === "run" && !hasHarness) this.#noteHarness();
    if (taker === "run") this.#checkJob();
    if (taker === "run") this.#noteBudget();
    if (taker === "run") this.#noteTimeBudget();
    const { "fail-on": failOn, "min-pass-rate": minPassRate } = this.#values;
    const hasNoEffect = failOn?.kind === "never" || (failOn?.kind === "listed" && !failOn.kinds.includes("failed"));
    if (typeof minPassRate === "number" && hasNoEffect) {
      this.notices.push(
        `${this.#called("min-pass-rate")} has no effect: it stands for failed, which ${this.#called("fail-on")} does not list.`,
      );
    }
  }

  /** @throws UserError with the problems that were found */
  finish(): InputValues {
    const [first, ...others] = this.#problems;
    if (first !== undefined && others.length === 0) throw new UserError(first);
    if (first !== undefined) {
      throw new UserError(
        [
          `${this.#problems.length} problems with the inputs; nothing was run:`,
          ...this.#problems.map((problem) => `- ${problem}`),
        ].join("\n"),
      );
    }
    // Complete: every input was read to a value or left a problem behind.
    return this.#values as InputValues;
  }

  isGiven(name: InputName): boolean {
    return this.#taken.has(name) && (this.#raw[name] ?? "").trim() !== "";
  }

  #read<Name extends InputName>(name: Name): void {
    const text = this.isGiven(name) ? (this.#raw[name] ?? "") : inputRow(name).default;
    // A command keeps its line breaks and blanks; they mean nothing anywhere else.
    const isCommand = name === "command" || name === "tasks-command" || name === "preflight";
    const result = readInput(name, isCommand ? text : text.trim());
    if ("value" in result) this.#values[name] = result.value;
    else this.#problem(`Expected ${this.#called(name)} to be ${result.expected}; found ${shown(text)}.`);
  }

  /** Other CI systems number the jobs of a step in variables of their own. Options go before them. */
  #takeJobFromCi(): void {
    if (!this.#taken.has("job-index") || this.isGiven("job-index") || this.isGiven("job-total")) return;
    const { env } = this.#context;
    for (const { index: indexName, total: totalName, first } of CI_JOB_VARIABLES) {
      const [index, total] = [Number(env[indexName] || Number.NaN) - first, Number(env[totalName] || Number.NaN)];
      if (!Number.isInteger(index) || !Number.isInteger(total) || index < 0 || index >= total) continue;
      if (total > MOST_JOBS || total === 1) continue;
      this.#values["job-index"] = index;
      this.#values["job-total"] = total;
      this.notices.push(`this is job ${index + 1} of ${total}, as ${indexName} and ${totalName} say.`);
      return;
    }
  }

  #override(
    name: "task-timeout" | "max-attempts",
    from: { readonly variable: string; readonly example: string },
  ): void {
    const text = (this.#context.env[from.variable] ?? "").trim();
    if (text === "" || !this.#taken.has(name)) return;
    const result = readInput(name, text);
    if ("expected" in result) {
      this.#problem(
        `Expected the environment variable ${from.variable} (${from.example}) to be ${result.expected}; found ${shown(text)}.`,
      );
      return;
    }
    this.#values[name] = result.value;
    const value = name === "task-timeout" ? formatDuration(result.value) : String(result.value);
    this.notices.push(`${this.#called(name)} is ${value}, set by ${from.variable} in the environment.`);
  }

  #exactlyOne(left: InputName, right: InputName, options: { readonly isNeeded: boolean }): void {
    const count = [left, right].filter((name) => this.isGiven(name)).length;
    if (count === 2) {
      this.#problem(`Expected either ${this.#called(left)} or ${this.#called(right)}, found both. Remove one.`);
    } else if (count === 0 && options.isNeeded) {
      this.#problem(
        `Expected ${this.#called(left)} or ${this.#called(right)}, found neither. Name a task list, for instance ${this.#example(left, "evals/tasks.jsonl")}.`,
      );
    }
  }

  /** A harness lists its own tests and runs them. */
  #checkHarness(hasArgv: boolean): void {
    const { harness } = this.#values;
    for (const name of ["tasks", "tasks-command", "command"] as const) {
      if (!this.isGiven(name)) continue;
      this.#problem(
        `Expected no ${this.#called(name)} beside ${this.#called("harness")}, found both: ${harness} lists its own tests and runs them. Remove one.`,
      );
    }
    if (hasArgv && this.isGiven("args")) {
      this.#problem(`Expected either ${this.#called("args")} or arguments after --, found both. Remove one.`);
    }
  }

  #refuseWithoutHarness(hasArgv: boolean): void {
    for (const name of ["args", "harness-command"] as const) {
      if (!this.isGiven(name)) continue;
      this.#problem(
        `Expected ${this.#called("harness")} beside ${this.#called(name)}, found none. Name one, for instance ${this.#example("harness", "pytest")}.`,
      );
    }
    if (hasArgv && this.#context.taker === "plan") {
      this.#problem(
        "Expected arguments after -- only with --harness, found no harness. A plan starts no program of yours.",
      );
    }
  }

  /** A known harness as a plain command is one task a child: its tests and its refusals stay unseen. */
  #noteHarness(): void {
    const command = this.#values.command ?? this.#context.argv?.join(" ") ?? "";
    const harness = harnessIn(command);
    if (harness === null) return;
    const example = this.#example("harness", harness).replaceAll("`", "");
    this.notices.push(
      `The command starts ${harness}. With --harness ${harness} each of its tests is a task of its own, with nothing to write${this.#context.origin === "cli" ? "" : ` (${example})`}.`,
    );
  }

  /** No job can run less than one child: a matrix that is wider than its budget keeps to it only a part at a time. */
  #noteBudget(): void {
    const { "shared-concurrency": shared, "job-total": jobs } = this.#values;
    if (typeof shared !== "number" || typeof jobs !== "number" || jobs <= shared) return;
    this.notices.push(
      `${this.#called("shared-concurrency")} is ${shared}, but ${jobs} jobs run at least one child each: up to ${jobs} may run at once. ` +
        `Let GitHub run ${shared} of the jobs at a time (\`strategy.max-parallel: ${shared}\`), or plan at most ${shared} (\`max-jobs\`).`,
    );
  }

  /** A default that depends on the machine is said. */
  #noteTimeBudget(): void {
    if (this.#context.origin !== "action" || this.#values["time-budget"] !== "by-default") return;
    this.notices.push(
      isHostedByGitHub(this.#context)
        ? `${this.#called("time-budget")} is ${formatDuration(HOSTED_TIME_BUDGET_MS)}, because GitHub ends a job on its runners after six hours.`
        : `${this.#called("time-budget")} is not set, and this runner is not GitHub's: the run has no time limit. Set one if your server ends jobs.`,
    );
  }

  #checkJob(): void {
    const { "job-index": index, "job-total": total } = this.#values;
    if (index === undefined || total === undefined) return;
    if ((index === null) !== (total === null)) {
      const [given, missing] =
        index === null ? (["job-total", "job-index"] as const) : (["job-index", "job-total"] as const);
      this.#problem(
        `Expected ${this.#called("job-index")} and ${this.#called("job-total")} together, found ${this.#called(given)} without ${this.#called(missing)}. Give both, such as ${this.#example("job-index", "0")} and ${this.#example("job-total", "4")}.`,
      );
    } else if (total === 0) {
      this.#problem(
        `Expected ${this.#called("job-total")} to be at least 1 in a job that runs, found "0". Start no job where a plan says 0.`,
      );
    } else if (index !== null && total !== null && index >= total) {
      this.#problem(
        `Expected ${this.#called("job-index")} to be below ${this.#called("job-total")} (it is counted from 0): 0 to ${total - 1}; found ${index}.`,
      );
    }
  }

  #problem(message: string): void {
    this.#problems.push(message);
  }

  #called(name: InputName): string {
    return this.#context.origin === "cli" ? `--${name}` : `input \`${name}\``;
  }

  #example(name: InputName, value: string): string {
    return this.#context.origin === "cli" ? `--${name} ${value}` : `\`${name}: ${value}\``;
  }
}

function toConfig(values: InputValues, reading: Reading, context: ConfigContext): Config {
  const harness = toHarness(values, context.argv ?? null);
  return {
    taskSource:
      harness === null
        ? toTaskSource(values)
        : { kind: "harness", start: harness, mayShrinkShards: !reading.isGiven("shard-size") },
    inputs: values.inputs,
    passWithNoTasks: values["pass-with-no-tasks"],
    repeats: values.repeats,
    selection: { only: values.only, sample: values.sample, seed: values.seed, maxTasks: values["max-tasks"] },
    shardSize:
      harness === null || reading.isGiven("shard-size") ? values["shard-size"] : HARNESSES[harness.name].shardSize,
    provider: values.provider,
    command: harness === null ? toCommand(values, context.argv ?? null) : toShardCommand(harness, context),
    workingDirectory: values["working-directory"],
    env: values.env,
    exitCodes: values["exit-codes"],
    failureLogs: values["failure-logs"],
    taskTimeoutMs: values["task-timeout"],
    requireResult: values["require-result"],
    silenceTimeoutMs: values["silence-timeout"],
    killGraceMs: values["kill-grace"],
    concurrency: values.concurrency,
    sharedConcurrency: values["shared-concurrency"],
    providerConcurrency: values["provider-concurrency"],
    maxAttempts: values["max-attempts"],
    failFast: values["fail-fast"],
    maxFailures: values["max-failures"],
    retryAfterThresholdMs: values["retry-after-threshold"],
    maxWaitMs: values["max-wait"],
    defaultWaitMs: values["default-wait"],
    stopGraceMs: values["stop-grace"],
    preflight: values.preflight,
    gateway: {
      mode: values.gateway,
      upstreams: values["gateway-upstreams"],
      replay: values["gateway-replay"],
      ignored: values["gateway-ignore"],
      journalLimitBytes: values["gateway-journal-limit"],
    },
    retry: values.retry,
    retryNow: values["retry-now"],
    rateLimitPatterns: toPatternSource(values["rate-limit-patterns"]),
    campaign: values.campaign,
    timeBudgetMs: values["time-budget"] === "by-default" ? defaultTimeBudgetMs(context) : values["time-budget"],
    budget: NO_BUDGET,
    prices: [],
    failOn: values["fail-on"],
    minPassRate: values["min-pass-rate"],
    name: values.name,
    // A merge by hand takes the name from the states.
    stateName: context.taker === "merge" && context.origin === "cli" && !reading.isGiven("name") ? null : values.name,
    stateDir: values["state-dir"],
    checkpointIntervalMs: values["checkpoint-interval"],
    carry: values.carry,
    job:
      context.taker === "merge"
        ? { index: 0, total: 1 }
        : { index: values["job-index"] ?? 0, total: values["job-total"] ?? 1 },
    expectedJobs: values["job-total"],
    maxJobs: values["max-jobs"],
    targetJobDurationMs: values["target-job-duration"],
    logOutput: values["log-output"],
    notices: reading.notices,
  };
}

function toHarness(values: InputValues, argv: readonly string[] | null): HarnessStart | null {
  const { harness: name, args, "harness-command": command } = values;
  if (name === "command") return null;
  const words = command.length > 0 ? command : HARNESSES[name].command.split(" ");
  return { name, command: words, args: argv ?? args };
}

function toShardCommand(harness: HarnessStart, { taker = "run" }: ConfigContext): ChildCommand | null {
  return taker === "run" ? { kind: "argv", argv: shardCommand(harness) } : null;
}

function toTaskSource(values: InputValues): TaskSource | null {
  if (values.tasks !== null) return { kind: "tasks", value: values.tasks };
  const command = values["tasks-command"];
  return command === null ? null : { kind: "tasks-command", command };
}

function toCommand(values: InputValues, argv: readonly string[] | null): ChildCommand | null {
  if (values.command !== null) return { kind: "shell", text: values.command };
  return argv === null || argv.length === 0 ? null : { kind: "argv", argv: [...argv] };
}

/** One line that does not begin like YAML or JSON is a path: patterns are lists and objects. */
function toPatternSource(text: string | null): PatternSource | null {
  if (text === null) return null;
  const isPath = !text.includes("\n") && !/^(?:[[{]|-\s)/.test(text);
  return isPath ? { kind: "file", path: text } : { kind: "inline", text };
}

function defaultTimeBudgetMs(context: ConfigContext): number | null {
  return isHostedByGitHub(context) ? HOSTED_TIME_BUDGET_MS : null;
}

/** Only GitHub's own runners are known to end a job after six hours. */
function isHostedByGitHub({ origin, env }: ConfigContext): boolean {
  return origin === "action" && env.RUNNER_ENVIRONMENT === "github-hosted";
}

/** A text for an error: one line, short. */
function shown(text: string): string {
  return JSON.stringify(text.length > 120 ? `${text.slice(0, 119)}…` : text);
}

function freeze(config: Config): Config {
  for (const value of Object.values(config)) Object.freeze(value);
  return Object.freeze(config);
}
