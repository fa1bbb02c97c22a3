/** What can go wrong between a job and its carrier, and the warnings about it. */
import { formatDuration } from "../../core/duration.ts";
import { unreachable } from "../../core/unreachable.ts";
import { capitalized } from "../../core/words.ts";

export type CarrierOperation = "restore" | "save";

/** None of these ever fails a run. */
export type CarrierTrouble =
  /** A call missed its deadline. The carrier counts as down from here on. */
  | { readonly reason: "no-answer"; readonly operation: CarrierOperation; readonly limitMs: number }
  /** Anything else that went wrong, at the service or on this machine. */
  | { readonly reason: "failed"; readonly operation: CarrierOperation; readonly detail: string }
  /** There is an entry, but it cannot be fetched or unpacked, or it is not ours. */
  | { readonly reason: "unusable"; readonly prefix: string; readonly detail: string }
  /** Parts of a restored entry were left out: links, unknown names, files over the size limit. */
  | { readonly reason: "dropped-files"; readonly key: string; readonly names: readonly string[] }
  /** An entry was written by a newer Carryover, in a version of the format that this one cannot read. */
  | { readonly reason: "newer-version"; readonly key: string; readonly version: number }
  /** Another save has the key already. Entries never change. */
  | { readonly reason: "key-taken"; readonly key: string };

export const ACTIONS_CACHE = "the Actions cache";

/** At most four per job, however much goes wrong. */
export const WARNING_LIMIT = 4;
const DETAIL_LIMIT = 300;

/**
 * The warnings to give now.
 *
 * @param trouble new problems, oldest first
 * @param given all warnings of this job so far; the caller adds the result to it
 * @param place the carrier's name in messages
 */
export function newWarnings(trouble: readonly CarrierTrouble[], given: readonly string[], place: string): string[] {
  const fresh: string[] = [];
  const heads = new Set(given.map(headOf));
  for (const one of trouble) {
    if (given.length + fresh.length >= WARNING_LIMIT) break;
    const warning = describeTrouble(one, place);
    if (heads.has(headOf(warning))) continue;
    heads.add(headOf(warning));
    fresh.push(warning);
  }
  return fresh;
}

/** To a reader, warnings that differ only in numbers, keys or the service's text are one warning. */
function headOf(warning: string): string {
  return warning.slice(0, warning.indexOf(": "));
}

/** Says what failed, and what that means for the run. */
export function describeTrouble(trouble: CarrierTrouble, place: string): string {
  switch (trouble.reason) {
    case "no-answer":
      return `${failed(trouble.operation, place)} in time: no answer within ${formatDuration(trouble.limitMs)}. ${meaning(trouble.operation)}`;
    case "failed": {
      const words = `${failed(trouble.operation, place)}: ${clientText(trouble.detail)}. ${meaning(trouble.operation)}`;
      const isDenied = place === ACTIONS_CACHE && /\bdenied\b|\b40[13]\b/i.test(trouble.detail);
      return isDenied ? `${words} Pull requests from forks and other untrusted triggers can only read.` : words;
    }
    case "unusable":
      return `An entry of ${place} cannot be used: ${clientText(trouble.detail)}. Carryover uses an earlier entry under ${trouble.prefix}* if there is one; otherwise the tasks in it run again.`;
    case "dropped-files":
      return `Parts of an entry of ${place} were left out: ${short(trouble.names.join(", "))} (${trouble.key}). Only plain files with the names of state files are restored.`;
    case "newer-version":
      return `${capitalized(place)} holds a state of a newer Carryover: version ${trouble.version} (${short(trouble.key)}). This version cannot read it, does not use it, and saves nothing, so that it stays the latest. Use the newer version here too, or another \`name\`.`;
    case "key-taken":
      return `A save to ${place} found its key taken: another save holds ${trouble.key}, and entries never change. ${meaning("save")}`;
    default:
      return unreachable(trouble);
  }
}

function failed(operation: CarrierOperation, place: string): string {
  return operation === "save"
    ? `The state could not be saved to ${place}`
    : `The state of earlier runs could not be restored from ${place}`;
}

function meaning(operation: CarrierOperation): string {
  return operation === "save"
    ? "This run is not affected, and the state folder on disk is complete. The next run continues from the last state that was saved."
    : "This run is not affected, but tasks that already have a result may run again.";
}

/** The first line of the client's text, without the JSON of an answer. The rest is advice for the client's authors. */
function clientText(detail: string): string {
  const line = detail.split(/\r|\n/).find((one) => /\w/.test(one)) ?? "";
  const words = line.replace(/[\s:]*\{\s*(?:".*)?$/, "");
  return short((words === "" ? line : words).replace(/["}\],.\s]+$/, ""));
}

/** Makes it one line. Drops the query of an address, because it contains the signature. */
function short(detail: string): string {
  const line = detail
    .replace(/(https?:\/\/[^\s?]+)\?\S+/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
  if (line === "") return "no reason was given";
  return line.length > DETAIL_LIMIT ? `${line.slice(0, DETAIL_LIMIT)}…` : line;
}
