/** Reports of the situations that people meet, made without chance, for the tests and for looking at the page. */

import type { Standing } from "../../../src/core/history.ts";
import type { OutcomeClass } from "../../../src/core/outcome.ts";
import type {
  Attempt,
  AttemptClass,
  FailureGroup,
  Headline,
  JobStory,
  Report,
  ReportTask,
  ReportTasks,
  RunStory,
} from "../../../src/report/report.ts";
import type { HistoryRow } from "../../../src/store/campaign-history.ts";

export const START_AT = Date.UTC(2026, 10, 21, 3, 0, 0);
const MINUTE_MS = 60_000;

/** Park-Miller: the same sequence on every machine. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

export interface Ending {
  readonly attemptClass: AttemptClass;
  readonly lastClass: OutcomeClass;
  readonly standing: Standing;
  readonly message: string;
}

const PASS: Ending = { attemptClass: "passed", lastClass: "graded", standing: "passed", message: "" };
const FAIL: Ending = { attemptClass: "failed", lastClass: "graded", standing: "failed", message: "" };

const BEFORE = {
  campaign: "nightly-000011",
  pairs: 380,
  lost: [],
  gained: 0,
  isOfScores: true,
  isClustered: false,
  passRateBefore: 0.9,
} as const;

/** A difference of scores with its interval. */
const differenceOf = (mean: number, low: number, high: number) => ({
  pairs: 380,
  interval: { mean, low, high },
  pValue: null,
});

/** Tasks of a list that is short enough to be held. */
export function tasksOf(tasks: readonly ReportTask[]): ReportTasks {
  const at = (index: number): ReportTask => {
    const task = tasks[index];
    if (task === undefined) throw new RangeError(`there is no task ${index}`);
    return task;
  };
  return { count: tasks.length, at, [Symbol.iterator]: () => tasks[Symbol.iterator]() };
}

interface Campaign {
  readonly tasks: number;
  readonly slots: number;
  readonly meanMs: number;
  /** How the n-th task ends. Null: it is not started. */
  readonly endingOf: (index: number, chance: number) => Ending | null;
  readonly pauses?: readonly { readonly from: number; readonly until: number }[];
  readonly providers?: readonly string[];
}

const GROUPS = ["arithmetic", "retrieval", "tool-use", "summaries"];

function play({ tasks: count, slots, meanMs, endingOf, pauses = [], providers = ["anthropic"] }: Campaign): {
  tasks: ReportTask[];
  attempts: Attempt[];
} {
  const random = sequence(7);
  const free = Array.from({ length: slots }, (_, slot) => START_AT + slot * 120);
  const tasks: ReportTask[] = [];
  const attempts: Attempt[] = [];
  for (let index = 0; index < count; index += 1) {
    const group = GROUPS[index % GROUPS.length] ?? "";
    const id = `${group}/case-${String(index).padStart(5, "0")}`;
    const provider = providers[index % providers.length] ?? "";
    const ending = endingOf(index, random());
    const slot = free.indexOf(Math.min(...free));
    let startedAt = free[slot] ?? START_AT;
    for (const pause of pauses) if (startedAt >= pause.from && startedAt < pause.until) startedAt = pause.until;
    const lengthMs = Math.round(meanMs * (0.4 + 1.4 * random() ** 2));
    const score = ending?.standing === "passed" ? 0.7 + 0.3 * random() : 0.65 * random();
    const graded = ending?.standing === "passed" || ending?.standing === "failed";
    tasks.push({
      id,
      group,
      provider,
      standing: ending?.standing ?? "outstanding",
      score: graded ? Math.round(score * 1_000) / 1_000 : null,
      class: ending?.lastClass ?? null,
      attempts: ending === null ? 0 : 1,
      durationS: ending === null ? null : lengthMs / 1_000,
      gradeMessage: "",
      message: ending?.message ?? "",
      key: ending === null ? null : index.toString(16).padStart(8, "0"),
      failures: [],
    });
    if (ending === null) continue;
    attempts.push({
      key: String(index),
      job: "0",
      slot,
      provider,
      taskIds: [id],
      startedAt,
      endedAt: startedAt + lengthMs,
      class: ending.attemptClass,
      probe: false,
    });
    free[slot] = startedAt + lengthMs + 40;
  }
  return { tasks, attempts };
}

