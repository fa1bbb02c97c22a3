/**
 * What the cache client's printed lines say about a call that came to nothing.
 *
 * Its results do not tell a miss from an outage: `undefined` and `-1` stand for both, and the cause of a
 * failed reservation is a debug line only. The lines of version 6 are read here; words that are not known
 * fall open to `service-error`, and no word at all is a miss.
 */
import type { CacheOperation, CacheTrouble } from "./cache-trouble.ts";
import type { CallOutput } from "./client-room.ts";

/** Why a restore returned nothing; null where there was simply nothing to restore. */
export function readRestoreTrouble(output: CallOutput, prefix: string): CacheTrouble | null {
  const detail = output.complaints.at(-1);
  if (detail === undefined) return null;
  const known = readKnownTrouble(output.text, detail, "restore");
  if (known !== null) return known;
  // The path of the archive is told once the service has answered with an entry.
  if (/Archive path: /i.test(output.text)) return { reason: "unreadable", prefix, detail };
  return { reason: "service-error", operation: "restore", detail };
}

/** Why a save came to nothing, of which a lookup has shown that its key is not there. */
export function readSaveTrouble(output: CallOutput, key: string): CacheTrouble {
  const reservation = /Failed to reserve cache: (?:Error: )?([^\n]*)/.exec(output.text)?.[1];
  const told = /Failed to save: ([^\n]*)/.exec(output.text)?.[1];
  const detail =
    reservation ?? output.complaints.findLast((complaint) => complaint !== "Failed to save:") ?? told ?? "";
  const known = readKnownTrouble(output.text, detail, "save");
  if (known !== null) return known;
  if (/\(409\)|already.?exists/i.test(detail)) return { reason: "key-taken", key };
  if (detail === "") return { reason: "not-stored", key, detail: "the service answered, but does not have the entry" };
  return { reason: "service-error", operation: "save", detail };
}

/** Whether a save failed before anything was sent: then an entry that is found under its key is another's. */
export function wasNotReserved(output: CallOutput): boolean {
  return output.text.includes("Unable to reserve cache with key");
}

function readKnownTrouble(text: string, detail: string, operation: CacheOperation): CacheTrouble | null {
  // In the client's lines it also stands inside of JSON.
  const denial = /cache (?:write|read) denied[^\n"]*/i.exec(text)?.[0];
  if (denial !== undefined) return { reason: "denied", operation, detail: denial };
  if (/Rate limited: |Failed request: \(429\)|responded with 429/.test(text)) {
    const reset = /your rate limit will reset in \d+ seconds/.exec(text)?.[0];
    return { reason: "rate-limited", operation, detail: reset ?? detail };
  }
  if (/Failed request: \(403\)|responded with 403/.test(text)) return { reason: "denied", operation, detail };
  if (/Unable to locate executable file|ENOSPC|EACCES|EROFS/.test(detail)) {
    return { reason: "local-error", operation, detail };
  }
  return null;
}
