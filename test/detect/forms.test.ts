import { describe, expect, test } from "vitest";
import { detect } from "../../src/detect/detect.ts";
import { EXACT, FORMS } from "../../src/detect/forms/forms.ts";
import type { Meaning } from "../../src/detect/limit-evidence.ts";
import { normalized, readMessage } from "../../src/detect/read-message.ts";

const CONTEXT = { nowAt: Date.parse("2026-05-12T10:00:00Z"), timeZone: "UTC", retryAfterThresholdMs: 60_000 };

/** What `detect` reports for a meaning if the text states neither a wait nor a period. */
const USUAL: Readonly<Record<Meaning, string>> = {
  task: "task",
  money: "stop",
  period: "stop",
  quota: "stop",
  rate: "cap",
  overload: "overload",
  failure: "overload",
  connection: "overload",
  other: "none",
};

describe("every form", () => {
  test.each(FORMS.map((form) => [form.name, form] as const))(
    "%s matches its example and not its counter-example",
    (_, form) => {
      const evidence = readMessage(form.example, { isError: true }, CONTEXT);
      expect(normalized(form.example)).toMatch(form.pattern);
      expect([...evidence.meanings.keys()]).toContain(form.meaning);
      expect(normalized(form.counterExample)).not.toMatch(form.pattern);
    },
  );

  test.each(FORMS.map((form) => [form.name, form] as const))("%s is detected as it says", (_, form) => {
    const { kind, retryAfterMs, resetAt } = detect(`Error: ${form.example}`, CONTEXT);
    const wait = retryAfterMs === null ? "" : ` ${retryAfterMs / 1_000}s`;
    const reset = resetAt === null ? "" : ` ${new Date(resetAt).toISOString().replace(/(?::00)?\.000Z/, "Z")}`;
    expect(`${kind}${wait}${reset}`, "what `detect` reports is not `detected`").toBe(
      form.detected ?? USUAL[form.meaning],
    );
  });

  test("has a name of its own", () => {
    expect(new Set(FORMS.map(({ name }) => name)).size).toBe(FORMS.length);
  });

  test("bounds its quantifiers", () => {
    const unbounded = FORMS.filter(({ pattern }) => /(?<!\\)(?:\.|\[\^[^\]]+\])[*+]/.test(pattern.source));
    expect(
      unbounded.map(({ name }) => name),
      "write .{0,80}, not .*, so that no text is slow",
    ).toEqual([]);
  });

  test("among the notices names its provider", () => {
    const nameless = EXACT.filter(({ provider }) => provider === undefined);
    expect(
      nameless.map(({ name }) => name),
      "add a `provider`, or move the form to phrases.ts",
    ).toEqual([]);
  });

  test("that names a provider is certain, and is not read inside a quotation", () => {
    for (const form of FORMS.filter(({ provider }) => provider !== undefined)) {
      const sign = (text: string) => readMessage(text, { isError: false }, CONTEXT).meanings.get(form.meaning);
      expect(sign(form.example), form.name).toMatchObject({ certain: true });
      if (form.pattern.exec(form.example)?.index !== 0) continue;
      expect(sign(`The manual quotes the words "${form.example}" on page 3`)?.form).not.toBe(form.name);
    }
  });

  test("without a provider is a suspicion, and is only read in the line of an error", () => {
    for (const form of FORMS.filter(({ provider }) => provider === undefined)) {
      const read = (isError: boolean) => readMessage(form.example, { isError }, CONTEXT).meanings.get(form.meaning);
      if (read(false) !== undefined) expect(read(false)?.certain, form.name).toBe(true);
      expect(read(true), form.name).toBeDefined();
    }
  });
});