interface Rest {
  readonly headline?: Partial<Headline>;
  readonly run?: Partial<RunStory>;
  readonly report?: Partial<Report>;
}

function reportOf(
  { tasks, attempts }: { readonly tasks: readonly ReportTask[]; readonly attempts: readonly Attempt[] },
  { headline, run, report }: Rest,
): Report {
  const count = (standing: Standing): number => tasks.filter((task) => task.standing === standing).length;
  const counts = {
    total: tasks.length,
    passed: count("passed"),
    failed: count("failed"),
    errored: count("errored"),
    skipped: count("skipped"),
    outstanding: count("outstanding"),
  };
  const scores = tasks.flatMap(({ score }) => (score === null ? [] : [score]));
  const mean = scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length);
  const graded = counts.passed + counts.failed;
  const startedAt = attempts.reduce((first, attempt) => Math.min(first, attempt.startedAt), Number.POSITIVE_INFINITY);
  const endedAt = attempts.reduce((last, attempt) => Math.max(last, attempt.endedAt ?? 0), 0) + 400;
  return {
    headline: {
      status: "complete",
      reason: "every task has a result",
      campaign: "nightly-000012",
      counts,
      against: null,
      passRate: graded === 0 ? null : counts.passed / graded,
      passRateInterval: null,
      scores: scores.length === 0 ? null : { count: scores.length, mean, standardError: 0.01 },
      wonOnRetry: 0,
      wonAfterLimit: 0,
      spend: null,
      lostToLimits: 0,
      startedAt,
      endedAt,
      resumeAt: null,
      stops: [],
      resumeCommand: "",
      ...headline,
    },
    tasks: tasksOf(tasks),
    variants: [],
    failureGroups: groupsOf(tasks),
    outstanding: { count: 0, ids: [], limited: 0, spared: 0, killed: 0, retriable: 0, unreported: 0, notStarted: 0 },
    baseline: null,
    trend: [],
    run: {
      jobs: [jobOf("8123-1", startedAt, endedAt)],
      missingJobs: [],
      attempts,
      attemptCount: attempts.length,
      waits: [],
      limits: [],
      paces: [],
      circuits: [],
      refusedCount: 0,
      replayed: { calls: 0, input_tokens: 0, output_tokens: 0 },
      warnings: [],
      ...run,
    },
    skippedLines: 0,
    ...report,
  };
}

function jobOf(run: string, at: number, endedAt: number): JobStory {
  const start = { event: "run_started", at, run, job: "0", campaign: "nightly-000012", part: 1 } as const;
  return { start: { ...start, concurrency: 8, max_attempts: 3, job_index: 0, job_total: 1 }, end: null, endedAt };
}

function groupsOf(tasks: readonly ReportTask[], maskOf = (message: string): string => message): FailureGroup[] {
  const groups = new Map<string, { class: FailureGroup["class"]; message: string; tasks: number[]; lastWords: "" }>();
  for (const [index, task] of tasks.entries()) {
    if (task.standing !== "failed" && task.standing !== "errored") continue;
    const message = maskOf(task.message);
    const key = `${task.class} ${message}`;
    const ended = task.class as FailureGroup["class"];
    const group = groups.get(key) ?? { class: ended, message, tasks: [], lastWords: "" };
    group.tasks.push(index);
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => b.tasks.length - a.tasks.length);
}

const pause = (provider: string, at: number, until: number, reason: string) =>
  ({ event: "paused", provider, at, until, reason }) as const;
const change = (provider: string, at: number, from: number, to: number, reason: string) =>
  ({ event: "limit_changed", provider, at, from, to, reason }) as const;

export function allPassed(): Report {
  const played = play({ tasks: 240, slots: 6, meanMs: 9_000, endingOf: () => PASS });
  return reportOf(played, {
    report: { baseline: { ...BEFORE, regressions: [], fixes: [], difference: differenceOf(0.004, -0.008, 0.016) } },
  });
}

const TROUBLE: readonly Ending[] = [
  {
    attemptClass: "legitimate",
    lastClass: "legitimate",
    standing: "errored",
    message:
      "Traceback (most recent call last):\n  File \"run_case.py\", line 61, in <module>\nKeyError: 'expected_answer'",
  },
  {
    attemptClass: "transient",
    lastClass: "transient",
    standing: "errored",
    message: "anthropic.InternalServerError: Error code: 529 - {'type': 'overloaded_error', 'message': 'Overloaded'}",
  },
  {
    attemptClass: "timeout_exceeded",
    lastClass: "timeout_exceeded",
    standing: "errored",
    message: "stopped after its timeout of 90s",
  },
  {
    attemptClass: "fatal",
    lastClass: "fatal",
    standing: "errored",
    message: "invalid_request_error: model `claude-nonesuch` does not exist",
  },
];

