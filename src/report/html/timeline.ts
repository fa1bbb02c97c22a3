/** The timeline: for each provider what ran and what stopped it, and for each slot which attempt it ran. One SVG a lane. */
import { formatDuration } from "../../core/duration.ts";
import { utcSecond } from "../instant.ts";
import type { Attempt, AttemptClass } from "../report.ts";
import { counted, grouped } from "../words.ts";
import { CLASS_WORDS } from "./class-words.ts";
import { limitStory } from "./limit-story.ts";
import { html, Markup } from "./markup.ts";
import type { HtmlReport } from "./model.ts";
import { foreign, section, shownId } from "./sections.ts";
import { type AxisSegment, layAxis, segmentEnd } from "./time-axis.ts";

const PROVIDERS_SHOWN = 12;
const ROWS_SHOWN = 64;
/** Attempts of one row and class that lie closer together than this share of the axis are drawn as one mark. */
const MERGED_SHARE = 1 / 1_000;
/** Marks of all rows together. A larger campaign draws its providers only. */
const MARKS_SHOWN = 20_000;
const ROW_HEIGHT = 10;
const LANE_HEIGHT = 48;

/** From an instant to its place on the drawn axis, in percent. */
type Place = (at: number) => number;

/** @returns null where no attempt is on record */
export function timelineSection(report: HtmlReport): Markup | null {
  if (report.attempts.length === 0) return null;
  const axis = axisOf(report);
  const place = placer(axis);
  return section(
    "timeline",
    "Timeline",
    html`${legend(report)}
<div class="timeline">
${clock(axis, place)}
${providerLanes(report, { axis, place })}
${slotRows(report, { axis, place })}
</div>
${limitStory(report)}`,
  );
}

function axisOf({ headline, runs, attempts }: HtmlReport): readonly AxisSegment[] {
  const { startedAt, endedAt } = headline;
  return layAxis([
    ...runs.map((run) => ({ from: run.startedAt, until: run.endedAt })),
    ...attempts.map((attempt) => ({ from: attempt.startedAt, until: attempt.endedAt ?? attempt.startedAt })),
    ...(runs.length === 0 && startedAt !== null && endedAt !== null ? [{ from: startedAt, until: endedAt }] : []),
  ]);
}

function placer(axis: readonly AxisSegment[]): Place {
  const last = axis.at(-1);
  const length = last === undefined ? 1 : last.drawnFrom + last.until - last.from;
  return (at) => {
    const segment = axis.findLast(({ from }) => at >= from) ?? axis[0];
    if (segment === undefined) return 0;
    const within = Math.min(Math.max(at, segment.from), segment.until) - segment.from;
    return Math.round(((segment.drawnFrom + within) / length) * 100_000) / 1_000;
  };
}

/** The start of each run, and the end of the last. */
function clock(axis: readonly AxisSegment[], place: Place): Markup {
  const last = axis.at(-1);
  const starts = axis.length <= 6 ? axis : axis.slice(0, 1);
  const labels = starts.map(
    ({ from }) => html`<text x="${place(from)}%" y="12">${utcSecond(from).slice(5, 16)}Z</text>`,
  );
  const end =
    last === undefined
      ? null
      : html`<text x="100%" y="12" text-anchor="end">${utcSecond(last.until).slice(5, 16)}Z</text>`;
  return html`<svg class="clock" width="100%" height="16" aria-hidden="true">${labels}${end}</svg>`;
}

interface Drawing {
  readonly axis: readonly AxisSegment[];
  readonly place: Place;
}

