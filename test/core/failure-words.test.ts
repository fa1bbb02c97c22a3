import { expect, test } from "vitest";
import {
  endsInAuthenticationError,
  isAuthenticationError,
  isConnectionFailure,
  namesFailure,
} from "../../src/core/failure-words.ts";
import type { RowError } from "../../src/core/row.ts";

test.each([
  ["Node, refused", "Error: connect ECONNREFUSED 10.0.0.1:443\n    at TCPConnectWrap.afterConnect (node:net:1606:16)"],
  ["Node, in full", "Error: connect ETIMEDOUT 1.2.3.4:443\n  errno: -110,\n  code: 'ETIMEDOUT'\n}\n\nNode.js v24"],
  ["Node, DNS", "Error: getaddrinfo ENOTFOUND api.openai.com"],
  ["Python, DNS", "socket.gaierror: [Errno -3] Temporary failure in name resolution"],
  ["Python, refused", "urllib.error.URLError: <urlopen error [Errno 111] Connection refused>"],
  ["httpx, a connection that broke, without a message", "httpx.ReadError"],
  ["httpx, a timeout alone", "httpx.ReadTimeout"],
  ["Python 3.9, a socket", "socket.timeout: timed out"],
  ["fetch, a time-out", "DOMException [TimeoutError]: The operation was aborted due to timeout"],
  ["curl, refused", "curl: (7) Failed to connect to 127.0.0.1 port 1 after 0 ms: Couldn't connect to server"],
  ["curl, a time-out", "curl: (28) Operation timed out after 30001 milliseconds with 0 bytes received"],
  ["Go, refused", 'Post "https://api.example.com": dial tcp 10.0.0.1:443: connect: connection refused'],
  ["Node, a lost connection", "Error: socket hang up"],
])("%s is a failure of the connection", (_, text) => {
  expect(isConnectionFailure(text)).toBe(true);
});

test.each([
  ["nothing", ""],
  ["an assertion", "AssertionError: expected 3 to be 4"],
  ["an exception about the network's name", "KeyError: 'network'"],
  ["a browser test that found no element", "TimeoutError: Timeout 30000ms exceeded waiting for selector '#go'"],
  ["an old refusal", `Error: connect ECONNREFUSED 10.0.0.1:443\n${"working\n".repeat(40)}ValueError: no answer`],
])("%s is not a failure of the connection", (_, text) => {
  expect(isConnectionFailure(text)).toBe(false);
});

test.each([
  ["an error class of an SDK", "openai.AuthenticationError: no"],
  ["a code", '{"code":"invalid_api_key"}'],
  ["an exception of AWS", "UnrecognizedClientException: the security token is invalid"],
  ["a key that is wrong", "Incorrect API key provided: sk-***"],
  ["a key that is not valid", "API key not valid. Please pass a valid one."],
  ["a variable that is not set", "ANTHROPIC_API_KEY is not set"],
  ["a model that does not exist", "The model `gpt-9` does not exist"],
  ["a model that Anthropic does not find", 'Error code: 404 - {"type":"not_found_error","message":"model: claude-9"}'],
  ["a model that Gemini does not find", "models/gemini-9 is not found for API version v1beta, or is not supported"],
  ["a model that OpenRouter does not know", "acme/llm-9 is not a valid model ID"],
  ["a model that Mistral does not know", '{"message":"Invalid model: mistral-9","type":"invalid_model","code":"1500"}'],
  ["a model that DeepSeek does not know", "Model Not Exist"],
  ["a model that Claude Code does not find", "There's an issue with the selected model (claude-9). It may not exist"],
  ["a model that Bedrock does not know", "The provided model identifier is invalid."],
  ["a deployment that Azure does not find", "{'error': {'code': 'DeploymentNotFound'}}"],
  ["a status", "Request failed with status code 403"],
])("%s says that an operator has to act", (_, text) => {
  expect(endsInAuthenticationError(text)).toBe(true);
  expect(isAuthenticationError({ message: text })).toBe(true);
});

test.each([
  ["an expectation about a status", "AssertionError: expected status 200, got status 401"],
  ["an answer that a filter blocked", "status code 403: flagged by the content filter"],
  ["another failure", "ValueError: 401 is not a prime"],
  ["a page that is not found", "404: page about the model: claude-9"],
  ["a prediction that is not valid", "ValidationError: Invalid model: {}"],
  ["a file of a model", "FileNotFoundError: models/best.pt is not found"],
  ["a name in the program", "KeyError: 'invalid_model'"],
])("%s does not", (_, text) => {
  expect(endsInAuthenticationError(text)).toBe(false);
  expect(isAuthenticationError({ message: text })).toBe(false);
});

test("the status of a result's error counts without words", () => {
  expect(isAuthenticationError({ message: "no", status_code: 401 })).toBe(true);
});

/** Whether an error says what failed. */
const NAMED: readonly (readonly [string, RowError, boolean])[] = [
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

test.each(NAMED)("the failure is named by %s: %j is %s", (_name, error, expected) => {
  expect(namesFailure(error)).toBe(expected);
});
