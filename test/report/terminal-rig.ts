/** A terminal reporter with a clock and timers that the test moves, and the events that it shows. */
import type { Note } from "../../src/core/event.ts";
import { type TerminalOptions, TerminalReporter } from "../../src/report/terminal.ts";

export const START = Date.parse("2026-11-21T16:57:00Z");

/** A reporter with a clock and timers that only move when they are told to. */
export function setUp(options: Partial<TerminalOptions> = {}) {
  let now = START;
  let output = "";
  const timers = new Set<{ dueAt: number; readonly periodMs: number; readonly callback: () => void }>();
  const reporter = new TerminalReporter({
    write: (text) => {
      output += text;
    },
    isTty: false,
    columns: () => 120,
    env: {},
    logOutput: "failures",
    every: (periodMs, callback) => {
      const timer = { dueAt: now + periodMs, periodMs, callback };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    now: () => now,
    ...options,
  });
  return {
    reporter,
    tell(...notes: Note[]) {
      for (const note of notes) reporter.on({ ...note, at: new Date(now).toISOString() });
    },
    pass(ms: number) {
      const until = now + ms;
      for (;;) {
        const [due] = [...timers].filter(({ dueAt }) => dueAt <= until).sort((a, b) => a.dueAt - b.dueAt);
        if (due === undefined) break;
        now = due.dueAt;
        due.dueAt += due.periodMs;
        due.callback();
      }
      now = until;
    },
    /** What was written since the last look. */
    take() {
      const text = output;
      output = "";
      return text;
    },
    timerCount: () => timers.size,
  };
}

export const started = (outstanding: number): Note => ({
  event: "run_started",
  run: "1",
  job: "0",
  campaign: "until-complete-000001",
  tasks: 12,
  part: 12,
  outstanding,
  job_index: 0,
  job_total: 1,
  concurrency: 8,
  default_provider: "anthropic",
  max_attempts: 3,
  deadline_at: null,
});
export const attempt = (key: string, ...tasks: string[]): Extract<Note, { event: "attempt_started" }> => ({
  event: "attempt_started",
  key,
  slot: 0,
  provider: "anthropic",
  tasks,
  attempt: 1,
  probe: false,
});
export const settled = (
  key: string,
  id: string,
  rest: Partial<Extract<Note, { event: "task_settled" }>> = {},
): Note => ({
  event: "task_settled",
  key,
  id,
  attempt: 1,
  class: "graded",
  status: "passed",
  score: null,
  message: "",
  verdict: null,
  next: "done",
  ...rest,
});
export const NO_COUNTS = { total: 0, passed: 0, failed: 0, errored: 0, skipped: 0, outstanding: 0 };
export const runEnded = (rest: Partial<Extract<Note, { event: "run_ended" }>>): Note => ({
  event: "run_ended",
  run: "1",
  job: "0",
  status: "complete",
  reason: "nothing is outstanding",
  counts: NO_COUNTS,
  resume_at: "",
  resume_command: "",
  ...rest,
});
export const failure = { class: "legitimate", status: null, message: "exit 1", next: "retry" } as const;
export const ended = (key: string): Note => ({ event: "attempt_ended", key, duration_s: 1 });
