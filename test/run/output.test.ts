import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Redactor } from "../../src/core/redactor.ts";
import { createRedactor } from "../../src/report/redact.ts";
import { AttemptLog, ChildOutput, type EchoLine, type StreamName } from "../../src/run/output.ts";
import { NO_REDACTION } from "../rig/no-redaction.ts";
import { scratchFolder } from "../rig/scratch.ts";

const SECRET = "sk-0123456789-SECRET";

/** Holds back text that may be the start of the secret. */
class OneSecret implements Redactor {
  redact(text: string): string {
    return text.replaceAll(SECRET, "***");
  }
  stream() {
    let held = "";
    return {
      push: (piece: string) => {
        const text = this.redact(held + piece);
        let keep = Math.min(text.length, SECRET.length - 1);
        while (keep > 0 && !SECRET.startsWith(text.slice(text.length - keep))) keep -= 1;
        held = text.slice(text.length - keep);
        return text.slice(0, text.length - keep);
      },
      end: () => held,
    };
  }
}

const KIB = 1_024;

function open(redactor: Redactor = NO_REDACTION) {
  const path = join(scratchFolder(), "1.log");
  const echoed: EchoLine[] = [];
  const troubles: unknown[] = [];
  const log = new AttemptLog(path, (error) => troubles.push(error));
  const output = new ChildOutput({ key: "k", redactor, echo: (line) => echoed.push(line), log });
  return { output, path, echoed, troubles, text: () => readFileSync(path, "utf8") };
}

it("no part of a secret of 60 KB is kept, even if head and tail are cut in its middle", () => {
  const secret = Array.from({ length: 6_000 }, (_, index) => `part-${index}-`).join("");
  const redactor = createRedactor({ values: [secret] });
  // In the middle of the secret: the end of the log's head, the start of its tail, the start of the evidence.
  for (const [before, after] of [
    [460 * KIB, 900 * KIB],
    [900 * KIB, 220 * KIB],
    [900 * KIB, 40 * KIB],
  ] as const) {
    const { output, text, echoed } = open(redactor);
    const all = Buffer.from(`${"x".repeat(before)} ${secret} ${"y".repeat(after)}\n`);
    for (let at = 0; at < all.length; at += 65_536) output.write("stderr", all.subarray(at, at + 65_536));
    const { stderrTail } = output.finish();
    for (const kept of [text(), stderrTail, echoed.map((line) => line.text).join("")])
      expect(kept).not.toContain("part-");
  }
});

describe("the log", () => {
  it("is created with the first byte", () => {
    const { output, path } = open();
    expect(output.finish()).toEqual({ stdoutTail: "", stderrTail: "" });
    expect(existsSync(path)).toBe(false);
  });

  it("gets output as it arrives", () => {
    const { output, text } = open();
    output.write("stdout", Buffer.from("a\n"));
    output.write("stderr", Buffer.from("b\n"));
    expect(text()).toBe("a\nb\n");
    output.write("stdout", Buffer.from("c\n"));
    output.finish();
    expect(text()).toBe("a\nb\nc\n");
  });

  const sizes: [string, number, boolean][] = [
    ["that fits the head", 480 * KIB, true],
    ["that fits head and tail", 960 * KIB, true],
    ["a byte too long", 960 * KIB + 1, false],
    ["much too long", 5_000 * KIB, false],
  ];
  it.each(sizes)("keeps head and tail of output %s", (_, size, isWhole) => {
    const { output, text, path } = open();
    const all = Buffer.from("0123456789abcde\n".repeat(size / 16 + 1).slice(0, size));
    for (let at = 0; at < size; at += 65_536) output.write("stdout", all.subarray(at, at + 65_536));
    output.finish();
    expect(statSync(path).size).toBeLessThanOrEqual(1_000_000);
    if (isWhole) expect(text()).toBe(all.toString());
    else {
      const [head = "", tail = ""] = text().split(/\n\[carryover\] \d+ bytes left out; the rest:\n/);
      expect(all.toString().startsWith(head)).toBe(true);
      expect(all.toString().endsWith(tail)).toBe(true);
      expect(head.length + tail.length).toBeGreaterThan(940 * KIB);
      expect(Number(/(\d+) bytes left out/.exec(text())?.[1])).toBe(size - head.length - tail.length);
    }
  });

  it("of a flood on one stream leaves the end of the other in the evidence", () => {
    const { output, path } = open();
    for (let chunk = 0; chunk < 40; chunk += 1) output.write("stdout", Buffer.alloc(64 * KIB, "x"));
    output.write("stderr", Buffer.from("429 Too Many Requests"));
    for (let chunk = 0; chunk < 40; chunk += 1) output.write("stdout", Buffer.alloc(64 * KIB, "x"));
    expect(output.finish().stderrTail).toBe("429 Too Many Requests");
    expect(statSync(path).size).toBeLessThanOrEqual(1_000_000);
  });

  it("stays within its size if bytes are not text", () => {
    const { output, path } = open();
    for (let chunk = 0; chunk < 30; chunk += 1) {
      output.write("stdout", Buffer.alloc(64 * KIB, 0xff));
      output.write("stderr", Buffer.alloc(64 * KIB, 0xfe));
    }
    const { stdoutTail } = output.finish();
    expect(statSync(path).size).toBeLessThanOrEqual(1_000_000);
    expect(Buffer.byteLength(stdoutTail)).toBeLessThanOrEqual(64 * KIB);
  });

  it("that cannot be written gives one warning, and the evidence is complete", () => {
    const { output, troubles, path } = open();
    const file = join(scratchFolder(), "file");
    writeFileSync(file, "");
    const broken = new AttemptLog(join(file, "x.log"), (error) => troubles.push(error));
    broken.write("a");
    broken.write("b");
    broken.close();
    expect(troubles).toHaveLength(1);
    expect(existsSync(path)).toBe(false);
    output.write("stdout", Buffer.from("a"));
    expect(output.finish().stdoutTail).toBe("a");
  });
});

