import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { holdsText } from "../../src/store/atomic-file.ts";
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

  test("asks for no part behind a difference", () => {
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
