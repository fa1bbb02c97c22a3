/**
 * Reads from the client's printed lines why a call failed.
 *
 * The client's results do not distinguish a miss from an outage: `undefined` and `-1` stand for both, and the cause of
 * a failed reservation appears only in a debug line. This file reads the lines of version 6. A call without a complaint
 * is a miss.
 */
import type { CarrierTrouble } from "./trouble.ts";

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
  const complaint = output.complaints.at(-1);
  if (complaint === undefined) return null;
  const cause = causeIn(output.text);
  const isLocal = /Unable to locate executable file|ENOSPC|EACCES|EROFS/.test(complaint);
  // The client prints the path of the archive once the service has answered with an entry.
  if (cause === null && !isLocal && /Archive path: /i.test(output.text))
    return { reason: "unusable", prefix, detail: complaint };
  return { reason: "failed", operation: "restore", detail: cause ?? complaint };
}

/** Why a save failed, after a lookup did not find its key. */
export function readSaveTrouble(output: CallOutput, key: string): CarrierTrouble {
  const reservation = /Failed to reserve cache: (?:Error: )?([^\n]*)/.exec(output.text)?.[1];
  const savedFailure = /Failed to save: ([^\n]*)/.exec(output.text)?.[1];
  const detail =
    reservation ?? output.complaints.findLast((complaint) => complaint !== "Failed to save:") ?? savedFailure ?? "";
  const cause = causeIn(output.text);
  if (cause === null && /\(409\)|already.?exists/i.test(detail)) return { reason: "key-taken", key };
  const known = cause ?? (detail === "" ? `the service answered, but does not have the entry ${key}` : detail);
  return { reason: "failed", operation: "save", detail: known };
}

/** Whether a save failed before it sent anything. Then an entry under its key belongs to another save. */
export function wasNotReserved(output: CallOutput): boolean {
  return output.text.includes("Unable to reserve cache with key");
}

/** A denial or a rate limit, which the client states in lines of its own, also inside JSON. */
function causeIn(text: string): string | null {
  const denial = /cache (?:write|read) denied[^\n"]*/i.exec(text)?.[0];
  return denial ?? /your rate limit will reset in \d+ seconds/.exec(text)?.[0] ?? null;
}