describe("secrets", () => {
  // Cuts are at 480 KiB of the head, and at 64 and 480 KiB from the end.
  const positions = [
    0,
    480 * KIB,
    2_000 * KIB - 480 * KIB,
    2_000 * KIB - 64 * KIB,
    2_000 * KIB - 496 * KIB,
    2_000 * KIB - 80 * KIB,
  ];
  const cases = positions.flatMap((position) =>
    [1, 7, SECRET.length - 1].map((shift): [number, number] => [position, shift]),
  );
  it.each(cases)("are not kept in part: at %i, %i before a cut", (position, shift) => {
    const { output, text, echoed } = open(new OneSecret());
    const all = Buffer.alloc(2_000 * KIB, ".");
    all.write(SECRET, Math.max(0, position - shift));
    for (let at = 0; at < all.length; at += 10_007) output.write("stdout", all.subarray(at, at + 10_007));
    const { stdoutTail } = output.finish();
    const logged = text().replace(/\[carryover\] .*/g, "");
    const fragments = Array.from({ length: SECRET.length - 2 }, (_, start) => SECRET.slice(start, start + 3));
    for (const kept of [logged, stdoutTail, echoed.map((line) => line.text).join("")]) {
      expect(fragments.filter((fragment) => kept.includes(fragment))).toEqual([]);
    }
  });
});

describe("echo", () => {
  it("emits the lines of each stream, however the chunks are cut", () => {
    const lines = fc.array(
      fc.string({ unit: "grapheme", maxLength: 20 }).map((line) => line.replace(/[\r\n]/g, "-")),
      { minLength: 1, maxLength: 10 },
    );
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 9 }), (given, step) => {
        const { output, echoed } = open();
        const bytes = Buffer.from(given.map((line) => `${line}\n`).join(""));
        for (let at = 0; at < bytes.length; at += step) output.write("stdout", bytes.subarray(at, at + step));
        output.finish();
        expect(echoed.map((line) => line.text)).toEqual(given);
      }),
      { numRuns: 50 },
    );
  });

  const rows: [string, [StreamName, string][], string[]][] = [
    ["a last line without newline", [["stdout", "a\nb"]], ["stdout:a", "stdout:b"]],
    [
      "each stream on its own",
      [
        ["stdout", "a"],
        ["stderr", "x\n"],
        ["stdout", "b\n"],
      ],
      ["stderr:x", "stdout:ab"],
    ],
    ["carriage returns at the end of lines", [["stdout", "a\r\n\r\nb\rc\n"]], ["stdout:a", "stdout:", "stdout:b\rc"]],
  ];
  it.each(rows)("emits %s", (_, writes, expected) => {
    const { output, echoed } = open();
    for (const [stream, text] of writes) output.write(stream, Buffer.from(text));
    output.finish();
    expect(echoed.map((line) => `${line.stream}:${line.text}`)).toEqual(expected);
  });

  it("emits an endless line in pieces", () => {
    const { output, echoed } = open();
    for (let chunk = 0; chunk < 8; chunk += 1) output.write("stderr", Buffer.alloc(5_000, "x"));
    output.finish();
    expect(Math.max(...echoed.map((line) => line.text.length))).toBe(8_192);
    expect(echoed.map((line) => line.text).join("")).toBe("x".repeat(40_000));
  });
});
