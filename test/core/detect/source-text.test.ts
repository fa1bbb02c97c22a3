import { describe, expect, it } from "vitest";
import { detect, detectNotice } from "../../../src/core/detect/detect.ts";

const context = { nowAt: Date.parse("2026-08-11T09:30:00Z"), timeZone: "UTC", retryAfterThresholdMs: 60_000 };

const SOURCE: readonly (readonly [string, string])[] = [
  ["a text of several lines in JavaScript", "const LOG = `loading\nError: 429 Too Many Requests\ntry again in 20s`;"],
  ["a text of several lines in Python", 'LOG = """loading\nError: 429 Too Many Requests\n"""'],
  [
    "a declaration with an empty line",
    "module.exports = {\n  max: parseInt(process.env.MAX, 10) || 100,\n\n  message: 'Too many requests, please try again later.',\n};",
  ],
  [
    "the body of a function",
    "def refuse(limit):\n    body = {\n        'error': 'Rate limit exceeded'\n    }\n\nprint(1)",
  ],
  [
    "a field between statements",
    "export function refuse() {\n  const at = now();\n  return reply({\n    status: 429,\n    wait: at,\n  });\n}",
  ],
  [
    "a text between statements",
    "import { refuse } from './refuse.ts';\nconst at = now();\n  \"Error: 429 Too Many Requests\"\nconst last = refuse(at);\nexport const next = last + 1;",
  ],
  ["a row of a table", 'const ROWS = [\n  { type: "rate_limit_error", message: "Rate limit exceeded" },\n  3,'],
  [
    "lines of a file with their numbers",
    "658:    header. May be\n691:class TooManyRequests(Error):\n692:    429 Too Many Requests",
  ],
  ["the verdict of a grader", '{"status":"failed","score":0,"reason":"Error: 429 rate limit exceeded is not handled"}'],
  ["a sample in a document", "When the quota is used up, it prints:\n\n  Error: You've hit your usage limit.\n"],
];

describe("what stands in source text reports nothing", () => {
  it.each(SOURCE)("%s", (_name, text) => {
    expect(detect(text, context).kind).toBe("none");
  });
});

describe("what looks like source text, and reports", () => {
  it.each([
    [
      "an error below the lines of a stack",
      'File "a.py", line 3, in call\n    raise last\nError: 429 Too Many Requests',
      "cap",
    ],
    ["a declaration that is never closed", "const limit = {\nError: 429 Too Many Requests", "cap"],
    ["a text that is never closed", "const log = `\nError: 429 Too Many Requests", "cap"],
    ["a notice behind a bullet", "• Session limit reached — resets at 11:30 AM UTC", "stop"],
    [
      "a list of notices is a document",
      "• Session limit reached — resets at 11 AM UTC\n• Weekly limit reached",
      "none",
    ],
  ])("%s", (_name, text, kind) => {
    expect(detect(text, context).kind).toBe(kind);
  });
});

describe("an answer of an agent", () => {
  const RETRIED = "Attempt 1 failed: You have exhausted your capacity on this model. Retrying after 5119ms...";

  it("overcomes a refusal that was tried again", () => {
    expect(detect(`${RETRIED}\nI have updated src/parse.ts. All 41 tests pass.`, context).kind).toBe("none");
  });

  it("does not overcome one that was not", () => {
    const text = "I have read the three files.\nYou've hit your usage limit. Try again in 3 hours.";
    expect(detect(text, context).kind).toBe("stop");
    expect(detectNotice(`I have read it.\n${text.split("\n")[1]}`, context).kind).toBe("stop");
  });
});
