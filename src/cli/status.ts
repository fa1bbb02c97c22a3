/** `carryover status`: how the last run ended and what is outstanding. */
import type { CommandLine } from "../config/from-argv.ts";
import { EXIT } from "../core/tally.ts";
import { readStatus } from "../engine/read-status.ts";
import { statePaths } from "../store/state-folder.ts";

export function statusCommand(line: CommandLine): number {
  const stateDir = line.inputs["state-dir"]?.trim() || ".carryover";
  const { campaign, outputs } = readStatus(statePaths(stateDir));
  if (line.flags.json) {
    process.stdout.write(`${JSON.stringify({ ...outputs, outputs })}\n`);
    return EXIT.ok;
  }
  const rows: [string, string][] = [
    ["campaign", campaign],
    ["status", `${outputs.status}${outputs.reason === "" ? "" : ` (${outputs.reason})`}`],
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
  process.stdout.write(rows.map(([name, value]) => `${name.padEnd(12)} ${value}\n`).join(""));
  return EXIT.ok;
}
