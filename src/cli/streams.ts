/**
 * The streams of the commands, and the only place in this folder that writes text from other sources. (The entry writes
 * only our own text, the version and the help, without loading this.) A workflow step may call any command, and its
 * runner reads both streams line by line. So text from children, lists and arguments must not become a workflow command
 * (`::x::` at the start of a line, `##[x]` anywhere).
 */
import { jsonLine, logLine, logText, oneLine } from "../report/escape.ts";

/** Writes a one-line message for people to stderr. */
export function inform(message: string): void {
  process.stderr.write(`${logLine(`carryover: ${oneLine(message)}`)}\n`);
}

/** Writes several lines for people to stderr. Quoted lines stay as they are, but cannot become workflow commands. */
export function informText(text: string): void {
  process.stderr.write(`${logText(text)}\n`);
}

/** Writes requested text of several lines to stdout. */
export function printText(text: string): void {
  process.stdout.write(`${logText(text)}\n`);
}

/** Writes an object as one line of JSON to stdout. */
export function printJson(value: object): void {
  process.stdout.write(`${jsonLine(value)}\n`);
}

/** Writes text that is already safe and may hold terminal sequences, such as a reporter's lines, to stderr. */
export function writeRaw(text: string): void {
  process.stderr.write(text);
}

/** A table of names and values, one per line, for `informText` and `printText`. */
export function table(rows: readonly (readonly [string, string])[], width: number): string {
  return rows.map(([name, value]) => `${name.padEnd(width)} ${value}`).join("\n");
}
