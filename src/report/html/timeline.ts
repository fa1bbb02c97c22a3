/** The timeline: for each provider what ran and what stopped it, and for each slot which attempt it ran. One SVG a lane. */
import { formatDuration } from "../../core/duration.ts";
import { counted, grouped } from "../../core/words.ts";
import type { Attempt, AttemptClass, Report, RunStory } from "../report.ts";
import { CLASS_WORDS, utcSecond } from "../words.ts";
import { foreign, html, type Markup, section, shownId } from "./markup.ts";

const PROVIDERS_SHOWN = 12;
const ROWS_SHOWN = 64;
/** Bands of one lane, the first ones. */
const BANDS_SHOWN = 500;
/** A run of more attempts draws its providers only: the marks would be narrower than a pixel. */
const ATTEMPTS_DRAWN = 5_000;
const ROW_HEIGHT = 10;
const LANE_HEIGHT = 48;

/** The time that the drawing covers. */
interface Axis {
  readonly from: number;
  readonly until: number;
  /** From an instant to its place on the axis, in percent. */
  readonly place: (at: number) => number;
}

/** @returns null if no attempt is on record */
export function timelineSection({ run }: Report): Markup | null {
  if (run.attempts.length === 0) return null;
  const axis = axisOf(run);
  return section(
    "timeline",
    "Timeline of this run",
    html`${legend(run)}
${clock(axis)}
${providerLanes(run, axis)}
${slotRows(run, axis)}`,
  );
}

function axisOf({ jobs, attempts }: RunStory): Axis {
  let [from, until] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const include = (start: number, end: number): void => {
    [from, until] = [Math.min(from, start), Math.max(until, end, start + 1)];
  };
  for (const { start, endedAt } of jobs) include(start.at, endedAt);
  for (const { startedAt, endedAt } of attempts) include(startedAt, endedAt ?? startedAt);
  const place = (at: number): number => {
    const share = (Math.min(Math.max(at, from), until) - from) / (until - from);
    return Math.round(share * 100_000) / 1_000;
  };
  return { from, until, place };
}

function clock({ from, until }: Axis): Markup {
  const isShort = until - from < 120_000;
  const minute = (at: number): string => `${utcSecond(at).slice(5, isShort ? 19 : 16)}Z`;
  return html`<svg width="100%" height="16" aria-hidden="true"><text y="12">${minute(from)}</text>
<text x="100%" y="12" text-anchor="end">${minute(until)}</text></svg>`;
}

