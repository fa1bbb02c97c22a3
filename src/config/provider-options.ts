/** The options that only `carryover provider` has. */
import * as z from "zod/mini";
import { parseDuration } from "../core/duration.ts";
import { duration, fraction, input, integer, oneOf, optional, plainText, text } from "./text-schemas.ts";

export type ProviderOptions = Readonly<z.infer<typeof PROVIDER_OPTIONS>>;

export const PROVIDER_OPTIONS = z.object({
  port: input(integer({ from: 0, to: 65_535 }), { default: "0", help: "A fixed port. Default: any free one." }),
  answers: input(optional(plainText("answers.jsonl")), {
    placeholder: "FILE",
    help: "JSON Lines with question and reply: the reply to prompts that contain the question.",
  }),
  log: input(optional(plainText("requests.jsonl")), {
    placeholder: "FILE",
    help: "Appends one JSON line for each request: time, path, model, prompt, outcome.",
  }),
  rate: input(optional(text("a number and a duration, such as 10/1s", readRate)), {
    placeholder: "N/DURATION",
    help: "A token bucket: N requests in that time, such as 10/1s or 500/1m.",
  }),
  burst: input(optional(integer({ from: 1 })), { help: "How many of them fit in one instant. Default: 1." }),
  waits: input(oneOf(["stated", "unstated"]), {
    default: "stated",
    help: "Whether refusals by the rate say how long to wait.",
  }),
  dailyQuota: input(optional(integer({ from: 0 })), { help: "N requests a day." }),
  dayMs: input(optional(duration({ from: "above-zero" })), {
    help: "How long after its last request a used-up quota is available again. Default: 24h.",
  }),
  quotaForm: input(
    optional(oneOf<"requests-per-day" | "insufficient-quota">(["requests-per-day", "insufficient-quota"])),
    {
      placeholder: "FORM",
      help: "How a used-up quota is refused: requests-per-day states the wait, insufficient-quota does not.",
    },
  ),
  credit: input(oneOf(["left", "spent-400", "spent-402"]), {
    default: "left",
    help: "Whether prepaid credit is left, and with which status requests are refused if it is spent.",
  }),
  overloadShare: input(fraction(), {
    placeholder: "SHARE",
    default: "0",
    help: "The share of requests that are refused for overload.",
  }),
  latency: input(text("a duration or two, the shorter first, such as 50ms-200ms", readLatency), {
    placeholder: "MIN-MAX",
    default: "0s",
    help: "How long an answer takes, such as 50ms-200ms. A stream is spread over it.",
  }),
  maxRequestTokens: input(optional(integer({ from: 1 })), { help: "The most tokens that one request may have." }),
  seed: input(integer({ from: 0, to: 2 ** 32 - 1 }), {
    default: "1",
    help: "Decides over latencies and overloads.",
  }),
});

function readRate(found: string): { readonly requests: number; readonly perMs: number } | null {
  const [, requests, period = ""] = /^(\d+(?:\.\d+)?)\/(.+)$/.exec(found) ?? [];
  // People write `10/s` for `10/1s`.
  const perMs = parseDuration(/^[a-z]/i.test(period) ? `1${period}` : period);
  return Number(requests) > 0 && perMs !== null && perMs > 0 ? { requests: Number(requests), perMs } : null;
}

function readLatency(found: string): { readonly minMs: number; readonly maxMs: number } | null {
  const [minMs, maxMs = minMs, ...more] = found.split("-").map(parseDuration);
  return minMs != null && maxMs != null && minMs <= maxMs && more.length === 0 ? { minMs, maxMs } : null;
}
