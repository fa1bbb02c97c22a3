/** `carryover status`: shows how the last run ended and what is outstanding. */
import { existsSync } from "node:fs";
import { type CommandLine, stateDirOf } from "../config/from-argv.ts";
import { EXIT } from "../core/tally.ts";
import { NoState, readStatus } from "../engine/read-status.ts";
import { type Outputs, unknownOutputs } from "../engine/verdict.ts";
import { oneLine } from "../report/escape.ts";
import { instantWords } from "../report/event-lines.ts";
import { endWords, percent } from "../report/words.ts";
import { type StatePaths, statePaths } from "../store/state-paths.ts";
import { inform, printOutputs, printText, relativePath, table } from "./streams.ts";

/**
 * Shows the status. A script may ask whether to run before the first run, so JSON works without state. For a person, a
 * folder without state is probably the wrong one.
 *
 * @throws UserError if the folder holds no state and JSON was not asked for, or if the state is of a newer version
 */
export function statusCommand(line: CommandLine): number {
  const paths = statePaths(stateDirOf(line));
  if (line.isJson) {
    const outputs = outputsIn(paths);
    printOutputs(outputs);
    return EXIT.ok;
  }
  const { campaign, status, outputs } = readStatus(paths);
  const resumeAt = String(outputs["resume-at"]);
  const rows: [string, string][] = [
    ["campaign", oneLine(campaign)],
    ["status", endWords(status, oneLine(String(outputs.reason)))],
    ["tasks", String(outputs.total)],
    ["passed", String(outputs.passed)],
    ["failed", String(outputs.failed)],
    ["errored", String(outputs.errored)],
    ["skipped", String(outputs.skipped)],
    ["outstanding", String(outputs.outstanding)],
    ["pass rate", outputs["pass-rate"] === null ? "-" : percent(Number(outputs["pass-rate"]))],
    ["resume at", resumeAt === "" ? "-" : instantWords(Date.parse(resumeAt), Date.now())],
    ["resume with", String(outputs["resume-command"]) || "-"],
    ["report", existsSync(paths.report) ? relativePath(paths.report) : "-"],
  ];
  printText(table(rows, 12));
  return EXIT.ok;
}

function outputsIn(paths: StatePaths): Outputs {
  try {
    return readStatus(paths).outputs;
  } catch (error) {
    if (!(error instanceof NoState)) throw error;
    inform(error.message);
    return unknownOutputs({
      status: "incomplete",
      reason: "no run has stored its state yet",
      resumeCommand: "",
      paths,
    });
  }
}
