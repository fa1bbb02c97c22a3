import { appendFileSync, renameSync, symlinkSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LINE_BYTES_LIMIT, ResultLines } from "../../src/run/result-lines.ts";
import { scratchFolder } from "../rig/scratch.ts";

function open() {
  const path = join(scratchFolder(), "results.jsonl");
  const said: string[] = [];
  const lines = new ResultLines(path, {
    line: (line) => said.push(`${line.number}:${line.text}${line.isComplete ? "" : "…"}`),
    rewritten: () => said.push("rewritten"),
    problem: (problem) => said.push(problem),
  });
  return { path, said, lines };
}

describe("a file that is rewritten in place with the same length", () => {
  it.each([
    ["read in between", true],
    ["not read again before its end", false],
  ])("loses no line: %s", (_, isRead) => {
    const { path, said, lines } = open();
    // As on a disk whose file times are coarse.
    const seconds = 1_700_000_000;
    writeFileSync(path, '{"id":"a"}\n');
    utimesSync(path, seconds, seconds);
    lines.read();
    writeFileSync(path, '{"id":"b"}\n');
    utimesSync(path, seconds, seconds + (isRead ? 1 : 0));
    if (isRead) lines.read();
    lines.finish();
    expect(said).toEqual(['1:{"id":"a"}', "rewritten", '1:{"id":"b"}']);
  });

  it("is not read twice if it was only touched", () => {
    const { path, said, lines } = open();
    writeFileSync(path, "a\nb\n");
    lines.read();
    utimesSync(path, new Date(), new Date(Date.now() + 5_000));
    lines.read();
    lines.finish();
    expect(said).toEqual(["1:a", "2:b"]);
  });
});

describe("a file that grows", () => {
  it("gives the same lines however it is cut into writes and reads", () => {
    const texts = fc.array(fc.oneof(fc.string({ unit: "grapheme" }), fc.constant("é🙂\u2028\r")), { maxLength: 8 });
    fc.assert(
      fc.property(texts, fc.array(fc.nat(200), { maxLength: 6 }), (given, cuts) => {
        const bytes = Buffer.from(given.map((text) => `${text.replaceAll("\n", " ")}\n`).join(""));
        const { path, said, lines } = open();
        const at = [0, ...cuts.map((cut) => Math.min(cut, bytes.length)).sort((a, b) => a - b), bytes.length];
        for (let part = 1; part < at.length; part += 1) {
          appendFileSync(path, bytes.subarray(at[part - 1], at[part]));
          lines.read();
        }
        lines.finish();
        expect(said).toEqual(given.map((text, index) => `${index + 1}:${text.replaceAll("\n", " ")}`));
      }),
      { numRuns: 60 },
    );
  });

  it("gives a last line without newline only at its end", () => {
    const { path, said, lines } = open();
    writeFileSync(path, "a\nb");
    lines.read();
    expect(said).toEqual(["1:a"]);
    lines.finish();
    expect(said).toEqual(["1:a", "2:b…"]);
  });

  it("is read in parts while its child may write faster than we read", () => {
    const { path, said, lines } = open();
    const texts = Array.from({ length: 40 }, (_, index) => `${index}`.padEnd(LINE_BYTES_LIMIT - 3, "x"));
    writeFileSync(path, texts.join("\n"));
    lines.read();
    expect(said).toHaveLength(16);
    lines.read();
    lines.finish();
    expect(said).toEqual(texts.map((text, index) => `${index + 1}:${text}${index === 39 ? "…" : ""}`));
  });

  it("skips long lines, also those that arrive in parts or never end", () => {
    const { path, said, lines } = open();
    writeFileSync(path, `a\n${"x".repeat(LINE_BYTES_LIMIT)}\n${"y".repeat(LINE_BYTES_LIMIT + 1)}\n`);
    lines.read();
    appendFileSync(path, "z".repeat(3 * LINE_BYTES_LIMIT));
    lines.read();
    appendFileSync(path, `${"z".repeat(3 * LINE_BYTES_LIMIT)}\nb\n${"w".repeat(9 * LINE_BYTES_LIMIT)}`);
    lines.read();
    lines.finish();
    expect(said.map((text) => text.slice(0, 10))).toEqual([
      "1:a",
      "2:xxxxxxxx",
      "line 3 is ",
      "line 4 is ",
      "5:b",
      "line 6 is ",
    ]);
  });
});

describe("a file that is rewritten", () => {
  const rows: [string, (path: string) => void][] = [
    ["truncated", (path) => writeFileSync(path, "c\n")],
    [
      "replaced",
      (path) => {
        writeFileSync(`${path}.new`, "c\n");
        renameSync(`${path}.new`, path);
      },
    ],
    ["grown past the last offset", (path) => writeFileSync(path, `c\n`.padStart(40, "x"))],
  ];
  it.each(rows)("is read from its first line: %s", (_, rewrite) => {
    const { path, said, lines } = open();
    writeFileSync(path, "first line\nsecond line\n");
    lines.read();
    said.length = 0;
    rewrite(path);
    lines.read();
    expect(said[0]).toBe("rewritten");
    expect(said[1]).toMatch(/^1:.*c$/);
  });

  it("in the middle of a line that is too long is read from its first line", () => {
    const { path, said, lines } = open();
    writeFileSync(path, "x".repeat(2 * LINE_BYTES_LIMIT));
    lines.read();
    writeFileSync(path, "a\n");
    lines.read();
    expect(said.slice(1)).toEqual(["rewritten", "1:a"]);
  });

  it("as an empty file has no lines", () => {
    const { path, said, lines } = open();
    writeFileSync(path, "a\nb");
    lines.read();
    truncateSync(path, 0);
    lines.read();
    lines.finish();
    expect(said).toEqual(["1:a", "rewritten"]);
  });
});

it("a link is refused once, not followed", () => {
  const { path, said, lines } = open();
  writeFileSync(`${path}.target`, "a\n");
  symlinkSync(`${path}.target`, path);
  lines.read();
  lines.read();
  expect(said).toEqual(["the file is a symbolic link; its rows are not read"]);
});
