/** What main leaves for the step after the job, in the file that the runner gives for it. */
import * as core from "@actions/core";
import { reasonOf } from "../core/reason.ts";
import { warn } from "./say.ts";

let isWarned = false;

/** A file that is missing or full must not end the run: `post` then saves once more, or does without. Told once. */
export function leaveForPost(name: string, value: string): void {
  try {
    core.saveState(name, value);
  } catch (error) {
    if (isWarned) return;
    isWarned = true;
    warn(
      `the state of this step could not be handed to the runner: ${reasonOf(error)}. The run goes on; should it be killed, what it has not saved by then is not saved after the job`,
    );
  }
}
