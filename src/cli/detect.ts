/** `carryover detect`: reads a log and prints the rate limit that it contains, as one JSON object on stdout. */
import { readFileSync } from "node:fs";
import { DETECT_OPTIONS } from "../config/command-options.ts";
import { readConfig } from "../config/config.ts";
import type { CommandLine } from "../config/from-argv.ts";
import { readOptions } from "../config/inputs.ts";
import { type Detection, limitDetails, NOTHING_DETECTED } from "../core/rate-limit.ts";
import { reasonOf } from "../core/reason.ts";
import { EXIT } from "../core/tally.ts";
import { UserError } from "../core/user-error.ts";
import type { DetectContext } from "../detect/context.ts";
import { detect, detectDeclared, detectNotice } from "../detect/detect.ts";
import { environmentRedactor } from "../report/redact.ts";
import { printJson } from "./streams.ts";

/** @throws UserError for a wrong option, for invalid patterns, and for a log that cannot be read */
export async function detectCommand(line: CommandLine): Promise<number> {
  const options = readOptions(DETECT_OPTIONS, line.options);
  const config = readConfig(line.options, { origin: "cli", env: {}, taker: "detect" });
  const source = config.rateLimitPatterns;
  const forms =
    source === null
      ? []
      : await (await import("../config/rate-limit-patterns.ts")).readRateLimitPatterns(source, process.cwd());
  const context: DetectContext = {
    nowAt: options.nowAt ?? Date.now(),
    timeZone: options.timezone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone,
    retryAfterThresholdMs: config.retryAfterThresholdMs,
    forms,
  };
  const text = readText(line.positionals[0] ?? "-");
  const found = readAsExit(options.exitCode, text, context);
  const { redact } = environmentRedactor(process.env);
  const { source: _, ...details } = limitDetails(found);
  printJson({ ...details, evidence: redact(details.evidence) });
  return EXIT.ok;
}

/**
 * The output of a process that exited 0 is searched for an error notice only. Exit code 75 already means that it was
 * limited.
 */
function readAsExit(exitCode: number | null | undefined, text: string, context: DetectContext): Detection {
  if (exitCode === 0) return detectNotice(text, context)?.detection ?? NOTHING_DETECTED;
  return exitCode === EXIT.outstanding ? detectDeclared(text, context) : detect(text, context);
}

function readText(path: string): string {
  try {
    return readFileSync(path === "-" ? 0 : path, "utf8");
  } catch (error) {
    const reason = reasonOf(error);
    throw new UserError(`Expected a readable log at ${path === "-" ? "stdin" : path}, found: ${reason}.`, {
      cause: error,
    });
  }
}
