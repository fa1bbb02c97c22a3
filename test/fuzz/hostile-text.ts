/** Text as it comes from outside: nothing like what is expected, or nearly what is expected, which is worse. */
import fc from "fast-check";
import { UserError } from "../../src/core/user-error.ts";

/** How many cases each property tries. `CARRYOVER_TEST_FUZZ` asks for more. */
export const FUZZ = { numRuns: Number(process.env.CARRYOVER_TEST_FUZZ ?? 120) } as const;

/** What readers stumble over: ends of lines, quotes, numbers at the edge, names of prototypes. */
const FRAGMENTS = [
  "\0",
  "\n",
  "\r\n",
  "\u2028",
  "\uFEFF",
  "\uD800",
  '"',
  "\\",
  "{",
  "}",
  "[",
  "]",
  ",",
  ":",
  "null",
  "true",
  "-0",
  "1e999",
  "-1",
  "99999999999999999999",
  "0x10",
  "NaN",
  '"__proto__"',
  '"constructor"',
  '{"v":2}',
  '{"v":1}',
  "\x1b[31m",
  "::error::x",
  "../../x",
  "é",
  "😀",
];

const fragment = fc.oneof(fc.constantFrom(...FRAGMENTS), fc.string({ maxLength: 8 }));

const nested = fc
  .tuple(fc.constantFrom("[", '{"a":'), fc.integer({ min: 1, max: 20_000 }))
  .map(([open, depth]) => open.repeat(depth));

/** One of the samples with some changes: parts left out, doubled, or replaced by what readers stumble over. */
function changed(samples: readonly string[]): fc.Arbitrary<string> {
  const change = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.nat(12),
    by: fragment,
    kind: fc.constantFrom("replace", "insert", "double"),
  });
  return fc
    .tuple(fc.constantFrom(...samples), fc.array(change, { minLength: 1, maxLength: 6 }))
    .map(([text, changes]) =>
      changes.reduce((before, { at, length, by, kind }) => {
        const from = Math.floor(at * before.length);
        const part = before.slice(from, from + length);
        const middle = kind === "double" ? part + part : kind === "insert" ? by + part : by;
        return before.slice(0, from) + middle + before.slice(from + length);
      }, text),
    );
}

/** @param samples what the reader accepts */
export function hostileText(samples: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 6, arbitrary: changed(samples) },
    { weight: 1, arbitrary: fc.constantFrom(...samples) },
    { weight: 2, arbitrary: fc.array(fragment, { maxLength: 20 }).map((parts) => parts.join("")) },
    { weight: 1, arbitrary: fc.json({ maxDepth: 4 }) },
    { weight: 1, arbitrary: nested },
  );
}

/** The value, or the words of an error for people. Any other error is a bug and is thrown again. */
export async function valueOrWords<T>(read: () => T | Promise<T>): Promise<{ value: T } | { words: string }> {
  try {
    return { value: await read() };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    if (error.message.length > 6_000)
      throw new Error(`A message of ${error.message.length} characters`, { cause: error });
    return { words: error.message };
  }
}
