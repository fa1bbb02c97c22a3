/** `carryover plan`: lists what is outstanding and how to spread it over jobs. */

import { readConfig } from "../config/config.ts";
import type { CommandLine } from "../config/from-argv.ts";
import { iso } from "../core/instant.ts";
import { EXIT } from "../core/tally.ts";
import { makePlan } from "../engine/make-plan.ts";
import { oneLine } from "../report/escape.ts";
import { instantWords } from "../report/event-lines.ts";
import { PLAN_JOB } from "../store/carrier/key.ts";
import { commandContext } from "./command-context.ts";
import { informText, printJson, table } from "./streams.ts";

/** @throws UserError for a wrong input, list or state */
export async function planCommand(line: CommandLine): Promise<number> {
  const config = readConfig(line.options, { origin: "cli", env: process.env, taker: "plan", argv: line.argv });
  const plan = await makePlan(config, await commandContext(config, PLAN_JOB));
  const { campaign, matrix, outstanding, resumeAt, tasks } = plan;
  const jobs = matrix.length;
  printJson({ matrix, jobs, outstanding, "resume-at": resumeAt === null ? "" : iso(resumeAt), tasks });
  if (line.isJson) return EXIT.ok;
  // Pipelines read stdout. The table for people goes to stderr.
  const rows: [string, string][] = [
    ["campaign", oneLine(campaign)],
    ["outstanding", String(outstanding)],
    ["jobs", String(jobs)],
    ["resume at", resumeAt === null ? "-" : instantWords(resumeAt, Date.now())],
  ];
  informText(table(rows, 12));
  return EXIT.ok;
}
