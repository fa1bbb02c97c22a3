/** `carryover report`: writes the reports of a state folder again. */
import type { CommandLine } from "../config/from-argv.ts";
import { EXIT } from "../core/tally.ts";
import { readStatus } from "../engine/read-status.ts";
import { writeReports } from "../engine/write-reports.ts";
import { statePaths } from "../store/state-folder.ts";
import { printJson, tell } from "./streams.ts";

export async function reportCommand(line: CommandLine): Promise<number> {
  const paths = statePaths(line.inputs["state-dir"]?.trim() || ".carryover");
  const { campaign, outputs, maxAttempts, part } = readStatus(paths);
  const report = await writeReports({ paths, campaign, maxAttempts, part, run: null, warn: tell });
  if (report === null) return EXIT.usage;
  if (line.flags.json) printJson({ ...outputs, outputs });
  else tell(`written ${paths.summary}, ${paths.junit}, ${paths.report}`);
  return EXIT.ok;
}
