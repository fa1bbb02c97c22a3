import { expect, test } from "vitest";
import { isConnectionFailure } from "../../src/core/failure-words.ts";

test.each([
  ["Node, refused", "Error: connect ECONNREFUSED 10.0.0.1:443\n    at TCPConnectWrap.afterConnect (node:net:1606:16)"],
  [
    "Node, with its properties",
    "Error: connect ETIMEDOUT 1.2.3.4:443\n  errno: -110,\n  code: 'ETIMEDOUT'\n}\n\nNode.js v24.1.0",
  ],
  ["Node, DNS", "Error: getaddrinfo ENOTFOUND api.openai.com"],
  ["Python, DNS", "socket.gaierror: [Errno -3] Temporary failure in name resolution"],
  ["Python, refused", "urllib.error.URLError: <urlopen error [Errno 111] Connection refused>"],
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
  [
    "a refusal that is long over",
    `Error: connect ECONNREFUSED 10.0.0.1:443\n${"working\n".repeat(40)}ValueError: no answer`,
  ],
])("%s is not a failure of the connection", (_, text) => {
  expect(isConnectionFailure(text)).toBe(false);
});
