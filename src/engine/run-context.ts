/** The parameters of a run of the engine. */

import type { Config } from "../config/config.ts";
import type { RunEvent } from "../core/event.ts";
import type { Detector } from "../core/evidence.ts";
import { type Clock, iso } from "../core/instant.ts";
import type { Redactor } from "../core/redactor.ts";
import type { Judgment, Signal } from "../core/tally.ts";
import type { Tasks } from "../core/task.ts";
import type { ChildCommand } from "../run/command.ts";
import type { EchoLine } from "../run/output.ts";
import type { StatePaths } from "../store/state-paths.ts";
import type { Carry } from "./carry.ts";
import type { RunIdentity } from "./run-identity.ts";

/** Receives the events of a run. */
export interface EventSink {
  on(event: RunEvent): void;
}

/** The outside world of a run, as parameters, so that a run can use simulated time. */
export interface EngineContext {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** An absolute path. Relative paths in inputs start from it. */
  readonly workspace: string;
  readonly clock: Clock;
  readonly redactor: Redactor;
  readonly identity: RunIdentity;
  readonly sink: EventSink;
  /** Receives lines of children as they arrive; null if nothing shows them. */
  readonly echo: ((line: EchoLine) => void) | null;
  /**
   * Loads the detector, which then reads text as of an instant. Loaded on demand, because most starts have no text to
   * read.
   */
  readonly loadDetector: () => Promise<(nowAt: number) => Detector>;
  /** Adds a line to the log. */
  readonly inform: (message: string) => void;
  /** Reports what a user should know but need not act on. In a workflow it is shown beside the name of the run. */
  readonly notice: (message: string) => void;
  readonly judgment: Judgment;
  readonly resumeCommand: string;
  /** The same command without `only` and `sample`. Absent if no command can leave them out, as in a workflow. */
  readonly unselectiveCommand?: string;
  /** Whether the caller uses the report. If not, reports that are up to date are not written again. Default: true. */
  readonly needsReport?: boolean;
  /** Kills children that outlived the run that left an inbox. */
  readonly stopOrphans: (inbox: string) => Promise<void>;
  /** Calls back for each signal that asks the run to end. */
  readonly onSignal: (handler: (signal: Signal) => void) => void;
  /** Carries the state between runs and jobs; null if the folder is the only store. */
  readonly openCarry: ((paths: StatePaths) => Carry) | null;
}

/** What a run, a plan or a merge is asked to do. */
export interface Request {
  readonly config: Config;
  readonly context: EngineContext;
  /** Epoch ms. */
  readonly startedAt: number;
}

export interface ListedRequest extends Request {
  readonly tasks: Tasks;
}

/** What a run is about: its inputs, read and checked. */
export interface Evaluation extends ListedRequest {
  readonly command: ChildCommand;
  /** Absolute. */
  readonly workingDirectory: string;
}

/** Publishes a warning as an event at the present instant. For warnings that do not come from the loop. */
export function warnIn(to: { readonly sink: EventSink; readonly clock: Clock }): (message: string) => void {
  return (message) => to.sink.on({ event: "warning", message, at: iso(to.clock.now()) });
}

/** A sink for commands that run no children: warnings, one per line. */
export function warningSink(write: (line: string) => void): EventSink {
  return {
    on(event) {
      if (event.event === "warning") write(event.message);
    },
  };
}
