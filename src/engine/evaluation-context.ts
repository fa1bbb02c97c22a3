/** Picks the adapters of a run: the wiring that the CLI and the action share. */
import type { Config } from "../config/config.ts";
import { resolveFailOn } from "../config/run-inputs.ts";
import type { Detector } from "../core/evidence.ts";
import type { Redactor } from "../core/redactor.ts";
import type { DetectContext, UserForm } from "../detect/context.ts";
import { environmentRedactor } from "../report/redact.ts";
import type { CarryOptions } from "./carry-session.ts";
import { openCarryOf } from "./open-carry.ts";
import type { EngineContext } from "./run-context.ts";
import { type RunIdentity, runIdentity } from "./run-identity.ts";
import { systemClock } from "./system-clock.ts";

export interface ContextOptions
  extends Pick<
    EngineContext,
    "env" | "workspace" | "sink" | "echo" | "inform" | "notice" | "needsReport" | "onSignal"
  > {
  /** Receives warnings about the carried state. */
  readonly warn: CarryOptions["warn"];
  /** The slot in which this process saves its state. Default: that of the job. */
  readonly job?: CarryOptions["job"];
  readonly saved?: CarryOptions["saved"];
  /** The commands that continue this run. */
  readonly commands: (
    identity: RunIdentity,
    redactor: Redactor,
  ) => Pick<EngineContext, "resumeCommand" | "unselectiveCommand">;
}

/**
 * Also reports the notices of the configuration.
 *
 * @throws UserError if patterns of rate limits cannot be read
 */
export async function evaluationContext(config: Config, options: ContextOptions): Promise<EngineContext> {
  const { env, workspace, warn, job = config.job, saved, commands, ...ports } = options;
  for (const notice of config.notices) ports.inform(notice);
  const identity = runIdentity(env, config.job.index, Date.now());
  const redactor = environmentRedactor(env);
  return {
    ...ports,
    ...commands(identity, redactor),
    env,
    workspace,
    identity,
    redactor,
    clock: systemClock(),
    stopOrphans,
    openCarry: await openCarryOf({ config, env, workspace, identity, job, warn, saved }),
    // A wrong pattern must be reported before anything runs, so load the patterns now.
    loadDetector: await configuredDetector(config, workspace),
    judgment: {
      failOn: resolveFailOn(config.failOn, identity.trigger.eventName),
      minPassRate: config.minPassRate,
    },
  };
}

/** The implementation for real processes, loaded only after a killed run. */
export const stopOrphans: EngineContext["stopOrphans"] = async (inbox) =>
  (await import("../run/inbox.ts")).stopOrphans(inbox);

/**
 * How the detector of a configuration is loaded.
 *
 * @throws UserError if patterns cannot be read
 */
export async function configuredDetector(config: Config, workspace: string): Promise<EngineContext["loadDetector"]> {
  const source = config.rateLimitPatterns;
  const forms =
    source === null
      ? []
      : await (await import("../config/rate-limit-patterns.ts")).readRateLimitPatterns(source, workspace);
  return () => loadDetector(config.retryAfterThresholdMs, forms);
}

/** The detector for an instant. */
export async function loadDetector(
  retryAfterThresholdMs: number,
  forms: readonly UserForm[],
): Promise<(nowAt: number) => Detector> {
  const { detect, detectDeclared, detectNotice, detectRowError } = await import("../detect/detect.ts");
  // Asked only when a text is read, because this takes longer than the rest of a start without children.
  let timeZone: string | null = null;
  return (nowAt) => {
    const context: DetectContext = {
      nowAt,
      retryAfterThresholdMs,
      forms,
      get timeZone() {
        timeZone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone;
        return timeZone;
      },
    };
    return {
      detect: (text) => detect(text, context),
      detectNotice: (text) => detectNotice(text, context),
      detectDeclared: (text) => detectDeclared(text, context),
      detectRowError: (error, isGrade) => detectRowError(error, context, isGrade),
    };
  };
}
