/** Runs the user's preflight command, which asks a provider whether it answers. */
import type { Config } from "../config/config.ts";
import type { Detector } from "../core/evidence.ts";
import { lastWords } from "../core/failure-message.ts";
import { type Detection, isRateLimit, NOTHING_DETECTED } from "../core/rate-limit.ts";
import { filterEnvironment } from "../run/child-environment.ts";
import { runHelperCommand } from "../run/helper-command.ts";
import type { EngineContext } from "./run-context.ts";

const PREFLIGHT_TIMEOUT_MS = 30_000;
/** How much of the output is read, from its end. */
const ANSWER_LENGTH = 65_536;

export interface PreflightOptions {
  readonly config: Pick<Config, "preflight" | "env" | "exitCodes">;
  readonly context: Pick<EngineContext, "env" | "clock" | "redactor">;
  readonly detectorAt: (nowAt: number) => Detector;
  /** An absolute path. */
  readonly workingDirectory: string;
  /** End of the time budget in epoch ms; null if there is none. */
  readonly deadlineAt: number | null;
}

/** @returns the limit in the answer. A timeout or any other failure is `none`, with the failure as the evidence. */
export async function askProvider(provider: string, options: PreflightOptions): Promise<Detection> {
  const { config, context, workingDirectory, deadlineAt } = options;
  if (config.preflight === null) return NOTHING_DETECTED;
  const leftMs = deadlineAt === null ? PREFLIGHT_TIMEOUT_MS : deadlineAt - context.clock.now();
  const end = await runHelperCommand(config.preflight, {
    cwd: workingDirectory,
    env: { ...filterEnvironment(context.env, config.env), CARRYOVER_PROVIDER: provider },
    timeoutMs: Math.max(1, Math.min(PREFLIGHT_TIMEOUT_MS, leftMs)),
  });
  if (end.kind === "not-started") return noLimit(`it could not be run: ${end.message}`);
  if (end.kind === "timed-out") return noLimit("it timed out");
  if (end.kind === "too-much-output") return noLimit("it printed more than 256 MiB");
  if (end.code === null) return noLimit(`killed by ${end.signal}`);
  const detector = options.detectorAt(context.clock.now());
  const read = (text: string): Detection =>
    end.code === 0 ? (detector.detectNotice(text)?.detection ?? NOTHING_DETECTED) : detector.detect(text);
  const lastOf = (text: string) => context.redactor.redact(text).slice(-ANSWER_LENGTH);
  const [stderr, stdout] = [lastOf(end.stderr), lastOf(end.stdout)];
  const found = [stderr, stdout].map(read).find(isRateLimit);
  if (found !== undefined) return found;
  if (end.code === 0) return NOTHING_DETECTED;
  if (config.exitCodes.get(end.code) !== "rate_limited") {
    const words = lastWords({ stderrTail: stderr, stdoutTail: stdout });
    return noLimit(`exit ${end.code}${words === "" ? "" : `: ${words}`}`);
  }
  return { ...detector.detectDeclared(`${stdout}\n${stderr}`), evidence: `preflight: exit ${end.code}` };
}

function noLimit(evidence: string): Detection {
  return { ...NOTHING_DETECTED, evidence };
}
