/**
 * Reads from the client's printed lines why a call failed.
 *
 * The client's results do not distinguish a miss from an outage: `undefined` and `-1` stand for both, and the cause of
 * a failed reservation appears only in a debug line. This file reads the lines of version 6. A call without a complaint
 * is a miss. The output of a call holds workflow commands and lines for the log, also those for debugging.
 */
import type { CarrierTrouble } from "./trouble.ts";

/** The messages of warnings and errors in the output of a call, in order. */
export function complaintsIn(output: string): string[] {
  const lines = output.split("\n").flatMap((line) => /^::(?:warning|error)(?: [^:]*)?::(.*)$/.exec(line)?.[1] ?? []);
  return lines.map((message) => unescapeData(message).trim());
}

/** `@actions/core` escapes the data of a command, which may span several lines. */
function unescapeData(data: string): string {
  return data.replaceAll("%0D", "\r").replaceAll("%0A", "\n").replaceAll("%25", "%");
}

/** Why a restore returned nothing; null if there was simply nothing to restore. */
export function readRestoreTrouble(output: string, prefix: string): CarrierTrouble | null {
  const complaint = complaintsIn(output).at(-1);
  if (complaint === undefined) return null;
  const text = unescapeData(output);
  const cause = causeIn(text);
  const isLocal = /Unable to locate executable file|ENOSPC|EACCES|EROFS/.test(complaint);
  // The client prints the path of the archive once the service has answered with an entry.
  if (cause === null && !isLocal && /Archive path: /i.test(text))
    return { reason: "unusable", prefix, detail: complaint };
  return { reason: "failed", operation: "restore", detail: cause ?? complaint };
}

/** Why a save failed, after a lookup did not find its key. */
export function readSaveTrouble(output: string, key: string): CarrierTrouble {
  const text = unescapeData(output);
  const reservation = /Failed to reserve cache: (?:Error: )?([^\n]*)/.exec(text)?.[1];
  const savedFailure = /Failed to save: ([^\n]*)/.exec(text)?.[1];
  const detail =
    reservation ?? complaintsIn(output).findLast((complaint) => complaint !== "Failed to save:") ?? savedFailure ?? "";
  const cause = causeIn(text);
  if (cause === null && /\(409\)|already.?exists/i.test(detail)) return { reason: "key-taken", key };
  const known = cause ?? (detail === "" ? `the service answered, but does not have the entry ${key}` : detail);
  return { reason: "failed", operation: "save", detail: known };
}

/** Whether a save failed before it sent anything. Then an entry under its key belongs to another save. */
export function wasNotReserved(output: string): boolean {
  return output.includes("Unable to reserve cache with key");
}

/** A denial or a rate limit, which the client states in lines of its own, also inside JSON. */
function causeIn(text: string): string | null {
  const denial = /cache (?:write|read) denied[^\n"]*/i.exec(text)?.[0];
  return denial ?? /your rate limit will reset in \d+ seconds/.exec(text)?.[0] ?? null;
}
