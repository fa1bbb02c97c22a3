/**
 * The run as a mermaid chart: a row for each slot, or for each job, and above them a grey row for each provider that was
 * waited for. Its size is bounded: consecutive attempts of a slot with the same end are one bar.
 */
import { mermaidName } from "./escape.ts";
import type { Attempt, AttemptClass, Report, RunStory } from "./report.ts";
import { classWords } from "./words.ts";

/** A taller or denser chart is not read any more, and mermaid refuses texts beyond 50,000 characters. */
const BARS_SHOWN = 96;
const SLOTS_SHOWN = 12;
const PROVIDERS_SHOWN = 4;
const WAITS_SHOWN = 12;
const SHORTEST_SPAN_MS = 1_000;
/** Up to this span the axis shows seconds. */
const SECONDS_SPAN_MS = 180_000;

interface Span {
  readonly from: number;
  readonly to: number;
}

interface Bar extends Span {
  readonly class: AttemptClass;
  readonly count: number;
}

/** The chart, fenced, with a line on what it leaves out; empty if there is nothing to show. */
export function mermaidTimeline({ run, headline }: Report): string {
  const first = run.attempts[0];
  if (first === undefined) return "";
  const ends = run.attempts.map((attempt) => attempt.endedAt ?? attempt.startedAt);
  const latest = ends.reduce((a, b) => Math.max(a, b), headline.endedAt ?? 0);
  const span = { from: first.startedAt, to: Math.max(latest, first.startedAt + SHORTEST_SPAN_MS) };
  const slots = attemptsByRow(run.attempts);
  const shown = chooseRows([...slots]);
  const stepMs = (span.to - span.from) / Math.floor(BARS_SHOWN / shown.length);
  const lines = [
    "---",
    "displayMode: compact",
    "---",
    "gantt",
    "  dateFormat YYYY-MM-DD HH:mm:ss.SSS",
    `  axisFormat ${span.to - span.from > SECONDS_SPAN_MS ? "%H:%M" : "%H:%M:%S"}`,
    ...waitSections(run, span),
    ...shown.flatMap(([slot, attempts]) => [
      `  section ${mermaidName(slot)}`,
      ...barsOf(attempts, stepMs, span.to).map((bar) => line(barLabel(bar), tagOf(bar.class), bar)),
    ]),
  ];
  const leftOut = [
    ...(slots.size > shown.length ? [`${slots.size - shown.length} more rows`] : []),
    ...(run.attemptCount > run.attempts.length ? [`${run.attemptCount - run.attempts.length} later attempts`] : []),
  ];
  const note = leftOut.length === 0 ? "" : `\n\nNot shown: ${leftOut.join(" and ")}.`;
  return `\`\`\`mermaid\n${lines.join("\n")}\n\`\`\`${note}`;
}

/** Rows are the slots of one job, or the jobs if there are several. */
function attemptsByRow(attempts: readonly Attempt[]): ReadonlyMap<string, Attempt[]> {
  const isOneJob = new Set(attempts.map((attempt) => attempt.job)).size <= 1;
  const order = attempts.toSorted((a, b) =>
    isOneJob
      ? a.slot - b.slot || a.startedAt - b.startedAt
      : Number(a.job) - Number(b.job) || a.startedAt - b.startedAt,
  );
  const rows = new Map<string, Attempt[]>();
  for (const attempt of order) {
    const name = isOneJob ? `slot ${attempt.slot + 1}` : `job ${attempt.job}`;
    const row = rows.get(name);
    if (row === undefined) rows.set(name, [attempt]);
    else row.push(attempt);
  }
  return rows;
}

/** If there are too many rows, those in which something went wrong. */
function chooseRows(rows: readonly (readonly [string, Attempt[]])[]): readonly (readonly [string, Attempt[]])[] {
  if (rows.length <= SLOTS_SHOWN) return rows;
  const isQuiet = ([, attempts]: readonly [string, Attempt[]]) =>
    attempts.every((attempt) => attempt.class === "passed");
  const chosen = new Set(rows.toSorted((a, b) => Number(isQuiet(a)) - Number(isQuiet(b))).slice(0, SLOTS_SHOWN));
  return rows.filter((row) => chosen.has(row));
}

/** Attempts as bars of at least a step: a very short attempt shares the bar of its neighbours. */
function barsOf(attempts: readonly Attempt[], stepMs: number, runEnd: number): Bar[] {
  const bars: Bar[] = [];
  for (const attempt of attempts) {
    const to = attempt.endedAt ?? runEnd;
    const last = bars.at(-1);
    const isAlike = last?.class === attempt.class && attempt.startedAt - last.to < stepMs;
    if (last !== undefined && (isAlike || attempt.startedAt < last.from + stepMs)) {
      const joined = last.class === attempt.class ? last.class : "mixed";
      bars[bars.length - 1] = { from: last.from, to: Math.max(last.to, to), class: joined, count: last.count + 1 };
    } else bars.push({ from: attempt.startedAt, to, class: attempt.class, count: 1 });
  }
  return bars;
}

function waitSections(run: RunStory, span: Span): string[] {
  const waits = [...run.waits, ...openTimes(run, span.to)]
    .map(({ provider, from, until }) => ({ provider, from: Math.max(from, span.from), to: Math.min(until, span.to) }))
    .filter((wait) => wait.to > wait.from)
    .sort((a, b) => a.from - b.from);
  const providers = [...new Set(waits.map((wait) => wait.provider))].slice(0, PROVIDERS_SHOWN);
  return providers.flatMap((provider) => [
    `  section ${mermaidName(provider)}`,
    ...united(waits.filter((wait) => wait.provider === provider))
      .slice(0, WAITS_SHOWN)
      .map((wait) => line("waiting", "done", wait)),
  ]);
}

/** For how long circuits were open. */
function openTimes({ circuits }: RunStory, end: number): { provider: string; from: number; until: number }[] {
  return circuits.flatMap((change, index) => {
    if (change.state !== "open") return [];
    const next = circuits
      .slice(index + 1)
      .find((other) => other.provider === change.provider && other.job === change.job);
    return [{ provider: change.provider, from: change.at, until: Math.min(next?.at ?? end, change.until ?? end) }];
  });
}

/** Waits of several jobs, or one that was made longer, are one while they overlap. */
function united(waits: readonly Span[]): Span[] {
  const spans: Span[] = [];
  for (const { from, to } of waits) {
    const last = spans.at(-1);
    if (last !== undefined && from <= last.to) spans[spans.length - 1] = { from: last.from, to: Math.max(last.to, to) };
    else spans.push({ from, to });
  }
  return spans;
}

function barLabel({ class: ended, count }: Bar): string {
  const word =
    ended === "passed" || ended === "failed" || ended === "mixed" || ended === "running" ? ended : classWords(ended);
  return count === 1 ? word : `${word} x${count}`;
}

/** Mermaid draws `crit` red, `active` light and `done`, which is kept for waiting, grey. */
function tagOf(ended: AttemptClass): string {
  if (ended === "passed") return "";
  return ended === "rate_limited" || ended === "running" || ended === "unfinished" || ended === "skipped"
    ? "active"
    : "crit";
}

function line(label: string, tag: string, { from, to }: Span): string {
  const tags = tag === "" ? "" : `${tag}, `;
  return `    ${mermaidName(label)} :${tags}${stamp(from)}, ${stamp(Math.max(to, from + 1))}`;
}

function stamp(at: number): string {
  return new Date(at).toISOString().slice(0, 23).replace("T", " ");
}
