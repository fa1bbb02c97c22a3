/** The one list of outputs. action.yml and the README table are generated from it, and the code that sets them uses it. */

export const OUTPUT_TABLE = {
  status:
    "How the run ended: `complete`, `stopped` (rate limit), `out_of_time`, `out_of_budget`, `interrupted`, `aborted` or `incomplete`.",
  resume: "`true` if tasks are outstanding, so that another run continues with them, else `false`.",
  "resume-at":
    "The earliest instant (ISO 8601, UTC) at which a stopped provider with outstanding tasks can be used again. Empty if none is stopped. With `only` or `sample`, the providers of the selected tasks take precedence.",
  "resume-command": "The command that continues the run, also on another machine with the same state folder.",
  reason: "Why the run ended, in one sentence.",
  total: "How many tasks there are: passed + failed + errored + skipped + outstanding.",
  passed: "How many tasks passed.",
  failed: "How many tasks were graded and failed.",
  errored: "How many tasks Carryover gave up without a grade.",
  skipped: "How many tasks were skipped.",
  outstanding: "How many tasks are left for the next run.",
  "outstanding-file": "Path of a text file with the ids of the outstanding tasks, one per line.",
  "pass-rate": "Passed tasks as a fraction (0 to 1) of graded ones; empty if none was graded.",
  "results-file": "Path of the ledger `results.jsonl`.",
  "failures-file": "Path of the sidecar `failures.jsonl`.",
  "summary-file": "Path of the Markdown summary.",
  "junit-file": "Path of the JUnit XML report.",
  "report-file": "Path of the HTML report, one self-contained file.",
} as const satisfies Readonly<Record<string, string>>;

export type OutputName = keyof typeof OUTPUT_TABLE;

/** The outputs of `carryover/plan`. */
export const PLAN_OUTPUT_TABLE = {
  matrix: "JSON list of job indexes such as `[0,1,2]`. Pass it to a key of `strategy.matrix` with `fromJSON`.",
  jobs: "How many jobs to run; 0 if nothing is outstanding or every provider is stopped.",
  outstanding: "How many tasks are outstanding.",
  "resume-at":
    "The earliest instant (ISO 8601, UTC) at which a stopped provider can be used again. Empty if none is stopped.",
} as const satisfies Readonly<Record<string, string>>;
