import { describe, expect, test } from "vitest";
import { type CarrierTrouble, describeTrouble, newWarnings, WARNING_LIMIT } from "../../src/store/carrier/trouble.ts";

const CACHE = "the Actions cache";

const EACH: readonly CarrierTrouble[] = [
  { reason: "no-answer", operation: "restore", limitMs: 20_000 },
  { reason: "no-answer", operation: "save", limitMs: 5_000 },
  { reason: "failed", operation: "save", detail: "503" },
  { reason: "failed", operation: "restore", detail: "no tar" },
  { reason: "unusable", prefix: "carryover-v1-a-", detail: "tar failed" },
  { reason: "dropped-files", key: "k", names: ["x", "y"] },
  { reason: "key-taken", key: "k" },
];

describe("warnings", () => {
  test.each(EACH)("$reason names the cache, what failed and what it means", (trouble) => {
    const warning = describeTrouble(trouble, CACHE);
    expect(warning).toMatch(/\bcache\b/);
    expect(warning).toMatch(/: .+\. .+\.$/);
    expect(warning).not.toMatch(/\berror\b/i);
  });

  test("appear once each, and stop at four", () => {
    const given: string[] = [];
    for (const trouble of [...EACH, ...EACH]) given.push(...newWarnings([trouble, trouble], given, CACHE));
    expect(given).toEqual(EACH.slice(0, WARNING_LIMIT).map((trouble) => describeTrouble(trouble, CACHE)));
    expect(newWarnings(EACH, [], CACHE)).toEqual(given);
  });

  test("numbers and details that change do not make a new warning", () => {
    const first = newWarnings([{ reason: "failed", operation: "save", detail: "503" }], [], CACHE);
    expect(newWarnings([{ reason: "failed", operation: "save", detail: "500: odd" }], first, CACHE)).toEqual([]);
    expect(newWarnings([{ reason: "failed", operation: "restore", detail: "503" }], first, CACHE)).toHaveLength(1);
  });

  test.each([
    ["advice on the next lines", "ECONNRESET\nIf you are using self-hosted runners, please make sure …", "ECONNRESET"],
    ["the rest of an answer", 'cache write denied"\n}', "cache write denied"],
    ["an answer, JSON", 'Failed request: (403) Forbidden: {"code":"x","msg":"no"}', "Failed request: (403) Forbidden"],
    ["a sentence, which ours ends", "No tar. Check the PATH.", "No tar. Check the PATH"],
    ["a quoted path at the end", "ENOTDIR: not a directory, scandir '/a'", "ENOTDIR: not a directory, scandir '/a'"],
    ["a line of its own before it", "\n{\nTar failed (2)", "Tar failed (2)"],
  ])("quotes only the client's own text: %s", (_, detail, words) => {
    expect(describeTrouble({ reason: "failed", operation: "save", detail }, CACHE)).toContain(`: ${words}. `);
  });

  test("only the Actions cache explains a refusal by the trigger", () => {
    const trouble = { reason: "failed", operation: "save", detail: "EACCES: permission denied" } as const;
    const words = "Pull requests from forks and other untrusted triggers can only read.";
    expect(describeTrouble(trouble, CACHE)).toContain(words);
    expect(describeTrouble(trouble, "the folder /mnt/evals")).not.toContain(words);
  });

  test("details are one line, bounded, and without the signature of an address", () => {
    const detail = `GET https://blob.example/x?sig=SECRET&se=1 failed\n${"long ".repeat(500)}`;
    const warning = describeTrouble({ reason: "failed", operation: "restore", detail }, CACHE);
    expect(warning).not.toContain("SECRET");
    expect(warning).not.toContain("\n");
    expect(warning.length).toBeLessThan(700);
  });
});
