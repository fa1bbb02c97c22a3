/** The state folder, for commands that read one and take no other input. */
import type { CommandLine } from "../config/from-argv.ts";
import { inputRow } from "../config/inputs.ts";

/** The given folder, or the default. */
export function stateDirOf(line: CommandLine): string {
  return line.inputs["state-dir"]?.trim() || inputRow("state-dir").default;
}
