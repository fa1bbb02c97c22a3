/** The options that only `carryover detect` has. */
import { UserError } from "../core/user-error.ts";

export interface DetectOptions {
  /** Of the process that wrote the text; null where it is not known. */
  readonly exitCode: number | null;
  /** Epoch ms; null for the clock. */
  readonly nowAt: number | null;
  /** IANA name; null for the machine's. */
  readonly timeZone: string | null;
}

const INSTANT = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?)?$/i;

/**
 * @param options raw texts by name: `exit-code`, `now`, `timezone`
 * @throws UserError that names the option, what was found and what is expected
 */
export function readDetectOptions(options: Readonly<Record<string, string | undefined>>): DetectOptions {
  return {
    exitCode: readWith(options["exit-code"], readExitCode),
    nowAt: readWith(options.now, readInstant),
    timeZone: readWith(options.timezone, readTimeZone),
  };
}

function readWith<Value>(text: string | undefined, read: (text: string) => Value): Value | null {
  const trimmed = (text ?? "").trim();
  return trimmed === "" ? null : read(trimmed);
}

function readExitCode(text: string): number {
  if (/^\d{1,3}$/.test(text) && Number(text) <= 255) return Number(text);
  throw new UserError(
    `Expected --exit-code to be a whole number from 0 to 255, such as 1; found ${JSON.stringify(text)}.`,
  );
}

function readInstant(text: string): number {
  if (INSTANT.test(text)) {
    const isZoned = /(?:Z|[+-]\d\d:?\d\d)$/i.test(text) && text.length > 10;
    const spelled = text.replace(" ", "T").toUpperCase();
    // Without a zone UTC is meant: the answer must not depend on the machine.
    const at = Date.parse(spelled.length > 10 && !isZoned ? `${spelled}Z` : spelled);
    if (!Number.isNaN(at)) return at;
  }
  throw new UserError(
    `Expected --now to be an ISO 8601 instant, such as 2026-11-22T00:00:00Z; found ${JSON.stringify(text)}.`,
  );
}

function readTimeZone(text: string): string {
  try {
    new Intl.DateTimeFormat("en", { timeZone: text });
    return text;
  } catch {
    throw new UserError(
      `Expected --timezone to be an IANA time zone, such as America/Los_Angeles or UTC; found ${JSON.stringify(text)}.`,
    );
  }
}
