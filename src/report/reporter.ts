/** The port of those who watch a run. */
import type { RunEvent } from "../core/event.ts";

/** A line that a child printed, secrets redacted. */
export interface ChildLine {
  /** The attempt's key. */
  readonly key: string;
  readonly stream: "stdout" | "stderr";
  /** Without its newline; it may hold control characters and workflow commands. */
  readonly text: string;
}

export interface Reporter {
  on(event: RunEvent): void;
  childLine(line: ChildLine): void;
  /** Ends timers and clears the progress line. Nothing is shown after it. */
  close(): void;
}
