/** What redaction leaves whole: documents stay JSON, and a stream gives the same as the whole text. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRedactor } from "../../src/report/redact.ts";

/** Made at run time, so that no scanner takes this file for a leak. */
const letters = (count: number) => "aB3dE6gH9kLm".repeat(20).slice(0, count);

describe("JSON stays JSON", () => {
  it.each([
    ["a value like an escape", "nsecret12", { text: "\nsecret12 nsecret12" }, { text: "\nsecret12 ***" }],
    ["a number outside of strings", "12345678", { n: 12345678, s: "12345678" }, { n: "***", s: "***" }],
    ["a number inside of others", "12345678", { n: [123456780, 1.12345678] }, { n: [123456780, 1.12345678] }],
    ["a number of either sign", "12345678", { n: [-12345678] }, { n: ["***"] }],
    ["a key", "my-secret-1", { "my-secret-1": 1 }, { "***": 1 }],
    ["a backslash at the end", "secret12\\", { a: 'secret12"', b: "secret12\\" }, { a: 'secret12"', b: "***" }],
    ["a value with quotes", 'a":"b,c,d', { a: "b,c,d", b: 'a":"b,c,d' }, { a: "b,c,d", b: "***" }],
    ["JSON in JSON", "secret-123", { a: '{"b":"secret-123"}' }, { a: '{"b":"***"}' }],
    ["the key __proto__", "secret-123", JSON.parse('{"__proto__":"secret-123"}'), JSON.parse('{"__proto__":"***"}')],
  ])("%s", (_, value, before, after) => {
    const redacted = createRedactor({ values: [value] }).redact(JSON.stringify(before));
    expect(JSON.parse(redacted)).toEqual(after);
  });

  it("a number too long to be parsed exactly, or written as a float", () => {
    const redactor = createRedactor({ values: ["12345678901234567890", "83926417"] });
    expect(redactor.redact('{"a":12345678901234567890,"b":83926417.0}')).toBe('{"a":"***","b":"***"}');
  });

  it("keeps the lines of a JSONL text apart, and their order", () => {
    const redactor = createRedactor({ values: ["secret-123"] });
    expect(redactor.redact('{"a":1}\n{"b":"secret-123"}\nnot json secret-123\n')).toBe(
      '{"a":1}\n{"b":"***"}\nnot json ***\n',
    );
  });

  it("survives nesting that cannot be walked", () => {
    const deep = `${"[".repeat(50_000)}"secret-123"${"]".repeat(50_000)}`;
    expect(createRedactor({ values: ["secret-123"] }).redact(deep)).toContain("***");
  });

  it("for any value and document", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary-ascii", minLength: 6, maxLength: 12 }),
        fc.jsonValue({ maxDepth: 3 }),
        fc.string(),
        (secret, value, around) => {
          const redactor = createRedactor({ values: [secret] });
          const line = JSON.stringify({ value, planted: `${around}${secret}${around}`, [secret]: 1 });
          const redacted: unknown = JSON.parse(redactor.redact(line));
          expect(redacted).toHaveProperty("planted");
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe("a stream", () => {
  const secret = "hunter2-hunter2";
  const lined = "first-line-1\nx\nlast-line-9";
  const redactor = createRedactor({ values: [secret, lined] });
  const streamed = (pieces: readonly string[]) => {
    const stream = redactor.stream();
    return pieces.map((piece) => stream.push(piece)).join("") + stream.end();
  };
  const key = `-----BEGIN PRIVATE KEY-----\n${letters(64)}\n${letters(64)}\n-----END PRIVATE KEY-----`;

  it("gives the same as redacting the whole text, however it is cut", () => {
    const part = fc.oneof(
      fc.constantFrom(
        secret,
        lined,
        key,
        `ghp_${letters(36)}`,
        "\n",
        "\r\n",
        "a",
        "-----BEGIN ",
        "first-line-1\n",
        "é😀",
      ),
      // A backslash before a value gives it a second beginning, and which of them is hidden depends on what came together.
      fc.string().map((text) => text.replaceAll("\\", "/")),
    );
    const cuts = fc.array(fc.nat(40), { minLength: 1 });
    fc.assert(
      fc.property(fc.array(part), cuts, (parts, sizes) => {
        const text = parts.join("");
        const pieces: string[] = [];
        for (let at = 0, index = 0; at < text.length; index += 1) {
          const size = (sizes[index % sizes.length] ?? 0) + 1;
          pieces.push(text.slice(at, at + size));
          at += size;
        }
        expect(streamed(pieces)).toBe(redactor.redact(text));
      }),
      { numRuns: 500 },
    );
  });

  it("passes on whole lines at once", () => {
    const stream = redactor.stream();
    expect(stream.push("one\ntw")).toBe("one\n");
    expect(stream.push("o\n")).toBe("two\n");
    expect(stream.end()).toBe("");
  });

  it("finds a secret in an endless line, and holds back only a bounded part", () => {
    const stream = redactor.stream();
    const filler = "x ".repeat(2_000);
    let passed = "";
    let given = 0;
    let largest = 0;
    for (let index = 0; index < 200; index += 1) {
      const text = index % 10 === 3 ? secret : filler;
      given += text.length;
      for (let at = 0; at < text.length; at += 999) passed += stream.push(text.slice(at, at + 999));
      largest = Math.max(largest, given - passed.length);
    }
    passed += stream.end();
    expect(passed).not.toContain("hunter2");
    expect(passed.match(/\*\*\*/g)).toHaveLength(20);
    expect(largest).toBeLessThan(120_000);
  });

  it.each([
    ["a key that never ends", "-----BEGIN PRIVATE KEY-----\n", `${letters(64)}\n`],
    ["beginnings of keys", "", "-----BEGIN PRIVATE KEY-----\n"],
    ["a token without an end", "sk-", letters(200)],
    ["beginnings of a value of several lines", "", "first-line-1\n"],
  ])("never holds much back: %s", (_, start, repeated) => {
    const stream = redactor.stream();
    stream.push(start);
    let silent = 0;
    for (let index = 0; index < 3_000; index += 1) {
      silent = stream.push(repeated) === "" ? silent + repeated.length : 0;
      expect(silent).toBeLessThan(120_000);
    }
    expect(stream.end().length).toBeLessThan(120_000);
  });
});
