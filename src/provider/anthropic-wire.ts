/** Anthropic's Messages API: bodies, events, error types, headers, and the text of its limits. */
import { unreachable } from "../core/unreachable.ts";
import type { RateReading, Refusal } from "./gate.ts";
import { type Exchange, piecesOf, type Reply, retryAfterSeconds, serverSentEvent, type Wire } from "./wire.ts";

export const anthropicWire: Wire = {
  success(completion, exchange) {
    return {
      status: 200,
      headers: { "request-id": exchange.id, ...rateHeaders(completion.rate, exchange) },
      body: {
        ...messageHead(exchange),
        content: [{ type: "text", text: completion.text }],
        stop_reason: "end_turn",
        usage: { input_tokens: completion.inputTokens, output_tokens: completion.outputTokens },
      },
    };
  },

  events(completion, exchange) {
    const usage = { input_tokens: completion.inputTokens, output_tokens: 1 };
    const message = { ...messageHead(exchange), content: [], stop_reason: null, usage };
    const event = (type: string, data: object) => serverSentEvent({ type, ...data }, type);
    return [
      event("message_start", { message }),
      event("content_block_start", { index: 0, content_block: { type: "text", text: "" } }),
      event("ping", {}),
      ...piecesOf(completion.text).map((text) =>
        event("content_block_delta", { index: 0, delta: { type: "text_delta", text } }),
      ),
      event("content_block_stop", { index: 0 }),
      event("message_delta", {
        delta: { stop_reason: "end_turn", stop_sequence: null },
        usage: { output_tokens: completion.outputTokens },
      }),
      event("message_stop", {}),
    ];
  },

  refusal(refusal, exchange) {
    switch (refusal.kind) {
      case "rate-limit":
        return rateLimit(refusal, exchange);
      case "daily-quota":
        // Rounded up to the minute, as Anthropic states it, so that access is back by then.
        return error(
          exchange,
          400,
          REFUSED,
          `You have reached your specified API usage limits. You will regain access on ${minuteUtc(refusal.resetAt)}.`,
        );
      case "quota-exhausted":
        return error(
          exchange,
          400,
          REFUSED,
          "Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits.",
        );
      case "overload":
        return error(exchange, 529, "overloaded_error", "Overloaded");
      default:
        return unreachable(refusal);
    }
  },

  badRequest: ({ status, message }, exchange) => error(exchange, status, REFUSED, message),
};

const LIMITED = "rate_limit_error";
const REFUSED = "invalid_request_error";

function messageHead(exchange: Exchange) {
  return { id: `msg_${exchange.id}`, type: "message", role: "assistant", model: exchange.model, stop_sequence: null };
}

function rateLimit(refusal: Extract<Refusal, { kind: "rate-limit" }>, exchange: Exchange): Reply {
  const { rate, waits } = refusal;
  if (waits === "unstated")
    return error(
      exchange,
      429,
      LIMITED,
      "This request would exceed your account's rate limit. Please try again later.",
    );
  const longPeriod = rate.perMs < 3_600_000 ? "minute" : "hour";
  const period = rate.perMs < 60_000 ? "second" : longPeriod;
  const message =
    `This request would exceed your organization's rate limit of ${rate.requests} requests per ${period} ` +
    `(org: carryover-stand-in, model: ${exchange.model}). ` +
    "For details, refer to: https://docs.claude.com/en/api/rate-limits. " +
    "You can see the response headers for current usage. " +
    "Please reduce the prompt length or the maximum tokens requested, or try again later. " +
    "You may also contact sales at https://www.anthropic.com/contact-sales to discuss your options for a rate limit increase.";
  return error(exchange, 429, LIMITED, message, {
    "retry-after": retryAfterSeconds(rate.waitMs),
    ...rateHeaders({ ...rate, remaining: 0 }, exchange),
  });
}

function rateHeaders(rate: RateReading | null, exchange: Exchange): Record<string, string> {
  if (rate === null) return {};
  return {
    "anthropic-ratelimit-requests-limit": String(rate.requests),
    "anthropic-ratelimit-requests-remaining": String(rate.remaining),
    "anthropic-ratelimit-requests-reset": secondUtc(exchange.now + rate.fullInMs),
  };
}

function error({ id }: Exchange, status: number, type: string, message: string, headers: Reply["headers"] = {}): Reply {
  return {
    status,
    headers: { "request-id": id, ...headers },
    body: { type: "error", error: { type, message }, request_id: id },
  };
}

/** `2026-03-01T12:00:05Z`, rounded up to the second. */
function secondUtc(at: number): string {
  return new Date(Math.ceil(at / 1_000) * 1_000).toISOString().replace(".000Z", "Z");
}

/** `2026-03-01 at 00:00 UTC`, rounded up to the minute. */
function minuteUtc(at: number): string {
  const text = new Date(Math.ceil(at / 60_000) * 60_000).toISOString();
  return `${text.slice(0, 10)} at ${text.slice(11, 16)} UTC`;
}
