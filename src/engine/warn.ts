/** Words that whoever watches a run is told, as of the instant at which they are said. */
import { iso } from "../core/instant.ts";
import type { EngineContext } from "./run-context.ts";

/** A warning is an event like any other; this tells one outside of the loop. */
export function warnIn({ sink, clock }: Pick<EngineContext, "sink" | "clock">): (message: string) => void {
  return (message) => sink.on({ event: "warning", message, at: iso(clock.now()) });
}
