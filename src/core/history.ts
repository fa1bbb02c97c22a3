/**
 * What the state knows of a task in this campaign, and the outstanding set that follows from it:
 * tasks - (ledger ∪ terminal in the sidecar ∪ attempts used up), computed at the start of a run.
 */
import type { FailureClass } from "./row.ts";
import type { Task } from "./task.ts";

/** Of the rows of one task with its present hash, the strongest fact: ledger row > terminal > attempts. */
export type TaskRecord =
  | {
      readonly kind: "result";
      readonly status: "passed" | "failed";
      readonly score: number | null;
      readonly attempt: number;
    }
  | { readonly kind: "terminal"; readonly class: FailureClass }
  | { readonly kind: "attempts"; readonly count: number };

/**
 * Records by task hash, which holds the id: a changed task has none, and is outstanding again.
 * Ids may have been redacted on their way to disk; hashes are not.
 */
export type History = ReadonlyMap<string, TaskRecord>;

export interface OutstandingTask {
  readonly task: Task;
  /** The number of the attempt that comes next, from 1. */
  readonly attempt: number;
}

/** The outstanding set, in list order. */
export function computeOutstanding(tasks: readonly Task[], history: History, maxAttempts: number): OutstandingTask[] {
  const outstanding: OutstandingTask[] = [];
  for (const task of tasks) {
    const record = history.get(task.hash);
    const attempt = nextAttempt(record, maxAttempts);
    if (attempt !== null) outstanding.push({ task, attempt });
  }
  return outstanding;
}

/** The number of the next attempt, or null where the task is settled for this campaign. */
export function nextAttempt(record: TaskRecord | undefined, maxAttempts: number): number | null {
  if (record === undefined) return 1;
  if (record.kind !== "attempts") return null;
  return record.count < maxAttempts ? record.count + 1 : null;
}

/** What a task counts as in total = passed + failed + errored + skipped + outstanding. */
export type Standing = "passed" | "failed" | "errored" | "skipped" | "outstanding";

export function standingOf(record: TaskRecord | undefined, maxAttempts: number): Standing {
  if (nextAttempt(record, maxAttempts) !== null) return "outstanding";
  if (record?.kind === "result") return record.status;
  return record?.kind === "terminal" && record.class === "skipped" ? "skipped" : "errored";
}
