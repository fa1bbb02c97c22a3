import fc from "fast-check";
import { expect, test } from "vitest";
import { countSoleIds, hasSoleId, soleIdJson } from "../../src/tasks/sole-id.ts";

/** In the simple way: what we would write ourselves, and no character of it escaped. */
function isSole(json: string): boolean {
  try {
    const { id } = JSON.parse(json) as { id?: unknown };
    return typeof id === "string" && id !== "" && !/[\ud800-\udfff]/.test(id) && json === `{"id":"${id}"}`;
  } catch {
    return false;
  }
}

const piece = fc.constantFrom(
  ...["a", "é", " ", "😀", "\ud83d", '\\"', '"', "\\", "\u0001", "}", "{", ',"x":1', "\u3000"],
);
const id = fc.array(piece, { maxLength: 3 }).map((pieces) => pieces.join(""));
const line = fc.oneof(
  { weight: 4, arbitrary: fc.string({ minLength: 1, unit: fc.constantFrom("a", "-", "é", "7") }).map(soleIdJson) },
  id.map(soleIdJson),
  fc.constantFrom(
    "",
    "{}",
    '{"id":"a"',
    '{"id":"a"} ',
    ' {"id":"a"}',
    '{"id": "a"}',
    '{"id":"a"}\r',
    '\uFEFF{"id":"a"}',
  ),
);

test("tells the tasks that have nothing but an id, one by one and in lines", () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (lines) => {
      expect(lines.map(hasSoleId)).toEqual(lines.map(isSole));
      expect(countSoleIds(lines.join("\n"))).toBe(lines.every(isSole) ? lines.length : 0);
    }),
    { numRuns: 1_000 },
  );
});

test.each(["", "\n", '{"id":"a"}\n', '\n{"id":"a"}', '{"id":"a"}\n\n{"id":"b"}'])("%j has an empty line", (lines) => {
  expect(countSoleIds(lines)).toBe(0);
});
