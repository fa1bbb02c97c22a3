/** Picks the adapters of a run: what the CLI and the action share of their wiring. */
import type { Config } from "../config/config.ts";
import type { PatternSource } from "../config/limit-inputs.ts";
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
  /** Absolute. */
  readonly workspace: string;
  readonly identity: RunIdentity;
  readonly redactor: Redactor;
  readonly sink: EventSink;
  readonly echo: ((line: EchoLine) => void) | null;
  readonly notice?: (message: string) => void;
  readonly resumeCommand: string;
  readonly needsReport?: boolean;
  readonly openCarry: EngineContext["openCarry"];
  readonly onSignal: (handler: (signal: Signal) => void) => void;
}

/** @throws UserError for patterns of rate limits that cannot be read */
export async function evaluationContext(config: Config, options: ContextOptions): Promise<EngineContext> {
  return {
    ...options,
    clock: systemClock(),
    // A pattern that is wrong must be told before anything runs, so it is not left for later.
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
 * @throws UserError for patterns that cannot be read
 */
export async function configuredDetector(config: Config, workspace: string): Promise<EngineContext["loadDetector"]> {
  const forms = config.rateLimitPatterns === null ? [] : await readForms(config.rateLimitPatterns, workspace);
  return () => loadDetector(config.retryAfterThresholdMs, forms);
}

/** Loaded where there are patterns: most runs have none. */
async function readForms(source: PatternSource, workspace: string): Promise<readonly UserForm[]> {
  const [{ readRateLimitPatterns }, { compileUserForms }] = await Promise.all([
    import("../config/rate-limit-patterns.ts"),
    import("../detect/compile-user-forms.ts"),
  ]);
  return compileUserForms(await readRateLimitPatterns(source, workspace));
}

/** The detector as of an instant, in the zone of this machine. */
export async function loadDetector(
  retryAfterThresholdMs: number,
  forms: readonly UserForm[],
): Promise<(nowAt: number) => Detector> {
  const { detect, detectDeclared, detectNotice, detectRowError } = await import("../detect/detect.ts");
  // Asked of the system only when a text is read: it takes longer than all else that a start without children does.
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
