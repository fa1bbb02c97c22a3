/** Asks a provider with the user's own command, before work is risked. */
import type { Config } from "../config/config.ts";
import type { Detector } from "../core/classify.ts";
import { type Detection, isRateLimit, NOTHING_DETECTED } from "../core/rate-limit.ts";
import { filterEnvironment } from "../run/child-environment.ts";
import { runHelperCommand } from "../run/helper-command.ts";
import type { EngineContext } from "./run-context.ts";
import { allowedNames } from "./run-settings.ts";

const PREFLIGHT_TIMEOUT_MS = 30_000;

export interface PreflightFacts {
  readonly config: Pick<Config, "preflight" | "env" | "exitCodes">;
  readonly context: Pick<EngineContext, "env" | "clock" | "redactor">;
  readonly detectorAt: (nowAt: number) => Detector;
  /** Absolute. */
  readonly workingDirectory: string;
  /** Epoch ms of the end of the time budget; null: none. */
  readonly deadlineAt: number | null;
  readonly signal: AbortSignal;
}

/** @returns the limit that the answer tells of. A timeout or any other trouble is none. */
export async function askProvider(provider: string, facts: PreflightFacts): Promise<Detection> {
  const { config, context, workingDirectory, deadlineAt, signal } = facts;
  if (config.preflight === null) return NOTHING_DETECTED;
  const leftMs = deadlineAt === null ? PREFLIGHT_TIMEOUT_MS : deadlineAt - context.clock.now();
  const end = await runHelperCommand(config.preflight, {
    cwd: workingDirectory,
    env: { ...filterEnvironment(context.env, allowedNames(config.env)), CARRYOVER_PROVIDER: provider },
    timeoutMs: Math.max(1, Math.min(PREFLIGHT_TIMEOUT_MS, leftMs)),
    signal,
  });
  if (end.timedOut || end.exitCode === null) return NOTHING_DETECTED;
  const detector = facts.detectorAt(context.clock.now());
  const read = end.exitCode === 0 ? detector.detectNotice : detector.detect;
  const [stderr, stdout] = [context.redactor.redact(end.stderr), context.redactor.redact(end.stdout)];
  const found = [stderr, stdout].map(read).find(isRateLimit);
  if (found !== undefined || config.exitCodes.get(end.exitCode) !== "rate_limited") return found ?? NOTHING_DETECTED;
  return { ...detector.detectDeclared(`${stdout}\n${stderr}`), evidence: `preflight: exit ${end.exitCode}` };
}
