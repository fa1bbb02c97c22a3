/** `carryover report`: writes the reports of a state folder again. */
import type { CommandLine } from "../config/from-argv.ts";
import { EXIT } from "../core/tally.ts";
import { readStatus } from "../engine/read-status.ts";
import { writeReports } from "../engine/write-reports.ts";
import { statePaths } from "../store/state-folder.ts";

export async function reportCommand(line: CommandLine): Promise<number> {
  const paths = statePaths(line.inputs["state-dir"]?.trim() || ".carryover");
  const { campaign, outputs, maxAttempts, part } = readStatus(paths);
  const warn = (message: string) => process.stderr.write(`carryover: ${message}\n`);
  const report = await writeReports({ paths, campaign, maxAttempts, part, run: null, warn });
  if (report === null) return EXIT.usage;
  if (line.flags.json) process.stdout.write(`${JSON.stringify({ ...outputs, outputs })}\n`);
  else process.stderr.write(`carryover: written ${paths.summary}, ${paths.junit}, ${paths.report}\n`);
  return EXIT.ok;
}
