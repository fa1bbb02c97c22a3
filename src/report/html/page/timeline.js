/** The timeline section: canvas, legend, zoom by buttons, pointer and keys, and what is under the pointer in words. */

import { button, element, foreign, showSection } from "./element.js";
import { placeText } from "./report-data.js";
import { drawnLength, drawnOf, instantOf, pan, zoom } from "./time-scale.js";
import { layLanes, providerAt, rowAt } from "./timeline-lanes.js";
import { idleParts, markAt, marksByRow, runningSteps, valueAt } from "./timeline-marks.js";
import { paintTimeline } from "./timeline-paint.js";
import { drawnAtX } from "./timeline-scene.js";
import { className, clockText, countedText, countText, durationText, instantText } from "./words.js";

/** @typedef {import("./report-data.js").MarkView} MarkView */
/** @typedef {import("./report-data.js").PackedReport} PackedReport */
/** @typedef {import("./report-data.js").TaskView} TaskView */
/** @typedef {import("./timeline-scene.js").Scene} Scene */

const NARROW = 600;

/**
 * @param {PackedReport} report
 * @param {{ marks: readonly MarkView[], tasks: readonly TaskView[], showTasks: (indexes: readonly number[], label: string) => void }} page
 */
export function showTimeline(report, { marks, tasks, showTasks }) {
  const section = showSection("timeline");
  const lanes = layLanes(report, marks);
  const bands = lanes.providers.flatMap((lane) => [...lane.waits, ...lane.circuits]);
  const length = drawnLength(report.axis);
  /** @type {Scene} */
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
        `Without a lane, because less busy than these: ${countedText(lanes.without, "more provider")}.`,
      ),
    );
  }
  frame.append(tip);
  select(null);
}

/**
 * @param {Scene} scene
 * @param {readonly MarkView[]} marks
 */
function summaryOf({ report, lanes, rows, idle }, marks) {
  const count = marks.reduce((sum, mark) => sum + mark.count, 0);
  const idleMs = idle.reduce((sum, part) => sum + part.until - part.from, 0);
  const waits = idleMs > 0 ? `, ${durationText(idleMs)} of it waiting with nothing running` : "";
  const activeMs = report.axis.reduce((sum, segment) => sum + segment.until - segment.from, 0);
  const providers = lanes.providers.length + lanes.without;
  return `${countedText(count, "attempt")} on ${countedText(rows.length, "slot")}, ${countedText(providers, "provider")}, over ${durationText(activeMs)}${waits}. The tables below say the same in words.`;
}

/**
 * @param {Scene} scene
 * @param {readonly TaskView[]} tasks
 * @returns {[(x: number, y: number) => string, (mark: MarkView) => (Node | string)[]]}
 */
function describer(scene, tasks) {
  const { report, lanes } = scene;
  const named = (/** @type {MarkView} */ mark) => {
    if (mark.count > 1) return `${countText(mark.count)} attempts`;
    const ids = mark.tasks.map((index) => tasks[index]?.id ?? "");
    const [first] = ids;
    if (first === undefined) return "an attempt";
    return ids.length === 1 ? first : `${first} and ${ids.length - 1} more`;
  };
  const facts = (/** @type {MarkView} */ mark) => {
    const from = report.originAt + mark.from;
    const until = report.originAt + mark.until;
    const probe = mark.probe ? ", a probe" : "";
    return `${className(mark.class)}${probe}, ${instantText(from).slice(5)} to ${clockText(until)} UTC (${durationText(mark.until - mark.from)}), ${placeText(report, mark.row)}`;
  };
  const about = (/** @type {number} */ x, /** @type {number} */ y) => {
    const at = instantOf(report.axis, drawnAtX(scene, x));
    const lane = providerAt(lanes, y);
    if (lane !== null) {
      const limit = lane.limit.length > 0 ? ` of at most ${valueAt(lane.limit, at, 0)}` : "";
      const band = [...lane.circuits, ...lane.waits].find((band) => at >= band.from && at <= band.until);
      const why = band === undefined ? "" : `\nwaiting: ${band.reason}`;
      return `${clockText(report.originAt + at)} UTC\n${valueAt(lane.running, at, 0)} running${limit}${why}`;
    }
    const mark = markUnder(scene, x, y);
    return mark === null ? "" : `${named(mark)}\n${facts(mark)}`;
  };
  return [about, (mark) => [element("b", {}, foreign(named(mark))), `: ${facts(mark)}.`]];
}

/**
 * @param {Scene} scene
 * @param {number} x
 * @param {number} y
 */
function markUnder(scene, x, y) {
  const row = scene.rows[rowAt(scene.lanes, y)];
  const drawn = drawnAtX(scene, x);
  const perPixel = (scene.view.until - scene.view.from) / (scene.width - scene.gutter);
  return row === undefined ? null : markAt(row, instantOf(scene.report.axis, drawn), perPixel * 4);
}

/**
 * The view, moved as far as needed to show a mark.
 *
 * @param {Scene} scene
 * @param {MarkView} mark
 */
function inView({ view, report }, mark) {
  const at = drawnOf(report.axis, mark.from);
  if (at >= view.from && at <= view.until) return view;
  return pan(view, { by: at - (view.from + view.until) / 2, length: drawnLength(report.axis) });
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {{ scene: Scene, frame: HTMLElement, tip: HTMLElement, about: (x: number, y: number) => string, repaint: () => void, select: (mark: MarkView | null) => void }} page
 */
function watchPointer(canvas, { scene, frame, tip, about, repaint, select }) {
  /** @type {{ x: number, moved: boolean } | null} */
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
    tip.style.left = `${Math.max(0, Math.min(x + 12, frame.clientWidth - tip.offsetWidth))}px`;
    tip.style.top = `${y + 16}px`;
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
      // A plain wheel scrolls the page, as everywhere else.
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

/**
 * @param {HTMLCanvasElement} canvas
 * @param {{ scene: Scene, look: (factor: number) => void, whole: () => void, select: (mark: MarkView | null) => void, repaint: () => void }} page
 */
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
  /** @type {Record<string, () => void>} */
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

/**
 * @param {readonly MarkView[]} marks
 * @param {{ waited: boolean, opened: boolean, limited: boolean }} shown
 */
function legend(marks, { waited, opened, limited }) {
  const present = new Map();
  for (const mark of marks) present.set(mark.class, (present.get(mark.class) ?? 0) + mark.count);
  const item = (/** @type {string} */ swatch, /** @type {string} */ text) =>
    element("li", {}, element("i", { class: `swatch ${swatch}` }), text);
  return element(
    "ul",
    { class: "legend", "aria-label": "Legend" },
    ...[...present]
      .sort((a, b) => b[1] - a[1])
      .map(([name, count]) => item(`class-${name}`, `${className(name)} ${countText(count)}`)),
    item("running-area", "children running"),
    ...(limited ? [item("limit-line", "limit on children at once")] : []),
    ...(waited ? [item("hatched-wait", "waiting")] : []),
    ...(opened ? [item("hatched-circuit", "no calls")] : []),
  );
}
