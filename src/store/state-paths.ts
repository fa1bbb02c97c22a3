/** What a state folder holds, and where. */
import { createHash } from "node:crypto";
import { join, resolve, sep } from "node:path";

/** The names of the files, which they also keep in an archive. */
export const STATE_FILES = {
  tasks: "tasks.jsonl",
  results: "results.jsonl",
  failures: "failures.jsonl",
  checkpoint: "checkpoint.json",
  events: "events.jsonl",
  baseline: "baseline.jsonl",
  history: "history.jsonl",
  plan: "plan.json",
  calls: "calls.jsonl",
} as const;

/**
 * A file of the state beyond this size is not read: it is damaged, or not ours. A million results with 2,000 bytes of
 * output each fit.
 */
export const STATE_FILE_LIMIT_BYTES = 2 ** 31;

export interface StatePaths {
  readonly root: string;
  readonly tasks: string;
  readonly results: string;
  readonly failures: string;
  readonly checkpoint: string;
  readonly events: string;
  readonly baseline: string;
  readonly history: string;
  readonly plan: string;
  /** Answers that the gateway keeps for tasks that were interrupted. */
  readonly calls: string;
  readonly logs: string;
  readonly inbox: string;
  /** Failures of which it is not settled yet whether they count. Like the inbox it is never carried elsewhere. */
  readonly held: string;
  readonly lock: string;
  /** The ids of the outstanding tasks, one a line. */
  readonly outstanding: string;
  readonly summary: string;
  readonly junit: string;
  readonly report: string;
}

/** Absolute paths of all that a state folder holds. */
export function statePaths(stateDir: string): StatePaths {
  const root = resolve(stateDir);
  return {
    root,
    tasks: join(root, STATE_FILES.tasks),
    results: join(root, STATE_FILES.results),
    failures: join(root, STATE_FILES.failures),
    checkpoint: join(root, STATE_FILES.checkpoint),
    events: join(root, STATE_FILES.events),
    baseline: join(root, STATE_FILES.baseline),
    history: join(root, STATE_FILES.history),
    plan: join(root, STATE_FILES.plan),
    calls: join(root, STATE_FILES.calls),
    logs: join(root, "logs"),
    inbox: join(root, "inbox"),
    held: join(root, "inbox", "held.jsonl"),
    lock: join(root, "lock"),
    outstanding: join(root, "outstanding.txt"),
    summary: join(root, "summary.md"),
    junit: join(root, "junit.xml"),
    report: join(root, "report.html"),
  };
}

/** The reports, in the order in which they are written. */
export function reportFiles({ outstanding, summary, junit, report }: StatePaths): readonly string[] {
  return [outstanding, summary, junit, report];
}

/** In its folders, which may be a user's too where the state folder is: a log, and what lies there of a child. */
const OWN_LOG = /^[^/]+\.\d+\.\d{6,}\.log$/;
const OWN_INBOX = /^(?:held\.jsonl|[^/~]+(?:~[^/~]+){5}\.(?:(?:tasks|results)\.jsonl|told))(?:\/|$)/;

/** Whether a run writes here itself. @param path absolute, and as real as the root is */
export function isStatePath({ root: _, logs, inbox, ...files }: StatePaths, path: string): boolean {
  if (path.startsWith(logs + sep)) return OWN_LOG.test(path.slice(logs.length + 1));
  if (path.startsWith(inbox + sep)) return OWN_INBOX.test(path.slice(inbox.length + 1));
  return Object.values(files).includes(path);
}

/** Names the folder among all on this machine: letters and digits, for markers of processes. */
export function folderMark(root: string): string {
  return createHash("sha256").update(root).digest("hex").slice(0, 16);
}
