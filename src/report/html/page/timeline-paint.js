/** Paints the timeline on a canvas, in the colours of the page's style. */

import { placeText } from "./report-data.js";
import { instantOf, ticksOf } from "./time-scale.js";
import { paintLane } from "./timeline-lane-paint.js";
import { AXIS_HEIGHT } from "./timeline-lanes.js";
import { firstEndingAfter } from "./timeline-marks.js";
import { fitted, hatch, PAINT_ORDER, readPalette, strokeLine, xOf, xOfDrawn } from "./timeline-scene.js";
import { durationText, instantText } from "./words.js";

/** @typedef {import("./report-data.js").MarkView} MarkView */
/** @typedef {import("./timeline-scene.js").Palette} Palette */
/** @typedef {import("./timeline-scene.js").Scene} Scene */

const FONT = "12px system-ui, sans-serif";

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Scene} scene
 */
export function paintTimeline(canvas, scene) {
  const { width, lanes } = scene;
  // Browsers refuse canvases beyond some size and then paint nothing: rather less sharp than empty.
  const ratio = Math.min(3, window.devicePixelRatio || 1, 8_192 / lanes.height);
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(lanes.height * ratio);
  canvas.style.width = `${width}px`;
  canvas.style.height = `${lanes.height}px`;
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

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 * @param {Palette} palette
 */
function paintLabels(context, { lanes, report, gutter }, palette) {
  const label = (/** @type {string} */ text, /** @type {number} */ y) => {
    context.fillText(fitted(context, text, gutter - 8), 0, y);
  };
  for (const lane of lanes.providers) {
    context.fillStyle = palette.text;
    label(lane.provider === "" ? "provider" : lane.provider, lane.top + 8);
    context.fillStyle = palette.muted;
    label(`peak ${lane.peak}`, lane.top + 24);
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

/**
 * Segments, the gaps between runs, ticks and their labels.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 * @param {Palette} palette
 */
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
    const between = `${durationText(next.from - segment.until)} later`;
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

/**
 * Text along the gap between two runs.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {{ text: string, x: number, palette: Palette }} options
 */
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

/**
 * With the day where it is another one than before.
 *
 * @param {number} at epoch ms
 * @param {number} stepMs
 * @param {string} day
 */
function tickText(at, stepMs, day) {
  const whole = instantText(at);
  const clock = stepMs >= 60_000 ? whole.slice(11, 16) : whole.slice(11, 19);
  const text = stepMs < 1_000 ? `${clock}.${String(at % 1_000).padStart(3, "0")}` : clock;
  return whole.slice(0, 10) === day ? text : `${whole.slice(5, 10)} ${text}`;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 * @param {Palette} palette
 */
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

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 * @param {{ row: readonly MarkView[], top: number, palette: Palette }} options
 */
function paintRow(context, scene, { row, top, palette }) {
  const { view, lanes, report, width } = scene;
  const height = lanes.rowHeight > 4 ? lanes.rowHeight - 2 : lanes.rowHeight - 0.5;
  const until = instantOf(report.axis, view.until);
  /** Marks of one pixel: the worst of them so far. */
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
    // The hair between two marks of one slot shows where one child ended and the next began.
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

/**
 * A probe wears a notch: it went out alone to ask whether the provider answers again.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {{ x: number, top: number, height: number, palette: Palette }} options
 */
function paintProbe(context, { x, top, height, palette }) {
  context.fillStyle = palette.ground;
  context.beginPath();
  context.moveTo(x, top + 1);
  context.lineTo(x + height / 2, top + 1);
  context.lineTo(x, top + 1 + height / 2);
  context.fill();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {{ x: number, top: number, height: number, palette: Palette }} options
 */
function paintOpenEnd(context, { x, top, height, palette }) {
  context.strokeStyle = palette.text;
  strokeLine(context, [x - 1, top + 1, x - 1, top + 1 + height]);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 * @param {Palette} palette
 */
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
