import { describe, expect, it } from "vitest";
import { detect, detectNotice } from "../../src/detect/detect.ts";

const context = { nowAt: 1.79e12, timeZone: "UTC", retryAfterThresholdMs: 60_000 };
const read = (text: string): string => detect(text, context).kind;
const readNotice = (text: string): string => detectNotice(text, context)?.detection.kind ?? "none";

/** The least processor time of several runs: what the work takes, however busy the machine is. */
function work(text: string, reading = read): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3; run += 1) {
    const before = process.cpuUsage();
    reading(text);
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}

const UNITS = [
  "1",
  " ",
  "\t",
  "{",
  "[",
  "(",
  '"',
  "'",
  "\\",
  '\\"',
  "`",
  "-",
  ".",
  "a.",
  "{'error': ",
  '{"a":[',
  "[{",
  "try again in ",
  "resets at ",
  "rate limit ",
  "Retrying ",
  "429 ",
  "Error: ",
  "you've hit your ",
  "exceeded your a ",
  "quota for a ",
  "x-ratelimit-",
  "| a ",
  "https://a",
  "limit (",
  "1h ",
  "\u001b[",
  "限",
  "`a` ",
  "SELECT ",
  "if ",
  "\nError: 429 {",
  "\n{ a: '",
  "\n```",
  "\nHTTP/1.1 429",
  "\n@@ -1",
  "\ncommit ",
  "\n  at x (",
  "\nkey:",
  "\nkey:\n  a:\n    b: 1\n  c",
  "\n- a",
  "\nfoo(\n  x=1,",
  "\n[a]\nb = ",
  "\n429 a",
  "\n  console.log\n    a",
  "a,",
  "  a  ",
  "12 ok, ",
  "\nValueError: ",
  "<Response ",
  "\n+ a",
  "\n/**",
  "\n/**\n* a",
  "a **429 ",
  "<EOL>",
  'error: "',
  "\nResponses\n429 a",
  "Error: a because ",
  "rate_limit_",
  "An error occurred (",
  "\n  1|",
  "\n╭─ Traceback (",
];

/** What is read only where a certain text stands before or after it. */
const SURROUNDED: readonly (readonly [
  name: string,
  before: string,
  unit: string,
  after: string,
  reading: typeof read,
])[] = [
  ["quotes in a header", '{"error":{"code":429},"headers":{"retry-after":"x', "'", 'y"}}', read],
  ["lines in quotes below a limit", '"429\n', '"a\n', "", read],
  ["openings of objects before the last brace", "", "{\n", "}", readNotice],
];

describe("no input makes the detector run away", () => {
  // Quadratic work would be 16 times as much for 4 times the text; constant costs and noise stay far below.
  it.each(SURROUNDED)("%s", (_name, before, unit, after, reading) => {
    const textOf = (length: number): string => before + unit.repeat(length / unit.length) + after;
    const small = work(textOf(24_000), reading);
    const large = work(textOf(96_000), reading);
    expect(large).toBeLessThan(small * 10 + 60);
  });

  it.each(UNITS.map((unit) => [JSON.stringify(unit), unit]))("%s repeated", (_name, unit) => {
    const small = work(unit.repeat(12_000 / unit.length));
    const large = work(unit.repeat(48_000 / unit.length));
    expect(large).toBeLessThan(small * 10 + 60);
  });

  it("JSON nested beyond any stack is survived", () => {
    expect(read(`${'{"error":'.repeat(100_000)}"rate limit exceeded"`)).toBeTypeOf("string");
  });
});
