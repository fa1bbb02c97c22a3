/** The options that only `carryover detect` has. */
import * as z from "zod/mini";
import { input, integer, optional, text } from "./text-schemas.ts";

/** An instant as epoch ms; null for the clock. */
export function instant() {
  return optional(text("an ISO 8601 instant, such as 2026-11-22T00:00:00Z", readInstant));
}

/** An IANA time zone. */
export function timeZone() {
  return text("an IANA time zone, such as America/Los_Angeles or UTC", readTimeZone);
}

export const DETECT_OPTIONS = z.object({
  exitCode: input(optional(integer({ from: 0, to: 255 })), {
    help: "The exit code of the process that wrote the log; 0 means that it succeeded.",
  }),
  nowAt: input(instant(), {
    placeholder: "INSTANT",
    help: "The instant at which the log is read, such as 2026-11-22T00:00:00Z. Default: now.",
  }),
  timezone: input(optional(timeZone()), {
    placeholder: "ZONE",
    help: "The time zone of clock times without a zone, such as Europe/Berlin. Default: the machine's.",
  }),
});

const INSTANT = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?)?$/i;

function readInstant(found: string): number | null {
  if (!INSTANT.test(found)) return null;
  const isZoned = /(?:Z|[+-]\d\d:?\d\d)$/i.test(found) && found.length > 10;
  const spelled = found.replace(" ", "T").toUpperCase();
  // UTC if no zone is given, so that the answer does not depend on the machine.
  const at = Date.parse(spelled.length > 10 && !isZoned ? `${spelled}Z` : spelled);
  return Number.isNaN(at) ? null : at;
}

function readTimeZone(found: string): string | null {
  try {
    new Intl.DateTimeFormat("en", { timeZone: found });
    return found;
  } catch {
    return null;
  }
}
