/** `carryover plan`: what is outstanding and how to spread it over jobs. */
import type { CommandLine } from "../config/from-argv.ts";
import { readConfig } from "../config/read-config.ts";
import { EXIT } from "../core/tally.ts";
import { makePlan } from "../engine/make-plan.ts";
import { commandContext } from "./command-context.ts";

export async function planCommand(line: CommandLine): Promise<number> {
  const config = readConfig(line.inputs, { origin: "cli", env: process.env, taker: "plan" });
  const plan = await makePlan(config, await commandContext(config));
  const resumeAt = plan.resumeAt === null ? "" : new Date(plan.resumeAt).toISOString();
  if (line.flags.json) {
    const { matrix, outstanding } = plan;
    const answer = { matrix, jobs: matrix.length, outstanding, "resume-at": resumeAt };
    process.stdout.write(`${JSON.stringify(answer)}\n`);
    return EXIT.ok;
  }
  const rows: [string, string][] = [
    ["campaign", plan.campaign],
    ["outstanding", String(plan.outstanding)],
    ["jobs", String(plan.matrix.length)],
    ["matrix", JSON.stringify(plan.matrix)],
    ["resume at", resumeAt || "-"],
  ];
  process.stdout.write(rows.map(([name, value]) => `${name.padEnd(12)} ${value}\n`).join(""));
  return EXIT.ok;
}
