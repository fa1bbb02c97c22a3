/** The sub-actions: `plan`, which says what jobs a matrix needs, and `merge`, one verdict for all of them. */
import * as core from "@actions/core";
import { actionConfig } from "../config/from-action.ts";
import { iso } from "../core/instant.ts";
import { counted } from "../core/words.ts";
import { makePlan } from "../engine/make-plan.ts";
import { mergeStates } from "../engine/merge-states.ts";
import type { EngineContext } from "../engine/run-context.ts";
import { firstFew } from "../report/words.ts";
import { MERGE_JOB, PLAN_JOB } from "../store/carrier/key.ts";
import { actionContext } from "./context.ts";
import { inform } from "./messages.ts";
import { publish } from "./publish.ts";

/** The maximum number of ids in the log of a plan. */
const IDS_SHOWN = 100;

/** @throws UserError for a wrong input, list or state */
export async function runPlan(onSignal: EngineContext["onSignal"]): Promise<void> {
  const config = actionConfig(process.env);
  const plan = await makePlan(config, await actionContext(config, { slot: PLAN_JOB, onSignal }));
  const resumeAt = plan.resumeAt === null ? "" : iso(plan.resumeAt);
  core.setOutput("matrix", JSON.stringify(plan.matrix));
  core.setOutput("jobs", String(plan.matrix.length));
  core.setOutput("outstanding", String(plan.outstanding));
  core.setOutput("resume-at", resumeAt);
  const stopped = plan.matrix.length === 0 ? "every provider is" : "a provider is";
  const until = resumeAt === "" ? "" : `; ${stopped} stopped until ${resumeAt}`;
  inform(`${counted(plan.outstanding, "task")} outstanding, ${counted(plan.matrix.length, "job")}${until}`);
  if (plan.outstanding > 0) inform(`outstanding: ${firstFew(plan.tasks, IDS_SHOWN)}`);
}

/** @throws UserError for a wrong input, or if there is no state to merge */
export async function runMerge(onSignal: EngineContext["onSignal"]): Promise<void> {
  const config = actionConfig(process.env);
  await publish(await mergeStates(config, await actionContext(config, { slot: MERGE_JOB, onSignal }), []), config);
}
