/** What there is to paint, in which colours, and where an instant lies on the canvas. */
import { drawnOf } from "./time-scale.js";

/** @typedef {import("./report-data.js").MarkView} MarkView */
/** @typedef {import("./report-data.js").PackedReport} PackedReport */
/** @typedef {import("./timeline-lanes.js").Lanes} Lanes */
/** @typedef {import("./time-scale.js").Viewport} Viewport */

/**
 * @typedef {object} Scene
 * @property {PackedReport} report
 * @property {readonly (readonly MarkView[])[]} rows
 * @property {Lanes} lanes
 * @property {readonly { from: number, until: number }[]} idle when the whole run waited
 * @property {Viewport} view
 * @property {number} width
 * @property {number} gutter width of the labels on the left
 * @property {MarkView | null} selected
 */

/** The worst first: where marks are less than a pixel wide, the worst of them is the one that shows. */
export const PAINT_ORDER = [
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

/** @typedef {ReturnType<typeof readPalette>} Palette */

/** The page's colours as they are now; they change with the colour scheme and in print. */
export function readPalette() {
  const style = getComputedStyle(document.documentElement);
  const colour = (/** @type {string} */ name) => style.getPropertyValue(`--${name}`).trim();
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
    classes: new Map(PAINT_ORDER.map((name) => [name, colour(`class-${name}`)])),
  };
}

/**
 * @param {Scene} scene
 * @param {number} at
 */
export function xOf(scene, at) {
  return xOfDrawn(scene, drawnOf(scene.report.axis, at));
}

/**
 * @param {Scene} scene
 * @param {number} drawn
 */
export function xOfDrawn({ view, width, gutter }, drawn) {
  return gutter + ((drawn - view.from) / (view.until - view.from)) * (width - gutter);
}

/**
 * @param {Scene} scene
 * @param {number} x
 */
export function drawnAtX({ view, width, gutter }, x) {
  return view.from + ((x - gutter) / (width - gutter)) * (view.until - view.from);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {string} text
 * @param {number} width
 */
export function fitted(context, text, width) {
  const short = text.length > 60 ? text.slice(0, 60) : text;
  if (context.measureText(short).width <= width) return short;
  let length = short.length;
  while (length > 1 && context.measureText(`${short.slice(0, length)}…`).width > width) length -= 1;
  return `${short.slice(0, length)}…`;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {readonly [number, number, number, number]} line
 */
export function strokeLine(context, [x1, y1, x2, y2]) {
  context.beginPath();
  context.moveTo(x1, y1);
  context.lineTo(x2, y2);
  context.stroke();
}

/**
 * Diagonal stripes: nothing runs here, and that is on purpose.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {string} colour
 */
export function hatch(context, colour) {
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
