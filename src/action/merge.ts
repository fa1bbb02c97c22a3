/** The sub-action `merge`: one verdict for all jobs of a matrix. */

import type { Signal } from "../core/signal.ts";
import { mergeStates } from "../engine/merge-states.ts";
import { warningSink } from "../engine/ports.ts";
import { MERGE_JOB } from "../engine/reserved-jobs.ts";
import { actionContext } from "./context.ts";
import { publish } from "./publish.ts";
import { warn } from "./say.ts";

/** @throws UserError for a wrong input, or if there is no state to merge */
export async function runMerge(onSignal: (handler: (signal: Signal) => void) => void): Promise<void> {
  const sinkFor = () => ({ sink: warningSink(warn), echo: null });
  const { config, context } = await actionContext({ taker: "merge", slot: MERGE_JOB, onSignal, sinkFor });
  await publish(await mergeStates(config, context, []), config);
}
