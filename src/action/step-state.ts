/** Passes values from main to post, in the file that the runner provides. */
import * as core from "@actions/core";
import { reasonOf } from "../core/reason.ts";
import { warn } from "./say.ts";

let isWarned = false;

/** A file that is missing or full must not end the run. `post` then saves again, or cannot save. Reported once. */
export function leaveForPost(name: string, value: string): void {
  try {
    core.saveState(name, value);
  } catch (error) {
    if (isWarned) return;
    isWarned = true;
    warn(
      `could not pass the state of this step to the runner: ${reasonOf(error)}. The run continues. If it is killed, results that are not saved by then are not saved after the job`,
    );
  }
}
