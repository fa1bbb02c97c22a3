/** Words of the action to its log: what they quote must not become a command there, in either grammar. */
import * as core from "@actions/core";
import { logLine, oneLine } from "../report/escape.ts";

/** A warning that the workflow run shows beside its name. */
export function warn(message: string): void {
  core.warning(logLine(oneLine(message)));
}

/** A line of the log. It begins with a word of ours, so that it is no command whatever it quotes. */
export function inform(message: string): void {
  core.info(logLine(`Carryover: ${oneLine(message)}`));
}
