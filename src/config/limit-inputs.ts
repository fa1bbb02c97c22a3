/** The inputs that say what a run does about rate limits. */
import * as z from "zod/mini";
import { commandText, duration, flag, input, optional, text } from "./text-schemas.ts";

/** Where the user's forms of rate-limit messages are. */
export type PatternSource =
  | { readonly kind: "inline"; readonly text: string }
  | { readonly kind: "file"; readonly path: string };

export const LIMIT_INPUTS = z.object({
  retryAfterThresholdMs: input(duration({ from: "zero" }), {
    default: "60s",
    takers: ["run", "detect", "simulate"],
    help: "The longest stated wait that a run waits out. A longer wait, or an exhausted quota, stops the provider's tasks and leaves them to the next run.",
  }),
  maxWaitMs: input(duration({ from: "zero" }), {
    default: "15m",
    takers: ["run", "simulate"],
    help: "How long a run may wait for rate limits in total. A wait that exceeds it stops the provider's tasks.",
  }),
  defaultWaitMs: input(duration({ from: "above-zero" }), {
    default: "60s",
    takers: ["run", "simulate"],
    help: "How long a task waits after a rate limit that states no wait. The wait doubles each time.",
  }),
  stopGraceMs: input(duration({ from: "zero" }), {
    default: "60s",
    takers: ["run", "simulate"],
    help: "How long running children have to finish when their provider is stopped or the run ends because of failures. `0s` stops them at once.",
  }),
  preflight: input(optional(commandText("node one-cheap-call.mjs")), {
    placeholder: "COMMAND",
    takers: ["run", "plan"],
    help: "A bash command that makes one cheap call. It runs once per provider before the first child, and as the probe after a limit should have ended. `plan` runs it before it plans any job. It has 30 seconds, and only a rate limit in its answer keeps the provider stopped. Without it, one task is the probe.",
  }),
  retryNow: input(flag(), {
    help: "Probes a stopped provider at once instead of waiting for its reset: use it after you topped up a quota.",
  }),
  rateLimitPatterns: input(
    optional(text("text without NUL characters, such as rate-limit-patterns.yaml", readPatternSource)),
    {
      kind: "list",
      placeholder: "FILE|YAML",
      takers: ["run", "detect"],
      help: "More forms of rate-limit messages: a YAML list, one JSON object a line, or the path of such a file. Each has a `name`, a `pattern` and a `kind` (`wait`, `stop`, `cap` or `task`).",
    },
  ),
});

/** A single line that does not begin like a list or an object is a path. */
function readPatternSource(found: string): PatternSource | null {
  if (found.includes("\0")) return null;
  const isPath = !found.includes("\n") && !/^(?:[[{]|-\s)/.test(found);
  return isPath ? { kind: "file", path: found } : { kind: "inline", text: found };
}