export function failures(): Report {
  const pauses = [{ from: START_AT + 3 * MINUTE_MS, until: START_AT + 4.1 * MINUTE_MS }];
  const played = play({
    tasks: 400,
    slots: 8,
    meanMs: 12_000,
    pauses,
    endingOf: (_, chance) => {
      if (chance < 0.8) return PASS;
      if (chance < 0.89) return FAIL;
      if (chance < 0.91) return { ...PASS, standing: "skipped", lastClass: "skipped", attemptClass: "skipped" };
      return TROUBLE[Math.floor((chance - 0.91) * 1_000) % TROUBLE.length] ?? FAIL;
    },
  });
  const names = played.tasks.filter((task) => task.standing === "failed").map((task) => task.id);
  const passed = played.tasks.filter((task) => task.standing === "passed").map((task) => task.id);
  return reportOf(played, {
    headline: { reason: "every task has a result or used up its attempts", wonOnRetry: 11 },
    run: {
      waits: pauses.map(({ from, until }) => pause("anthropic", from, until, "429, retry-after 60 s")),
      limits: [
        change("anthropic", START_AT + 3 * MINUTE_MS, 8, 4, "rate limit without a stated wait"),
        change("anthropic", START_AT + 5 * MINUTE_MS, 4, 5, "a full round of successes"),
        change("anthropic", START_AT + 6 * MINUTE_MS, 5, 6, "a full round of successes"),
      ],
    },
    report: {
      trend: nights(12),
      baseline: {
        ...BEFORE,
        regressions: names.slice(0, 14),
        fixes: passed.slice(0, 5),
        difference: differenceOf(-0.031, -0.052, -0.01),
      },
    },
  });
}

