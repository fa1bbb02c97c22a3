/** The action's messages and its state for `post`. Text that messages quote must not become a workflow command, in either grammar. */
import * as core from "@actions/core";
import { reasonOf } from "../core/reason.ts";
import { logLine, oneLine } from "../report/escape.ts";

/** A warning that the workflow run shows beside its name. */
export function warn(message: string): void {
  core.warning(logLine(oneLine(message)));
}

/** A notice that the workflow run shows beside its name. */
export function notice(message: string): void {
  core.notice(logLine(oneLine(message)));
}

/** A line of the log. It begins with our own text, so it is never a workflow command. */
export function inform(message: string): void {
  core.info(logLine(`carryover: ${oneLine(message)}`));
}

/** The name under which main leaves the handover. */
export const HANDOVER_STATE = "handover";

let isWarned = false;

/**
 * Passes a value from main to post, in the file that the runner provides. If the file is missing or full, there is one
 * warning, and `post` saves again or cannot save. The run continues.
 */
export function leaveForPost(name: string, value: string): void {
  try {
    core.saveState(name, value);
  } catch (error) {
    if (isWarned) return;
    isWarned = true;
    warn(
      `could not pass the state of this step to the runner: ${reasonOf(error)}. The run continues. If it is killed, results since its last save are not saved`,
    );
  }
}
