import fc from "fast-check";
import { expect, test } from "vitest";
import { hasLeadingId, leadingIdOf } from "../../src/tasks/leading-id.ts";

const id = fc.string({
  unit: fc.constantFrom("a", "7", " ", "é", "😀", '"', "\\", "\n", "}", "{"),
  minLength: 1,
  maxLength: 4,
});
const key = fc.constantFrom("id", "x");

test("is found again where it is told, also from an id that stands elsewhere, is escaped or is given twice", () => {
  const fields = fc.array(fc.tuple(key, id), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(fields, fc.boolean(), fc.string({ maxLength: 3 }), (listed, isSpaced, before) => {
      const parts = listed.map(([name, text]) => `"${name}":${isSpaced ? " " : ""}${JSON.stringify(text)}`);
      const json = `{${parts.join(",")}}`;
      const parsed = (JSON.parse(json) as { id?: string }).id ?? "missing";
      const [first] = listed;
      const isLeading = first?.[0] === "id" && first[1] === parsed && JSON.stringify(parsed) === `"${parsed}"`;
      const isFound = hasLeadingId(json, parsed);
      // What counts is given twice, and looks like the first one's escaped text.
      if (isLeading) expect(isFound).toBe(true);
      if (isFound) expect([leadingIdOf(json), leadingIdOf(before + json, before.length)]).toEqual([parsed, parsed]);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  { name: "two blanks", json: '{"id":  "a"}' },
  { name: "a blank before the colon", json: '{"id" :"a"}' },
  { name: "a blank before the key", json: '{ "id":"a"}' },
  { name: "an escape that stands for a letter", json: '{"id":"\\u0061"}' },
  { name: "a longer id", json: '{"id":"ab"}' },
  { name: "an id of the same letters that is no text", json: '{"id":["a"]}' },
])("no leading id: $name", ({ json }) => {
  expect(hasLeadingId(json, "a")).toBe(false);
});
