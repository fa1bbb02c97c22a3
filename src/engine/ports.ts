/** What the engine needs from the outside, as parameters, so that it can run in simulated time. */
import type { RunEvent } from "../core/event.ts";
import { type Clock, iso } from "../core/instant.ts";

/** Receives the events of a run. */
export interface EventSink {
  on(event: RunEvent): void;
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
