import type { RunEvent } from "../core/event.ts";
import type { EventSink } from "./ports.ts";

/** A sink for commands that run no children: warnings, one line each. */
export function warningSink(write: (line: string) => void): EventSink {
  return {
    on(event: RunEvent) {
      if (event.event === "warning") write(event.message);
    },
  };
}
