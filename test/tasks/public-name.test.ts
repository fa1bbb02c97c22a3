import fc from "fast-check";
import { expect, test } from "vitest";
import { createRedactor } from "../../src/report/redact.ts";
import { publicName, publicNames } from "../../src/tasks/public-name.ts";

const redactor = createRedactor({ values: ["hunter2-hunter2", "two\nlines of it"] });

test("many names are what each of them is by itself, whatever stands beside it", () => {
  // What a secret, or the words before one, may be made of where two names meet.
  const part = fc.constantFrom(
    ...["hunter2-", "hunter2", "two\n", "lines of it", "api-key:", "Bearer ", "bearer", "://a:", "secret@", "sk-"],
    ...["0123456789abcdef0123", "-----BEGIN PRIVATE KEY-----", "abcdefghijklmnopqr", "\\", "%", "\n", "…", "case-1"],
  );
  const name = fc.array(part, { maxLength: 4 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(fc.array(name, { maxLength: 6 }), (names) => {
      expect(publicNames(names, redactor)).toEqual(names.map((one) => publicName(one, redactor)));
    }),
    { numRuns: 500 },
  );
});

test("one name with a secret among more than are looked through at once", () => {
  const names = Array.from({ length: 12_000 }, (_, index) => (index === 7_000 ? "hunter2-hunter2" : `task-${index}`));
  const shown = publicNames(names, redactor);
  expect(shown[7_000]).toMatch(/^\*\*\*~[0-9a-f]{8}$/);
  expect(shown.map((name, index) => (index === 7_000 ? "hunter2-hunter2" : name))).toEqual(names);
});
