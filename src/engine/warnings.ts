/** Warnings that do not come from the loop: those of a start, of an end, and of commands that run no children. */
import { iso } from "../core/instant.ts";
import type { EventSink } from "./ports.ts";
import type { EngineContext } from "./run-context.ts";

/** Publishes a warning as an event at the present instant. */
export function warnIn({ sink, clock }: Pick<EngineContext, "sink" | "clock">): (message: string) => void {
  return (message) => sink.on({ event: "warning", message, at: iso(clock.now()) });
}

/** A sink for commands that run no children: warnings, one per line. */
export function warningSink(write: (line: string) => void): EventSink {
  return {
    on(event) {
      if (event.event === "warning") write(event.message);
    },
  };
}