function providerLanes(run: RunStory, axis: Axis): Markup {
  const counts = new Map<string, number>();
  for (const { provider } of run.attempts) counts.set(provider, (counts.get(provider) ?? 0) + 1);
  const providers = [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  const rest = providers.length - PROVIDERS_SHOWN;
  const lanes = providers.slice(0, PROVIDERS_SHOWN).map((provider) => providerLane(run, axis, provider));
  const leftOut = html`<p class="quiet">The drawing leaves out ${counted(rest, "provider")} with fewer attempts.</p>`;
  return html`${lanes}${rest > 0 ? leftOut : null}`;
}

/** How many children of a provider ran (area), how many were allowed (line), and when none could start (hatched). */
function providerLane({ attempts, changes }: RunStory, axis: Axis, provider: string): Markup {
  const { from, until, place } = axis;
  const own = changes.filter((change) => change.provider === provider);
  const running = runningSteps(
    attempts.filter((attempt) => attempt.provider === provider),
    until,
  );
  const limits = own.filter((change) => change.event === "limit_changed");
  const limit: Step[] = limits.map(({ at, to }) => ({ at, count: to }));
  if (limits[0] !== undefined) {
    limit.unshift({ at: from, count: limits[0].from });
    limit.push({ at: until, count: limits.at(-1)?.to ?? 0 });
  }
  const peak = Math.max(1, ...[...running, ...limit].map(({ count }) => count));
  const y = (count: number): number => Math.round((1 - count / peak) * 1_000) / 10;
  const waits = own.filter((change) => change.event === "paused");
  const circuits = own.filter((change) => change.event === "circuit_changed");
  const bands = [
    ...waits.map((wait) => ({ ...wait, kind: "wait", what: "paused" })),
    ...circuits.flatMap((circuit, index) => {
      const next = circuits[index + 1]?.at ?? Number.POSITIVE_INFINITY;
      const end = Math.min(circuit.until ?? next, next);
      return circuit.to === "open" ? [{ ...circuit, until: end, kind: "circuit", what: "stopped" }] : [];
    }),
  ].map((band) => {
    const x = place(band.at);
    const width = Math.max(0.15, place(band.until) - x);
    return html`<rect class="hatch-${band.kind}" x="${x}%" width="${width}%" height="100%" fill="url(#hatch-${band.kind})">
<title>${band.what}: ${band.reason.slice(0, 300)}</title></rect>`;
  });
  const line =
    limit.length === 0
      ? null
      : html`<path class="limit-line" d="M0 ${y(limit[0]?.count ?? 0)}${stepPath(limit, place, y)}"/>`;
  const most = `up to ${grouped(peak)} at once`;
  return html`<p class="lane-name"><b>${foreign(shownId(provider))}</b> <small>${most}</small></p>
<svg class="lane" width="100%" height="${LANE_HEIGHT}" role="img" aria-label="Children of ${shownId(provider)} over time: ${most}">
<svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
<path class="fill-running" d="M0 100${stepPath(running, place, y)}V100Z"/>${line}</svg>${bands.slice(0, BANDS_SHOWN)}</svg>
`;
}

interface Step {
  readonly at: number;
  readonly count: number;
}

/** How many attempts run from each instant on. */
function runningSteps(attempts: readonly Attempt[], axisEnd: number): Step[] {
  const changes = attempts.flatMap(({ startedAt, endedAt }) => [
    { at: startedAt, by: 1 },
    { at: endedAt ?? axisEnd, by: -1 },
  ]);
  changes.sort((a, b) => a.at - b.at || a.by - b.by);
  let count = 0;
  return changes.map(({ at, by }) => {
    count += by;
    return { at, count };
  });
}

/** A path of steps. Only the last of the steps at one place is drawn, because nobody could see the others. */
function stepPath(steps: readonly Step[], place: Axis["place"], y: (count: number) => number): string {
  const heights = new Map(steps.map(({ at, count }) => [Math.round(place(at) * 10) / 10, y(count)]));
  return [...heights].map(([x, height]) => `H${x}V${height}`).join("");
}

/** Which attempt each slot ran when. */
function slotRows({ attempts }: RunStory, axis: Axis): Markup {
  if (attempts.length > ATTEMPTS_DRAWN)
    return html`<p class="quiet">Slots are not drawn for more than ${grouped(ATTEMPTS_DRAWN)} attempts. events.jsonl has every attempt.</p>`;
  const slotOf = ({ job, slot }: Attempt): string => JSON.stringify([job, slot]);
  const slots = [...new Set(attempts.map(slotOf))].sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
  const rows = new Map(slots.slice(0, ROWS_SHOWN).map((slot, row) => [slot, row]));
  const marks = attempts.flatMap((attempt) => {
    const row = rows.get(slotOf(attempt));
    return row === undefined ? [] : attemptRect(attempt, axis, row * ROW_HEIGHT);
  });
  const rest = slots.length - rows.size;
  return html`<p class="lane-name"><b>Slots</b> <small>one line each</small></p>
<svg class="rows" width="100%" height="${rows.size * ROW_HEIGHT}" role="img" aria-label="Attempts of ${counted(rows.size, "slot")} over time">${marks}</svg>
${rest > 0 ? html`<p class="quiet">The drawing leaves out ${counted(rest, "more slot")}. events.jsonl has every attempt.</p>` : null}`;
}

function attemptRect(attempt: Attempt, { place, until }: Axis, y: number): Markup {
  const { startedAt: from, endedAt, class: ended, probe, taskIds } = attempt;
  const [id = "", ...others] = taskIds;
  const more = others.length === 0 ? "" : ` and ${counted(others.length, "more task")}`;
  const when = `${utcSecond(from).slice(11)}, ${formatDuration((endedAt ?? until) - from)}`;
  const x = place(from);
  const width = Math.max(0.05, Math.round((place(endedAt ?? until) - x) * 1_000) / 1_000);
  const title = `${shownId(id).slice(0, 100)}${more}: ${CLASS_WORDS[ended].name}${probe ? ", a probe" : ""}, ${when}`;
  return html`<rect class="class-${ended}" x="${x}%" y="${y}" width="${width}%" height="${ROW_HEIGHT - 2}"><title>${title}</title></rect>`;
}

function legend({ attempts, changes }: RunStory): Markup {
  const counts = new Map<AttemptClass, number>();
  for (const attempt of attempts) counts.set(attempt.class, (counts.get(attempt.class) ?? 0) + 1);
  const item = (swatch: string, text: string): Markup => html`<li><i class="swatch ${swatch}"></i>${text}</li>`;
  const items = [
    ...[...counts].map(([name, count]) => item(`class-${name}`, `${CLASS_WORDS[name].name} ${grouped(count)}`)),
    item("fill-running", "children running"),
    ...(changes.some(({ event }) => event === "limit_changed") ? [item("limit-line", "parallelism")] : []),
    ...(changes.some(({ event }) => event === "paused") ? [item("hatch-wait", "paused")] : []),
    ...(changes.some((change) => "to" in change && change.to === "open") ? [item("hatch-circuit", "stopped")] : []),
  ];
  return html`<ul class="row">${items}</ul>
<svg width="0" height="0" aria-hidden="true"><defs>${HATCHES}</defs></svg>`;
}

const HATCHES = ["wait", "circuit"].map(
  (kind) =>
    html`<pattern id="hatch-${kind}" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="6"/></pattern>`,
);
