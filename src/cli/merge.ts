/** `carryover merge`: merges the state folders of several jobs. */

import { readConfig } from "../config/config.ts";
import type { CommandLine } from "../config/from-argv.ts";
import { UserError } from "../core/user-error.ts";
import { mergeStates } from "../engine/merge-states.ts";
import { commentOnPullRequest } from "../engine/pull-request-comment.ts";
import { MERGE_JOB } from "../store/carrier/key.ts";
import { commandContext } from "./command-context.ts";
import { inform, informOfReport, printOutputs } from "./streams.ts";

/**
 * @returns the exit code of the merged state
 * @throws UserError if neither a folder nor a carrier is given, or there is no state to merge
 */
export async function mergeCommand(line: CommandLine): Promise<number> {
  const config = readConfig(line.options, { origin: "cli", env: process.env, taker: "merge" });
  const { kind } = config.carry;
  if (line.positionals.length === 0 && (kind === "auto" || kind === "none")) {
    throw new UserError(
      "Expected the state folders to merge, found none. Write `carryover merge --state-dir OUT FOLDER...`, or name the carrier that holds them with `--carry`.",
    );
  }
  const end = await mergeStates(config, await commandContext(config, MERGE_JOB), line.positionals);
  const { outputs, against, report } = end;
  if (against.length > 0) inform(`failing because ${against.join(" and ")}`);
  if (report !== null) informOfReport(String(outputs["report-file"]));
  await commentOnPullRequest(end, { config, env: process.env, notice: inform, warn: inform });
  if (line.isJson) printOutputs(outputs);
  return end.exitCode;
}
