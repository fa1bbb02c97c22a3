/** Long messages: a dump, a page, a body that was echoed. */

/** A provider's own words are far shorter; so much of each end holds them with what stands around. */
const END = 4_000;

/** A message says why at its beginning and how long at its end: the middle of a long one is not read. */
export function messageEnds(message: string): string {
  return message.length > 2 * END ? `${message.slice(0, END)} ${message.slice(-END)}` : message;
}
