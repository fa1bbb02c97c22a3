/** Collects the texts of inputs from the action or the command line, and from the variables of the environment. */
import { formatDuration } from "../core/duration.ts";
import { MOST_JOBS } from "../core/split.ts";
import { UserError } from "../core/user-error.ts";
import { quote } from "../core/words.ts";
import { INPUTS, type InputField, type Inputs, inputsOf, nameOf } from "./inputs.ts";
import { type InputTaker, readGroup } from "./text-schemas.ts";

export interface ConfigContext {
  /** Decides how errors call an input: `--task-timeout` or `task-timeout`. */
  readonly origin: "action" | "cli";
  readonly env: Readonly<Record<string, string | undefined>>;
  /** What the configuration is for. Default: run. Inputs that the taker does not take keep their defaults. */
  readonly taker?: InputTaker;
  /** What follows `--` on the command line; null or absent if there is no `--`. */
  readonly argv?: readonly string[] | null;
}

/** Variables that override an input. */
const OVERRIDES = { taskTimeoutMs: "CARRYOVER_TASK_TIMEOUT_S", maxAttempts: "CARRYOVER_MAX_ATTEMPTS" } as const;

/** The variables in which CI systems number parallel jobs. GitLab counts from 1. */
const CI_JOB_VARIABLES = [
  { index: "CI_NODE_INDEX", total: "CI_NODE_TOTAL", first: 1 },
  { index: "CIRCLE_NODE_INDEX", total: "CIRCLE_NODE_TOTAL", first: 0 },
  { index: "BUILDKITE_PARALLEL_JOB", total: "BUILDKITE_PARALLEL_JOB_COUNT", first: 0 },
] as const;

/**
 * A job on a GitHub-hosted runner is cancelled after 360 minutes, and then no step is sure to run. The remaining 20
 * minutes are for the steps before this one, `stop-grace`, the last save and `post`.
 */
const HOSTED_TIME_BUDGET = "5h40m";

/** One reading of the inputs, with its problems and notices. */
export class Reading {
  readonly context: ConfigContext;
  readonly taker: InputTaker;
  /** Complete. A wrong input has its default here, and adds a problem. */
  readonly values: Inputs;
  readonly notices: string[] = [];
  readonly #problems: string[] = [];
  readonly #given = new Map<InputField, string>();

  /** @param raw texts by the names that users write; empty or undefined means not given */
  constructor(raw: Readonly<Record<string, string | undefined>>, context: ConfigContext) {
    this.context = context;
    this.taker = context.taker ?? "run";
    const taken = new Set(inputsOf(this.taker));
    for (const field of Object.keys(INPUTS.shape) as InputField[]) {
      const found = raw[nameOf(field)] ?? "";
      if (taken.has(nameOf(field)) && found.trim() !== "") this.#given.set(field, found);
    }
    if (context.origin === "cli" && taken.has("job-index")) this.#takeJobFromCi();
    const overridden = new Map<InputField, string>();
    for (const [field, variable] of Object.entries(OVERRIDES) as [keyof typeof OVERRIDES, string][]) {
      const found = (context.env[variable] ?? "").trim();
      if (found === "" || !taken.has(nameOf(field))) continue;
      this.#given.set(field, found);
      overridden.set(field, variable);
    }
    const texts = Object.fromEntries(this.#given);
    const isHosted = context.origin === "action" && context.env.RUNNER_ENVIRONMENT === "github-hosted";
    if (isHosted) texts.timeBudgetMs ??= HOSTED_TIME_BUDGET;
    this.values = readGroup(INPUTS, texts, (field, expected, found) => {
      const variable = overridden.get(field);
      const called = variable === undefined ? this.called(field) : `the environment variable ${variable}`;
      this.refuse(`Expected ${called} to be ${expected}; found ${quote(found)}.`);
    });
    for (const [field, variable] of overridden) {
      const value = field === "maxAttempts" ? this.values.maxAttempts : formatDuration(this.values.taskTimeoutMs);
      this.notices.push(`${this.called(field)} is ${value}, set by ${variable} in the environment.`);
    }
    const interval = context.env.CARRYOVER_SIBLING_INTERVAL_S ?? "";
    if (interval !== "" && !(Number(interval) > 0 && Number(interval) < Number.POSITIVE_INFINITY))
      this.refuse(
        `Expected the environment variable CARRYOVER_SIBLING_INTERVAL_S to be a number of seconds above 0, such as 30; found ${quote(interval)}.`,
      );
  }

  isGiven(field: InputField): boolean {
    return this.#given.has(field);
  }

  /** Whether a harness was named, even if its name is unknown. */
  get hasHarness(): boolean {
    return (this.#given.get("harness")?.trim() ?? "command") !== "command";
  }

  /** Adds a problem. `finish` throws all of them at once. */
  refuse(problem: string): void {
    this.#problems.push(problem);
  }

  /** The name of an input, as the user writes it. */
  called(field: InputField): string {
    return this.context.origin === "cli" ? `--${nameOf(field)}` : `input \`${nameOf(field)}\``;
  }

  /** How the user would write an input. */
  example(field: InputField, value: string): string {
    return this.context.origin === "cli" ? `--${nameOf(field)} ${value}` : `\`${nameOf(field)}: ${value}\``;
  }

  /** @throws UserError with all problems, if there are any */
  finish(): void {
    const [first, ...others] = this.#problems;
    if (first === undefined) return;
    const count = this.#problems.length;
    const all = [`${count} problems with the inputs; nothing was run:`, ...this.#problems.map((one) => `- ${one}`)];
    throw new UserError(others.length === 0 ? first : all.join("\n"));
  }

  /** Takes the job from the variables of other CI systems, unless options give it. */
  #takeJobFromCi(): void {
    if (this.isGiven("jobIndex") || this.isGiven("jobTotal")) return;
    const { env } = this.context;
    for (const { index: indexName, total: totalName, first } of CI_JOB_VARIABLES) {
      const [indexText, totalText] = [env[indexName] ?? "", env[totalName] ?? ""];
      if (indexText === "" || totalText === "" || totalText === "1") continue;
      const [index, total] = [Number(indexText) - first, Number(totalText)];
      if (!isWhole(totalText, MOST_JOBS) || !isWhole(indexText, total) || index < 0 || index >= total) {
        this.refuse(
          `Expected ${indexName} to be a whole number from ${first} to ${totalName}${first === 0 ? " - 1" : ""}, ` +
            `and ${totalName} to be at most ${MOST_JOBS}; ` +
            `found ${indexName}=${quote(indexText)} and ${totalName}=${quote(totalText)} in the environment. ` +
            "Correct them, or give --job-index and --job-total.",
        );
        return;
      }
      this.#given.set("jobIndex", String(index));
      this.#given.set("jobTotal", String(total));
      this.notices.push(`job-index ${index} and job-total ${total} come from ${indexName} and ${totalName}`);
      return;
    }
  }
}

function isWhole(text: string, most: number): boolean {
  return /^\d+$/.test(text) && Number(text) <= most;
}
