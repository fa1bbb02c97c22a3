/** What simulated children do: they call their provider, take their time, write rows, and end well or badly. */
import type { Exit } from "../../src/core/evidence.ts";
import type { FailureClass, ResultRow } from "../../src/core/row.ts";
import type { Task } from "../../src/core/task.ts";
import type { ShardRequest } from "../../src/run/spawner.ts";
import type { Chance } from "./chance.ts";
import type { SimProvider } from "./sim-provider.ts";

/** What the world knows about an attempt. The engine must conclude the same from the evidence. */
export type Truth =
  | { readonly kind: "graded"; readonly status: "passed" | "failed" }
  | { readonly kind: "failure"; readonly class: FailureClass; readonly isAuthentication?: true }
  /** A limit, and the words in which the child reports it. */
  | { readonly kind: "limit"; readonly words: string }
  | { readonly kind: "killed" }
  /** Nothing is known about the task. */
  | { readonly kind: "open" };

export type Fate =
  | "passes"
  | "fails"
  | "broken"
  | "flaky"
  | "retryable"
  | "fatal"
  | "skipped"
  | "hangs"
  | "poison"
  | "crashes-once"
  | "dies-after-row"
  | "task-limit"
  | "babbles"
  | "cries-stop"
  | "cries-wolf"
  | "forgets"
  | "locked-out";

export interface TaskTraits {
  readonly fate: Fate;
  readonly calls: number;
  readonly callMs: number;
  /** The message of a broken task. In some worlds all of them have the same. */
  readonly complaint: string;
}

export interface ChildTraits {
  /** Whether children write rows, or only have an exit code (one task a child). */
  readonly speaksRows: boolean;
  readonly onLimit: "dies" | "exits-75" | "row" | "retries" | "notice";
  /** How long it takes to end after a TERM; null: only KILL ends it. */
  readonly diesAfterMs: number | null;
  /** What a row says that a call costs, in thousandths of a dollar; null: it says nothing. */
  readonly callCost: number | null;
}

export type Step =
  | { readonly kind: "sleep"; readonly ms: number }
  | { readonly kind: "row"; readonly row: ResultRow; readonly truth: Truth };

/** How a child ends by itself. */
export interface Death {
  readonly exit: Exit;
  readonly stderr?: string;
  readonly stdout?: string;
  /** About tasks without a row, if no row came at all. */
  readonly truth: Truth;
}

export interface LifeOptions {
  readonly now: () => number;
  readonly provider: SimProvider;
  readonly traitsOf: (task: Task) => TaskTraits;
  readonly child: ChildTraits;
  readonly chance: Chance;
  /** How many children were started for the task, in all runs. */
  readonly startsOf: (task: Task) => number;
}

const exited = (code: number): Exit => ({ kind: "exited", code });
const KILLED: Death = { exit: { kind: "signalled", signal: "SIGKILL" }, truth: { kind: "killed" } };
/** Out of memory: killed by the kernel, ended by the runtime, and reported by a shell's exit code. */
const DEATHS: readonly Death[] = [
  KILLED,
  { exit: exited(134), stderr: "FATAL ERROR: Reached heap limit: heap out of memory", truth: { kind: "killed" } },
  { exit: exited(137), truth: { kind: "killed" } },
];

