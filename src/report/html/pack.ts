/** From the report's model to the JSON block of the page, cut to a size that a browser opens at once. */

import { visibleId } from "../escape.ts";
import { counted, grouped } from "../words.ts";
import { binScores } from "./histogram.ts";
import { jsonForScript } from "./markup.ts";
import { type Mark, mergeMarks } from "./merge-marks.ts";
import type { HtmlReport, HtmlTask } from "./model.ts";
import type { PackedAttempts, PackedCircuit, PackedIds, PackedReport, PackedTasks } from "./packed.ts";
import { ATTEMPT_CLASSES, STANDINGS } from "./packed.ts";
import { type AxisSegment, layAxis, segmentEnd } from "./time-axis.ts";

/** How much of the report goes into the page. Characters for texts, entries for lists. */
interface Detail {
  readonly tasks: number;
  readonly marks: number;
  readonly idLength: number;
  readonly messageLength: number;
  /** Waits, limit changes, circuit changes, groups, and names of a comparison: each. */
  readonly entries: number;
}

/** Tried in turn until the block fits. The last one fits whatever the texts are: 6 bytes a character, escaped. */
const DETAILS: readonly Detail[] = [
  { tasks: 30_000, marks: 40_000, idLength: 400, messageLength: 1_024, entries: 2_000 },
  { tasks: 30_000, marks: 40_000, idLength: 400, messageLength: 400, entries: 2_000 },
  { tasks: 30_000, marks: 30_000, idLength: 200, messageLength: 160, entries: 1_000 },
  { tasks: 20_000, marks: 20_000, idLength: 120, messageLength: 80, entries: 500 },
  { tasks: 10_000, marks: 10_000, idLength: 60, messageLength: 40, entries: 200 },
  { tasks: 1_000, marks: 2_000, idLength: 60, messageLength: 40, entries: 50 },
];

/** Leaves room for the page itself under the 5 MB that a report of 10,000 tasks may take. */
const BLOCK_BYTES = 4_500_000;

/** The escaped text of the JSON block. */
export function packBlock(report: HtmlReport, budgetBytes: number = BLOCK_BYTES): string {
  let block = "";
  for (const detail of DETAILS) {
    const packed = packReport(report, detail);
    const last = detail === DETAILS.at(-1);
    // Texts alone are too much: spared the work of writing them.
    if (!last && textLength(packed) > budgetBytes) continue;
    block = jsonForScript(packed);
    if (Buffer.byteLength(block) <= budgetBytes) break;
  }
  return block;
}

function textLength({ strings, tasks }: PackedReport): number {
  const lengthOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + text.length, 0);
  return lengthOf(strings) + lengthOf(tasks.id);
}

function packReport(report: HtmlReport, detail: Detail): PackedReport {
  const originAt = originOf(report);
  const since = (at: number): number => Math.round(at - originAt);
  const strings = new StringTable(detail);
  const listed = listTasks(report.tasks, detail.tasks);
  const indexOf = new Map(listed.map((task, index) => [task.id, index]));
  const axis = layAxis([
    ...report.runs.map((run) => ({ from: since(run.startedAt), until: since(run.endedAt) })),
    ...report.attempts.map((attempt) => ({
      from: since(attempt.startedAt),
      until: since(attempt.endedAt ?? attempt.startedAt),
    })),
    ...headlineSpan(report, since),
  ]);
  const drawn = drawMarks(report, { detail, since, indexOf, axis });
  const cut = <T>(entries: readonly T[]): readonly T[] => entries.slice(0, detail.entries);
  return {
    originAt,
    headline: {
      status: report.headline.status,
      counts: report.headline.counts,
      resumeAt: report.headline.resumeAt,
    },
    tasks: packTasks(listed, strings),
    attempts: packMarks(drawn, strings),
    rows: drawn.rows.map(({ job, slot }) => ({ job: strings.name(job), slot })),
    axis,
    waits: cut(report.waits).map((wait) => ({
      provider: strings.name(wait.provider),
      from: since(wait.from),
      until: Math.min(since(wait.until), segmentEnd(axis, since(wait.from))),
      reason: strings.cut(wait.reason),
    })),
    limits: cut(report.limits).map((change) => ({
      provider: strings.name(change.provider),
      at: since(change.at),
      from: change.from,
      to: change.to,
      reason: strings.cut(change.reason),
    })),
    circuits: packCircuits(report, { since, strings, axis }).slice(0, detail.entries),
    histogram: binScores(
      report.tasks.flatMap(({ score, standing }) => (score === null ? [] : [{ score, passed: standing === "passed" }])),
    ),
    failureGroups: cut(report.failureGroups).map((group) => ({
      class: strings.name(group.class),
      message: strings.cut(group.message),
      count: group.count,
      tasks: indexesOf(group.taskIds, indexOf),
    })),
    baseline: report.baseline && {
      campaign: strings.id(report.baseline.campaign),
      pairs: report.baseline.pairs,
      scoredPairs: report.baseline.scoredPairs,
      lost: packIds(report.baseline.lost, { detail, strings, indexOf }),
      gained: report.baseline.gained,
      isOfScores: report.baseline.isOfScores,
      regressions: packIds(report.baseline.regressions, { detail, strings, indexOf }),
      fixes: packIds(report.baseline.fixes, { detail, strings, indexOf }),
      pairedDifference: report.baseline.pairedDifference,
    },
    cuts: wordCuts(report, { listed: listed.length, drawn, strings, detail }),
    strings: strings.list,
  };
}

