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
export async function planCommand(commandLine: CommandLine): Promise<number> {
  const config = readConfig(commandLine.options, {
    origin: "cli",
    env: process.env,
    taker: "plan",
    argv: commandLine.argv,
  });
  const plan = await makePlan(config, await commandContext(config, PLAN_JOB));
  const resumeAt = plan.resumeAt === null ? "" : iso(plan.resumeAt);
  const { matrix, outstanding, tasks } = plan;
  printJson({ matrix, jobs: matrix.length, outstanding, "resume-at": resumeAt, tasks });
  if (commandLine.isJson) return EXIT.ok;
  const rows: [string, string][] = [
    ["campaign", oneLine(plan.campaign)],
    ["outstanding", String(outstanding)],
    ["jobs", String(matrix.length)],
    ["resume at", plan.resumeAt === null ? "-" : instantWords(plan.resumeAt, Date.now())],
  ];
  informText(table(rows, 12));
  return EXIT.ok;
}
