/** Generated from the files in page/ by page/inline.mjs. Do not edit. */
export const PAGE_SCRIPT: string = `"use strict";(() => {
const UNITS = /** @type {const} */ ([
["d", 86_400_000],
["h", 3_600_000],
["m", 60_000],
["s", 1_000],
]);
function durationText(durationMs) {
if (durationMs < 9_950) return \`\${Math.round(Math.max(0, durationMs) / 100) / 10}s\`;
let rest = Math.round(durationMs / 1_000) * 1_000;
const parts = [];
for (const [unit, unitMs] of UNITS) {
const count = Math.floor(rest / unitMs);
rest -= count * unitMs;
if (count > 0) parts.push(\`\${count}\${unit}\`);
else if (parts.length > 0) break;
if (parts.length === 2) break;
}
return parts.join(" ");
}
function clockText(at) {
return new Date(at).toISOString().slice(11, 19);
}
function instantText(at) {
return new Date(at).toISOString().slice(0, 19).replace("T", " ");
}
function countText(count) {
return count.toLocaleString("en-US");
}
function countedText(count, noun) {
return \`\${countText(count)} \${noun}\${count === 1 ? "" : "s"}\`;
}
function taskCountText(count) {
return countedText(count, "task");
}
function scoreText(score) {
return String(Number(score.toPrecision(4)));
}
const CLASS_WORDS = {
passed: { name: "passed", meaning: "" },
failed: { name: "failed", meaning: "graded, and the answer was wrong" },
graded: { name: "graded", meaning: "has a result" },
mixed: { name: "passed and failed", meaning: "the tasks of this shard differ" },
rate_limited: { name: "rate-limited", meaning: "refused by a rate limit; not charged, runs again" },
kill_shaped: { name: "killed", meaning: "stopped by a signal; not charged, runs again" },
timeout_exceeded: { name: "timed out", meaning: "over its time limit; not tried again" },
transient: { name: "transient error", meaning: "server or connection trouble; tried again" },
legitimate: { name: "error", meaning: "a failure of the attempt; tried again after all others" },
fatal: { name: "fatal error", meaning: "cannot succeed; not tried again" },
skipped: { name: "skipped", meaning: "" },
unfinished: { name: "unfinished", meaning: "the child left it without a result; runs again" },
running: { name: "still running", meaning: "its end is not on record" },
};
function className(className) {
return CLASS_WORDS[className]?.name ?? className;
}
function classMeaning(className) {
return CLASS_WORDS[className]?.meaning ?? "";
}
function element(tag, attributes = {}, ...children) {
const made = document.createElement(tag);
for (const [name, value] of Object.entries(attributes)) {
if (value === null || value === false) continue;
made.setAttribute(name, value === true ? "" : String(value));
}
append(made, children);
return made;
}
function append(parent, children) {
for (const child of children) {
if (child === null) continue;
parent.appendChild(child instanceof Node ? child : document.createTextNode(String(child)));
}
}
function foreign(text) {
return element("bdi", {}, text);
}
function button(label, onPress, attributes = {}) {
const made = element("button", { type: "button", ...attributes }, label);
made.addEventListener("click", onPress);
return made;
}
function showSection(id) {
const section = byId(id);
section.hidden = false;
return section;
}
function byId(id) {
const found = document.getElementById(id);
if (found === null) throw new Error(\`The page has no #\${id}.\`);
return found;
}
const STANDING_ORDER = ["errored", "failed", "outstanding", "skipped", "passed"];
const CLASS_ORDER = [
"passed",
"failed",
"mixed",
"rate_limited",
"kill_shaped",
"timeout_exceeded",
"transient",
"legitimate",
"fatal",
"skipped",
"unfinished",
"running",
];
function readReport() {
return JSON.parse(document.getElementById("report-data")?.textContent ?? "");
}
function placeText({ rows, strings }, row) {
const { job = 0, slot = 0 } = rows[row] ?? {};
const isOneJob = rows.every((other) => other.job === job);
const place = \`slot \${slot + 1}\`;
return isOneJob ? place : \`job \${strings[job] ?? ""}, \${place}\`;
}
function readTasks({ tasks, strings }) {
const text = (/** @type {number | undefined} */ index) => strings[index ?? 0] ?? "";
return tasks.id.map((id, index) => {
const severity = tasks.standing[index] ?? 0;
const task = {
index,
id,
group: text(tasks.group[index]),
provider: text(tasks.provider[index]),
standing: STANDING_ORDER[severity] ?? "outstanding",
severity,
score: tasks.score[index] ?? null,
class: text(tasks.class[index]),
attempts: tasks.attempts[index] ?? 0,
durationS: tasks.durationS[index] ?? null,
message: text(tasks.message[index]),
log: text(tasks.log[index]),
};
const haystack = \`\${id}\\n\${task.group}\\n\${task.provider}\\n\${task.message}\`.toLowerCase();
return { ...task, haystack };
});
}
function readMarks({ attempts, strings, axis }) {
const probes = new Set(attempts.probes);
const lastAt = axis.at(-1)?.until ?? 0;
return attempts.row.map((row, index) => {
const from = attempts.from[index] ?? 0;
const length = attempts.length[index] ?? -1;
const tasks = attempts.tasks[index] ?? [];
return {
index,
row,
provider: strings[attempts.provider[index] ?? 0] ?? "",
from,
until: length < 0 ? Math.max(from, lastAt) : from + length,
class: CLASS_ORDER[attempts.class[index] ?? 0] ?? "passed",
tasks: typeof tasks === "number" ? [tasks] : tasks,
count: attempts.count[index] ?? 1,
probe: probes.has(index),
};
});
}
function filterTasks(tasks, filter) {
const words = filter.text.toLowerCase().split(/\\s+/).filter(Boolean);
return tasks.filter(
(task) =>
(filter.standings.size === 0 || filter.standings.has(task.standing)) &&
(filter.class === "" || task.class === filter.class) &&
(filter.provider === "" || task.provider === filter.provider) &&
(filter.only === null || filter.only.has(task.index)) &&
words.every((word) => task.haystack.includes(word)),
);
}
function sortTasks(tasks, order) {
const sign = order.descending ? -1 : 1;
const collator = new Intl.Collator("en", { numeric: true });
return tasks.toSorted((a, b) => {
const left = sortValue(a, order.key);
const right = sortValue(b, order.key);
if (left === right) return a.index - b.index;
if (left === null || left === "") return 1;
if (right === null || right === "") return -1;
const difference =
typeof left === "number" && typeof right === "number"
? left - right
: collator.compare(String(left), String(right));
return sign * difference || a.index - b.index;
});
}
function sortValue(task, key) {
switch (key) {
case "standing":
return task.severity;
case "listed":
return task.index;
default:
return task[key];
}
}
function drawnOf(axis, at) {
let place = 0;
for (const segment of axis) {
if (at < segment.from) break;
place = segment.drawnFrom + Math.min(at, segment.until) - segment.from;
}
return place;
}
function instantOf(axis, drawn) {
let at = axis[0]?.from ?? 0;
for (const segment of axis) {
if (drawn < segment.drawnFrom) break;
at = Math.min(segment.from + drawn - segment.drawnFrom, segment.until);
}
return at;
}
function drawnLength(axis) {
const last = axis.at(-1);
return last === undefined ? 1 : last.drawnFrom + last.until - last.from;
}
function zoom(view, { about, factor, length }) {
const width = Math.min(length, Math.max(Math.min(50, length), (view.until - view.from) * factor));
const share = (about - view.from) / (view.until - view.from);
return within({ from: about - share * width, until: about + (1 - share) * width }, length);
}
function pan(view, { by, length }) {
return within({ from: view.from + by, until: view.until + by }, length);
}
function within(view, length) {
const width = Math.min(length, view.until - view.from);
const from = Math.min(Math.max(0, view.from), length - width);
return { from, until: from + width };
}
const STEPS_MS = [
1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 15_000, 30_000, 60_000, 120_000, 300_000, 600_000,
900_000, 1_800_000, 3_600_000, 7_200_000, 10_800_000, 21_600_000, 43_200_000, 86_400_000,
];
function ticksOf(axis, view, { originAt, count }) {
const wanted = (view.until - view.from) / Math.max(1, count);
const stepMs = STEPS_MS.find((step) => step >= wanted) ?? 86_400_000 * Math.ceil(wanted / 86_400_000);
const ticks = [];
for (const segment of axis) {
const from = segment.from + Math.max(0, view.from - segment.drawnFrom);
const until = Math.min(segment.until, segment.from + view.until - segment.drawnFrom);
const first = Math.ceil((from + originAt) / stepMs) * stepMs - originAt;
for (let at = first; at <= until; at += stepMs) {
ticks.push({ at, drawn: segment.drawnFrom + at - segment.from, stepMs });
}
}
return ticks;
}
function marksByRow(marks, rowCount) {
const rows = Array.from({ length: rowCount }, () => []);
for (const mark of marks) rows[mark.row]?.push(mark);
return rows;
}
function firstEndingAfter(row, at) {
let low = 0;
let high = row.length;
while (low < high) {
const middle = (low + high) >> 1;
if ((row[middle]?.until ?? 0) < at) low = middle + 1;
else high = middle;
}
return low;
}
function markAt(row, at, toleranceMs) {
const index = firstEndingAfter(row, at);
let nearest = null;
let distance = toleranceMs;
for (const mark of row.slice(Math.max(0, index - 1), index + 1)) {
const away = Math.max(mark.from - at, at - mark.until, 0);
if (away <= distance) {
nearest = mark;
distance = away;
}
}
return nearest;
}
function runningSteps(marks) {
const edges = marks.flatMap(({ from, until }) => [
{ at: from, change: 1 },
{ at: until, change: -1 },
]);
edges.sort((a, b) => a.at - b.at || b.change - a.change);
const steps = [];
let value = 0;
for (const { at, change } of edges) {
value += change;
const last = steps.at(-1);
if (last?.at === at) last.value = value;
else steps.push({ at, value });
}
return steps;
}
function valueAt(steps, at, before) {
let low = 0;
let high = steps.length;
while (low < high) {
const middle = (low + high) >> 1;
if ((steps[middle]?.at ?? 0) <= at) low = middle + 1;
else high = middle;
}
return low === 0 ? before : (steps[low - 1]?.value ?? before);
}
function idleParts(bands, running) {
const idle = [];
let coveredUntil = Number.NEGATIVE_INFINITY;
for (const band of bands.toSorted((a, b) => a.from - b.from)) {
let from = Math.max(band.from, coveredUntil);
for (const step of [...running.filter(({ at }) => at > from && at < band.until), { at: band.until, value: 0 }]) {
if (step.at > from && valueAt(running, from, 0) === 0) idle.push({ from, until: step.at });
from = step.at;
}
coveredUntil = Math.max(coveredUntil, band.until);
}
return idle;
}
const AXIS_HEIGHT = 22;
const LANE_HEIGHT = 64;
const LANE_GAP = 12;
const MOST_LANES = 12;
const ROWS_HEIGHT = 320;
const MOST_ROWS_HEIGHT = 6_000;
function layLanes(report, marks) {
const uses = new Map();
const use = (/** @type {string} */ provider, /** @type {number} */ weight) =>
uses.set(provider, (uses.get(provider) ?? 0) + weight);
for (const { provider } of marks) use(provider, 1);
for (const { provider } of [...report.waits, ...report.limits, ...report.circuits]) {
use(report.strings[provider] ?? "", marks.length + 1);
}
const busiest = [...uses].sort((a, b) => b[1] - a[1]).slice(0, MOST_LANES);
const names = busiest.map(([provider]) => provider).sort();
const providers = names.map((provider, index) => {
const top = AXIS_HEIGHT + LANE_GAP + index * (LANE_HEIGHT + LANE_GAP);
return layProvider(report, { provider, top, marks: marks.filter((mark) => mark.provider === provider) });
});
const rowsTop = AXIS_HEIGHT + LANE_GAP + providers.length * (LANE_HEIGHT + LANE_GAP);
const rows = Math.max(1, report.rows.length);
const rowHeight = Math.min(18, Math.max(3, Math.floor(ROWS_HEIGHT / rows)), MOST_ROWS_HEIGHT / rows);
const height = rowsTop + rowHeight * rows + 6;
return { providers, without: uses.size - names.length, rowsTop, rowHeight, height };
}
function layProvider(report, { provider, top, marks }) {
const own = (/** @type {{ provider: number }} */ entry) => report.strings[entry.provider] === provider;
const running = runningSteps(marks);
const changes = report.limits.filter(own).toSorted((a, b) => a.at - b.at);
const [first] = changes;
const limit = changes.map(({ at, to }) => ({ at, value: to }));
if (first !== undefined) limit.unshift({ at: report.axis[0]?.from ?? 0, value: first.from });
const peak = Math.max(1, highest(running), highest(limit));
return {
provider,
top,
height: LANE_HEIGHT,
running,
limit,
peak,
waits: report.waits.filter(own).map((wait) => ({ ...wait, statedUntil: null })),
circuits: report.circuits
.filter((change) => own(change) && change.state === "open")
.map((change) => ({
from: change.at,
until: change.until,
reason: change.reason,
statedUntil: change.statedUntil,
})),
};
}
function highest(steps) {
return steps.reduce((most, { value }) => Math.max(most, value), 0);
}
function rowAt(lanes, y) {
return y < lanes.rowsTop ? -1 : Math.floor((y - lanes.rowsTop) / lanes.rowHeight);
}
function providerAt(lanes, y) {
return lanes.providers.find((lane) => y >= lane.top && y <= lane.top + lane.height) ?? null;
}
const PAINT_ORDER = [
"fatal",
"timeout_exceeded",
"legitimate",
"transient",
"rate_limited",
"kill_shaped",
"failed",
"mixed",
"unfinished",
"running",
"skipped",
"passed",
];
function readPalette() {
const style = getComputedStyle(document.documentElement);
const colour = (/** @type {string} */ name) => style.getPropertyValue(\`--\${name}\`).trim();
return {
text: colour("text"),
muted: colour("muted"),
line: colour("line"),
ground: colour("ground"),
surface: colour("surface"),
running: colour("running-area"),
limit: colour("limit-line"),
wait: colour("wait"),
circuit: colour("circuit"),
focus: colour("focus"),
classes: new Map(PAINT_ORDER.map((name) => [name, colour(\`class-\${name}\`)])),
};
}
function xOf(scene, at) {
return xOfDrawn(scene, drawnOf(scene.report.axis, at));
}
function xOfDrawn({ view, width, gutter }, drawn) {
return gutter + ((drawn - view.from) / (view.until - view.from)) * (width - gutter);
}
function drawnAtX({ view, width, gutter }, x) {
return view.from + ((x - gutter) / (width - gutter)) * (view.until - view.from);
}
function fitted(context, text, width) {
const short = text.length > 60 ? text.slice(0, 60) : text;
if (context.measureText(short).width <= width) return short;
let length = short.length;
while (length > 1 && context.measureText(\`\${short.slice(0, length)}…\`).width > width) length -= 1;
return \`\${short.slice(0, length)}…\`;
}
function strokeLine(context, [x1, y1, x2, y2]) {
context.beginPath();
context.moveTo(x1, y1);
context.lineTo(x2, y2);
context.stroke();
}
function hatch(context, colour) {
const tile = document.createElement("canvas");
tile.width = 8;
tile.height = 8;
const pen = tile.getContext("2d");
if (pen === null) return colour;
pen.strokeStyle = colour;
pen.lineWidth = 1.6;
for (const x of [-8, 0, 8]) strokeLine(pen, [x, 8, x + 8, 0]);
return context.createPattern(tile, "repeat") ?? colour;
}
function paintLane(context, scene, { lane, palette }) {
const bottom = lane.top + lane.height;
const yOf = (/** @type {number} */ value) => bottom - (value / lane.peak) * (lane.height - 14);
for (const band of lane.waits) paintBand(context, scene, { band, lane, colour: palette.wait });
for (const band of lane.circuits) paintBand(context, scene, { band, lane, colour: palette.circuit });
context.fillStyle = palette.running;
paintSteps(context, scene, { steps: lane.running, yOf, bottom });
context.strokeStyle = palette.limit;
context.lineWidth = 2;
paintSteps(context, scene, { steps: lane.limit, yOf, bottom: null });
context.lineWidth = 1;
context.strokeStyle = palette.muted;
strokeLine(context, [scene.gutter, bottom + 0.5, scene.width, bottom + 0.5]);
const taken = [];
for (const band of lane.circuits) {
const until = band.statedUntil;
const when = until === null ? "" : \` until \${instantText(scene.report.originAt + until).slice(5, 16)}\`;
paintBandLabel(context, scene, { band, top: lane.top, texts: [\`no calls\${when}\`], palette, taken });
}
for (const band of lane.waits) {
const length = durationText(band.until - band.from);
const texts = [\`waiting \${length}: \${band.reason}\`, \`waiting \${length}\`, length];
paintBandLabel(context, scene, { band, top: lane.top, texts, palette, taken });
}
}
function paintBand(context, scene, { band, lane, colour }) {
const from = Math.max(scene.gutter - 2, xOf(scene, band.from));
const until = Math.max(from + 3, xOf(scene, band.until));
if (from > scene.width || until < scene.gutter) return;
context.fillStyle = hatch(context, colour);
context.fillRect(from, lane.top, until - from, lane.height);
context.fillStyle = colour;
context.fillRect(from, lane.top, until - from, 2);
}
function paintBandLabel(context, scene, { band, top, texts, palette, taken }) {
const from = Math.max(scene.gutter, xOf(scene, band.from));
const until = Math.min(scene.width, xOf(scene, band.until));
if (from > scene.width || until < scene.gutter) return;
const before = texts.length === 1;
const room = (before ? until - scene.gutter : until - from) - 10;
for (const text of texts) {
const wide = context.measureText(text).width + 4;
const left = before ? Math.max(scene.gutter, Math.min(from + 3, until - wide - 2)) : from + 3;
const right = left + wide;
if (wide - 4 > room || taken.some((span) => left < span.right && span.left < right)) continue;
taken.push({ left, right });
context.fillStyle = palette.ground;
context.fillRect(left, top + 4, wide, 14);
context.fillStyle = palette.text;
context.fillText(text, left + 2, top + 11);
return;
}
}
function paintSteps(context, scene, { steps, yOf, bottom }) {
const lastAt = scene.report.axis.at(-1)?.until ?? 0;
context.beginPath();
let y = bottom ?? yOf(steps[0]?.value ?? 0);
context.moveTo(scene.gutter - 2, y);
for (let index = 0; index < steps.length; index += 1) {
const step = steps[index];
if (step === undefined) break;
const x = Math.min(Math.max(scene.gutter - 2, xOf(scene, step.at)), scene.width + 2);
let highest = step.value;
let last = step.value;
while (index + 1 < steps.length && xOf(scene, steps[index + 1]?.at ?? 0) < x + 0.5) {
index += 1;
last = steps[index]?.value ?? last;
highest = Math.max(highest, last);
}
context.lineTo(x, y);
context.lineTo(x, yOf(highest));
y = yOf(last);
context.lineTo(x, y);
}
const end = xOf(scene, lastAt);
context.lineTo(end, y);
if (bottom === null) {
if (steps.length > 0) context.stroke();
return;
}
context.lineTo(end, bottom);
context.closePath();
context.fill();
}
const FONT = "12px system-ui, sans-serif";
function paintTimeline(canvas, scene) {
const { width, lanes } = scene;
const ratio = Math.min(3, window.devicePixelRatio || 1, 8_192 / lanes.height);
canvas.width = Math.round(width * ratio);
canvas.height = Math.round(lanes.height * ratio);
canvas.style.width = \`\${width}px\`;
canvas.style.height = \`\${lanes.height}px\`;
const context = canvas.getContext("2d");
if (context === null) return;
const palette = readPalette();
context.scale(ratio, ratio);
context.font = FONT;
context.textBaseline = "middle";
paintLabels(context, scene, palette);
context.save();
context.beginPath();
context.rect(scene.gutter, 0, width - scene.gutter, lanes.height);
context.clip();
paintGround(context, scene, palette);
for (const lane of lanes.providers) paintLane(context, scene, { lane, palette });
paintIdle(context, scene, palette);
scene.rows.forEach((row, index) => {
paintRow(context, scene, { row, top: lanes.rowsTop + index * lanes.rowHeight, palette });
});
paintSelection(context, scene, palette);
context.restore();
}
function paintLabels(context, { lanes, report, gutter }, palette) {
const label = (/** @type {string} */ text, /** @type {number} */ y) => {
context.fillText(fitted(context, text, gutter - 8), 0, y);
};
for (const lane of lanes.providers) {
context.fillStyle = palette.text;
label(lane.provider === "" ? "provider" : lane.provider, lane.top + 8);
context.fillStyle = palette.muted;
label(\`peak \${lane.peak}\`, lane.top + 24);
}
context.fillStyle = palette.muted;
const every = Math.ceil(14 / lanes.rowHeight);
report.rows.forEach((_, index) => {
if (index % every !== 0) return;
const place = placeText(report, index);
const fits = context.measureText(place).width <= gutter - 8;
label(fits ? place : place.replace(", slot ", "/"), lanes.rowsTop + (index + 0.5) * lanes.rowHeight);
});
}
function paintGround(context, scene, palette) {
const { report, lanes, width, gutter, view } = scene;
report.axis.forEach((segment, index) => {
const from = xOfDrawn(scene, segment.drawnFrom);
const until = xOfDrawn(scene, segment.drawnFrom + segment.until - segment.from);
context.fillStyle = palette.surface;
context.fillRect(from, AXIS_HEIGHT, until - from, lanes.height - AXIS_HEIGHT);
const next = report.axis[index + 1];
if (next === undefined) return;
const middle = (until + xOfDrawn(scene, next.drawnFrom)) / 2;
context.strokeStyle = palette.muted;
context.setLineDash([2, 4]);
strokeLine(context, [middle, AXIS_HEIGHT, middle, lanes.height]);
context.setLineDash([]);
const between = \`\${durationText(next.from - segment.until)} later\`;
if (xOfDrawn(scene, next.drawnFrom) - until > 14) paintUpright(context, { text: between, x: middle, palette });
});
const perTick = 92;
const ticks = ticksOf(report.axis, view, { originAt: report.originAt, count: (width - gutter) / perTick });
let labelledUntil = Number.NEGATIVE_INFINITY;
let day = "";
for (const tick of ticks) {
const x = Math.round(xOfDrawn(scene, tick.drawn)) + 0.5;
context.strokeStyle = palette.line;
strokeLine(context, [x, AXIS_HEIGHT, x, lanes.height]);
const text = tickText(report.originAt + tick.at, tick.stepMs, day);
const wide = context.measureText(text).width;
const left = Math.min(Math.max(gutter, x - wide / 2), width - wide);
if (left < labelledUntil + 8) continue;
day = instantText(report.originAt + tick.at).slice(0, 10);
labelledUntil = left + wide;
context.fillStyle = palette.muted;
context.fillText(text, left, AXIS_HEIGHT / 2);
}
}
function paintUpright(context, { text, x, palette }) {
const wide = context.measureText(text).width + 6;
context.save();
context.translate(x, AXIS_HEIGHT + 8 + wide);
context.rotate(-Math.PI / 2);
context.fillStyle = palette.ground;
context.fillRect(0, -8, wide, 16);
context.fillStyle = palette.muted;
context.fillText(text, 3, 0);
context.restore();
}
function tickText(at, stepMs, day) {
const whole = instantText(at);
const clock = stepMs >= 60_000 ? whole.slice(11, 16) : whole.slice(11, 19);
const text = stepMs < 1_000 ? \`\${clock}.\${String(at % 1_000).padStart(3, "0")}\` : clock;
return whole.slice(0, 10) === day ? text : \`\${whole.slice(5, 10)} \${text}\`;
}
function paintIdle(context, scene, palette) {
const { rowsTop, height } = scene.lanes;
for (const part of scene.idle) {
const from = xOf(scene, part.from);
const until = xOf(scene, part.until);
if (until - from < 1 || from > scene.width || until < scene.gutter) continue;
context.fillStyle = hatch(context, palette.wait);
context.fillRect(from, rowsTop, until - from, height - rowsTop);
}
}
function paintRow(context, scene, { row, top, palette }) {
const { view, lanes, report, width } = scene;
const height = lanes.rowHeight > 4 ? lanes.rowHeight - 2 : lanes.rowHeight - 0.5;
const until = instantOf(report.axis, view.until);
let column = Number.NEGATIVE_INFINITY;
let worst = PAINT_ORDER.length;
for (let index = firstEndingAfter(row, instantOf(report.axis, view.from)); index < row.length; index += 1) {
const mark = row[index];
if (mark === undefined || mark.from > until) break;
const left = xOf(scene, mark.from);
const right = Math.min(width + 2, xOf(scene, mark.until));
const rank = PAINT_ORDER.indexOf(mark.class);
const wide = right - left >= 1.5;
const pixel = Math.floor(left);
if (!wide && pixel === column && rank >= worst) continue;
worst = pixel === column ? Math.min(worst, rank) : rank;
column = pixel;
context.fillStyle = palette.classes.get(mark.class) ?? palette.muted;
context.fillRect(
wide ? left : pixel,
top + 1,
wide ? Math.max(1.5, right - left - (right - left > 4 ? 1 : 0)) : 1.5,
height,
);
if (mark.probe && wide && height > 6) paintProbe(context, { x: left, top, height, palette });
if (mark.class === "running") paintOpenEnd(context, { x: right, top, height, palette });
}
}
function paintProbe(context, { x, top, height, palette }) {
context.fillStyle = palette.ground;
context.beginPath();
context.moveTo(x, top + 1);
context.lineTo(x + height / 2, top + 1);
context.lineTo(x, top + 1 + height / 2);
context.fill();
}
function paintOpenEnd(context, { x, top, height, palette }) {
context.strokeStyle = palette.text;
strokeLine(context, [x - 1, top + 1, x - 1, top + 1 + height]);
}
function paintSelection(context, scene, palette) {
const { selected, lanes } = scene;
if (selected === null) return;
const left = xOf(scene, selected.from);
const right = Math.max(left + 2, xOf(scene, selected.until));
const top = lanes.rowsTop + selected.row * lanes.rowHeight;
context.strokeStyle = palette.ground;
context.lineWidth = 5;
context.strokeRect(left - 2, top - 1, right - left + 4, lanes.rowHeight + 1);
context.strokeStyle = palette.focus;
context.lineWidth = 2;
context.strokeRect(left - 2, top - 1, right - left + 4, lanes.rowHeight + 1);
context.lineWidth = 1;
}
const NARROW = 600;
function showTimeline(report, { marks, tasks, showTasks }) {
const section = showSection("timeline");
const lanes = layLanes(report, marks);
const bands = lanes.providers.flatMap((lane) => [...lane.waits, ...lane.circuits]);
const length = drawnLength(report.axis);
const scene = {
report,
rows: marksByRow(marks, report.rows.length),
lanes,
idle: idleParts(bands, runningSteps(marks)),
view: { from: 0, until: length },
width: 0,
gutter: 0,
selected: null,
};
const canvas = element("canvas", {
tabindex: 0,
role: "application",
"aria-roledescription": "timeline",
"aria-label": summaryOf(scene, marks),
"aria-describedby": "timeline-keys timeline-told",
});
const told = element("p", { id: "timeline-told", class: "told", "aria-live": "polite" });
const frame = element("div", { class: "timeline-frame" }, canvas);
const tip = element("div", { class: "tip", "aria-hidden": true, hidden: true });
const [about, showSelected] = describer(scene, tasks);
let asked = false;
const repaint = () => {
if (asked) return;
asked = true;
requestAnimationFrame(() => {
asked = false;
scene.width = frame.clientWidth;
scene.gutter = scene.width < NARROW ? 64 : 120;
paintTimeline(canvas, scene);
});
};
const look = (/** @type {number} */ factor) => {
const about =
scene.selected === null ? (scene.view.from + scene.view.until) / 2 : drawnOf(report.axis, scene.selected.from);
scene.view = zoom(scene.view, { about, factor, length });
repaint();
};
const whole = () => {
scene.view = { from: 0, until: length };
repaint();
};
const select = (/** @type {MarkView | null} */ mark) => {
scene.selected = mark;
if (mark !== null) scene.view = inView(scene, mark);
const tasks = mark?.tasks ?? [];
told.replaceChildren(
...(mark === null
? ["Point at a mark, or focus the timeline and use the arrow keys, to read about an attempt."]
: showSelected(mark)),
...(tasks.length === 0
? []
: [
" ",
button("Show in the task table", () => showTasks(tasks, tasks.length === 1 ? "one attempt" : "one shard")),
]),
);
repaint();
};
watchPointer(canvas, { scene, frame, tip, about, repaint, select });
watchKeys(canvas, { scene, look, whole, select, repaint });
new ResizeObserver(repaint).observe(frame);
for (const query of ["(prefers-color-scheme: dark)", "print"]) matchMedia(query).addEventListener("change", repaint);
section.append(
legend(marks, {
waited: scene.idle.length > 0 || lanes.providers.some((lane) => lane.waits.length > 0),
opened: lanes.providers.some((lane) => lane.circuits.length > 0),
limited: lanes.providers.some((lane) => lane.limit.length > 0),
}),
element(
"div",
{ class: "tools" },
button("Zoom in", () => look(0.5)),
button("Zoom out", () => look(2)),
button("Whole campaign", whole),
element(
"span",
{ id: "timeline-keys", class: "keys" },
"Keys: arrows choose an attempt, + and − zoom, 0 shows all. Drag to move, Ctrl and wheel zoom.",
),
),
frame,
told,
);
if (lanes.without > 0) {
section.append(
element(
"p",
{ class: "quiet" },
\`Without a lane, because less busy than these: \${countedText(lanes.without, "more provider")}.\`,
),
);
}
frame.append(tip);
select(null);
}
function summaryOf({ report, lanes, rows, idle }, marks) {
const count = marks.reduce((sum, mark) => sum + mark.count, 0);
const idleMs = idle.reduce((sum, part) => sum + part.until - part.from, 0);
const waits = idleMs > 0 ? \`, \${durationText(idleMs)} of it waiting with nothing running\` : "";
const activeMs = report.axis.reduce((sum, segment) => sum + segment.until - segment.from, 0);
const providers = lanes.providers.length + lanes.without;
return \`\${countedText(count, "attempt")} on \${countedText(rows.length, "slot")}, \${countedText(providers, "provider")}, over \${durationText(activeMs)}\${waits}. The tables below say the same in words.\`;
}
function describer(scene, tasks) {
const { report, lanes } = scene;
const named = (/** @type {MarkView} */ mark) => {
if (mark.count > 1) return \`\${countText(mark.count)} attempts\`;
const ids = mark.tasks.map((index) => tasks[index]?.id ?? "");
const [first] = ids;
if (first === undefined) return "an attempt";
return ids.length === 1 ? first : \`\${first} and \${ids.length - 1} more\`;
};
const facts = (/** @type {MarkView} */ mark) => {
const from = report.originAt + mark.from;
const until = report.originAt + mark.until;
const probe = mark.probe ? ", a probe" : "";
return \`\${className(mark.class)}\${probe}, \${instantText(from).slice(5)} to \${clockText(until)} UTC (\${durationText(mark.until - mark.from)}), \${placeText(report, mark.row)}\`;
};
const about = (/** @type {number} */ x, /** @type {number} */ y) => {
const at = instantOf(report.axis, drawnAtX(scene, x));
const lane = providerAt(lanes, y);
if (lane !== null) {
const limit = lane.limit.length > 0 ? \` of at most \${valueAt(lane.limit, at, 0)}\` : "";
const band = [...lane.circuits, ...lane.waits].find((band) => at >= band.from && at <= band.until);
const why = band === undefined ? "" : \`\\nwaiting: \${band.reason}\`;
return \`\${clockText(report.originAt + at)} UTC\\n\${valueAt(lane.running, at, 0)} running\${limit}\${why}\`;
}
const mark = markUnder(scene, x, y);
return mark === null ? "" : \`\${named(mark)}\\n\${facts(mark)}\`;
};
return [about, (mark) => [element("b", {}, foreign(named(mark))), \`: \${facts(mark)}.\`]];
}
function markUnder(scene, x, y) {
const row = scene.rows[rowAt(scene.lanes, y)];
const drawn = drawnAtX(scene, x);
const perPixel = (scene.view.until - scene.view.from) / (scene.width - scene.gutter);
return row === undefined ? null : markAt(row, instantOf(scene.report.axis, drawn), perPixel * 4);
}
function inView({ view, report }, mark) {
const at = drawnOf(report.axis, mark.from);
if (at >= view.from && at <= view.until) return view;
return pan(view, { by: at - (view.from + view.until) / 2, length: drawnLength(report.axis) });
}
function watchPointer(canvas, { scene, frame, tip, about, repaint, select }) {
let drag = null;
const place = (/** @type {MouseEvent} */ event) => {
const box = canvas.getBoundingClientRect();
return { x: event.clientX - box.left, y: event.clientY - box.top };
};
canvas.addEventListener("pointerdown", (event) => {
drag = { x: event.clientX, moved: false };
canvas.setPointerCapture(event.pointerId);
});
canvas.addEventListener("pointermove", (event) => {
const { x, y } = place(event);
if (drag !== null && (drag.moved || Math.abs(event.clientX - drag.x) > 4)) {
const perPixel = (scene.view.until - scene.view.from) / (scene.width - scene.gutter);
scene.view = pan(scene.view, { by: (drag.x - event.clientX) * perPixel, length: drawnLength(scene.report.axis) });
drag = { x: event.clientX, moved: true };
repaint();
}
const text = x < scene.gutter ? "" : about(x, y);
tip.hidden = text === "";
tip.textContent = text;
tip.style.left = \`\${Math.max(0, Math.min(x + 12, frame.clientWidth - tip.offsetWidth))}px\`;
tip.style.top = \`\${y + 16}px\`;
});
canvas.addEventListener("pointerup", (event) => {
const { x, y } = place(event);
if (drag?.moved === false) select(markUnder(scene, x, y));
drag = null;
});
canvas.addEventListener("pointercancel", () => {
drag = null;
});
canvas.addEventListener("pointerleave", () => {
tip.hidden = true;
});
canvas.addEventListener(
"wheel",
(event) => {
if (!event.ctrlKey && !event.metaKey) return;
event.preventDefault();
const factor = event.deltaY > 0 ? 1.25 : 0.8;
const about = drawnAtX(scene, place(event).x);
scene.view = zoom(scene.view, { about, factor, length: drawnLength(scene.report.axis) });
repaint();
},
{ passive: false },
);
}
function watchKeys(canvas, { scene, look, whole, select, repaint }) {
const step = (/** @type {number} */ by) => {
const row = scene.rows[scene.selected?.row ?? 0] ?? [];
const index = scene.selected === null ? (by > 0 ? -1 : row.length) : row.indexOf(scene.selected);
select(row[index + by] ?? scene.selected);
};
const changeRow = (/** @type {number} */ by) => {
const from = scene.selected?.from ?? 0;
const row = scene.rows[(scene.selected?.row ?? -by) + by];
if (row !== undefined) select(markAt(row, from, Number.POSITIVE_INFINITY));
};
const keys = {
ArrowRight: () => step(1),
ArrowLeft: () => step(-1),
ArrowDown: () => changeRow(1),
ArrowUp: () => changeRow(-1),
"+": () => look(0.5),
"=": () => look(0.5),
"-": () => look(2),
0: whole,
Escape: () => select(null),
};
canvas.addEventListener("keydown", (event) => {
if (event.ctrlKey || event.metaKey || event.altKey) return;
const act = keys[event.key];
if (act === undefined) return;
event.preventDefault();
act();
repaint();
});
}
function legend(marks, { waited, opened, limited }) {
const present = new Map();
for (const mark of marks) present.set(mark.class, (present.get(mark.class) ?? 0) + mark.count);
const item = (/** @type {string} */ swatch, /** @type {string} */ text) =>
element("li", {}, element("i", { class: \`swatch \${swatch}\` }), text);
return element(
"ul",
{ class: "legend", "aria-label": "Legend" },
...[...present]
.sort((a, b) => b[1] - a[1])
.map(([name, count]) => item(\`class-\${name}\`, \`\${className(name)} \${countText(count)}\`)),
item("running-area", "children running"),
...(limited ? [item("limit-line", "limit on children at once")] : []),
...(waited ? [item("hatched-wait", "waiting")] : []),
...(opened ? [item("hatched-circuit", "no calls")] : []),
);
}
const FIRST_EVENTS = 12;
const CIRCUIT_WORDS = { open: "no calls", "half-open": "one task as a probe", closed: "calls again" };
function showLimitStory(report) {
const entries = tellStory(report);
if (entries.length === 0) {
byId("timeline").append(element("p", { class: "quiet" }, "No wait, no cut of the limit, no time without calls."));
return;
}
const body = element("tbody");
const show = (/** @type {readonly StoryEntry[]} */ shown) =>
body.append(...shown.map((entry) => rowOf(report, entry)));
show(entries.slice(0, FIRST_EVENTS));
const table = element(
"table",
{ class: "story" },
element("caption", {}, \`What limits and outages did: \${countedText(entries.length, "event")}\`),
element(
"thead",
{},
element(
"tr",
{},
...["When (UTC)", "Provider", "What", "Why"].map((name) => element("th", { scope: "col" }, name)),
),
),
body,
);
byId("timeline").append(
element(
"div",
{ class: "scroll", tabindex: 0, role: "region", "aria-label": "What limits and outages did" },
table,
),
);
if (entries.length <= FIRST_EVENTS) return;
const more = button(\`Show the other \${countText(entries.length - FIRST_EVENTS)}\`, () => {
show(entries.slice(FIRST_EVENTS));
more.remove();
});
byId("timeline").append(more);
}
function tellStory({ waits, limits, circuits, originAt }) {
return [
...waits.map((wait) => ({
at: wait.from,
provider: wait.provider,
what: \`waited \${durationText(wait.until - wait.from)}\`,
reason: wait.reason,
})),
...limits.map((change) => ({
at: change.at,
provider: change.provider,
what: \`limit \${change.from} → \${change.to}\`,
reason: change.reason,
})),
...circuits.map((change) => ({
at: change.at,
provider: change.provider,
what:
change.state === "open" && change.statedUntil !== null
? \`no calls until \${instantText(originAt + change.statedUntil).slice(0, 16)}\`
: CIRCUIT_WORDS[change.state],
reason: change.reason,
})),
].sort((a, b) => a.at - b.at);
}
function rowOf({ originAt, strings }, { at, provider, what, reason }) {
return element(
"tr",
{},
element("td", { class: "instant" }, instantText(originAt + at)),
element("td", {}, foreign(strings[provider] ?? "")),
element("td", {}, what),
element("td", { class: "why" }, foreign(reason)),
);
}
const LOG_PATH = /^logs\\/[\\w.@%+=-]+$/;
function taskDetail(task, { report, marks }) {
const facts = element("dl", { class: "facts" });
const fact = (/** @type {string} */ name, /** @type {Node | string} */ value) =>
facts.append(element("div", {}, element("dt", {}, name), element("dd", {}, value)));
if (task.class !== "" && task.class !== "graded") {
const meaning = classMeaning(task.class);
fact("Latest outcome", meaning === "" ? className(task.class) : \`\${className(task.class)}: \${meaning}\`);
}
if (task.score !== null) fact("Score", scoreText(task.score));
if (task.group !== "") fact("Group", foreign(task.group));
if (task.provider !== "") fact("Provider", foreign(task.provider));
fact("Attempts", String(task.attempts));
if (task.durationS !== null) fact("Duration", durationText(task.durationS * 1_000));
if (task.log !== "") fact("Log", logLink(task.log));
const tries = marks.filter((mark) => mark.tasks.includes(task.index)).sort((a, b) => a.from - b.from);
return element(
"div",
{ class: "detail" },
task.message === "" ? null : element("pre", {}, foreign(task.message)),
facts,
tries.length === 0
? null
: element("ol", { class: "tries", "aria-label": "Attempts" }, ...tries.map((mark) => attemptItem(report, mark))),
);
}
function attemptItem(report, mark) {
const probe = mark.probe ? ", a probe" : "";
return element(
"li",
{},
element("i", { class: \`swatch class-\${mark.class}\` }),
\`\${className(mark.class)}\${probe} · \${instantText(report.originAt + mark.from)} · \${durationText(mark.until - mark.from)} · \${placeText(report, mark.row)}\`,
);
}
function logLink(path) {
if (!LOG_PATH.test(path)) return foreign(path);
return element("a", { href: path.split("/").map(encodeURIComponent).join("/") }, path);
}
const PAGE_ROWS = 50;
const PRINTED_ROWS = 500;
const SIGNS = /** @type {Record<string, string>} */ ({
passed: "✓",
failed: "✗",
errored: "!",
skipped: "–",
outstanding: "…",
});
function showTaskTable(tasks, page) {
const section = showSection("tasks");
const columns = columnsFor(tasks);
const filter = { text: "", standings: new Set(), class: "", provider: "", only: null };
let order = { key: "standing", descending: false };
let start = 0;
let found = [];
const status = element("p", { role: "status", class: "found" });
const body = element("tbody");
const subset = element("div", { class: "subset", hidden: true });
const range = element("span", {});
const previous = button("Previous", () => turn(start - PAGE_ROWS));
const next = button("Next", () => turn(start + PAGE_ROWS));
const pager = element("nav", { class: "tools pager", "aria-label": "Pages of tasks" }, previous, next, range);
const fill = (/** @type {number} */ count) => {
body.replaceChildren(...found.slice(start, start + count).map((task) => taskRow(task, { ...page, columns })));
};
const turn = (/** @type {number} */ to) => {
start = Math.max(0, Math.min(to, found.length - 1));
start -= start % PAGE_ROWS;
fill(PAGE_ROWS);
const end = Math.min(start + PAGE_ROWS, found.length);
range.textContent =
found.length === 0 ? "" : \`\${countText(start + 1)}–\${countText(end)} of \${countText(found.length)}\`;
pager.hidden = found.length <= PAGE_ROWS;
previous.disabled = start === 0;
next.disabled = end >= found.length;
};
const update = () => {
found = sortTasks(filterTasks(tasks, filter), order);
status.textContent =
found.length === tasks.length
? taskCountText(tasks.length)
: \`\${countText(found.length)} of \${taskCountText(tasks.length)}\`;
turn(0);
};
const head = headRow(columns, (key) => {
order = { key, descending: order.key === key && !order.descending };
markOrder(head, order);
update();
});
markOrder(head, order);
const search = searchField((text) => {
filter.text = text;
update();
});
const showOnly = (/** @type {readonly number[] | null} */ indexes, /** @type {string} */ label) => {
filter.only = indexes && new Set(indexes);
subset.hidden = indexes === null;
subset.replaceChildren(
...(indexes === null ? [] : [\`Only: \${label} \`, button("Show all tasks", () => showOnly(null, ""))]),
);
update();
};
section.append(
element(
"div",
{ class: "filters", role: "search", "aria-label": "Filter tasks" },
search,
standingChips(tasks, { chosen: filter.standings, update }),
choice("Latest outcome", {
values: distinct(tasks, "class"),
name: className,
choose: (value) => {
filter.class = value;
update();
},
}),
choice("Provider", {
values: distinct(tasks, "provider"),
name: String,
choose: (value) => {
filter.provider = value;
update();
},
}),
),
subset,
status,
element(
"div",
{ class: "scroll", tabindex: 0, role: "region", "aria-label": "Task table" },
element(
"table",
{ class: "tasks" },
element("caption", { class: "unseen" }, "Tasks. Headers sort. The button of a row shows more of its task."),
element("thead", {}, head),
body,
),
),
pager,
);
moveWithArrows(body);
addEventListener("beforeprint", () => fill(PRINTED_ROWS));
addEventListener("afterprint", () => turn(start));
update();
return (indexes, label) => {
showOnly(indexes, label);
section.scrollIntoView();
section.focus({ preventScroll: true });
};
}
function columnsFor(tasks) {
const columns = [
{ key: "standing", name: "Result", style: "standing", wanted: true, cell: standingBadge },
{
key: "score",
name: "Score",
style: "number",
wanted: tasks.some(({ score }) => score !== null),
cell: ({ score }) => (score === null ? "" : scoreText(score)),
},
{
key: "attempts",
name: "Attempts",
style: "number extra",
wanted: true,
cell: ({ attempts }) => String(attempts),
},
{
key: "durationS",
name: "Duration",
style: "number extra",
wanted: tasks.some(({ durationS }) => durationS !== null),
cell: ({ durationS }) => (durationS === null ? "" : durationText(durationS * 1_000)),
},
{
key: "group",
name: "Group",
style: "extra",
wanted: tasks.some(({ group }) => group !== ""),
cell: ({ group }) => foreign(group),
},
{
key: "provider",
name: "Provider",
style: "extra",
wanted: distinct(tasks, "provider").length > 1,
cell: ({ provider }) => foreign(provider),
},
{
key: "class",
name: "Last words",
style: "extra words",
wanted: tasks.some(({ message }) => message !== ""),
cell: lastWords,
},
];
return columns.filter(({ wanted }) => wanted);
}
function standingBadge({ standing }) {
return element(
"span",
{ class: \`badge fill-\${standing}\` },
element("span", { "aria-hidden": true }, SIGNS[standing] ?? ""),
\` \${standing}\`,
);
}
function lastWords(task) {
if (task.message === "") return "";
const kind = element("span", { class: "kind", title: classMeaning(task.class) }, className(task.class));
return element("span", {}, kind, " ", foreign(task.message.slice(0, 200)));
}
function taskRow(task, { columns, report, marks }) {
const toggle = button(
"",
() => {
const open = toggle.getAttribute("aria-expanded") === "true";
toggle.setAttribute("aria-expanded", String(!open));
if (open) row.nextElementSibling?.remove();
else
row.after(
element(
"tr",
{ class: "more" },
element("td", { colspan: columns.length + 1 }, taskDetail(task, { report, marks })),
),
);
},
{ class: "id", "aria-expanded": "false" },
);
toggle.append(foreign(task.id));
const row = element(
"tr",
{},
element("th", { scope: "row" }, toggle),
...columns.map((column) => element("td", { class: column.style }, column.cell(task))),
);
return row;
}
function headRow(columns, sort) {
const header = (/** @type {SortKey} */ key, /** @type {string} */ name, /** @type {string} */ style) =>
element(
"th",
{ scope: "col", class: style, "data-key": key },
button(name, () => sort(key), { class: "sort" }),
);
return element(
"tr",
{},
header("id", "Task", ""),
...columns.map(({ key, name, style }) => header(key, name, style)),
);
}
function markOrder(head, order) {
for (const cell of head.querySelectorAll("th")) {
if (cell.dataset.key === order.key) cell.setAttribute("aria-sort", order.descending ? "descending" : "ascending");
else cell.removeAttribute("aria-sort");
}
}
function searchField(look) {
const field = element("input", {
type: "search",
placeholder: "id, group, message",
spellcheck: "false",
autocomplete: "off",
});
let pending;
field.addEventListener("input", () => {
clearTimeout(pending);
pending = setTimeout(() => look(field.value), 80);
});
addEventListener("keydown", (event) => {
const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
if (event.key !== "/" || typing || event.ctrlKey || event.metaKey || event.altKey) return;
event.preventDefault();
field.focus();
});
return element("label", { class: "search" }, "Search", element("kbd", { title: "Press / to search" }, "/"), field);
}
function standingChips(tasks, { chosen, update }) {
const counts = new Map();
for (const { standing } of tasks) counts.set(standing, (counts.get(standing) ?? 0) + 1);
const chips = STANDING_ORDER.filter((standing) => counts.has(standing)).map((standing) => {
const chip = button(
"",
() => {
const on = !chosen.delete(standing);
if (on) chosen.add(standing);
chip.setAttribute("aria-pressed", String(on));
update();
},
{ class: "chip", "aria-pressed": "false" },
);
chip.append(element("i", { class: \`swatch fill-\${standing}\` }), \`\${standing} \${countText(counts.get(standing))}\`);
return chip;
});
return element("div", { class: "chips", role: "group", "aria-label": "Results shown" }, ...chips);
}
function choice(label, { values, name, choose }) {
if (values.length < 2) return "";
const menu = element(
"select",
{},
element("option", { value: "" }, "any"),
...values.map((value) => element("option", { value }, name(value))),
);
menu.addEventListener("change", () => choose(menu.value));
return element("label", {}, label, menu);
}
function distinct(tasks, key) {
return [...new Set(tasks.map((task) => task[key]))].filter(Boolean).sort();
}
function moveWithArrows(body) {
body.addEventListener("keydown", (event) => {
const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
const ids = /** @type {HTMLElement[]} */ ([...body.querySelectorAll("button.id")]);
const index = ids.indexOf(/** @type {HTMLElement} */ (event.target));
if (by === 0 || index < 0) return;
event.preventDefault();
ids[index + by]?.focus();
});
}
const FIRST_GROUPS = 6;
function showFailureGroups({ failureGroups, strings }, { tasks, showTasks }) {
const failed = tasks.filter(({ standing }) => standing === "failed").map(({ index }) => index);
if (failureGroups.length === 0 && failed.length === 0) return;
const section = showSection("failures");
if (failed.length > 0) {
const have =
failed.length === 1
? "1 task was graded and failed. "
: \`\${countText(failed.length)} tasks were graded and failed. \`;
section.append(
element(
"p",
{},
have,
button("Show in the task table", () => showTasks(failed, "graded and failed"), {
"aria-label": "Show in the task table: graded and failed",
}),
),
);
}
if (failureGroups.length === 0) return;
section.append(
element(
"h3",
{},
failureGroups.length === 1 ? "Failed attempts, all alike" : "Failed attempts, by what they have in common",
),
);
const most = Math.max(...failureGroups.map(({ count }) => count));
const items = failureGroups.map((group) => {
const kind = strings[group.class] ?? "";
const shown = \`Show \${group.tasks.length === 1 ? "the task" : \`\${group.tasks.length < group.count ? "" : "these "}\${countText(group.tasks.length)} tasks\`}\`;
const label = \`\${taskCountText(group.count)}, \${className(kind)}\`;
const bar = element("i", { class: \`meter class-\${kind}\`, "aria-hidden": true });
bar.style.width = \`\${Math.max(1, (group.count / most) * 100)}%\`;
return element(
"li",
{},
element(
"p",
{ class: "group-head" },
element("b", {}, countText(group.count)),
\` × \${className(kind)}\`,
element("small", {}, \` \${classMeaning(kind)}\`),
),
bar,
element("pre", {}, group.message === "" ? "(no message)" : foreign(group.message)),
group.tasks.length === 0
? null
: button(shown, () => showTasks(group.tasks, label), { "aria-label": \`\${shown}: \${className(kind)}\` }),
);
});
const list = element("ol", { class: "groups" }, ...items.slice(0, FIRST_GROUPS));
section.append(list);
if (items.length <= FIRST_GROUPS) return;
const more = button(\`Show \${countText(items.length - FIRST_GROUPS)} more groups\`, () => {
list.append(...items.slice(FIRST_GROUPS));
more.remove();
});
section.append(more);
}
const FIRST_IDS = 10;
function showBaseline({ baseline }, showTasks) {
if (baseline === null) return;
const section = showSection("baseline");
const difference = baseline.pairedDifference;
section.append(
element(
"p",
{},
"Against campaign ",
element("b", {}, foreign(baseline.campaign)),
baseline.pairs === 0 ? "." : \`: \${taskCountText(baseline.pairs)} graded both times.\`,
baseline.gained === 0 ? "" : \` \${taskCountText(baseline.gained)} graded now had no result before.\`,
),
);
if (difference !== null) section.append(...differenceWords(difference, baseline));
section.append(
element(
"div",
{ class: "sides" },
idList("Regressions", {
ids: baseline.regressions,
none: "None: nothing that passed before was graded as failed now.",
showTasks,
}),
baseline.lost.count === 0
? null
: idList("Passed before, no result now", { ids: baseline.lost, none: "", showTasks }),
idList("Fixes", { ids: baseline.fixes, none: "None: nothing that failed before passes now.", showTasks }),
),
);
}
function differenceWords({ mean, low, high }, { isOfScores, pairs, scoredPairs }) {
const text = (/** @type {number} */ value) => (isOfScores ? scoreText(value) : \`\${scoreText(value * 100)} points\`);
const signed = (/** @type {number} */ value) => \`\${value > 0 ? "+" : ""}\${text(value).replace("-", "−")}\`;
const told =
low > 0 ? "better than before" : high < 0 ? "worse than before" : "no difference that could not be chance";
return [
element(
"p",
{},
isOfScores ? "Score, task by task" : "Pass rate, task by task",
isOfScores && scoredPairs < pairs ? \`, over the \${countText(scoredPairs)} that have a score both times: \` : ": ",
element("b", {}, \`\${signed(mean)}\`),
\` (95 % interval \${signed(low)} to \${signed(high)}): \${told}.\`,
),
intervalChart({ mean, low, high }),
];
}
function intervalChart({ mean, low, high }) {
const reach = Math.max(Math.abs(low), Math.abs(high), 1e-9) * 1.15;
const place = (/** @type {number} */ value) => \`\${50 + (value / reach) * 50}%\`;
const chart = element("div", { class: "interval", "aria-hidden": true });
const span = element("i", { class: low > 0 ? "span better" : high < 0 ? "span worse" : "span" });
span.style.left = place(low);
span.style.right = \`\${50 - (high / reach) * 50}%\`;
const dot = element("i", { class: "dot" });
dot.style.left = place(mean);
chart.append(
element("i", { class: "zero" }),
span,
dot,
element("small", { class: "worse-end" }, "worse"),
element("small", { class: "better-end" }, "better"),
);
return chart;
}
function whereOthers({ count, tasks }) {
if (tasks.length === count) return ", all in the task table:";
return \`: results.jsonl and baseline.jsonl have them all\${tasks.length === 0 ? "" : \`, the task table \${countText(tasks.length)}\`}\`;
}
function idList(title, { ids, none, showTasks }) {
const side = element("div", {}, element("h3", {}, \`\${title}: \${taskCountText(ids.count)}\`));
if (ids.count === 0) {
side.append(element("p", { class: "quiet" }, none));
return side;
}
const list = element(
"ul",
{ class: "ids" },
...ids.ids.slice(0, FIRST_IDS).map((id) => element("li", {}, foreign(id))),
);
side.append(list);
if (ids.count > FIRST_IDS)
side.append(element("p", { class: "quiet" }, \`and \${countText(ids.count - FIRST_IDS)} more\${whereOthers(ids)}\`));
if (ids.tasks.length > 0) {
side.append(
button("Show in the task table", () => showTasks(ids.tasks, title.toLowerCase()), {
"aria-label": \`Show in the task table: \${title.toLowerCase()}\`,
}),
);
}
return side;
}
function showScores({ histogram }, { tasks, showTasks }) {
if (histogram === null) return;
const section = showSection("scores");
const most = Math.max(...histogram.bins.map((bin) => bin.passed + bin.other));
const bars = histogram.bins.map((bin, index) => {
const last = index === histogram.bins.length - 1;
const count = bin.passed + bin.other;
const name = binText(bin);
const bar = button("", () => showTasks(tasksIn(tasks, bin, last), \`score \${name}\`), {
class: "bin",
"aria-label": \`Score \${name}: \${taskCountText(count)}, \${countText(bin.passed)} passed. Show them.\`,
title: \`\${name}: \${taskCountText(count)}\`,
});
bar.disabled = count === 0;
const other = element("i", { class: "fill-failed" });
const passed = element("i", { class: "fill-passed" });
other.style.height = \`\${(bin.other / most) * 100}%\`;
passed.style.height = \`\${(bin.passed / most) * 100}%\`;
bar.append(
element("span", { class: "count", "aria-hidden": true }, count === 0 ? "" : countText(count)),
other,
passed,
);
return element("li", {}, bar, element("span", { class: "edge", "aria-hidden": true }, scoreText(bin.from)));
});
section.append(
element(
"p",
{ class: "quiet" },
\`\${taskCountText(histogram.count)} with a score. \`,
element("i", { class: "swatch fill-passed" }),
" passed ",
element("i", { class: "swatch fill-failed" }),
" not passed",
),
element("ol", { class: histogram.bins.length > 11 ? "histogram dense" : "histogram" }, ...bars),
);
}
function binText({ from, until }) {
return from === until ? scoreText(from) : \`\${scoreText(from)} to \${scoreText(until)}\`;
}
function tasksIn(tasks, { from, until }, last) {
const slack = (until - from) * 1e-9;
const holds = (/** @type {number} */ score) =>
from === until ? score === from : score >= from - slack && (last || score < until - slack);
return tasks.filter(({ score }) => score !== null && holds(score)).map(({ index }) => index);
}
function showDistance(/** @type {number} */ resumeAt) {
const leftMs = resumeAt - Date.now();
const local = instantText(resumeAt - new Date(resumeAt).getTimezoneOffset() * 60_000).slice(0, 16);
const zone = new Date(resumeAt).getTimezoneOffset() === 0 ? "" : \`, \${local} where you are\`;
byId("resume-distance").textContent =
leftMs > 0 ? \`(in \${durationText(leftMs)}\${zone})\` : \`(which has passed\${zone})\`;
}
function offerCopy() {
const copy = document.getElementById("copy-command");
const command = document.getElementById("resume-command");
if (copy === null || command === null) return;
copy.hidden = false;
copy.addEventListener("click", async () => {
try {
await navigator.clipboard.writeText(command.textContent ?? "");
copy.textContent = "Copied";
} catch {
getSelection()?.selectAllChildren(command);
copy.textContent = "Selected";
}
setTimeout(() => {
copy.textContent = "Copy";
}, 2_000);
});
}
function showNavigation() {
const navigation = document.querySelector("nav.sections");
if (!(navigation instanceof HTMLElement)) return;
navigation.hidden = false;
for (const link of navigation.querySelectorAll("a")) link.hidden = byId(link.hash.slice(1)).hidden;
}
const report = readReport();
const tasks = readTasks(report);
const marks = readMarks(report);
const showTasks = showTaskTable(tasks, { report, marks });
showFailureGroups(report, { tasks, showTasks });
showBaseline(report, showTasks);
if (marks.length > 0) showTimeline(report, { marks, tasks, showTasks });
if (marks.length > 0) showLimitStory(report);
showScores(report, { tasks, showTasks });
byId("cuts").append(...report.cuts.map((cut) => element("p", { class: "note" }, cut)));
if (report.headline.resumeAt !== null && document.getElementById("resume-distance") !== null) {
showDistance(report.headline.resumeAt);
}
offerCopy();
showNavigation();
document.documentElement.dataset.ready = "true";
})();
`;

