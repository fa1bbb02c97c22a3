/** Paths of the command line: the state folder of commands that take no other input, and paths in messages. */
import { relative } from "node:path";
import type { CommandLine } from "../config/from-argv.ts";
import { inputRow } from "../config/inputs.ts";

/** The given folder, or the default. */
export function stateDirOf(line: CommandLine): string {
  return line.inputs["state-dir"]?.trim() || inputRow("state-dir").default;
}

/** A path as messages show it: from here, unless it lies elsewhere. */
export function relativePath(path: string): string {
  const fromHere = relative(process.cwd(), path);
  return fromHere.startsWith("..") ? path : fromHere;
}
