/** The contents of a state folder, and their paths. */
import { createHash } from "node:crypto";
import { join, resolve, sep } from "node:path";

/** The names of the files. They are the same in an archive. */
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
 * A larger state file is not read: it is damaged, or not ours. A million results with 2,000 bytes of output each fit.
 */
export const STATE_FILE_LIMIT_BYTES = 2 ** 31;
/** At most 11 bytes a task: the plan of 24 million tasks. A larger one counts as absent. */
export const PLAN_LIMIT_BYTES = 256 << 20;

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
  /** Answers that the gateway keeps for interrupted tasks. */
  readonly calls: string;
  readonly logs: string;
  readonly inbox: string;
  /** Failures before it is decided whether they count. Like the inbox, they are never carried elsewhere. */
  readonly held: string;
  readonly lock: string;
  /** The ids of the outstanding tasks, one per line. */
  readonly outstanding: string;
  readonly summary: string;
  readonly junit: string;
  readonly report: string;
}

/** Absolute paths of everything in a state folder. */
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

/** A log, and files of a child. Their folders may also hold files of the user if the state folder does. */
const OWN_LOG = /^[^/]+\.\d+\.\d{6,}\.log$/;
const OWN_INBOX = /^(?:held\.jsonl|[^/~]+(?:~[^/~]+){5,6}\.(?:(?:tasks|results)\.jsonl|stopped))(?:\/|$)/;

/** Whether runs write this path themselves. @param path absolute, and resolved like the root */
export function isStatePath({ root: _, logs, inbox, ...files }: StatePaths, path: string): boolean {
  if (path.startsWith(logs + sep)) return OWN_LOG.test(path.slice(logs.length + 1));
  if (path.startsWith(inbox + sep)) return OWN_INBOX.test(path.slice(inbox.length + 1));
  return Object.values(files).includes(path);
}

/** Identifies the folder on this machine, in letters and digits, for markers of processes. */
export function folderMark(root: string): string {
  return createHash("sha256").update(root).digest("hex").slice(0, 16);
}
