/** What simulated children do: they call their provider, take their time, leave rows, and end well or badly. */
import type { Exit } from "../../src/core/evidence.ts";
import type { FailureClass, ResultRow } from "../../src/core/row.ts";
import type { Task } from "../../src/core/task.ts";
import type { ShardRequest } from "../../src/run/spawner.ts";
import type { Chance } from "./chance.ts";
import type { SimProvider } from "./sim-provider.ts";

/** What the world knows of an attempt: the engine has to find the same from the evidence. */
export type Truth =
  | { readonly kind: "graded"; readonly status: "passed" | "failed" }
  | { readonly kind: "failure"; readonly class: FailureClass }
  /** A limit; `words` are what the child passes on of it. */
  | { readonly kind: "limit"; readonly words: string }
  | { readonly kind: "killed" }
  /** Nothing is said of the task. */
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
  | "forgets";

export interface TaskTraits {
  readonly fate: Fate;
  readonly calls: number;
  readonly callMs: number;
  /** What a broken task says; alike for some worlds, its own in others. */
  readonly complaint: string;
}

export interface ChildTraits {
  /** Whether results are told in rows, or by the exit code alone (one task a child). */
  readonly speaksRows: boolean;
  readonly onLimit: "dies" | "exits-75" | "row" | "retries" | "notice";
  /** How long it takes to die of a TERM; null: only KILL ends it. */
  readonly diesAfterMs: number | null;
}

export type Step =
  | { readonly kind: "sleep"; readonly ms: number }
  | { readonly kind: "row"; readonly row: ResultRow; readonly truth: Truth };

/** How a child ends by itself. */
export interface Death {
  readonly exit: Exit;
  readonly stderr?: string;
  readonly stdout?: string;
  /** Of the tasks without a row, where no row came at all. */
  readonly truth: Truth;
}

export interface LifeOptions {
  readonly now: () => number;
  readonly provider: SimProvider;
  readonly traitsOf: (task: Task) => TaskTraits;
  readonly child: ChildTraits;
  readonly chance: Chance;
  /** Children that were started for the task before, in any run. */
  readonly startsOf: (task: Task) => number;
}

const exited = (code: number): Exit => ({ kind: "exited", code });
const KILLED: Death = { exit: { kind: "signalled", signal: "SIGKILL" }, truth: { kind: "killed" } };
/** Of too little memory: by the kernel, by the runtime, and in a shell that tells of it by its exit code. */
const DEATHS: readonly Death[] = [
  KILLED,
  {
    exit: exited(134),
    stderr: "FATAL ERROR: Reached heap limit: heap out of memory",
    truth: { kind: "killed" },
  },
  { exit: exited(137), truth: { kind: "killed" } },
];

export function* childLife(request: ShardRequest, facts: LifeOptions): Generator<Step, Death, void> {
  let rows = 0;
  let last: Death = { exit: exited(0), truth: { kind: "graded", status: "passed" } };
  const { speaksRows, onLimit } = facts.child;
  for (const task of request.tasks) {
    const { id } = task;
    const traits = facts.traitsOf(task);
    yield { kind: "sleep", ms: facts.chance.int(1, 50) };
    if (traits.fate === "poison") return KILLED;
    if (traits.fate === "cries-stop" || traits.fate === "cries-wolf") {
      const words = traits.fate === "cries-stop" ? "LIMIT stop 1000" : "LIMIT? cap";
      return { exit: exited(1), stderr: words, truth: { kind: "limit", words } };
    }
    if (traits.fate === "crashes-once" && facts.startsOf(task) <= 1) return facts.chance.pick(DEATHS);
    const refused = yield* callProvider(traits, facts);
    if (refused !== null) {
      const isOverload = refused.includes("overload");
      const truth: Truth = isOverload ? { kind: "failure", class: "transient" } : { kind: "limit", words: refused };
      if (speaksRows && (onLimit === "row" || isOverload)) {
        // A careless harness grades its own failed call: a limit inside the error goes before the status.
        const status = !isOverload && facts.chance.isTrue(0.3) ? "failed" : "error";
        yield { kind: "row", row: { id, status, error: { message: refused } }, truth };
        rows += 1;
        last = { exit: exited(1), truth: { kind: "open" } };
        continue;
      }
      if (onLimit === "exits-75" && !isOverload) return { exit: exited(75), stderr: refused, truth };
      if (onLimit === "notice" && !isOverload && rows === 0) return { exit: exited(0), stdout: refused, truth };
      return { exit: exited(1), stderr: `Error: the call failed\n${refused}`, truth };
    }
    const told = tell(id, traits, request.attempt);
    if (told === "hangs") yield { kind: "sleep", ms: Number.POSITIVE_INFINITY };
    else if (told === "forgets") {
      if (!speaksRows) last = { exit: exited(0), truth: { kind: "graded", status: "passed" } };
    } else if (speaksRows) {
      yield { kind: "row", row: told.row, truth: told.truth };
      rows += 1;
      // The row is complete, whatever becomes of the child: those behind it in the shard go unsaid.
      if (traits.fate === "dies-after-row") return facts.chance.pick(DEATHS);
    } else last = told.death;
  }
  return last;
}

function* callProvider(traits: TaskTraits, facts: LifeOptions): Generator<Step, string | null, void> {
  for (let call = 0; call < traits.calls; call += 1) {
    for (let tries = 0; ; tries += 1) {
      const answer = facts.provider.call(facts.now());
      yield { kind: "sleep", ms: facts.chance.heavyMs(traits.callMs) };
      if (answer.kind === "ok") break;
      if (facts.child.onLimit !== "retries" || tries === 2) return answer.words;
      yield { kind: "sleep", ms: 1_000 * 2 ** tries };
    }
  }
  return null;
}

type Told = { readonly row: ResultRow; readonly truth: Truth; readonly death: Death } | "hangs" | "forgets";

function tell(id: string, traits: TaskTraits, attempt: number): Told {
  const graded = (status: "passed" | "failed", stdout = ""): Told => {
    const truth: Truth = { kind: "graded", status };
    const death = { exit: exited(status === "passed" ? 0 : 3), stdout, truth };
    return { row: { id, status, score: status === "passed" ? 1 : 0 }, truth, death };
  };
  const failure = (failed: FailureClass, row: Partial<ResultRow>, code: number, stderr = ""): Told => {
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
    case "hangs":
      return "hangs";
    case "forgets":
      return "forgets";
  }
}
