/** Paints the lane of a provider: how many children ran, how many might, and when it made us wait. */

import { hatch, strokeLine, xOf } from "./timeline-scene.js";
import { durationText, instantText } from "./words.js";

/** @typedef {import("./timeline-lanes.js").Band} Band */
/** @typedef {import("./timeline-lanes.js").ProviderLane} ProviderLane */
/** @typedef {import("./timeline-scene.js").Palette} Palette */
/** @typedef {{ left: number, right: number }} Span */
/** @typedef {import("./timeline-scene.js").Scene} Scene */

/**
 * How many children ran (area), how many may (line), and when the provider made us wait (hatched).
 *
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 * @param {{ lane: ProviderLane, palette: Palette }} options
 */
export function paintLane(context, scene, { lane, palette }) {
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
  // Jobs of a matrix are stopped at almost the same time: what is said first stays readable. Why it ended comes before waits.
  /** @type {Span[]} */
  const taken = [];
  for (const band of lane.circuits) {
    const until = band.statedUntil;
    const when = until === null ? "" : ` until ${instantText(scene.report.originAt + until).slice(5, 16)}`;
    paintBandLabel(context, scene, { band, top: lane.top, texts: [`no calls${when}`], palette, taken });
  }
  for (const band of lane.waits) {
    const length = durationText(band.until - band.from);
    const texts = [`waiting ${length}: ${band.reason}`, `waiting ${length}`, length];
    paintBandLabel(context, scene, { band, top: lane.top, texts, palette, taken });
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 * @param {{ band: Band, lane: ProviderLane, colour: string }} options
 */
function paintBand(context, scene, { band, lane, colour }) {
  const from = Math.max(scene.gutter - 2, xOf(scene, band.from));
  const until = Math.max(from + 3, xOf(scene, band.until));
  if (from > scene.width || until < scene.gutter) return;
  context.fillStyle = hatch(context, colour);
  context.fillRect(from, lane.top, until - from, lane.height);
  context.fillStyle = colour;
  context.fillRect(from, lane.top, until - from, 2);
}

/**
 * The first of the texts that fits into the band, and where no other text stands. A circuit that opens ends the run, so that its band is narrow and
 * at the right edge: what it says (a text without a shorter form) goes before it.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 * @param {{ band: Band, top: number, texts: readonly string[], palette: Palette, taken: Span[] }} options `taken` is added to
 */
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

/**
 * Steps as a filled area down to `bottom` or, where that is null, as a line. Steps that fall into one pixel are
 * painted as their highest and last value: 20,000 edges cost no more than there are pixels.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 * @param {{ steps: readonly { at: number, value: number }[], yOf: (value: number) => number, bottom: number | null }} options
 */
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
