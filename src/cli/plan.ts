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
  const { matrix, outstanding, tasks } = plan;
  process.stdout.write(
    `${JSON.stringify({ matrix, jobs: matrix.length, outstanding, "resume-at": resumeAt, tasks })}\n`,
  );
  if (line.flags.json) return EXIT.ok;
  const rows: [string, string][] = [
    ["campaign", plan.campaign],
    ["outstanding", String(outstanding)],
    ["jobs", String(matrix.length)],
    ["resume at", resumeAt || "-"],
  ];
  process.stderr.write(rows.map(([name, value]) => `${name.padEnd(12)} ${value}\n`).join(""));
  return EXIT.ok;
}
