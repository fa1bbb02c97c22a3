/** The sub-action `plan`: which jobs a matrix needs. */
import * as core from "@actions/core";
import { iso } from "../core/instant.ts";
import type { Signal } from "../core/signal.ts";
import { makePlan } from "../engine/make-plan.ts";
import { warningSink } from "../engine/ports.ts";
import { PLAN_JOB } from "../engine/reserved-jobs.ts";
import { counted } from "../report/words.ts";
import { actionContext } from "./context.ts";
import { warn } from "./say.ts";

/** @throws UserError for a wrong input, list or state */
export async function runPlan(onSignal: (handler: (signal: Signal) => void) => void): Promise<void> {
  const sinkFor = () => ({ sink: warningSink(warn), echo: null });
  const { config, context } = await actionContext({ taker: "plan", slot: PLAN_JOB, onSignal, sinkFor });
  const plan = await makePlan(config, context);
  const resumeAt = plan.resumeAt === null ? "" : iso(plan.resumeAt);
  core.setOutput("matrix", JSON.stringify(plan.matrix));
  core.setOutput("jobs", String(plan.matrix.length));
  core.setOutput("outstanding", String(plan.outstanding));
  core.setOutput("resume-at", resumeAt);
  const until = plan.matrix.length === 0 && resumeAt !== "" ? `; every provider is stopped until ${resumeAt}` : "";
  core.info(`${counted(plan.outstanding, "task")} outstanding, ${counted(plan.matrix.length, "job")}${until}`);
}
