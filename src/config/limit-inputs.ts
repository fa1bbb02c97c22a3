/** The inputs that say what a run does about rate limits, and what it may spend. */
import type { Price } from "../core/spend.ts";
import {
  commandText,
  duration,
  flag,
  input,
  inputGroup,
  integer,
  optional,
  readPairs,
  splitList,
  text,
} from "./text-schemas.ts";

/** Where the user's forms of rate-limit messages are. */
export type PatternSource =
  | { readonly kind: "inline"; readonly text: string }
  | { readonly kind: "file"; readonly path: string };

export const LIMIT_INPUTS = inputGroup("Rate limits", {
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
    help: "How long running children have to finish when their provider is stopped or the run ends early. `0s` stops them at once.",
  }),
  preflight: input(optional(commandText()), {
    takers: ["run", "plan"],
    help:
      "A bash command that makes one cheap call, within 30 seconds. " +
      "It runs once per provider before the first child, and as the probe when a limit should be over. " +
      "`plan` runs it before it plans any job. " +
      "Only a rate limit in its answer keeps the provider stopped. If you set no command, one task is the probe.",
  }),
  retryNow: input(flag(), {
    takers: ["run", "plan"],
    help:
      "Probes a stopped provider at once instead of waiting for its reset. Use it after you topped up a quota. " +
      "In a matrix, give it to `plan` and to the jobs: otherwise `plan` has no job for the provider's tasks.",
  }),
  rateLimitPatterns: input(optional(text("patterns, or the path of a file", readPatternSource)), {
    kind: "list",
    placeholder: "FILE|YAML",
    takers: ["run", "detect"],
    help:
      "More forms of rate-limit messages: a YAML list, one JSON object per line, or the path of such a file. " +
      "Each has a `name`, a `pattern` and a `kind` (`wait`, `stop`, `cap`, `task`, `overload` or `none`).",
  }),
});

/** A single line that does not begin like a list or an object is a path. */
function readPatternSource(found: string): PatternSource {
  const isPath = !found.includes("\n") && !/^(?:[[{]|-\s)/.test(found);
  return isPath ? { kind: "file", path: found } : { kind: "inline", text: found };
}

export const SPEND_INPUTS = inputGroup("Budget", {
  maxCost: input(optional(text("an amount of US dollars above 0, such as 5 or 0.50", readMoney)), {
    placeholder: "USD",
    help:
      "Ends the run once it has spent this many US dollars: nothing more starts, running tasks have `stop-grace` to " +
      "finish, and the rest stay outstanding. " +
      "Costs are taken from `cost_usd` in the metrics of result rows, else from the tokens of calls through the gateway and `prices`. " +
      "The jobs of a matrix share it equally.",
  }),
  maxTokens: input(optional(integer({ from: 1, to: 1e15 })), {
    help:
      "Ends the run as `max-cost` does, once it has used this many input and output tokens. " +
      "They are taken from the calls through the gateway, else from the metrics of result rows.",
  }),
  prices: input(
    text(
      'lines of MODEL=INPUT/OUTPUT in US dollars per million tokens such as "gpt-5=1.25/10", each model once, where * stands for any characters of a name',
      readPrices,
    ),
    {
      kind: "list",
      placeholder: "MODEL=IN/OUT",
      help: "The prices of models, one per line, in US dollars per million input and output tokens: `gpt-5*=1.25/10`. The longest pattern that matches counts.",
    },
  ),
});

const AMOUNT = String.raw`\$?(\d{1,9}(?:\.\d{1,9})?)`;
const PRICE = new RegExp(`^([^=]{1,200}?)\\s*=\\s*${AMOUNT}\\s*/\\s*${AMOUNT}$`, "u");
const MONEY = new RegExp(`^${AMOUNT}$`, "u");

function readPrices(found: string): readonly Price[] | null {
  return readPairs(splitList(found), PRICE, (model, input, output) => ({
    model,
    inputUsd: Number(input),
    outputUsd: Number(output),
  }));
}

function readMoney(found: string): number | null {
  const amount = Number(MONEY.exec(found)?.[1] ?? 0);
  return amount > 0 ? amount : null;
}