/** Repeated texts by index, cut to length, and whether anything had to be cut. */
class StringTable {
  readonly list: string[] = [""];
  longMessages = 0;
  longIds = 0;
  readonly #detail: Detail;
  readonly #indexes = new Map<string, number>([["", 0]]);

  constructor(detail: Detail) {
    this.#detail = detail;
  }

  /** Provider, group, class: short by nature, and shown as a name. */
  name(text: string): number {
    return this.#intern(visibleId(cutText(text, this.#detail.idLength)));
  }

  message(text: string): number {
    return this.#intern(this.cut(text));
  }

  /** A message outside of the table. */
  cut(text: string): string {
    if (text.length > this.#detail.messageLength) this.longMessages += 1;
    return cutText(text, this.#detail.messageLength);
  }

  id(text: string): string {
    if (text.length > this.#detail.idLength) this.longIds += 1;
    return visibleId(cutText(text, this.#detail.idLength));
  }

  #intern(text: string): number {
    const known = this.#indexes.get(text);
    if (known !== undefined) return known;
    this.#indexes.set(text, this.list.length);
    return this.list.push(text) - 1;
  }
}

function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  // A cut through a surrogate pair would leave half a character.
  return `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}

function originOf({ headline, runs, attempts }: HtmlReport): number {
  let origin = headline.startedAt ?? Number.POSITIVE_INFINITY;
  for (const run of runs) origin = Math.min(origin, run.startedAt);
  for (const attempt of attempts) origin = Math.min(origin, attempt.startedAt);
  return Number.isFinite(origin) ? origin : 0;
}

function headlineSpan(
  { headline, runs }: HtmlReport,
  since: (at: number) => number,
): { from: number; until: number }[] {
  if (runs.length > 0 || headline.startedAt === null || headline.endedAt === null) return [];
  return [{ from: since(headline.startedAt), until: since(headline.endedAt) }];
}

/** All tasks in list order or, where they are too many, the worst of them in list order. */
function listTasks(tasks: readonly HtmlTask[], limit: number): readonly HtmlTask[] {
  if (tasks.length <= limit) return tasks;
  const kept: HtmlTask[] = [];
  for (const standing of STANDINGS) {
    for (const task of tasks) {
      if (kept.length >= limit) return kept;
      if (task.standing === standing) kept.push(task);
    }
  }
  return kept;
}

function packTasks(tasks: readonly HtmlTask[], strings: StringTable): PackedTasks {
  return {
    id: tasks.map((task) => strings.id(task.id)),
    group: tasks.map((task) => strings.name(task.group)),
    provider: tasks.map((task) => strings.name(task.provider)),
    standing: tasks.map((task) => STANDINGS.indexOf(task.standing)),
    score: tasks.map((task) => shorten(task.score)),
    class: tasks.map((task) => strings.name(task.class ?? "")),
    attempts: tasks.map((task) => task.attempts),
    durationS: tasks.map((task) => shorten(task.durationS)),
    message: tasks.map((task) => strings.message(task.message)),
    log: tasks.map((task) => strings.name(task.logFile ?? "")),
  };
}

/** Six digits are more than the page shows. JSON has no NaN and no infinity. */
function shorten(value: number | null): number | null {
  return value === null || !Number.isFinite(value) ? null : Number(value.toPrecision(6));
}

/** A slot of a job. */
interface Row {
  readonly job: string;
  readonly slot: number;
}

function rowsOf({ attempts }: HtmlReport): Row[] {
  const seen = new Map(attempts.map(({ job, slot }) => [rowKey({ job, slot }), { job, slot }]));
  return [...seen.values()].sort((a, b) => a.job.localeCompare(b.job, "en", { numeric: true }) || a.slot - b.slot);
}

function rowKey({ job, slot }: Row): string {
  return `${slot} ${job}`;
}

interface Drawn {
  readonly marks: readonly Mark[];
  /** Those that have a mark. */
  readonly rows: readonly Row[];
  readonly attempts: number;
}

function drawMarks(
  report: HtmlReport,
  page: {
    readonly detail: Detail;
    readonly since: (at: number) => number;
    readonly indexOf: ReadonlyMap<string, number>;
    readonly axis: readonly AxisSegment[];
  },
): Drawn {
  const rows = rowsOf(report);
  const rowOf = new Map(rows.map((row, index) => [rowKey(row), index]));
  const all = report.attempts.map((attempt) => ({
    row: rowOf.get(rowKey(attempt)) ?? 0,
    provider: attempt.provider,
    from: page.since(attempt.startedAt),
    until: attempt.endedAt === null ? null : page.since(attempt.endedAt),
    class: ATTEMPT_CLASSES.indexOf(attempt.class),
    tasks: indexesOf(attempt.taskIds, page.indexOf),
    count: 1,
    probe: attempt.probe,
  }));
  const spanMs = page.axis.reduce((sum, segment) => sum + segment.until - segment.from, 0);
  const marks = mergeMarks(all, { limit: page.detail.marks, spanMs });
  // Marks come row by row. A row whose marks were left out is left out with them.
  const drawnRows = [...new Set(marks.map((mark) => mark.row))];
  const placeOf = new Map(drawnRows.map((row, place) => [row, place]));
  return {
    marks: marks.map((mark) => ({ ...mark, row: placeOf.get(mark.row) ?? 0 })),
    rows: drawnRows.flatMap((row) => rows[row] ?? []),
    attempts: all.length,
  };
}

function packMarks({ marks }: Drawn, strings: StringTable): PackedAttempts {
  return {
    row: marks.map((mark) => mark.row),
    provider: marks.map((mark) => strings.name(mark.provider)),
    from: marks.map((mark) => mark.from),
    length: marks.map((mark) => (mark.until === null ? -1 : Math.max(0, mark.until - mark.from))),
    class: marks.map((mark) => mark.class),
    tasks: marks.map(({ tasks }) => (tasks.length === 1 && tasks[0] !== undefined ? tasks[0] : tasks)),
    count: marks.map((mark) => mark.count),
    probes: marks.flatMap((mark, index) => (mark.probe ? [index] : [])),
  };
}

function packCircuits(
  report: HtmlReport,
  page: {
    readonly since: (at: number) => number;
    readonly strings: StringTable;
    readonly axis: readonly AxisSegment[];
  },
): PackedCircuit[] {
  const sorted = report.circuits.toSorted((a, b) => a.at - b.at);
  const nextAt = new Map<string, number>();
  const packed: PackedCircuit[] = [];
  // Backwards, so that the next change of the same provider is known.
  for (const change of sorted.reverse()) {
    const at = page.since(change.at);
    const ends = [nextAt.get(change.provider), segmentEnd(page.axis, at)];
    if (change.state === "open" && change.until !== null) ends.push(page.since(change.until));
    nextAt.set(change.provider, at);
    packed.push({
      provider: page.strings.name(change.provider),
      at,
      state: change.state,
      until: Math.max(at, Math.min(...ends.filter((end) => end !== undefined))),
      statedUntil: change.until === null ? null : page.since(change.until),
      reason: page.strings.cut(change.reason),
    });
  }
  return packed.reverse();
}

function indexesOf(ids: readonly string[], indexOf: ReadonlyMap<string, number>): number[] {
  return ids.flatMap((id) => indexOf.get(id) ?? []);
}

function packIds(
  ids: readonly string[],
  page: { readonly detail: Detail; readonly strings: StringTable; readonly indexOf: ReadonlyMap<string, number> },
): PackedIds {
  return {
    count: ids.length,
    ids: ids.slice(0, page.detail.entries).map((id) => page.strings.id(id)),
    tasks: indexesOf(ids, page.indexOf),
  };
}

function wordCuts(
  report: HtmlReport,
  page: { readonly listed: number; readonly drawn: Drawn; readonly strings: StringTable; readonly detail: Detail },
): string[] {
  const { detail, drawn, strings } = page;
  const unlisted = Math.max(report.tasks.length, report.headline.counts.total) - page.listed;
  const lists = [report.waits, report.limits, report.circuits, report.failureGroups];
  const marks = drawn.marks.length;
  return [
    ...(unlisted > 0 ? [`${counted(unlisted, "task")} are not listed. results.jsonl has all results.`] : []),
    ...(marks < drawn.attempts
      ? [
          `The timeline draws ${grouped(drawn.attempts)} attempts as ${grouped(marks)} marks. events.jsonl has each of them.`,
        ]
      : []),
    ...(strings.longMessages > 0
      ? [`Messages are cut to ${detail.messageLength} characters. failures.jsonl and the logs have more.`]
      : []),
    ...(strings.longIds > 0 ? [`Ids are cut to ${detail.idLength} characters. tasks.jsonl has them whole.`] : []),
    ...(lists.some((entries) => entries.length > detail.entries)
      ? [`Lists of waits, limits and failure groups end after ${grouped(detail.entries)} entries.`]
      : []),
  ];
}
