import { existsSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { holdsText, makeFolder } from "../../src/store/atomic-file.ts";
import { scratchFolder } from "../rig/scratch.ts";

describe("a file holds a text", () => {
  test.each([
    ["the same, in other parts", "äb\nc\n", ["äb", "\n", "c\n"], true],
    ["nothing, and nothing is wanted", "", [], true],
    ["a longer text", "a\nb\n", ["a\n"], false],
    ["a shorter text", "a\n", ["a\n", "b\n"], false],
    ["as many other bytes", "a\nc\n", ["a\n", "b\n"], false],
  ])("%s", (_, held, parts, expected) => {
    const path = join(scratchFolder(), "tasks.jsonl");
    writeFileSync(path, held);
    expect(holdsText(path, parts)).toBe(expected);
  });

  test("reads no part after the first difference", () => {
    const path = join(scratchFolder(), "tasks.jsonl");
    writeFileSync(path, "x\n");
    let asked = 0;
    function* parts(): Generator<string> {
      for (;;) {
        asked += 1;
        yield "y\n";
      }
    }
    expect(holdsText(path, parts())).toBe(false);
    expect(asked).toBe(1);
  });
});

describe("a folder", () => {
  test("is created if it is missing, also through a link, and may exist already", () => {
    const root = scratchFolder();
    makeFolder(join(root, "a/b/c"));
    makeFolder(join(root, "a/b/c"));
    symlinkSync(join(root, "a"), join(root, "link"));
    makeFolder(join(root, "link/d"));
    expect(existsSync(join(root, "a/d"))).toBe(true);
  });

  test("is an error if there is a file in the way", () => {
    const root = scratchFolder();
    writeFileSync(join(root, "file"), "");
    expect(() => makeFolder(join(root, "file"))).toThrow("EEXIST");
    // Node 24 treats the file as missing, and fails one folder higher.
    expect(() => makeFolder(join(root, "file/below"))).toThrow(/ENOTDIR|EEXIST/);
  });

  test.runIf(process.platform === "linux")("is an error on a file system that cannot create it", () => {
    expect(() => makeFolder("/proc/carryover/x")).toThrow("ENOENT");
  });
});
