/** Messages of the action to its log. Text that they quote must not become a workflow command, in either grammar. */
import * as core from "@actions/core";
import { logLine, oneLine } from "../report/escape.ts";

/** A warning that the workflow run shows beside its name. */
export function warn(message: string): void {
  core.warning(logLine(oneLine(message)));
}

/** A line of the log. It begins with our own text, so it is never a workflow command. */
export function inform(message: string): void {
  core.info(logLine(`Carryover: ${oneLine(message)}`));
}