export function* childLife(request: ShardRequest, options: LifeOptions): Generator<Step, Death, void> {
  let rows = 0;
  let last: Death = { exit: exited(0), truth: { kind: "graded", status: "passed" } };
  const { speaksRows, onLimit, callCost } = options.child;
  for (const task of request.tasks) {
    const { id } = task;
    const traits = options.traitsOf(task);
    const metrics = callCost === null ? {} : { metrics: { cost_usd: (traits.calls * callCost) / 1_000 } };
    yield { kind: "sleep", ms: options.chance.int(1, 50) };
    if (traits.fate === "poison") return KILLED;
    if (traits.fate === "cries-stop" || traits.fate === "cries-wolf") {
      const words = traits.fate === "cries-stop" ? "LIMIT stop 1000" : "LIMIT? cap";
      return { exit: exited(1), stderr: words, truth: { kind: "limit", words } };
    }
    if (traits.fate === "crashes-once" && options.startsOf(task) <= 1) return options.chance.pick(DEATHS);
    const refused = yield* callProvider(traits, options);
    if (refused !== null) {
      const isOverload = refused.includes("overload");
      const truth: Truth = isOverload ? { kind: "failure", class: "transient" } : { kind: "limit", words: refused };
      if (speaksRows && (onLimit === "row" || isOverload)) {
        // A careless harness grades its own failed call. A limit inside the error counts more than the status.
        const status = !isOverload && options.chance.isTrue(0.3) ? "failed" : "error";
        yield { kind: "row", row: { id, status, error: { message: refused }, ...metrics }, truth };
        rows += 1;
        last = { exit: exited(1), truth: { kind: "open" } };
        continue;
      }
      if (onLimit === "exits-75" && !isOverload) return { exit: exited(75), stderr: refused, truth };
      if (onLimit === "notice" && !isOverload && rows === 0) return { exit: exited(0), stdout: refused, truth };
      return { exit: exited(1), stderr: `Error: the call failed\n${refused}`, truth };
    }
    const result = resultOf(id, traits, request.attempt);
    if (result === "hangs") yield { kind: "sleep", ms: Number.POSITIVE_INFINITY };
    else if (result === "forgets") {
      if (!speaksRows) last = { exit: exited(0), truth: { kind: "graded", status: "passed" } };
    } else if (speaksRows) {
      yield { kind: "row", row: { ...result.row, ...metrics }, truth: result.truth };
      rows += 1;
      // The row counts although the child dies. The tasks behind it in the shard have none.
      if (traits.fate === "dies-after-row") return options.chance.pick(DEATHS);
    } else last = result.death;
  }
  return last;
}

function* callProvider(traits: TaskTraits, options: LifeOptions): Generator<Step, string | null, void> {
  for (let call = 0; call < traits.calls; call += 1) {
    for (let tries = 0; ; tries += 1) {
      const answer = options.provider.call(options.now());
      yield { kind: "sleep", ms: options.chance.heavyMs(traits.callMs) };
      if (answer.kind === "ok") break;
      if (options.child.onLimit !== "retries" || tries === 2) return answer.words;
      yield { kind: "sleep", ms: 1_000 * 2 ** tries };
    }
  }
  return null;
}

type TaskResult = { readonly row: ResultRow; readonly truth: Truth; readonly death: Death } | "hangs" | "forgets";

function resultOf(id: string, traits: TaskTraits, attempt: number): TaskResult {
  const graded = (status: "passed" | "failed", stdout = ""): TaskResult => {
    const truth: Truth = { kind: "graded", status };
    const death = { exit: exited(status === "passed" ? 0 : 3), stdout, truth };
    return { row: { id, status, score: status === "passed" ? 1 : 0 }, truth, death };
  };
  const failure = (failed: FailureClass, row: Partial<ResultRow>, code: number, stderr = ""): TaskResult => {
    const truth: Truth = { kind: "failure", class: failed };
    return { row: { id, status: "error", ...row }, truth, death: { exit: exited(code), stderr, truth } };
  };
  switch (traits.fate) {
    case "passes":
    case "crashes-once":
    case "dies-after-row":
    case "poison":
    case "cries-stop":
    case "cries-wolf":
      return graded("passed");
    case "babbles":
      return graded(
        "passed",
        `In this answer the model explains what LIMIT stop means to a client.\n${"words ".repeat(30)}`,
      );
    case "fails":
      return graded("failed");
    case "flaky":
      return attempt > 1
        ? graded("passed")
        : failure("legitimate", { error: { message: traits.complaint } }, 1, traits.complaint);
    case "broken":
      return failure("legitimate", { error: { message: traits.complaint } }, 1, traits.complaint);
    case "retryable":
      return attempt > 1
        ? graded("passed")
        : failure("transient", { error: { message: "connection reset", is_retryable: true } }, 1, "LIMIT overload");
    case "fatal":
      return failure("fatal", { error: { message: "no such model", is_retryable: false } }, 4);
    case "task-limit":
      return failure("fatal", { error: { message: "LIMIT task" } }, 1, "LIMIT task");
    case "skipped":
      return failure("skipped", { status: "skipped" }, 77);
    case "locked-out": {
      const row: Partial<ResultRow> = { error: { message: "Incorrect API key provided", status_code: 401 } };
      const truth: Truth = { kind: "failure", class: "legitimate", isAuthentication: true };
      const death = { exit: exited(1), stderr: "Error: Incorrect API key provided", truth };
      return { row: { id, status: "error", ...row }, truth, death };
    }
    case "hangs":
      return "hangs";
    case "forgets":
      return "forgets";
  }
}