export const PAGE_STYLE: string = `:root {
  color-scheme: light dark;
  --ground: #ffffff;
  --surface: #f4f6f8;
  --raised: #ffffff;
  --text: #1b2128;
  --muted: #57606a;
  --line: #d8dee4;
  --focus: #0a58ca;
  --link: #0a58ca;
  --good: #1a7f37;
  --bad: #b42318;
  --carry: #8a5300;
  --fill-passed: #2da44e;
  --fill-failed: #cf222e;
  --fill-errored: #e07b00;
  --fill-skipped: #8c959f;
  --fill-outstanding: #4c7fd9;
  --class-passed: #2da44e;
  --class-failed: #cf222e;
  --class-mixed: #a89a1c;
  --class-rate_limited: #8250df;
  --class-kill_shaped: #57606a;
  --class-timeout_exceeded: #0e7c86;
  --class-transient: #f0569f;
  --class-legitimate: #e07b00;
  --class-fatal: #8a4500;
  --class-skipped: #8c959f;
  --class-unfinished: #8c959f;
  --class-running: #4c7fd9;
  --running-area: #9db8d8;
  --limit-line: #1b2128;
  --wait: #b07a00;
  --circuit: #8250df;
}

@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0f1419;
    --surface: #171d24;
    --raised: #1c232b;
    --text: #e6ebf0;
    --muted: #9aa6b2;
    --line: #323b45;
    --focus: #79b8ff;
    --link: #79b8ff;
    --good: #56d364;
    --bad: #ff8a80;
    --carry: #f2b84b;
    --fill-passed: #3fb950;
    --fill-failed: #f85149;
    --fill-errored: #f0983e;
    --fill-skipped: #7d8791;
    --fill-outstanding: #6ea0f5;
    --class-passed: #3fb950;
    --class-failed: #f85149;
    --class-mixed: #c9bb3d;
    --class-rate_limited: #b98cff;
    --class-kill_shaped: #9aa6b2;
    --class-timeout_exceeded: #45c4d0;
    --class-transient: #ff7eb6;
    --class-legitimate: #f0983e;
    --class-fatal: #c46a1a;
    --class-skipped: #7d8791;
    --class-unfinished: #7d8791;
    --class-running: #6ea0f5;
    --running-area: #3d5674;
    --limit-line: #e6ebf0;
    --wait: #d9a23b;
    --circuit: #b98cff;
  }
}

* {
  box-sizing: border-box;
}

[hidden] {
  /* biome-ignore lint/complexity/noImportantStyles: hidden means hidden, whatever layout an element has. */
  display: none !important;
}

body {
  margin: 0;
  background: var(--ground);
  color: var(--text);
  font:
    15px / 1.5 system-ui,
    sans-serif;
  overflow-wrap: anywhere;
}

.wide {
  max-width: 1280px;
  margin: 0 auto;
  padding: 0 24px;
}

.skip {
  position: absolute;
  left: -999px;
}

.skip:focus {
  left: 8px;
  top: 8px;
  z-index: 3;
  padding: 8px 12px;
  background: var(--raised);
}

.unseen {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
}

a {
  color: var(--link);
}

:focus-visible {
  outline: 2px solid var(--focus);
  outline-offset: 2px;
}

section:focus {
  outline: none;
}

.verdict {
  background: var(--surface);
  border-top: 6px solid var(--tone);
  border-bottom: 1px solid var(--line);
  padding: 20px 0 24px;
}

.verdict[data-tone="good"] {
  --tone: var(--good);
}

.verdict[data-tone="bad"] {
  --tone: var(--bad);
}

.verdict[data-tone="carry"] {
  --tone: var(--carry);
}

.eyebrow {
  display: flex;
  flex-wrap: wrap;
  gap: 2px 16px;
  margin: 0;
  color: var(--muted);
  font-size: 13px;
}

h1 {
  margin: 8px 0 4px;
  color: var(--tone);
  font-size: 28px;
  line-height: 1.2;
}

h2 {
  margin: 0 0 12px;
  font-size: 19px;
}

h3 {
  margin: 0 0 8px;
  font-size: 15px;
}

.reason {
  margin: 0 0 16px;
  font-size: 16px;
  white-space: pre-wrap;
}

.todo {
  margin: 0 0 20px;
  padding: 12px 16px;
  border: 1px solid var(--line);
  border-left: 3px solid var(--tone);
  border-radius: 6px;
  background: var(--raised);
}

.todo h2 {
  margin: 0;
  font-size: 13px;
  color: var(--muted);
}

.todo p {
  margin: 2px 0;
}

.when time,
.stops time {
  font-weight: 600;
}

.stops {
  margin: 6px 0 2px;
  padding-left: 20px;
}

.command {
  display: flex;
  gap: 8px;
  align-items: flex-start;
  margin-top: 8px;
}

code,
pre,
kbd {
  font:
    13px / 1.45 ui-monospace,
    monospace;
}

.command code {
  flex: 1;
  min-width: 0;
  padding: 5px 10px;
  border-radius: 6px;
  background: var(--surface);
  white-space: pre-wrap;
}

.bar {
  display: block;
  width: 100%;
  height: 14px;
  border-radius: 7px;
  background: var(--line);
}

.counts,
.legend {
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  margin: 10px 0 0;
  padding: 0;
  list-style: none;
}

.counts b {
  font-size: 18px;
}

.counts .none {
  color: var(--muted);
}

.swatch {
  display: inline-block;
  width: 12px;
  height: 12px;
  margin-right: 6px;
  border-radius: 3px;
  background: var(--muted);
  print-color-adjust: exact;
}

.fill-passed {
  background: var(--fill-passed);
  fill: var(--fill-passed);
}

.fill-failed {
  background: var(--fill-failed);
  fill: var(--fill-failed);
}

.fill-errored {
  background: var(--fill-errored);
  fill: var(--fill-errored);
}

.fill-skipped {
  background: var(--fill-skipped);
  fill: var(--fill-skipped);
}

.fill-outstanding {
  background: var(--fill-outstanding);
  fill: var(--fill-outstanding);
}

.class-passed {
  background: var(--class-passed);
}

.class-failed {
  background: var(--class-failed);
}

.class-mixed {
  background: var(--class-mixed);
}

.class-rate_limited {
  background: var(--class-rate_limited);
}

.class-kill_shaped {
  background: var(--class-kill_shaped);
}

.class-timeout_exceeded {
  background: var(--class-timeout_exceeded);
}

.class-transient {
  background: var(--class-transient);
}

.class-legitimate {
  background: var(--class-legitimate);
}

.class-fatal {
  background: var(--class-fatal);
}

.class-skipped {
  background: var(--class-skipped);
}

.class-unfinished {
  background: var(--class-unfinished);
}

.class-running {
  background: var(--class-running);
}

.swatch.running-area {
  background: var(--running-area);
}

.swatch.limit-line {
  height: 3px;
  margin-bottom: 4px;
  background: var(--limit-line);
}

.swatch.hatched-wait {
  background: repeating-linear-gradient(-45deg, var(--wait) 0 2px, var(--ground) 2px 5px);
}

.swatch.hatched-circuit {
  background: repeating-linear-gradient(-45deg, var(--circuit) 0 2px, var(--ground) 2px 5px);
}

.numbers {
  display: flex;
  flex-wrap: wrap;
  gap: 8px 40px;
  margin: 16px 0 0;
}

.numbers dt {
  color: var(--muted);
  font-size: 13px;
}

.numbers dd {
  margin: 0;
}

.numbers b {
  font-size: 18px;
}

small {
  color: var(--muted);
  font-size: 13px;
  font-weight: 400;
}

nav.sections {
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  padding-top: 12px;
  padding-bottom: 12px;
}

section {
  padding: 20px 0;
  border-top: 1px solid var(--line);
  scroll-margin-top: 8px;
}

main > section:first-of-type {
  border-top: 0;
}

.note {
  margin: 8px 0;
  padding: 8px 12px;
  border-left: 3px solid var(--carry);
  background: var(--surface);
}

.quiet {
  margin: 4px 0;
  color: var(--muted);
}

button,
select,
input {
  padding: 4px 10px;
  border: 1px solid var(--line);
  border-radius: 6px;
  background: var(--raised);
  color: var(--text);
  font: inherit;
  font-size: 14px;
}

select,
label {
  max-width: 100%;
}

button {
  cursor: pointer;
}

button:hover:not(:disabled) {
  border-color: var(--muted);
}

button:disabled {
  color: var(--muted);
  cursor: default;
}

.tools,
.filters {
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  margin: 12px 0;
}

.filters {
  gap: 10px 20px;
}

.filters label {
  flex-wrap: wrap;
  display: flex;
  gap: 8px;
  align-items: center;
}

.search input {
  width: 260px;
  max-width: 100%;
}

.search kbd {
  padding: 0 6px;
  border: 1px solid var(--line);
  border-radius: 4px;
  color: var(--muted);
}

.chips {
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
}

.chip[aria-pressed="true"] {
  border-color: var(--text);
  box-shadow: inset 0 0 0 1px var(--text);
  font-weight: 600;
}

.keys {
  color: var(--muted);
  font-size: 13px;
}

.groups {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 380px), 1fr));
  gap: 16px;
  margin: 0 0 12px;
  padding: 0;
  list-style: none;
}

.groups > li {
  padding: 12px 16px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--raised);
}

.group-head {
  margin: 0 0 6px;
}

.group-head b {
  font-size: 18px;
}

.meter {
  display: block;
  height: 4px;
  border-radius: 2px;
}

pre {
  max-height: 12em;
  margin: 8px 0;
  padding: 8px 10px;
  overflow: auto;
  border-radius: 6px;
  background: var(--surface);
  white-space: pre-wrap;
}

.groups pre {
  max-height: 6.5em;
}

.sides {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: 16px 32px;
  margin-top: 12px;
}

.ids {
  margin: 0 0 8px;
  padding-left: 20px;
  font:
    13px / 1.6 ui-monospace,
    monospace;
}

.interval {
  position: relative;
  max-width: 520px;
  height: 34px;
  border-bottom: 1px solid var(--line);
}

.interval i {
  position: absolute;
}

.interval .zero {
  left: 50%;
  top: 0;
  bottom: 0;
  border-left: 1px dashed var(--muted);
}

.interval .span {
  top: 8px;
  height: 6px;
  border-radius: 3px;
  background: var(--muted);
}

.interval .better {
  background: var(--fill-passed);
}

.interval .worse {
  background: var(--fill-failed);
}

.interval .dot {
  top: 5px;
  width: 12px;
  height: 12px;
  margin-left: -6px;
  border: 2px solid var(--ground);
  border-radius: 50%;
  background: var(--text);
}

.interval small {
  position: absolute;
  bottom: 0;
  font-size: 12px;
}

.better-end {
  right: 0;
}

.timeline-frame {
  position: relative;
}

canvas {
  display: block;
  max-width: 100%;
  touch-action: pan-y;
}

.tip {
  position: absolute;
  z-index: 2;
  max-width: min(420px, 90vw);
  padding: 6px 10px;
  border: 1px solid var(--line);
  border-radius: 6px;
  background: var(--raised);
  box-shadow: 0 2px 8px rgb(0 0 0 / 25%);
  font-size: 13px;
  pointer-events: none;
  white-space: pre-line;
}

.told {
  min-height: 2.2em;
  margin: 8px 0;
  color: var(--muted);
}

.told b {
  color: var(--text);
}

.scroll {
  overflow-x: auto;
}

table {
  width: 100%;
  border-collapse: collapse;
  font-size: 14px;
}

caption {
  padding: 8px 0;
  font-weight: 600;
  text-align: left;
}

th,
td {
  padding: 6px 10px;
  border-bottom: 1px solid var(--line);
  text-align: left;
  vertical-align: top;
}

th:first-child,
td:first-child {
  padding-left: 0;
}

td {
  overflow-wrap: break-word;
}

td bdi {
  display: inline-block;
  max-width: 22ch;
  overflow-wrap: break-word;
  vertical-align: top;
}

.why bdi,
.words bdi,
.more bdi {
  display: inline;
  max-width: none;
}

.story td {
  overflow-wrap: normal;
}

.story .why {
  overflow-wrap: anywhere;
}

thead th {
  color: var(--muted);
  font-size: 13px;
  font-weight: 600;
  white-space: nowrap;
}

.instant {
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
}

.number {
  font-variant-numeric: tabular-nums;
  text-align: right;
}

.sort,
.id {
  padding: 0;
  border: 0;
  background: none;
  font-weight: 600;
  text-align: left;
}

.sort {
  color: inherit;
  font-size: 13px;
}

.sort::after {
  content: " ↕";
  opacity: 0.4;
}

[aria-sort="ascending"] .sort::after {
  content: " ↑";
  opacity: 1;
}

[aria-sort="descending"] .sort::after {
  content: " ↓";
  opacity: 1;
}

.tasks th[scope="row"] {
  min-width: 180px;
}

.id {
  display: flex;
  font:
    13px / 1.5 ui-monospace,
    monospace;
}

.id::before {
  content: "▸";
  flex: none;
  width: 1.2em;
  color: var(--muted);
}

.id[aria-expanded="true"]::before {
  content: "▾";
}

.id:hover {
  color: var(--link);
}

.badge {
  padding: 1px 8px;
  border-radius: 10px;
  color: var(--text);
  white-space: nowrap;
}

.badge.fill-passed {
  background: color-mix(in srgb, var(--fill-passed) 18%, var(--ground));
}

.badge.fill-failed {
  background: color-mix(in srgb, var(--fill-failed) 24%, var(--ground));
}

.badge.fill-errored {
  background: color-mix(in srgb, var(--fill-errored) 22%, var(--ground));
}

.badge.fill-skipped {
  background: color-mix(in srgb, var(--fill-skipped) 24%, var(--ground));
}

.badge.fill-outstanding {
  background: color-mix(in srgb, var(--fill-outstanding) 22%, var(--ground));
}

.words {
  width: 45%;
  color: var(--muted);
}

.words > span {
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  overflow-wrap: anywhere;
}

.kind {
  color: var(--text);
  font-weight: 600;
}

.more td {
  padding: 4px 0 16px 20px;
}

.facts {
  display: flex;
  flex-wrap: wrap;
  gap: 6px 28px;
  margin: 8px 0;
}

.facts dt {
  color: var(--muted);
  font-size: 13px;
}

.facts dd {
  margin: 0;
}

.tries {
  margin: 0;
  padding-left: 20px;
}

.subset {
  margin: 8px 0;
  padding: 6px 12px;
  border-radius: 6px;
  background: var(--surface);
}

.found {
  margin: 0 0 4px;
  color: var(--muted);
}

.histogram {
  display: flex;
  gap: 3px;
  height: 190px;
  margin: 8px 0 0;
  padding: 0;
  list-style: none;
}

.histogram li {
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  max-width: 96px;
}

.bin {
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: flex-end;
  min-height: 0;
  padding: 18px 0 0;
  border: 0;
  border-bottom: 1px solid var(--muted);
  border-radius: 0;
  background: none;
}

.bin i {
  display: block;
  flex: none;
  margin: 0 1px;
}

.bin:hover:not(:disabled) {
  background: var(--surface);
}

.bin .count {
  font-size: 12px;
  line-height: 16px;
  color: var(--muted);
  overflow-wrap: normal;
}

.edge {
  padding-top: 2px;
  color: var(--muted);
  font-size: 12px;
  overflow-wrap: normal;
}

footer {
  padding-top: 12px;
  padding-bottom: 24px;
  color: var(--muted);
  font-size: 13px;
}

@media (max-width: 639px) {
  .wide {
    padding: 0 14px;
  }

  h1 {
    font-size: 23px;
  }

  .extra,
  .keys {
    display: none;
  }

  .numbers {
    gap: 8px 24px;
  }

  .tasks th[scope="row"] {
    min-width: 0;
  }

  .filters .search {
    flex-wrap: nowrap;
    width: 100%;
  }

  .search input {
    flex: 1;
    min-width: 0;
  }

  .search kbd {
    display: none;
  }

  .story {
    min-width: 620px;
  }

  .command {
    flex-direction: column;
    align-items: stretch;
  }

  .dense .edge {
    white-space: nowrap;
  }

  .dense .count {
    display: none;
  }

  .dense li:nth-child(even) .edge,
  .dense li:nth-child(4n + 3) .edge {
    visibility: hidden;
  }
}

@media (prefers-reduced-motion: no-preference) {
  html {
    scroll-behavior: smooth;
  }
}

@media print {
  :root {
    color-scheme: light;
    --ground: #ffffff;
    --surface: #f4f6f8;
    --raised: #ffffff;
    --text: #1b2128;
    --muted: #57606a;
    --line: #d8dee4;
    --focus: #0a58ca;
    --link: #0a58ca;
    --good: #1a7f37;
    --bad: #b42318;
    --carry: #8a5300;
    --fill-passed: #2da44e;
    --fill-failed: #cf222e;
    --fill-errored: #e07b00;
    --fill-skipped: #8c959f;
    --fill-outstanding: #4c7fd9;
    --class-passed: #2da44e;
    --class-failed: #cf222e;
    --class-mixed: #a89a1c;
    --class-rate_limited: #8250df;
    --class-kill_shaped: #57606a;
    --class-timeout_exceeded: #0e7c86;
    --class-transient: #f0569f;
    --class-legitimate: #e07b00;
    --class-fatal: #8a4500;
    --class-skipped: #8c959f;
    --class-unfinished: #8c959f;
    --class-running: #4c7fd9;
    --running-area: #9db8d8;
    --limit-line: #1b2128;
    --wait: #b07a00;
    --circuit: #8250df;
  }

  .skip,
  nav.sections,
  nav.pager,
  .tools,
  .filters,
  .subset button,
  .told,
  main button:not(.id, .sort, .bin) {
    display: none;
  }

  pre {
    max-height: none;
  }

  .scroll {
    overflow: visible;
  }

  tr,
  .groups > li {
    break-inside: avoid;
  }

  .bar,
  .swatch,
  .badge,
  .bin i,
  .meter {
    print-color-adjust: exact;
  }
}
`;
