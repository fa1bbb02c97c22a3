/** `carryover detect`: reads a log and prints the rate limit that it contains, as one JSON object on stdout. */
import { readFileSync } from "node:fs";
import { DETECT_OPTIONS } from "../config/command-options.ts";
import { readConfig } from "../config/config.ts";
import type { CommandLine } from "../config/from-argv.ts";
import { readOptions } from "../config/inputs.ts";
import type { Detector } from "../core/evidence.ts";
import { type Detection, limitDetails, NOTHING_DETECTED } from "../core/rate-limit.ts";
import { reasonOf } from "../core/reason.ts";
import { EXIT } from "../core/tally.ts";
import { UserError } from "../core/user-error.ts";
import { configuredDetector } from "../engine/evaluation-context.ts";
import { environmentRedactor } from "../report/redact.ts";
import { printJson } from "./streams.ts";

/** @throws UserError for a wrong option, for invalid patterns, and for a log that cannot be read */
export async function detectCommand(line: CommandLine): Promise<number> {
  const options = readOptions(DETECT_OPTIONS, line.options);
  const config = readConfig(line.options, { origin: "cli", env: {}, taker: "detect" });
  const loadDetector = await configuredDetector(config, process.cwd());
  const text = readText(line.positionals[0] ?? "-");
  const detectorAt = await loadDetector();
  const found = readAsExit(options.exitCode, text, detectorAt(options.nowAt ?? Date.now()));
  const { redact } = environmentRedactor(process.env);
  const { source: _, ...details } = limitDetails(found);
  printJson({ ...details, evidence: redact(details.evidence) });
  return EXIT.ok;
}

/**
 * The output of a process that exited 0 is searched for an error notice only. Exit code 75 already means that it was
 * limited, and 77 that it skipped its task, whatever it printed.
 */
function readAsExit(exitCode: number | null, text: string, detector: Detector): Detection {
  if (exitCode === 77) return NOTHING_DETECTED;
  if (exitCode === 0) return detector.detectNotice(text)?.detection ?? NOTHING_DETECTED;
  return exitCode === EXIT.outstanding ? detector.detectDeclared(text) : detector.detect(text);
}

function readText(path: string): string {
  try {
    return readFileSync(path === "-" ? 0 : path, "utf8");
  } catch (error) {
    const place = path === "-" ? "stdin" : path;
    throw new UserError(`Expected a readable log at ${place}, found: ${reasonOf(error)}. Check the path.`, {
      cause: error,
    });
  }
}
