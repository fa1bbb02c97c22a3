/** How a merge ended: one status, reason and `resume-at` for all jobs of a matrix. */
import { OPEN_LIMIT_MS } from "../core/circuit.ts";
import { OTHER_JOB } from "../core/ending.ts";
import { computeOutstanding, type ListHistory } from "../core/history.ts";
import { iso } from "../core/instant.ts";
import { wholeOf } from "../core/split.ts";
import type { Counts, RunResult, RunStatus } from "../core/tally.ts";
import { DEFAULT_PROVIDER, type Tasks } from "../core/task.ts";
import { counted } from "../core/words.ts";
import type { StoredCircuit } from "../store/format.ts";
import type { StoredRunEnd } from "../store/run-events.ts";
import { providersOf, resumeAt } from "./run-memory.ts";
import type { OutputOptions } from "./verdict.ts";

interface MergeOptions {
  /** Counts over the whole list. */
  readonly counts: Counts;
  /** The jobs that never reported, for people. */
  readonly missing: readonly string[];
  /** How the jobs ended; empty if none was started. */
  readonly ends: readonly StoredRunEnd[];
  readonly circuits: Readonly<Record<string, StoredCircuit>>;
  readonly tasks: Tasks;
  /** The provider of tasks that name none, as the latest job recorded it; null if no job has run. */
  readonly defaultProvider: string | null;
  readonly history: ListHistory;
  readonly maxAttempts: number;
  readonly now: number;
}

/** The one verdict over all jobs of a matrix, before `fail-on` applies. */
type MergeVerdict = Pick<OutputOptions, "status" | "reason" | "resumeAt"> & Pick<RunResult, "sameFailure">;

/** The status of a merge is the first of these that a job ended with. */
const WORST_FIRST: readonly RunStatus[] = ["aborted", "stopped", "interrupted", "out_of_budget", "out_of_time"];

/** If nothing is outstanding, the statuses of the jobs do not matter. Otherwise the worst of them stands for all. */
export function judgeMerge(options: MergeOptions): MergeVerdict {
  const { counts, missing, ends } = options;
  if (counts.outstanding === 0) {
    const isWhole = missing.length === 0;
    const reason = isWhole ? "nothing is outstanding" : `${missing.join(", ")} never reported`;
    return { status: isWhole ? "complete" : "incomplete", reason, sameFailure: false, resumeAt: null };
  }
  const at = resumeInstant(options);
  // No job is planned while all providers are stopped. Then the circuits give the reason.
  if (ends.length === 0 && missing.length === 0 && at !== null && at > options.now) {
    const reason = `no job was started: every provider of an outstanding task is stopped, the first until ${iso(at)}`;
    return { status: "stopped", reason, sameFailure: false, resumeAt: at };
  }
  const status = WORST_FIRST.find((bad) => ends.some((end) => end.status === bad)) ?? "incomplete";
  const left = `${counted(counts.outstanding, "task")} ${counts.outstanding === 1 ? "is" : "are"} outstanding`;
  const words = reasonsOf(ends.filter((end) => end.status === status)) ?? left;
  const reason = missing.length === 0 ? words : `${missing.join(", ")} never reported; ${words}`;
  return { status, reason, sameFailure: ends.some((end) => end.failed_alike === true), resumeAt: at };
}

const REASONS_GIVEN = 3;

/** The reasons of several jobs. Those that differ only in numbers are given once. Null if there is none. */
function reasonsOf(ends: readonly StoredRunEnd[]): string | null {
  const firstOf = new Map<string, string>();
  for (const end of ends) {
    const reason = end.reason.replace(OTHER_JOB, "");
    // Waits and counts differ from job to job. A reason may start with its provider, whose digits distinguish reasons.
    const key = reason.replace(/^\S+: |\d+(?:,\d{3})*/g, (part) => (part.endsWith(": ") ? part : "#"));
    if (!firstOf.has(key)) firstOf.set(key, reason);
  }
  const reasons = [...firstOf.values()];
  if (reasons.length === 0) return null;
  const more = reasons.length - REASONS_GIVEN;
  return `${reasons.slice(0, REASONS_GIVEN).join("; ")}${more > 0 ? `; and ${more} more` : ""}`;
}

/** The earliest end of a circuit that holds up an outstanding task. */
function resumeInstant(options: MergeOptions): number | null {
  const { tasks, history, maxAttempts, circuits, defaultProvider, now } = options;
  const outstanding = computeOutstanding(wholeOf(tasks.count), history, maxAttempts);
  const providers = providersOf(tasks, outstanding);
  // A stored list names no provider if the input named one for all tasks, and the merge may lack that input. The jobs
  // have recorded it. If none has run, or a stored list may hold variants of the model, any circuit may be theirs.
  const isStored = providers.delete("");
  const isUnnamed = providers.delete(DEFAULT_PROVIDER) || isStored;
  const isUnknown = defaultProvider === null || (isStored && defaultProvider === DEFAULT_PROVIDER);
  if (isUnnamed) for (const provider of isUnknown ? Object.keys(circuits) : [defaultProvider]) providers.add(provider);
  const at = resumeAt(circuits, providers);
  return at === null ? null : Math.min(at, now + OPEN_LIMIT_MS);
}
