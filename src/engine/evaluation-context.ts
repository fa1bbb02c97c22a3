/** Picks the adapters of a run: the wiring that the CLI and the action share. */
import type { Config } from "../config/config.ts";
import { resolveFailOn } from "../config/run-inputs.ts";
import type { Detector } from "../core/detector.ts";
import type { Redactor } from "../core/redactor.ts";
import type { Signal } from "../core/signal.ts";
import type { DetectContext, UserForm } from "../detect/context.ts";
import type { EchoLine } from "../run/output.ts";
import type { EventSink } from "./ports.ts";
import type { EngineContext } from "./run-context.ts";
import type { RunIdentity } from "./run-identity.ts";
import { systemClock } from "./system-clock.ts";

export interface ContextOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** An absolute path. */
  readonly workspace: string;
  readonly identity: RunIdentity;
  readonly redactor: Redactor;
  readonly sink: EventSink;
  readonly echo: ((line: EchoLine) => void) | null;
  readonly notice?: (message: string) => void;
  readonly resumeCommand: string;
  readonly unselectiveCommand?: string;
  readonly needsReport?: boolean;
  readonly openCarry: EngineContext["openCarry"];
  readonly onSignal: (handler: (signal: Signal) => void) => void;
}

/** @throws UserError if patterns of rate limits cannot be read */
export async function evaluationContext(config: Config, options: ContextOptions): Promise<EngineContext> {
  return {
    ...options,
    clock: systemClock(),
    // A wrong pattern must be reported before anything runs, so load the patterns now.
    loadDetector: await configuredDetector(config, options.workspace),
    judgement: {
      failOn: resolveFailOn(config.failOn, options.identity.trigger.eventName),
      minPassRate: config.minPassRate,
    },
  };
}

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

/** The detector for an instant, in the time zone of this machine. */
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
      detectRowError: (error) => detectRowError(error, context),
    };
  };
}
