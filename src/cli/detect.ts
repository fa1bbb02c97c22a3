/** `carryover detect`: reads a log and tells which rate limit it holds, as one JSON object on stdout. */
import { readFileSync } from "node:fs";
import { readDetectOptions } from "../config/detect-options.ts";
import type { CommandLine } from "../config/from-argv.ts";
import { readRateLimitPatterns } from "../config/rate-limit-patterns.ts";
import { readConfig } from "../config/read-config.ts";
import { detect, detectDeclared, detectNotice } from "../core/detect/detect.ts";
import type { DetectContext } from "../core/detect/detect-context.ts";
import { compileUserForms } from "../core/detect/user-forms.ts";
import { iso } from "../core/instant.ts";
import { reasonOf } from "../core/reason.ts";
import { EXIT } from "../core/tally.ts";
import { UserError } from "../core/user-error.ts";
import { environmentRedactor } from "../report/redact.ts";
import { printJson } from "./streams.ts";

/** @throws UserError for a wrong option, patterns that cannot be read, and a log that cannot be read */
export async function detectCommand(line: CommandLine): Promise<number> {
  const options = readDetectOptions(line.options);
  const config = readConfig(line.inputs, { origin: "cli", env: {}, taker: "detect" });
  const forms = compileUserForms(await readRateLimitPatterns(config.rateLimitPatterns, process.cwd()));
  const context: DetectContext = {
    nowAt: options.nowAt ?? Date.now(),
    timeZone: options.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone,
    retryAfterThresholdMs: config.retryAfterThresholdMs,
    forms,
  };
  const text = readText(line.positionals[0] ?? "-");
  // A process that succeeded is only called limited where its output is the notice itself; one that ended with 75
  // (the default map of exit codes) says that it was, and its words tell how long.
  const read = options.exitCode === 0 ? detectNotice : options.exitCode === EXIT.outstanding ? detectDeclared : detect;
  const found = read(text, context);
  const { redact } = environmentRedactor(process.env);
  const answer = {
    kind: found.kind,
    retry_after_seconds: found.retryAfterMs === null ? null : found.retryAfterMs / 1_000,
    reset_at: found.resetAt === null ? null : iso(found.resetAt),
    evidence: redact(found.evidence),
    form: found.form,
    provider: found.provider,
  };
  printJson(answer);
  return EXIT.ok;
}

function readText(path: string): string {
  try {
    return readFileSync(path === "-" ? 0 : path, "utf8");
  } catch (error) {
    const reason = reasonOf(error);
    throw new UserError(`Expected a log to read at ${path === "-" ? "stdin" : path}, but: ${reason}.`, {
      cause: error,
    });
  }
}