/** Campaigns of so many nights, as `history.jsonl` has them. */
export function nights(count: number): HistoryRow[] {
  return Array.from({ length: count }, (_, night) => ({
    v: 1 as const,
    campaign: `nightly-${String(night + 1).padStart(6, "0")}`,
    completed_at: new Date(START_AT - (count - night) * 86_400_000).toISOString(),
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

export function stopped(): Report {
  const limited: Ending = {
    attemptClass: "rate_limited",
    lastClass: "rate_limited",
    standing: "outstanding",
    message: "You've hit your weekly limit · resets Nov 24, 6am (UTC)",
  };
  const played = play({
    tasks: 900,
    slots: 8,
    meanMs: 11_000,
    endingOf: (index, chance) => {
      if (index < 310) return chance < 0.93 ? PASS : FAIL;
      return index < 317 ? limited : null;
    },
  });
  const stoppedAt = Math.max(...played.attempts.map((attempt) => attempt.endedAt ?? 0));
  const resumeAt = Date.UTC(2026, 10, 24, 6);
  return reportOf(played, {
    headline: {
      status: "stopped",
      reason: "anthropic: “You've hit your weekly limit · resets Nov 24, 6am (UTC)”",
      spend: {
        tokens: 4_812_077,
        inputTokens: 4_101_220,
        outputTokens: 710_857,
        cost: 23.9142,
        isInDollars: true,
        results: 1_417,
      },
      lostToLimits: 583,
      resumeAt,
      resumeCommand:
        "carryover run --tasks tasks.jsonl --concurrency 8 --command 'python run_case.py \"$CARRYOVER_TASK_ID\"'",
    },
    run: {
      circuits: [
        {
          event: "circuit_changed",
          provider: "anthropic",
          job: "0",
          at: stoppedAt - 4_000,
          to: "open",
          until: resumeAt,
          reason: "weekly limit, a stated reset",
        },
      ],
    },
  });
}

/** A run of two providers that ends out of time while three children run. */
export function outOfTime(): Report {
  const played = play({
    tasks: 500,
    slots: 4,
    meanMs: 30_000,
    providers: ["anthropic", "openai"],
    endingOf: (index, chance) => (index >= 330 ? null : chance < 0.95 ? PASS : FAIL),
    pauses: [{ from: START_AT + 6 * MINUTE_MS, until: START_AT + 9 * MINUTE_MS }],
  });
  const attempts = played.attempts.map((attempt, index) =>
    index < played.attempts.length - 3 ? attempt : { ...attempt, endedAt: null, class: "running" as const },
  );
  return reportOf(
    { tasks: played.tasks, attempts },
    {
      headline: {
        status: "out_of_time",
        reason: "the time budget of 45m is used up: no further task fits (p90 of passed tasks 52 s)",
        resumeCommand: "carryover run --tasks tasks.jsonl --time-budget 45m --command ./eval.sh",
      },
      run: {
        waits: ["anthropic", "openai"].map((provider, index) =>
          pause(provider, START_AT + (6 + index / 2) * MINUTE_MS, START_AT + 9 * MINUTE_MS, "“try again in 3m0s”"),
        ),
        limits: [
          change("openai", START_AT + 6.5 * MINUTE_MS, 4, 2, "rate limit"),
          change("openai", START_AT + 14 * MINUTE_MS, 2, 3, "a full round of successes"),
        ],
      },
    },
  );
}

export function tenThousand(): Report {
  const pauses = [20, 47, 80].map((minute) => ({
    from: START_AT + minute * MINUTE_MS,
    until: START_AT + (minute + 4) * MINUTE_MS,
  }));
  const played = play({
    tasks: 10_000,
    slots: 16,
    meanMs: 12_000,
    pauses,
    endingOf: (index, chance) => {
      if (chance < 0.82) return PASS;
      if (chance < 0.93) return FAIL;
      const trouble = TROUBLE[Math.floor(chance * 10_000) % TROUBLE.length] ?? FAIL;
      return { ...trouble, message: `${trouble.message}\nrequest id req_${index.toString(36).padStart(24, "0")}` };
    },
  });
  return reportOf(played, {
    headline: { reason: "every task has a result or used up its attempts", wonOnRetry: 212 },
    run: {
      waits: pauses.map(({ from, until }) => pause("anthropic", from, until, "429, retry-after 240 s")),
      limits: pauses.flatMap(({ from, until }, index) => [
        change("anthropic", from, 16 - index, 8, "rate limit without a stated wait"),
        change("anthropic", until + 3 * MINUTE_MS, 8, 15 - index, "rounds of successes"),
      ]),
    },
    report: {
      failureGroups: groupsOf(played.tasks, (message) => message.replace(/\nrequest id .*/, "")),
      baseline: {
        ...BEFORE,
        regressions: played.tasks
          .filter((task) => task.standing === "failed")
          .map((task) => task.id)
          .slice(0, 300),
        fixes: played.tasks.slice(0, 350).map((task) => task.id),
        difference: differenceOf(0.012, 0.003, 0.021),
      },
    },
  });
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
  const rename = (id: string): string => `${id} ${text(Number(id.slice(-5)))}`;
  return {
    ...plain,
    headline: {
      ...plain.headline,
      status: "stopped",
      counts: { ...plain.headline.counts, outstanding: 3 },
      reason: HOSTILE_TEXTS.join(" "),
      campaign: text(0),
      resumeAt: START_AT,
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
      jobs: [jobOf(text(2), START_AT, START_AT)],
      attempts: plain.run.attempts.map((attempt, index) => ({
        ...attempt,
        job: text(index % 3),
        provider: text(index + 1),
        taskIds: attempt.taskIds.map(rename),
      })),
      waits: plain.run.waits.map((wait) => ({ ...wait, provider: text(1), reason: text(0) })),
      limits: plain.run.limits.map((one) => ({ ...one, provider: text(1), reason: text(4) })),
    },
    trend: nights(8).map((row, index) => ({ ...row, campaign: text(index), completed_at: text(index + 1) })),
    baseline: {
      ...BEFORE,
      campaign: text(2),
      isOfScores: false,
      regressions: tasks.slice(0, 8).map((task) => rename(task.id)),
      fixes: HOSTILE_TEXTS,
      difference: { pairs: 0, interval: null, pValue: 1 },
    },
    failureGroups: plain.failureGroups.map((group, index) => ({ ...group, message: text(index) })),
  };
}

export const SITUATIONS = { allPassed, failures, stopped, outOfTime, tenThousand } as const;
