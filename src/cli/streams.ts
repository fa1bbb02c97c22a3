/**
 * The streams of the commands, and the only place in this folder that writes what others have said. (The entry writes
 * texts of our own, the version and the help, without loading this.) A step of a workflow may call any command, and its
 * runner reads both streams line by line: what children, lists and arguments say must not become a command there
 * (`::x::` at the start of a line, `##[x]` anywhere).
 */
import { jsonLine, logLine, logText, oneLine } from "../report/escape.ts";

/** A message of one line to people, on stderr. */
export function tell(message: string): void {
  process.stderr.write(`${logLine(`carryover: ${oneLine(message)}`)}\n`);
}

/** A text of several lines to people, on stderr. Each line that it quotes stays what it is, but no command. */
export function tellText(text: string): void {
  process.stderr.write(`${logText(text)}\n`);
}

/** A text of several lines that was asked for, on stdout. */
export function printText(text: string): void {
  process.stdout.write(`${logText(text)}\n`);
}

/** An object as one line of JSON, on stdout. */
export function printJson(value: object): void {
  process.stdout.write(`${jsonLine(value)}\n`);
}

/** What is harmless already and may hold terminal sequences: lines of a reporter, on stderr. */
export function show(text: string): void {
  process.stderr.write(text);
}

/** A table of names and values, a line each, for `tellText` and `printText`. */
export function table(rows: readonly (readonly [string, string])[], width: number): string {
  return rows.map(([name, value]) => `${name.padEnd(width)} ${value}`).join("\n");
}
