/** Reports of the situations that people meet, for tests of the page. */
import type { Report, ReportTask, ReportTasks } from "../../../src/report/report.ts";
import type { HistoryRow } from "../../../src/store/campaign-history.ts";
import { reportOf, Scene, taskId } from "../scene.ts";
import * as situations from "../situations.ts";

const read = ({ paths, options }: situations.Situation): Report => reportOf(paths, options);

export const allPassed = (): Report => read(situations.allPassed());
export const failures = (): Report => ({ ...read(situations.failures()), trend: nights(12) });
export const stopped = (): Report => read(situations.stoppedByLimit());

/** Tasks of a list that is short enough to be held. */
export function tasksOf(tasks: readonly ReportTask[]): ReportTasks {
  const at = (index: number): ReportTask => {
    const task = tasks[index];
    if (task === undefined) throw new RangeError(`there is no task ${index}`);
    return task;
  };
  return { count: tasks.length, at, [Symbol.iterator]: () => tasks[Symbol.iterator]() };
}

const TROUBLE = [
  ["legitimate", "Traceback (most recent call last):\n  File \"run_case.py\", line 61\nKeyError: 'expected_answer'"],
  ["timeout_exceeded", "stopped after its timeout of 90s"],
  ["fatal", "invalid_request_error: model `claude-nonesuch` does not exist"],
] as const;

/** Ten thousand tasks in sixteen slots. One in ten fails its grader, one in twenty errors, and three pauses cut the parallelism. */
export function tenThousand(): Report {
  const scene = new Scene().tasks(10_000, (index) => ({ group: `group-${index % 4}` })).begin({ concurrency: 16 });
  for (let index = 1; index <= 10_000; index += 1) {
    const id = taskId(index);
    const slot = index % 16;
    if (index % 10 === 5) scene.before(id, "passed").attempt(id, "failed", { slot, score: (index % 65) / 100 });
    else if (index % 20 === 7) {
      const [ending, words] = TROUBLE[index % 3] ?? TROUBLE[0];
      scene.attempt(id, ending, { slot, attempt: 3, message: `${words}\nrequest id ${index}` });
    } else scene.attempt(id, "passed", { slot, score: 0.7 + (index % 30) / 100 });
    if (slot === 0) scene.pass(12_000);
    if (index % 2_500 === 0) {
      const until = new Date(scene.now + 240_000).toISOString();
      scene.tell({ event: "paused", provider: "anthropic", until, reason: "429, retry-after 240 s" });
      scene.tell({ event: "limit_changed", provider: "anthropic", from: 16, to: 8, reason: "rate limit" });
      scene.pass(240_000);
    }
  }
  return reportOf(scene.end("complete", "every task has a result or used up its attempts"));
}

/** Campaigns of this many nights, as `history.jsonl` has them. */
export function nights(count: number): HistoryRow[] {
  return Array.from({ length: count }, (_, night) => ({
    v: 1 as const,
    campaign: `nightly-${String(night + 1).padStart(6, "0")}`,
    completed_at: new Date(Date.UTC(2026, 10, 21, 3) - (count - night) * 86_400_000).toISOString(),
    total: 400,
    passed: 300 + night * 4,
    failed: 100 - night * 4,
    errored: 0,
    skipped: 0,
    runs: 1 + (night % 3),
    pass_rate: night === 5 ? null : 0.75 + night * 0.01,
    duration_s: 1_800 + night * 60,
    tokens: 1_200_000,
    cost_usd: 4.2 - night * 0.1,
    calls_saved: night === 3 ? 51 : 0,
  }));
}

/** Texts that try to become markup, script, or another text. */
export const HOSTILE_TEXTS: readonly string[] = [
  "</script><script>globalThis.owned = 1</script>",
  "<!--<script>",
  "<img src=x onerror='globalThis.owned = 1'>",
  "\"'`--></style></title><svg onload=globalThis.owned=1>",
  "line\u2028separator\u2029and \u202ereversed",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it must not become a template.
  "{{constructor.constructor('globalThis.owned=1')()}} ${globalThis.owned=1}",
  "]]> \ud800 \0 \x1b[31mred",
  "javascript:globalThis.owned=1",
];

export function hostile(): Report {
  const plain = failures();
  const tasks = [...plain.tasks];
  const text = (index: number): string => HOSTILE_TEXTS[index % HOSTILE_TEXTS.length] ?? "";
  const rename = (id: string): string => `${id} ${text(Number(id.slice(-3)))}`;
  return {
    ...plain,
    headline: {
      ...plain.headline,
      status: "stopped",
      counts: { ...plain.headline.counts, outstanding: 3 },
      reason: HOSTILE_TEXTS.join(" "),
      campaign: text(0),
      resumeAt: 0,
      resumeCommand: text(3),
    },
    tasks: tasksOf(
      tasks.map((task, index) => ({
        ...task,
        id: rename(task.id),
        group: text(index),
        provider: text(index + 1),
        message: `${task.message}${text(index + 2)}`,
        key: text(index + 7),
      })),
    ),
    run: {
      ...plain.run,
      jobs: plain.run.jobs.map((job) => ({ ...job, start: { ...job.start, run: text(2), job: text(2) } })),
      attempts: plain.run.attempts.map((attempt, index) => ({
        ...attempt,
        job: text(index % 3),
        provider: text(index + 1),
        taskIds: attempt.taskIds.map(rename),
      })),
      changes: stopped().run.changes.map((one, index) => ({ ...one, provider: text(1), reason: text(index) })),
    },
    trend: nights(8).map((row, index) => ({ ...row, campaign: text(index), completed_at: text(index + 1) })),
    baseline: plain.baseline && {
      ...plain.baseline,
      campaign: text(2),
      regressions: tasks.slice(0, 8).map((task) => rename(task.id)),
      fixes: HOSTILE_TEXTS,
      difference: { of: "pass rate", pairs: 0, changed: 0, interval: null },
    },
    failureGroups: plain.failureGroups.map((group, index) => ({ ...group, message: text(index) })),
  };
}

export const SITUATIONS = {
  allPassed,
  failures,
  stopped,
  outOfTime: () => read(situations.outOfTime()),
  mergedMatrix: () => read(situations.mergedMatrix()),
  tenThousand,
} as const;
