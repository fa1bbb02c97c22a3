/** OpenAI's Chat Completions API: bodies, events, error codes, headers, and the text of a wait. */
import { unreachable } from "../core/unreachable.ts";
import type { RateReading } from "./gate.ts";
import {
  type Completion,
  type Exchange,
  piecesOf,
  type Reply,
  retryAfterSeconds,
  serverSentEvent,
  type Wire,
} from "./wire.ts";

const ORGANIZATION = "org-carryover-stand-in";
const LEARN_MORE = "Visit https://platform.openai.com/account/rate-limits to learn more.";

/** Both of OpenAI's APIs refuse in the same way and send the same headers. */
export const openaiErrors: Pick<Wire, "refusal" | "badRequest"> = {
  refusal(refusal, exchange) {
    switch (refusal.kind) {
      case "rate-limit":
        return limited(
          { ...refusal.rate, waits: refusal.waits },
          `requests per ${period(refusal.rate.perMs)}`,
          exchange,
        );
      case "daily-quota":
        return limited({ ...refusal, waits: "stated", fullInMs: refusal.waitMs }, "requests per day (RPD)", exchange);
      case "quota-exhausted":
        return error(exchange, 429, {
          message:
            "You exceeded your current quota, please check your plan and billing details. For more information on this error, read the docs: https://platform.openai.com/docs/guides/error-codes/api-errors.",
          type: "insufficient_quota",
          code: "insufficient_quota",
        });
      case "overload":
        return error(exchange, 503, {
          message: "The engine is currently overloaded, please try again later.",
          type: "server_error",
          code: null,
        });
      default:
        return unreachable(refusal);
    }
  },

  badRequest: ({ status, message }, exchange) =>
    error(exchange, status, { message, type: "invalid_request_error", code: null }),
};

const LIMITED = { type: "requests", code: "rate_limit_exceeded" } as const;

export const openaiChatWire: Wire = {
  ...openaiErrors,

  success(completion, exchange) {
    const message = { role: "assistant", content: completion.text, refusal: null, annotations: [] };
    return answered(completion, exchange, {
      ...chatHead(exchange, "chat.completion"),
      choices: [{ index: 0, message, logprobs: null, finish_reason: "stop" }],
      usage: chatUsage(completion),
    });
  },

  events(completion, exchange) {
    const head = chatHead(exchange, "chat.completion.chunk");
    const chunk = (delta: object, finish_reason: "stop" | null) =>
      serverSentEvent({ ...head, choices: [{ index: 0, delta, logprobs: null, finish_reason }] });
    return [
      chunk({ role: "assistant", content: "" }, null),
      ...piecesOf(completion.text).map((content) => chunk({ content }, null)),
      chunk({}, "stop"),
      serverSentEvent({ ...head, choices: [], usage: chatUsage(completion) }),
      "data: [DONE]\n\n",
    ];
  },
};

function chatHead(exchange: Exchange, object: string) {
  return { id: `chatcmpl-${exchange.id}`, object, created: Math.floor(exchange.now / 1_000), model: exchange.model };
}

function chatUsage({ inputTokens, outputTokens }: Completion) {
  return {
    prompt_tokens: inputTokens,
    completion_tokens: outputTokens,
    total_tokens: inputTokens + outputTokens,
  };
}

interface Limit extends Omit<RateReading, "perMs" | "remaining"> {
  readonly waits: "stated" | "unstated";
}

function limited({ requests, waitMs, fullInMs, waits }: Limit, what: string, exchange: Exchange): Reply {
  const reached = `Rate limit reached for ${exchange.model} in organization ${ORGANIZATION} on ${what}: Limit ${requests}, Used ${requests}, Requested 1.`;
  if (waits === "unstated") return error(exchange, 429, { ...LIMITED, message: reached });
  const message = `${reached} Please try again in ${goDuration(waitMs)}. ${LEARN_MORE}`;
  const headers = {
    "retry-after": retryAfterSeconds(waitMs),
    "retry-after-ms": String(waitMs),
    ...rateHeaders({ requests, remaining: 0, fullInMs }),
  };
  return error(exchange, 429, { ...LIMITED, message }, headers);
}

/** A success of either of OpenAI's APIs. */
export function answered({ rate }: Completion, exchange: Exchange, body: object): Reply {
  return { status: 200, headers: { "x-request-id": exchange.id, ...(rate === null ? {} : rateHeaders(rate)) }, body };
}

function rateHeaders(rate: Omit<RateReading, "perMs" | "waitMs">): Record<string, string> {
  return {
    "x-ratelimit-limit-requests": String(rate.requests),
    "x-ratelimit-remaining-requests": String(rate.remaining),
    "x-ratelimit-reset-requests": goDuration(rate.fullInMs),
  };
}

function error(
  { id }: Exchange,
  status: number,
  body: { readonly message: string; readonly type: string; readonly code: string | null },
  headers: Reply["headers"] = {},
): Reply {
  return { status, headers: { "x-request-id": id, ...headers }, body: { error: { ...body, param: null } } };
}

function period(perMs: number): string {
  if (perMs < 60_000) return "sec (RPS)";
  return perMs < 3_600_000 ? "min (RPM)" : "hour (RPH)";
}

/** A duration in Go's format, which OpenAI uses: `486ms`, `1.2s`, `6m0s`, `7h12m0s`. Rounded up to the millisecond. */
function goDuration(durationMs: number): string {
  const ms = Math.ceil(durationMs);
  if (ms < 1_000) return `${ms}ms`;
  const hours = Math.floor(ms / 3_600_000);
  const minutes = Math.floor((ms % 3_600_000) / 60_000);
  const seconds = `${(ms % 60_000) / 1_000}s`;
  if (hours > 0) return `${hours}h${minutes}m${seconds}`;
  return minutes > 0 ? `${minutes}m${seconds}` : seconds;
}
