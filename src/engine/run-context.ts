/** What a run of the engine is given, and what it gives back. */
import type { Detector } from "../core/detector.ts";
import type { Redactor } from "../core/redactor.ts";
import type { Signal } from "../core/signal.ts";
import type { Judgement, RunResult } from "../core/tally.ts";
import type { Report } from "../report/report.ts";
import type { EchoLine } from "../run/output.ts";
import type { StatePaths } from "../store/state-paths.ts";
import type { Carry } from "./carry.ts";
import type { Outputs } from "./outputs.ts";
import type { Clock, EventSink } from "./ports.ts";
import type { RunIdentity } from "./run-identity.ts";

/** The world of a run, as parameters. */
export interface EngineContext {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Absolute; what relative paths of inputs start from. */
  readonly workspace: string;
  readonly clock: Clock;
  readonly redactor: Redactor;
  readonly identity: RunIdentity;
  readonly sink: EventSink;
  /** Takes lines of children as they come; null where nobody wants them. */
  readonly echo: ((line: EchoLine) => void) | null;
  /** Loads the reader of limits, which then reads as of an instant: most starts have no text to read. */
  readonly loadDetector: () => Promise<(nowAt: number) => Detector>;
  /** Says what a user should know and need not act on. Default: as a warning. */
  readonly notice?: (message: string) => void;
  readonly judgement: Judgement;
  readonly resumeCommand: string;
  /** Whether the caller has a use for the report; without one, reports that are current are left. Default: true. */
  readonly needsReport?: boolean;
  /** What becomes of children that have outlived a killed run; with none to be expected a start need not look. Default: stop. */
  readonly orphans?: "stop" | "leave";
  /** Calls back for each signal that asks the run to end. */
  readonly onSignal: (handler: (signal: Signal) => void) => void;
  /** Carries the state between runs and jobs; null where the folder alone is the store. */
  readonly openCarry: ((paths: StatePaths, warn: (message: string) => void) => Carry) | null;
}

export interface RunEnd {
  readonly result: RunResult;
  readonly reason: string;
  /** What `fail-on` holds against the run, in words. */
  readonly against: readonly string[];
  readonly exitCode: number;
  readonly outputs: Outputs;
  /** What annotations are made from; null where the state could not be read, or where the reports were left. */
  readonly report: Report | null;
  /** The step summary; null where there was no time for it, and where a run that made no report has nothing to say. */
  readonly summary: string | null;
}
