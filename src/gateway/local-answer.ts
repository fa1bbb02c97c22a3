/** Answers of the gateway itself, in the form that clients of the provider read. */
import { unreachable } from "../core/unreachable.ts";
import type { Dialect } from "./routes.ts";

export interface LocalAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const JSON_TYPE = "application/json";
/** Keeps official clients from retrying a call that would be refused again. */
export const NO_RETRY = { "x-should-retry": "false" } as const;

/**
 * A refusal that a retry may overcome: the call was held for as long as its client can wait.
 *
 * @param path at the provider: a server of the user's own may be compatible with Anthropic, which its paths show
 */
export function heldTooLong(stated: Dialect, path: string): LocalAnswer {
  const dialect = /\/v1\/messages(?:[/?]|$)/.test(path) ? "anthropic" : stated;
  const message = "The provider's rate limit did not leave room for this call in time. Try again. (Carryover gateway)";
  const headers = { "content-type": JSON_TYPE, "retry-after": "1", "retry-after-ms": "1000" };
  return { status: 429, headers, body: JSON.stringify(rateLimitBody(dialect, message)) };
}

function rateLimitBody(dialect: Dialect, message: string): unknown {
  switch (dialect) {
    case "openai":
      return { error: { message, type: "requests", param: null, code: "rate_limit_exceeded" } };
    case "anthropic":
      return { type: "error", error: { type: "rate_limit_error", message } };
    case "google":
      return { error: { code: 429, message, status: "RESOURCE_EXHAUSTED" } };
    case "cohere":
      return { message };
    default:
      return unreachable(dialect);
  }
}

/** The refusal of later calls after an answer with status 200 reported an exhausted limit. @param error as JSON */
export function lateRefusal(error: string): LocalAnswer {
  return { status: 429, headers: { "content-type": JSON_TYPE, ...NO_RETRY }, body: error };
}

/** The refusal with a mark that every further call gets it too. Helpers of harnesses end their shard then. */
export function ofStop(refusal: LocalAnswer): LocalAnswer {
  return { ...refusal, headers: { ...refusal.headers, "x-carryover-stopped": "true" } };
}

/** For requests that are not calls, such as one without a valid token. */
export function plainAnswer(status: number, message: string): LocalAnswer {
  return { status, headers: { "content-type": "text/plain; charset=utf-8" }, body: `${message}\n` };
}
