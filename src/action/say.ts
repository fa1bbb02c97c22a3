/** Words of the action to its log: what they quote must not become a command there, in either grammar. */
import * as core from "@actions/core";
import { logLine, oneLine } from "../report/escape.ts";

export function warn(message: string): void {
  core.warning(logLine(oneLine(message)));
}

export function inform(message: string): void {
  // A notice of ours; only its first word decides whether it could be a command.
  core.info(logLine(`Carryover: ${oneLine(message)}`));
}
