/** Finds the parts of a long text that may speak of a limit: one linear scan, then a closer look around the hits only. */

import { TRIGGER } from "../forms/read-message.ts";

/** Up to this length a text is read whole, from shortly before its first hit on. */
const WHOLE = 262_144;
/** Class names alone may tell: their words can be broken up by a terminal. */
const SIGN = new RegExp(`${TRIGGER.source}|Error|Exception`, "i");
const TAIL = 131_072;
const CHUNK = 262_144;
/** Lines around a hit that are read with it. */
const BEFORE = 6_000;
const AFTER = 12_000;
/** All parts together: an output that speaks of limits on every line is read from its end, and at most a chunk further back. */
const MOST = 1_048_576;

const HIT =
  /429|529|limit|quota|throttl|exhaust|overload|too many|capacity|credit|balance|billing|budget|exceed|spend|ECONN|ETIMEDOUT|timed out|unavailable|50[0234] |RateLimit|Limit|Quota|Throttl|Exhaust|EXHAUST|Overload|Too Many|TooMany|Too many|Capacity|CAPACITY|Credit|Balance|Payment|Spend|Connection|Timeout|socket|余额|额度|限|频|繁忙|过载|上限/g;

/**
 * The parts of `text` to be read, from its end backwards; a short text is one part.
 * Parts begin and end at line breaks where lines are of bearable length.
 */
export function* relevantParts(text: string): Generator<string> {
  if (text.length <= WHOLE) {
    const first = text.search(SIGN);
    if (first !== -1) yield text.slice(lineStart(text, Math.max(0, first - BEFORE)));
    return;
  }
  // What ended a child stands at the end of its output: that part is read for every sign.
  const tail = lineStart(text, text.length - TAIL);
  yield* relevantParts(text.slice(tail));
  let left = MOST;
  let end = tail;
  let covered = tail;
  while (end > 0 && left > 0) {
    const start = lineStart(text, Math.max(0, end - CHUNK));
    const ranges = hitRanges(text, start, end);
    for (const range of ranges.reverse()) {
      const to = Math.min(range.end, covered);
      if (to <= range.start) continue;
      covered = range.start;
      left -= to - range.start;
      yield text.slice(range.start, to);
    }
    end = start;
  }
}

interface Range {
  readonly start: number;
  readonly end: number;
}

function hitRanges(text: string, start: number, end: number): Range[] {
  const chunk = text.slice(start, end);
  const ranges: { start: number; end: number }[] = [];
  HIT.lastIndex = 0;
  for (let match = HIT.exec(chunk); match !== null; match = HIT.exec(chunk)) {
    const from = lineStart(text, Math.max(0, start + match.index - BEFORE));
    const to = lineEnd(text, start + match.index + AFTER);
    const last = ranges.at(-1);
    if (last && from <= last.end) last.end = Math.max(last.end, to);
    else ranges.push({ start: from, end: to });
    // What lies in the range is read anyway.
    HIT.lastIndex = Math.max(HIT.lastIndex, match.index + AFTER - BEFORE);
  }
  return ranges;
}

/** The start of the line that holds `at`, or `at` itself within a line of unbearable length. */
function lineStart(text: string, at: number): number {
  if (at <= 0) return 0;
  const found = text.lastIndexOf("\n", at - 1);
  return found === -1 || at - found > CHUNK ? at : found + 1;
}

function lineEnd(text: string, at: number): number {
  const found = text.indexOf("\n", at);
  return found === -1 || found - at > CHUNK ? at : found;
}
