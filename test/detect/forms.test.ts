import { describe, expect, test } from "vitest";
import { detect } from "../../src/detect/detect.ts";
import { FORMS, normalised, readMessage } from "../../src/detect/read-message.ts";

const CONTEXT = {
  nowAt: Date.parse("2026-05-12T10:00:00Z"),
  timeZone: "UTC",
  retryAfterThresholdMs: 60_000,
};

describe("every form", () => {
  test.each(FORMS.map((form) => [form.name, form] as const))(
    "%s matches its example and not its counter-example",
    (_, form) => {
      const facts = readMessage(form.example, { isError: true }, CONTEXT);
      expect(form.pattern.test(normalised(form.example))).toBe(true);
      expect(facts.meanings.has(form.meaning)).toBe(true);
      expect(form.pattern.test(normalised(form.counterExample))).toBe(false);
    },
  );

  test.each(FORMS.map((form) => [form.name, form] as const))("%s is detected as it says", (_, form) => {
    const { kind, retryAfterMs, resetAt } = detect(`Error: ${form.example}`, CONTEXT);
    const wait = retryAfterMs === null ? "" : ` ${retryAfterMs / 1_000}s`;
    const reset = resetAt === null ? "" : ` ${new Date(resetAt).toISOString().replace(/(?::00)?\.000Z/, "Z")}`;
    expect(`${kind}${wait}${reset}`).toBe(form.detected);
  });

  test("has a name of its own", () => {
    expect(new Set(FORMS.map(({ name }) => name)).size).toBe(FORMS.length);
  });

  test("that is exact is certain, names its provider, and is not read inside a quotation", () => {
    for (const form of FORMS.filter(({ strength }) => strength === "exact")) {
      const sign = (text: string) => readMessage(text, { isError: false }, CONTEXT).meanings.get(form.meaning);
      expect(form.provider).toBeDefined();
      expect(sign(form.example)).toMatchObject({ certain: true });
      if (form.pattern.exec(form.example)?.index !== 0) continue;
      expect(sign(`The manual quotes the words "${form.example}" on page 3`)?.form).not.toBe(form.name);
    }
  });

  test("that is generic is a suspicion, and only read in the line of an error", () => {
    for (const form of FORMS.filter(({ strength }) => strength === "generic")) {
      const read = (isError: boolean) => readMessage(form.example, { isError }, CONTEXT).meanings.get(form.meaning);
      if (read(false) !== undefined) expect(read(false)?.certain).toBe(true);
      expect(read(true)).toBeDefined();
    }
  });
});
