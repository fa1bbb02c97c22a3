/**
 * The streams of the commands, and the only place in this folder that writes text from other sources. (The entry writes
 * only our own text, the version and the help, without loading this.) A workflow step may call any command, and its
 * runner reads both streams line by line. So text from children, lists and arguments must not become a workflow command
 * (`::x::` at the start of a line, `##[x]` anywhere).
 */
import { statSync } from "node:fs";
import { relative } from "node:path";
import type { Outputs } from "../engine/verdict.ts";
import { jsonLine, logLine, logText, oneLine } from "../report/escape.ts";

/** Writes a one-line message for people to stderr. */
export function inform(message: string): void {
  writeRaw(`${logLine(`carryover: ${oneLine(message)}`)}\n`);
}

/** Says where the page of the report is, unless it could not be written. An earlier page is removed before. */
export function informOfReport(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isFile()) inform(`the report is in ${relativePath(path)}`);
}

/** Writes several lines for people to stderr. Quoted lines stay as they are, but cannot become workflow commands. */
export function informText(text: string): void {
  writeRaw(`${logText(text)}\n`);
}

/** Writes requested text of several lines to stdout. */
export function printText(text: string): void {
  process.stdout.write(`${logText(text)}\n`);
}

/** Writes an object as one line of JSON to stdout. */
export function printJson(value: object): void {
  process.stdout.write(`${jsonLine(value)}\n`);
}

/** Writes outputs as JSON. A script finds each at the top and under `outputs`. */
export function printOutputs(outputs: Outputs): void {
  printJson({ ...outputs, outputs });
}

/** Writes text that is already safe and may hold terminal sequences, such as a reporter's lines, to stderr. */
export function writeRaw(text: string): void {
  const whole = `${pending}${text}`;
  pending = "";
  if (whole !== "") process.stderr.write(whole);
}

/** What `writeSoon` has taken in this turn. Every other text goes after it. */
let pending = "";

/**
 * As `writeRaw`, but joins what is written in one turn of the event loop. Often several short children end in one turn,
 * and a write to a pipe costs more than the line that is written.
 */
export function writeSoon(text: string): void {
  if (pending === "" && text !== "") process.nextTick(writeRaw, "");
  pending += text;
}

/** A table of names and values, one per line, for `informText` and `printText`. */
export function table(rows: readonly (readonly [string, string])[], width: number): string {
  return rows.map(([name, value]) => `${name.padEnd(width)} ${value}`).join("\n");
}

/** A path as messages show it: from here, unless it lies elsewhere. */
export function relativePath(path: string): string {
  const fromHere = relative(process.cwd(), path);
  return fromHere.startsWith("..") ? path : fromHere;
}
