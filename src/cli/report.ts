/** `carryover report`: writes the reports of a state folder again. */
import { type CommandLine, stateDirOf } from "../config/from-argv.ts";
import { EXIT } from "../core/tally.ts";
import { readStatus } from "../engine/read-status.ts";
import { writeReports } from "../engine/write-reports.ts";
import { reportFiles, statePaths } from "../store/state-paths.ts";
import { inform, printOutputs } from "./streams.ts";

/** @returns the exit code: 2 if the state cannot be read, or if a report could not be written */
export async function reportCommand(line: CommandLine): Promise<number> {
  const paths = statePaths(stateDirOf(line));
  const { campaign, outputs, maxAttempts, part } = readStatus(paths);
  const written = await writeReports({ paths, campaign, maxAttempts, part, run: null, warn: inform });
  if (written === null) return EXIT.usage;
  if (line.isJson) printOutputs(outputs);
  else if (written.files.length > 0) inform(`wrote ${written.files.join(", ")}`);
  return written.files.length === reportFiles(paths).length ? EXIT.ok : EXIT.usage;
}
