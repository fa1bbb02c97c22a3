/**
 * Reads from the client's printed lines why a call failed.
 *
 * The client's results do not distinguish a miss from an outage: `undefined` and `-1` stand for both, and the cause of
 * a failed reservation appears only in a debug line. This file reads the lines of version 6. Unknown text counts as
 * `service-error`, and no text as a miss.
 */
import type { CarrierOperation, CarrierTrouble } from "./trouble.ts";

/** Bounds what is kept of one call's output. */
const OUTPUT_LIMIT = 1 << 18;

/** The output of a call: workflow commands, and lines for the log. */
export class CallOutput {
  #text = "";

  add(text: string): void {
    if (this.#text.length < OUTPUT_LIMIT) this.#text += text;
  }

  /** All lines, including debug lines, unescaped. The data of one command may span several lines. */
  get text(): string {
    return unescapeData(this.#text);
  }

  /** The messages of warnings and errors, in order. */
  get complaints(): string[] {
    const complaints: string[] = [];
    for (const line of this.#text.split("\n")) {
      const message = /^::(?:warning|error)(?: [^:]*)?::(.*)$/.exec(line)?.[1];
      if (message !== undefined) complaints.push(unescapeData(message).trim());
    }
    return complaints;
  }
}

/** `@actions/core` escapes the data of a command. */
function unescapeData(data: string): string {
  return data.replaceAll("%0D", "\r").replaceAll("%0A", "\n").replaceAll("%25", "%");
}

/** Why a restore returned nothing; null if there was simply nothing to restore. */
export function readRestoreTrouble(output: CallOutput, prefix: string): CarrierTrouble | null {
  const detail = output.complaints.at(-1);
  if (detail === undefined) return null;
  const known = readKnownTrouble(output.text, detail, "restore");
  if (known !== null) return known;
  // The client prints the path of the archive once the service has answered with an entry.
  if (/Archive path: /i.test(output.text)) return { reason: "unreadable", prefix, detail };
  return { reason: "service-error", operation: "restore", detail };
}

/** Why a save failed, after a lookup did not find its key. */
export function readSaveTrouble(output: CallOutput, key: string): CarrierTrouble {
  const reservation = /Failed to reserve cache: (?:Error: )?([^\n]*)/.exec(output.text)?.[1];
  const savedFailure = /Failed to save: ([^\n]*)/.exec(output.text)?.[1];
  const detail =
    reservation ?? output.complaints.findLast((complaint) => complaint !== "Failed to save:") ?? savedFailure ?? "";
  const known = readKnownTrouble(output.text, detail, "save");
  if (known !== null) return known;
  if (/\(409\)|already.?exists/i.test(detail)) return { reason: "key-taken", key };
  if (detail === "") return { reason: "not-stored", key, detail: "the service answered, but does not have the entry" };
  return { reason: "service-error", operation: "save", detail };
}

/** Whether a save failed before it sent anything. Then an entry under its key belongs to another save. */
export function wasNotReserved(output: CallOutput): boolean {
  return output.text.includes("Unable to reserve cache with key");
}

function readKnownTrouble(text: string, detail: string, operation: CarrierOperation): CarrierTrouble | null {
  // In the client's lines it also appears inside JSON.
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
