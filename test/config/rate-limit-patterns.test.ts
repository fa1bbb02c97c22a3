import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readRateLimitPatterns } from "../../src/config/rate-limit-patterns.ts";
import { UserError } from "../../src/core/user-error.ts";

const folder = mkdtempSync(join(tmpdir(), "carryover-patterns-"));
afterAll(() => rmSync(folder, { recursive: true }));

const ENTRY = { name: "busy", pattern: "server (too )?busy: retry", kind: "cap" };
const FORMS = [{ name: "busy", kind: "cap" }];

describe("readRateLimitPatterns", () => {
  test.each([
    { name: "a YAML list", text: '- name: busy\n  pattern: "server (too )?busy: retry"\n  kind: cap\n' },
    { name: "JSON lines", text: `${JSON.stringify(ENTRY)}\n\n` },
    { name: "a JSON array", text: JSON.stringify([ENTRY], null, 2) },
  ])("$name, inline and in a file", async ({ text }) => {
    writeFileSync(join(folder, "limits.yaml"), text);
    expect(await readRateLimitPatterns({ kind: "inline", text }, folder)).toMatchObject(FORMS);
    expect(await readRateLimitPatterns({ kind: "file", path: "limits.yaml" }, folder)).toMatchObject(FORMS);
  });

  test("a list without entries is accepted", async () => {
    expect(await readRateLimitPatterns({ kind: "inline", text: "# nothing yet" }, folder)).toEqual([]);
  });

  test.each([
    { name: "a missing file", source: { kind: "file", path: "nowhere.yaml" }, says: '"nowhere.yaml" (ENOENT' },
    { name: "a text", source: { kind: "inline", text: "server too busy" }, says: "a list of entries" },
    {
      name: "a list of texts",
      source: { kind: "inline", text: "- busy\n- {name: x}" },
      says: "entry 1 of input rate-limit-patterns",
    },
    { name: "an object", source: { kind: "inline", text: "name: busy\npattern: x" }, says: "a list of entries" },
    { name: "broken YAML", source: { kind: "inline", text: "- {name: busy" }, says: "YAML or JSON lines" },
    { name: "aliases", source: { kind: "inline", text: "- &a {name: x}\n- *a" }, says: "YAML or JSON lines" },
  ] as const)("$name is refused", async ({ source, says }) => {
    const failure = await readRateLimitPatterns(source, folder).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UserError);
    expect(String(failure)).toContain(says);
  });
});
