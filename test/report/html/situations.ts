/** Reports of the situations that people meet, made without chance, for the tests and for looking at the page. */

import type { Standing } from "../../../src/core/history.ts";
import type { OutcomeClass } from "../../../src/core/outcome.ts";
import type { HtmlReport, HtmlRun, HtmlTask } from "../../../src/report/html/model.ts";
import type { Attempt, AttemptClass } from "../../../src/report/report.ts";
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
  scoredPairs: 380,
  clusters: null,
  lost: [],
  gained: 0,
  isOfScores: true,
} as const;

interface Campaign {
  readonly tasks: number;
  readonly slots: number;
  readonly meanMs: number;
  /** What the n-th task comes to. Null: it is not started any more. */
  readonly endingOf: (index: number, chance: number) => Ending | null;
  readonly pauses?: readonly { readonly from: number; readonly until: number }[];
  readonly providers?: readonly string[];
}

const GROUPS = ["arithmetic", "retrieval", "tool-use", "summaries"];

function play({ tasks: count, slots, meanMs, endingOf, pauses = [], providers = ["anthropic"] }: Campaign): {
  tasks: HtmlTask[];
  attempts: Attempt[];
} {
  const random = sequence(7);
  const free = Array.from({ length: slots }, (_, slot) => START_AT + slot * 120);
  const tasks: HtmlTask[] = [];
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
      message: ending?.message ?? "",
      logFile: ending === null ? null : `logs/${index.toString(16).padStart(8, "0")}.log`,
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

function reportOf(
  played: { readonly tasks: readonly HtmlTask[]; readonly attempts: readonly Attempt[] },
  rest: Partial<Omit<HtmlReport, "headline">> & { readonly headline?: Partial<HtmlReport["headline"]> },
): HtmlReport {
  const { tasks, attempts } = played;
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
  const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / Math.max(1, scores.length - 1);
  const graded = counts.passed + counts.failed;
  const endedAt = attempts.reduce((last, attempt) => Math.max(last, attempt.endedAt ?? 0), START_AT) + 400;
  const runs: HtmlRun[] = [{ run: "8123-1", job: "0", startedAt: START_AT, endedAt }];
  const { headline, ...others } = rest;
  return {
    variants: [],
    headline: {
      status: "complete",
      reason: "every task has a result",
      campaign: "nightly-000012",
      run: "8123-1",
      counts,
      against: null,
      passRate: graded === 0 ? null : counts.passed / graded,
      scores:
        scores.length === 0
          ? null
          : {
              count: scores.length,
              mean,
              standardError: scores.length < 2 ? null : Math.sqrt(variance / scores.length),
            },
      wonOnRetry: 0,
      spend: null,
      lostToLimits: 0,
      replayed: { calls: 0, input_tokens: 0, output_tokens: 0 },
      missingJobs: 0,
      startedAt: START_AT,
      endedAt,
      resumeAt: null,
      ready: counts.outstanding,
      stops: [],
      resumeCommand: "",
      ...headline,
    },
    runs,
    tasks,
    attempts,
    waits: [],
    limits: [],
    circuits: [],
    baseline: null,
    trend: [],
    failureGroups: groupsOf(tasks),
    ...others,
  };
}

function groupsOf(tasks: readonly HtmlTask[]): HtmlReport["failureGroups"] {
  const groups = new Map<string, { class: OutcomeClass; message: string; count: number; taskIds: string[] }>();
  for (const task of tasks) {
    if (task.message === "" || task.class === null) continue;
    const key = `${task.class} ${task.message}`;
    const group = groups.get(key) ?? { class: task.class, message: task.message, count: 0, taskIds: [] };
    group.count += 1;
    group.taskIds.push(task.id);
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => b.count - a.count);
}

export function allPassed(): HtmlReport {
  const played = play({ tasks: 240, slots: 6, meanMs: 9_000, endingOf: () => PASS });
  return reportOf(played, {
    baseline: {
      ...BEFORE,
      regressions: [],
      fixes: [],
      difference: { mean: 0.004, low: -0.008, high: 0.016 },
    },
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

export function failures(): HtmlReport {
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
    waits: pauses.map((pause) => ({ ...pause, provider: "anthropic", reason: "429, retry-after 60 s" })),
    limits: [
      {
        provider: "anthropic",
        at: START_AT + 3 * MINUTE_MS,
        from: 8,
        to: 4,
        reason: "rate limit without a stated wait",
      },
      { provider: "anthropic", at: START_AT + 5 * MINUTE_MS, from: 4, to: 5, reason: "a full round of successes" },
      { provider: "anthropic", at: START_AT + 6 * MINUTE_MS, from: 5, to: 6, reason: "a full round of successes" },
    ],
    trend: nights(12),
    baseline: {
      ...BEFORE,
      regressions: names.slice(0, 14),
      fixes: passed.slice(0, 5),
      difference: { mean: -0.031, low: -0.052, high: -0.01 },
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

export function stopped(): HtmlReport {
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
      replayed: { calls: 0, input_tokens: 0, output_tokens: 0 },
      resumeAt,
      resumeCommand:
        "carryover run --tasks tasks.jsonl --concurrency 8 --command 'python run_case.py \"$CARRYOVER_TASK_ID\"'",
    },
    circuits: [
      {
        provider: "anthropic",
        at: stoppedAt - 4_000,
        state: "open",
        until: resumeAt,
        reason: "weekly limit, a stated reset",
      },
    ],
    failureGroups: [],
  });
}

/** Two runs, a night apart; the second, of two providers, ends out of time while three children run. */
export function outOfTime(): HtmlReport {
  const first = play({
    tasks: 150,
    slots: 4,
    meanMs: 30_000,
    endingOf: () => PASS,
    providers: ["anthropic", "openai"],
  });
  const firstEnd = Math.max(...first.attempts.map((attempt) => attempt.endedAt ?? 0));
  const nightMs = 86_400_000;
  const second = play({
    tasks: 500,
    slots: 4,
    meanMs: 30_000,
    providers: ["anthropic", "openai"],
    endingOf: (index, chance) => (index >= 330 || index < 150 ? null : chance < 0.95 ? PASS : FAIL),
    pauses: [{ from: START_AT + 6 * MINUTE_MS, until: START_AT + 9 * MINUTE_MS }],
  });
  const shifted = second.attempts.map((attempt, index) => ({
    ...attempt,
    key: `b${index}`,
    startedAt: attempt.startedAt + nightMs,
    endedAt: index >= second.attempts.length - 3 ? null : (attempt.endedAt ?? 0) + nightMs,
    class: index >= second.attempts.length - 3 ? ("running" as const) : attempt.class,
  }));
  const secondEnd = Math.max(...shifted.map((attempt) => attempt.endedAt ?? attempt.startedAt)) + 5_000;
  const tasks = second.tasks.map((task, index) => first.tasks[index] ?? task);
  return reportOf(
    { tasks, attempts: [...first.attempts, ...shifted] },
    {
      headline: {
        status: "out_of_time",
        reason: "the time budget of 45m is used up: no further task fits (p90 of passed tasks 52 s)",
        startedAt: START_AT + nightMs,
        endedAt: secondEnd,
        resumeCommand: "carryover run --tasks tasks.jsonl --time-budget 45m --command ./eval.sh",
      },
      runs: [
        { run: "8123-1", job: "0", startedAt: START_AT, endedAt: firstEnd },
        { run: "8199-1", job: "0", startedAt: START_AT + nightMs, endedAt: secondEnd },
      ],
      waits: ["anthropic", "openai"].map((provider, index) => ({
        provider,
        from: START_AT + nightMs + (6 + index / 2) * MINUTE_MS,
        until: START_AT + nightMs + 9 * MINUTE_MS,
        reason: "“try again in 3m0s”",
      })),
      limits: [
        { provider: "openai", at: START_AT + nightMs + 6.5 * MINUTE_MS, from: 4, to: 2, reason: "rate limit" },
        {
          provider: "openai",
          at: START_AT + nightMs + 14 * MINUTE_MS,
          from: 2,
          to: 3,
          reason: "a full round of successes",
        },
      ],
    },
  );
}

export function tenThousand(): HtmlReport {
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
    waits: pauses.map((pause) => ({ ...pause, provider: "anthropic", reason: "429, retry-after 240 s" })),
    limits: pauses.flatMap(({ from, until }, index) => [
      { provider: "anthropic", at: from, from: 16 - index, to: 8, reason: "rate limit without a stated wait" },
      { provider: "anthropic", at: until + 3 * MINUTE_MS, from: 8, to: 15 - index, reason: "rounds of successes" },
    ]),
    failureGroups: groupsOf(
      played.tasks.map((task) => ({ ...task, message: task.message.replace(/\nrequest id .*/, "") })),
    ),
    baseline: {
      ...BEFORE,
      regressions: played.tasks
        .filter((task) => task.standing === "failed")
        .map((task) => task.id)
        .slice(0, 300),
      fixes: played.tasks.slice(0, 350).map((task) => task.id),
      difference: { mean: 0.012, low: 0.003, high: 0.021 },
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

export function hostile(): HtmlReport {
  const plain = failures();
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
      run: text(2),
      resumeAt: START_AT,
      resumeCommand: text(3),
    },
    tasks: plain.tasks.map((task, index) => ({
      ...task,
      id: rename(task.id),
      group: text(index),
      provider: text(index + 1),
      message: `${task.message}${text(index + 2)}`,
      logFile: text(index + 7),
    })),
    attempts: plain.attempts.map((attempt, index) => ({
      ...attempt,
      job: text(index % 3),
      provider: text(index + 1),
      taskIds: attempt.taskIds.map(rename),
    })),
    waits: plain.waits.map((wait) => ({ ...wait, provider: text(1), reason: text(0) })),
    limits: plain.limits.map((change) => ({ ...change, provider: text(1), reason: text(4) })),
    trend: nights(8).map((row, index) => ({ ...row, campaign: text(index), completed_at: text(index + 1) })),
    baseline: {
      ...BEFORE,
      campaign: text(2),
      isOfScores: false,
      regressions: plain.tasks.slice(0, 8).map((task) => rename(task.id)),
      fixes: HOSTILE_TEXTS,
      difference: null,
    },
    failureGroups: plain.failureGroups.map((group, index) => ({
      ...group,
      message: text(index),
      taskIds: group.taskIds.map(rename),
    })),
  };
}

export const SITUATIONS = { allPassed, failures, stopped, outOfTime, tenThousand } as const;
