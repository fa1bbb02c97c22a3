/** The contents of a state folder, and their paths. */
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
  /** Answers that the gateway keeps for interrupted tasks. */
  calls: "calls.jsonl",
} as const;

/**
 * A larger state file is not read: it is damaged, or not ours. A million results with 2,000 bytes of output each fit.
 */
export const STATE_FILE_LIMIT_BYTES = 2 ** 31;
/** At most 11 bytes a task: the plan of 24 million tasks. A larger one counts as absent. */
export const PLAN_LIMIT_BYTES = 256 << 20;

export type StatePaths = Readonly<ReturnType<typeof statePaths>>;

/** Absolute paths of everything in a state folder. */
export function statePaths(stateDir: string) {
  const root = resolve(stateDir);
  const at = (name: string) => join(root, name);
  const files = Object.entries(STATE_FILES).map(([key, name]) => [key, at(name)]);
  return {
    root,
    ...(Object.fromEntries(files) as Record<keyof typeof STATE_FILES, string>),
    logs: at("logs"),
    inbox: at("inbox"),
    /** Failures that may turn out not to count. Like the inbox, they are never carried elsewhere. */
    held: at(join("inbox", "held.jsonl")),
    lock: at("lock"),
    /** The ids of the outstanding tasks, one per line. */
    outstanding: at("outstanding.txt"),
    summary: at("summary.md"),
    junit: at("junit.xml"),
    report: at("report.html"),
  };
}

/** The reports, in the order in which they are written. */
export function reportFiles({ outstanding, summary, junit, report }: StatePaths): readonly string[] {
  return [outstanding, summary, junit, report];
}

/** A log, and files of a child. Their folders may also hold files of the user if the state folder does. */
const OWN_LOG = /^[^/]+\.\d+\.\d{6,}\.log$/;
const OWN_INBOX = /^(?:held\.jsonl|[^/~]+(?:~[^/~]+){2,3}\.(?:(?:tasks|results)\.jsonl|stopped))(?:\/|$)/;

/** Whether runs write this path themselves. @param path absolute, and resolved like the root */
export function isStatePath({ root: _, logs, inbox, ...files }: StatePaths, path: string): boolean {
  if (path.startsWith(logs + sep)) return OWN_LOG.test(path.slice(logs.length + 1));
  if (path.startsWith(inbox + sep)) return OWN_INBOX.test(path.slice(inbox.length + 1));
  return Object.values(files).includes(path);
}
