/** `carryover status`: how the last run ended and what is outstanding. */
import type { CommandLine } from "../config/from-argv.ts";
import { EXIT } from "../core/tally.ts";
import { readStatus } from "../engine/read-status.ts";
import { oneLine } from "../report/escape.ts";
import { statePaths } from "../store/state-paths.ts";
import { stateDirOf } from "./state-dir.ts";
import { printJson, printText, table } from "./streams.ts";

/** @throws UserError where the folder holds no state, or that of a newer version */
export function statusCommand(line: CommandLine): number {
  const { campaign, outputs } = readStatus(statePaths(stateDirOf(line)));
  if (line.flags.json) {
    printJson({ ...outputs, outputs });
    return EXIT.ok;
  }
  const rows: [string, string][] = [
    ["campaign", oneLine(campaign)],
    ["status", `${outputs.status}${outputs.reason === "" ? "" : ` (${oneLine(String(outputs.reason))})`}`],
    ["tasks", String(outputs.total)],
    ["passed", String(outputs.passed)],
    ["failed", String(outputs.failed)],
    ["errored", String(outputs.errored)],
    ["skipped", String(outputs.skipped)],
    ["outstanding", String(outputs.outstanding)],
    ["pass rate", outputs["pass-rate"] === null ? "-" : `${(Number(outputs["pass-rate"]) * 100).toFixed(1)} %`],
    ["resume at", String(outputs["resume-at"]) || "-"],
    ["resume with", String(outputs["resume-command"]) || "-"],
  ];
  printText(table(rows, 12));
  return EXIT.ok;
}
