/**
 * Ids that their task's text begins with, as in most lists: `{"id":"a",…}`, with or without a blank. They are kept there
 * alone: a text of its own for each of 200,000 ids, which the garbage collector moves twice, takes as long as hashing.
 */

const BEFORE = '{"id":"';
const BEFORE_SPACED = '{"id": "';
const SPACE = 0x20;

/** Whether `leadingIdOf` finds the id of a task, as it was parsed, in its JSON: a later `id` may be the one that counts. */
export function hasLeadingId(json: string, id: string): boolean {
  const first = firstOf(json, 0);
  return (
    json.startsWith(first === BEFORE.length ? BEFORE : BEFORE_SPACED) &&
    json.indexOf('"', first) === first + id.length &&
    json.startsWith(id, first)
  );
}

/** The id of such a task. @param from where its JSON begins in the text */
export function leadingIdOf(text: string, from = 0): string {
  const first = firstOf(text, from);
  return text.slice(first, text.indexOf('"', first));
}

/** Where it begins. */
function firstOf(text: string, from: number): number {
  const isSpaced = text.charCodeAt(from + BEFORE.length - 1) === SPACE;
  return from + (isSpaced ? BEFORE_SPACED : BEFORE).length;
}