function providerLanes(report: HtmlReport, drawing: Drawing): Markup {
  const counts = new Map<string, number>();
  for (const { provider } of report.attempts) counts.set(provider, (counts.get(provider) ?? 0) + 1);
  const providers = [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  const rest = providers.length - PROVIDERS_SHOWN;
  return html`${providers.slice(0, PROVIDERS_SHOWN).map((provider) => providerLane(report, { ...drawing, provider }))}${rest > 0 ? html`<p class="quiet">Not drawn: ${counted(rest, "provider")} with fewer attempts.</p>` : null}`;
}

/** How many children of a provider ran (area), how many were allowed (line), and when none could start (hatched). */
function providerLane(
  { attempts, waits, limits, circuits }: HtmlReport,
  { axis, place, provider }: Drawing & { readonly provider: string },
): Markup {
  const isOwn = (entry: { readonly provider: string }): boolean => entry.provider === provider;
  const running = runningSteps(attempts.filter(isOwn), axis);
  const changes = limits.filter(isOwn).toSorted((a, b) => a.at - b.at);
  const limit = changes.map(({ at, to }) => ({ at, count: to }));
  const first = changes[0];
  if (first !== undefined) limit.unshift({ at: axis[0]?.from ?? 0, count: first.from });
  const peak = Math.max(1, ...[...running, ...limit].map(({ count }) => count));
  const y = (count: number): number => Math.round((1 - count / peak) * 1_000) / 10;
  const area = steps(running, place, y);
  const end = axis.at(-1)?.until ?? 0;
  const line = limit.length === 0 ? "" : steps([...limit, { at: end, count: limit.at(-1)?.count ?? 0 }], place, y);
  const openings = circuits.filter(isOwn).toSorted((a, b) => a.at - b.at);
  const bands = [
    ...waits.filter(isOwn).map(({ from, until, reason }) => ({ kind: "wait", from, until, reason })),
    ...openings.flatMap(({ at, state, until, reason }, index) => {
      const next = openings[index + 1]?.at ?? Number.POSITIVE_INFINITY;
      return state === "open" ? [{ kind: "circuit", from: at, until: Math.min(until ?? next, next), reason }] : [];
    }),
  ].map(({ kind, from, until, reason }) => {
    const x = place(from);
    const width = Math.max(0.15, place(Math.min(until, segmentEnd(axis, from))) - x);
    return html`<rect class="hatch-${kind}" x="${x}%" width="${width}%" height="100%"><title>${kind === "wait" ? "paused" : "stopped"}: ${reason.slice(0, 300)}</title></rect>`;
  });
  return html`<p class="lane-name"><b>${foreign(shownId(provider))}</b> <small>up to ${grouped(peak)} at once</small></p>
<svg class="lane" width="100%" height="${LANE_HEIGHT}" role="img" aria-label="Children of ${shownId(provider)} over time: up to ${grouped(peak)} at once"><svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none"><path class="running-area" d="M0 100${area}V100Z"/>${line === "" ? null : html`<path class="limit-line" d="M${line.slice(1)}"/>`}</svg>${bands}</svg>
`;
}

interface Step {
  readonly at: number;
  readonly count: number;
}

/** How many attempts run from each instant on. */
function runningSteps(attempts: readonly Attempt[], axis: readonly AxisSegment[]): Step[] {
  const changes = attempts.flatMap(({ startedAt, endedAt }) => [
    { at: startedAt, by: 1 },
    { at: endedAt ?? segmentEnd(axis, startedAt), by: -1 },
  ]);
  changes.sort((a, b) => a.at - b.at || a.by - b.by);
  let count = 0;
  return changes.map(({ at, by }) => {
    count += by;
    return { at, count };
  });
}

/** A path of steps. Steps at one place of the axis become one, with the highest count, because nobody can see them apart. */
function steps(all: readonly Step[], place: Place, y: (count: number) => number): string {
  let path = "";
  let x = -1;
  let highest = 0;
  let last = 0;
  const draw = (): void => {
    if (x >= 0) path += `L${x} ${y(highest)}${last === highest ? "" : `V${y(last)}`}`;
  };
  for (const { at, count } of all) {
    const next = Math.round(place(at) * 10) / 10;
    if (next !== x) {
      draw();
      if (x >= 0) path += `H${next}`;
      x = next;
      highest = count;
    }
    highest = Math.max(highest, count);
    last = count;
  }
  draw();
  return path;
}

/** Which attempt each slot ran when. */
function slotRows({ attempts }: HtmlReport, { axis, place }: Drawing): Markup {
  const rows = new Map<string, Attempt[]>();
  for (const attempt of attempts) {
    const key = JSON.stringify([attempt.job, attempt.slot]);
    const row = rows.get(key);
    if (row === undefined) rows.set(key, [attempt]);
    else row.push(attempt);
  }
  const keys = [...rows.keys()].sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
  let left = MARKS_SHOWN;
  const drawn = keys.slice(0, ROWS_SHOWN).flatMap((key, index) => {
    const marks = mergedMarks(rows.get(key) ?? [], { axis, place });
    left -= marks.length;
    return left < 0 ? [] : [marks.map((mark) => markRect(mark, index * ROW_HEIGHT))];
  });
  const rest = keys.length - drawn.length;
  const shape = html`<p class="lane-name"><b>Slots</b> <small>one line each</small></p>
<svg class="rows" width="100%" height="${drawn.length * ROW_HEIGHT}" role="img" aria-label="Attempts of ${counted(drawn.length, "slot")} over time">${drawn.flat()}</svg>
`;
  return html`${drawn.length === 0 ? null : shape}${rest > 0 ? html`<p class="quiet">Not drawn: ${counted(rest, "more slot")}. events.jsonl has every attempt.</p>` : null}`;
}

interface SlotMark {
  readonly from: number;
  readonly until: number;
  readonly class: AttemptClass;
  readonly attempts: readonly Attempt[];
}

function mergedMarks(
  attempts: readonly Attempt[],
  { axis, place }: Drawing,
): (SlotMark & { x: number; width: number })[] {
  const merged: SlotMark[] = [];
  for (const attempt of attempts.toSorted((a, b) => a.startedAt - b.startedAt)) {
    const from = attempt.startedAt;
    const until = attempt.endedAt ?? segmentEnd(axis, from);
    const last = merged.at(-1);
    const isNear = last !== undefined && place(until) - place(last.from) < 100 * MERGED_SHARE;
    if (last !== undefined && isNear && last.class === attempt.class) {
      merged[merged.length - 1] = { ...last, until, attempts: [...last.attempts, attempt] };
    } else merged.push({ from, until, class: attempt.class, attempts: [attempt] });
  }
  return merged.map((mark) => {
    const x = place(mark.from);
    return { ...mark, x, width: Math.max(0.05, Math.round((place(mark.until) - x) * 1_000) / 1_000) };
  });
}

function markRect(mark: SlotMark & { readonly x: number; readonly width: number }, y: number): Markup {
  const [first] = mark.attempts;
  const [id, ...others] = first?.taskIds ?? [];
  const who =
    mark.attempts.length > 1
      ? counted(mark.attempts.length, "attempt")
      : id === undefined
        ? "an attempt"
        : `${shownId(id).slice(0, 100)}${others.length === 0 ? "" : ` and ${counted(others.length, "more task")}`}`;
  const probe = first?.probe === true ? ", a probe" : "";
  const when = `${utcSecond(mark.from).slice(11)}, ${formatDuration(mark.until - mark.from)}`;
  return html`<rect class="class-${mark.class}" x="${mark.x}%" y="${y}" width="${mark.width}%" height="${ROW_HEIGHT - 2}"><title>${who}: ${CLASS_WORDS[mark.class].name}${probe}, ${when}</title></rect>`;
}

function legend({ attempts, waits, circuits, limits }: HtmlReport): Markup {
  const counts = new Map<AttemptClass, number>();
  for (const attempt of attempts) counts.set(attempt.class, (counts.get(attempt.class) ?? 0) + 1);
  const item = (swatch: string, text: string): Markup => html`<li><i class="swatch ${swatch}"></i>${text}</li>`;
  return html`<ul class="legend">${[...counts].map(([name, count]) => item(`class-${name}`, `${CLASS_WORDS[name].name} ${grouped(count)}`))}${item("running-area", "children running")}${limits.length > 0 ? item("limit-line", "parallelism") : null}${waits.length > 0 ? item("hatch-wait", "paused") : null}${circuits.some(({ state }) => state === "open") ? item("hatch-circuit", "stopped") : null}</ul>
<svg width="0" height="0" class="unseen" aria-hidden="true"><defs>${HATCHES}</defs></svg>`;
}

const HATCHES = new Markup(
  ["wait", "circuit"]
    .map(
      (kind) =>
        `<pattern id="hatch-${kind}" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="hatch-line-${kind}" width="2" height="6"/></pattern>`,
    )
    .join(""),
);
