/** The state folder of commands that read one and take no other input. */
import type { CommandLine } from "../config/from-argv.ts";
import { INPUT_TABLE } from "../config/input-table.ts";

/** As it was given, or its default. */
export function stateDirOf(line: CommandLine): string {
  return line.inputs["state-dir"]?.trim() || INPUT_TABLE["state-dir"].default;
}
