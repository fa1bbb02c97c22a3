import { expect, test } from "vitest";
import { endsInAuthenticationError, isAuthenticationError } from "../../src/core/failure-words.ts";

test.each([
  ["an error class of an SDK", "openai.AuthenticationError: no"],
  ["a code", '{"code":"invalid_api_key"}'],
  ["an exception of AWS", "UnrecognizedClientException: the security token is invalid"],
  ["a key that is wrong", "Incorrect API key provided: sk-***"],
  ["a key that is not valid", "API key not valid. Please pass a valid one."],
  ["a variable that is not set", "ANTHROPIC_API_KEY is not set"],
  ["a model that does not exist", "The model `gpt-9` does not exist"],
  ["a status", "Request failed with status code 403"],
])("%s says that an operator has to act", (_, text) => {
  expect(endsInAuthenticationError(text)).toBe(true);
  expect(isAuthenticationError({ message: text })).toBe(true);
});

test.each([
  ["an expectation about a status", "AssertionError: expected status 200, got status 401"],
  ["an answer that a filter blocked", "status code 403: flagged by the content filter"],
  ["another failure", "ValueError: 401 is not a prime"],
])("%s does not", (_, text) => {
  expect(endsInAuthenticationError(text)).toBe(false);
  expect(isAuthenticationError({ message: text })).toBe(false);
});

test("the status of a result's error counts without words", () => {
  expect(isAuthenticationError({ message: "no", status_code: 401 })).toBe(true);
});
