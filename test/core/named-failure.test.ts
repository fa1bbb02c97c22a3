import { expect, test } from "vitest";
import { namesFailure } from "../../src/core/failure-words.ts";
import type { RowError } from "../../src/core/row.ts";

const ROWS: readonly (readonly [string, RowError, boolean])[] = [
  ["nothing", {}, false],
  ["words that say nothing", { message: "request failed" }, false],
  ["retryable", { message: "request failed", is_retryable: true }, false],
  ["not retryable", { message: "request failed", is_retryable: false }, true],
  ["a status", { status_code: 401 }, true],
  ["a status of 0", { status_code: 0 }, false],
  ["a status in words", { message: "Error code: 403" }, true],
  ["a wrong key", { message: "Incorrect API key provided" }, true],
  ["a class of authentication", { type: "AuthenticationError", message: "no" }, true],
  ["a class of permission", { type: "PermissionDeniedError" }, true],
  ["a context length", { message: "This model's maximum context length is 8192 tokens" }, true],
  ["a bad request", { type: "BadRequestError" }, true],
  ["an unknown model", { message: "The model gpt-9 does not exist" }, true],
  ["content policy", { type: "content_filter" }, true],
  ["an answer that is invalid", { type: "SchemaError", message: "9 fields, expected 1" }, true],
];

test.each(ROWS)("%s", (_name, error, expected) => {
  expect(namesFailure(error)).toBe(expected);
});
