/** Whether source text stands around a line: what is said there belongs to it. */
import { lookAlike } from "./look-alike.ts";

/** Lines that are looked at on each side, and those of them that tell. */
const FARTHEST = 12;
const TELLING = 3;
const ENOUGH = 2;

/** Whether source text stands before line `start` and after line `end`. A stack has it on one side only. */
export function isAmidSource(lines: readonly string[], start: number, end: number): boolean {
  return isSourceBeside(lines, start, -1) && isSourceBeside(lines, end, 1);
}

/** Whether source text stands before or after line `at`. */
export function isBesideSource(lines: readonly string[], at: number): boolean {
  return isSourceBeside(lines, at, -1) || isSourceBeside(lines, at, 1);
}

function isSourceBeside(lines: readonly string[], from: number, step: 1 | -1): boolean {
  let source = 0;
  let seen = 0;
  for (let at = from + step; Math.abs(at - from) <= FARTHEST && seen < TELLING; at += step) {
    const line = lines[at];
    // A fenced block is whole in itself.
    if (line === undefined || /^\s{0,3}```/.test(line)) break;
    // Brackets and fields stand in source text and in what a program prints.
    if (!/[A-Za-z]{2}/.test(line) || FIELD.test(line)) continue;
    seen += 1;
    if (lookAlike(line) === "source") source += 1;
  }
  return source >= ENOUGH;
}

const FIELD = /^\s{1,40}['"]?[\w$-]{1,60}['"]?:\s.{0,300}[,{[]\s*$/;
