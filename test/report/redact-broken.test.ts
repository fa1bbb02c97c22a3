/** Secrets that tools have broken over lines: whole texts, and texts that come in pieces. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRedactor } from "../../src/report/redact.ts";

const SECRET = 'Zq7+hunter2/"Correct.Horse~Battery';
const known = createRedactor({ values: [SECRET] });

/** As `fold` does it. */
const broken = (text: string, width: number, between: string) =>
  (text.match(new RegExp(`[^]{1,${width}}`, "g")) ?? []).join(between);
const streamed = (text: string, size: number, redactor = known) => {
  const stream = redactor.stream();
  const pieces = text.match(new RegExp(`[^]{1,${size}}`, "g")) ?? [];
  return pieces.map((piece) => stream.push(piece)).join("") + stream.end();
};
/** What gives the secret away: six of its characters in a row, whatever stands between them. */
const leaksIn = (text: string, secret = SECRET) => {
  const together = text.replace(/\s/g, "");
  const bare = secret.replace(/\s/g, "");
  return Array.from({ length: bare.length - 5 }, (_, at) => bare.slice(at, at + 6)).filter((part) =>
    together.includes(part),
  );
};

describe("a value that is broken over lines", () => {
  it.each([
    ["a line feed", "\n"],
    ["a carriage return", "\r"],
    ["both", "\r\n"],
    ["a tab", "\t"],
    ["a line feed and an indent", "\n    "],
    ["an empty line", "\n\n"],
    ["a line separator", "\u2028"],
    ["a line feed in JSON", "\\n"],
    ["both in JSON", "\\r\\n"],
    ["a line feed in JSON in JSON", "\\\\n"],
    ["an encoded line feed", "%0A"],
    ["a colour and a line feed", "\u001b[0m\n\u001b[1m"],
    ["a line that goes on", "\\\n"],
  ])("by %s", (_, between) => {
    for (const width of [1, 2, 3, 5, 8, 13, 30]) {
      const text = `the key is ${broken(SECRET, width, between)} and more\n`;
      expect(leaksIn(text.replaceAll(between, ""))).not.toEqual([]);
      expect(known.redact(text)).toBe("the key is *** and more\n");
      for (const size of [1, 4, 9, 1_000]) expect(leaksIn(streamed(text, size).replaceAll(between, ""))).toEqual([]);
    }
  });

  it.each([
    ["in JSON", JSON.stringify(SECRET).slice(1, -1)],
    ["in escapes of JSON", [...SECRET].map((c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`).join("")],
    ["in a URL", encodeURIComponent(SECRET)],
    ["in a URL, each byte", [...Buffer.from(SECRET)].map((byte) => `%${byte.toString(16)}`).join("")],
    ["in HTML", [...SECRET].map((c) => `&#${c.charCodeAt(0)};`).join("")],
    ["in hex", Buffer.from(SECRET).toString("hex")],
    ["in base64", Buffer.from(SECRET).toString("base64")],
  ])("%s, also within a code", (_, form) => {
    for (const width of [1, 3, 7, 20]) {
      const text = `key ${broken(form, width, "\n")} end\n`;
      expect(known.redact(text)).toMatch(/^key \*\*\*=? end\n$/);
      // Of the first four characters some may have been passed on, with the line they end.
      for (const size of [1, 6, 1_000]) {
        const rest = streamed(text, size).replace(/\s/g, "");
        expect(rest).toContain("***");
        expect(rest.length).toBeLessThan(form.length / 2 + 20);
        expect(rest).not.toContain(form.slice(form.length / 2));
      }
    }
  });

  it("with spaces in it, which a filler of lines breaks at them", () => {
    const value = "correct horse battery staple";
    const redactor = createRedactor({ values: [value] });
    for (const text of [
      "correct\nhorse battery\nstaple",
      "correct \nhorse battery staple",
      "correct horse bat\r\ntery staple",
      "correct\n   horse\tbattery staple",
    ]) {
      expect(redactor.redact(`is ${text}, no`)).toBe("is ***, no");
      for (const size of [1, 5, 100]) expect(leaksIn(streamed(`is ${text}, no\n`, size, redactor), value)).toEqual([]);
    }
  });

  it("of several lines, each with an indent", () => {
    const value = "first-line-1\nsecond-line-2\nthird-3";
    const redactor = createRedactor({ values: [value] });
    const text = `key: |\n  ${value.replaceAll("\n", "\n  ")}\nmore\n`;
    expect(redactor.redact(text)).toBe("key: |\n  ***\nmore\n");
    for (const size of [1, 5, 100]) expect(streamed(text, size, redactor)).toBe("key: |\n  ***\nmore\n");
  });

  it("and whose beginning was cut, together with the rest", () => {
    expect(known.redact("found Zq7+hun\nter2/…, no")).toBe("found ***…, no");
  });
});

describe("base64 of a longer text", () => {
  const around = (before: number, after: number) => `${"b".repeat(before)}${SECRET}${"a".repeat(after)}`;
  const decoded = (text: string) =>
    text
      .replace(/\\r|\\n|\s/g, "")
      .split("***")
      .flatMap((part) => [0, 1, 2, 3].map((from) => Buffer.from(part.slice(from), "base64").toString("latin1")))
      .join(" ");

  it.each([
    ["base64 of coreutils", 76, "\n"],
    ["MIME", 76, "\r\n"],
    ["PEM", 64, "\n"],
    ["lines in JSON", 76, "\\n"],
    ["lines of PEM in JSON", 64, "\\r\\n"],
    ["indented lines of YAML", 76, "\n    "],
    ["lines in JSON in JSON", 60, "\\\\n"],
  ])("in %s", (_, width, between) => {
    for (const encoding of ["base64", "base64url"] as const) {
      for (let before = 0; before < 80; before += 7) {
        const text = `-\n${broken(Buffer.from(around(before, 90)).toString(encoding), width, between)}\n-\n`;
        expect(leaksIn(decoded(text))).not.toEqual([]);
        expect(leaksIn(decoded(known.redact(text)))).toEqual([]);
        for (const size of [1, 10, 77, 1_000]) expect(leaksIn(decoded(streamed(text, size)))).toEqual([]);
      }
    }
  });

  it("of JSON that holds the value", () => {
    const text = Buffer.from(JSON.stringify({ key: SECRET })).toString("base64");
    expect(leaksIn(decoded(known.redact(text)).replaceAll("\\", ""))).toEqual([]);
  });
});

describe("bytes in hex", () => {
  const bytes = Buffer.from(SECRET).toString("hex");
  it.each([
    ["in lower case", bytes],
    ["in upper case", bytes.toUpperCase()],
    ["with colons", broken(bytes, 2, ":")],
    ["with colons, in upper case", broken(bytes.toUpperCase(), 2, ":")],
    ["as escapes", [...Buffer.from(SECRET)].map((byte) => `\\x${byte.toString(16)}`).join("")],
  ])("%s", (_, form) => {
    expect(known.redact(`<${form}>`)).toBe("<***>");
    expect(known.redact(`00${form}ff`)).toBe("00***ff");
  });
});

describe("a stream", () => {
  it.each([
    ["a line that ends in no beginning", "working\n"],
    ["a line that ends in three letters of a beginning", "it is Zq7\n"],
    ["a bar that is drawn again and again", "10 %\r"],
    ["a line that ends in the whole value's neighbour", "Zq7+hunter1\n"],
    ["a line that ends in a percent sign", "at 50%\n"],
    ["a path", "C:\\\n"],
  ])("passes on %s at once", (_, line) => {
    const stream = known.stream();
    expect(stream.push(line)).toBe(line);
    expect(stream.push(line)).toBe(line);
    expect(stream.end()).toBe("");
  });

  it("holds back no more than the beginning, and no longer than it may be one", () => {
    const stream = known.stream();
    expect(stream.push("one\nkey Zq7+\n")).toBe("one\nkey ");
    expect(stream.push("hunter2/\n")).toBe("");
    expect(stream.push("is another\n")).toBe("Zq7+\nhunter2/\nis another\n");
  });

  it("hides the rest of a value whose first letters it has passed on", () => {
    const stream = known.stream();
    expect(stream.push("key Zq\n")).toBe("key Zq\n");
    expect(stream.push(`${SECRET.slice(2)} more\n`)).toBe("*** more\n");
    expect(stream.push("Zq\n")).toBe("Zq\n");
    expect(stream.push("other\n")).toBe("other\n");
  });

  it("hides every value, however it is broken and cut", () => {
    const secrets = ["abcabcabd", "Zq7+hunter2/Correct", "correct horse battery", "first-line-1\nx\nlast-line-9"];
    const redactor = createRedactor({ values: secrets });
    const place = fc.record({
      secret: fc.constantFrom(...secrets),
      width: fc.integer({ min: 1, max: 12 }),
      between: fc.constantFrom("\n", "\r\n", "\t", "\n  ", ""),
      before: fc.constantFrom("", "key ", "\n", "ab", "abcabc", "Zq7", "first-line-1\n", "%", "x\n\n"),
      after: fc.constantFrom("", " ", "\n", "abc", ".\n", "\nZq7+hun\n"),
    });
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 4 }), fc.integer({ min: 1, max: 60 }), (places, size) => {
        const text = places
          .map(({ secret, width, between, before, after }) => `${before}${broken(secret, width, between)}${after}`)
          .join(" - ");
        for (const result of [redactor.redact(text), streamed(text, size, redactor)]) {
          const together = result.replace(/\s/g, "");
          for (const secret of secrets) expect(together).not.toContain(secret.replace(/\s/g, ""));
        }
      }),
      { numRuns: 500 },
    );
  });
});
