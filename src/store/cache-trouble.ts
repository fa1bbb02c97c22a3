/** What can go wrong between a job and the cache, and how people are told: few words, what failed, what it means. */
import { formatDuration } from "../core/duration.ts";
import { unreachable } from "../core/unreachable.ts";

export type CacheOperation = "restore" | "save";

/** None of these ever fails a run. */
export type CacheTrouble =
  /** A call met its deadline. The cache counts as down from here on. */
  | { readonly reason: "no-answer"; readonly operation: CacheOperation; readonly limitMs: number }
  /** The service cannot be reached, or answers with an error. */
  | { readonly reason: "service-error"; readonly operation: CacheOperation; readonly detail: string }
  /** HTTP 429. */
  | { readonly reason: "rate-limited"; readonly operation: CacheOperation; readonly detail: string }
  /** The job's token does not permit it, although `ACTIONS_CACHE_MODE` did not say so. */
  | { readonly reason: "denied"; readonly operation: CacheOperation; readonly detail: string }
  /** An entry is there, but cannot be fetched or unpacked. */
  | { readonly reason: "unreadable"; readonly prefix: string; readonly detail: string }
  /** The service returned an entry that was not asked for. */
  | { readonly reason: "foreign-key"; readonly prefix: string; readonly key: string }
  /** Parts of a restored entry were left out: links, unknown names, files over the bound. */
  | { readonly reason: "dropped-files"; readonly key: string; readonly names: readonly string[] }
  /** Time ran out while the service still answered: so many prefixes were not asked. */
  | { readonly reason: "incomplete"; readonly unanswered: number; readonly asked: number }
  /** An entry was written by a newer Carryover, in a version of the format that this one cannot read. */
  | { readonly reason: "newer-version"; readonly key: string; readonly version: number }
  /** The save seemed to work, but its key is not found afterwards. */
  | { readonly reason: "not-stored"; readonly key: string; readonly detail: string }
  /** Another save holds the key already; entries never change. */
  | { readonly reason: "key-taken"; readonly key: string }
  /** All the time that the cache may cost was used. */
  | { readonly reason: "budget-spent"; readonly operation: CacheOperation; readonly budgetMs: number }
  /** What is left of that time is kept for the save at the end. */
  | { readonly reason: "room-kept"; readonly budgetMs: number }
  /** Not the service's fault: no tar, no space, a folder that cannot be written. */
  | { readonly reason: "local-error"; readonly operation: CacheOperation; readonly detail: string };

/** Four in all for a job, however much goes wrong. */
export const CACHE_WARNING_LIMIT = 4;
const DETAIL_LIMIT = 300;

/**
 * The warnings still to be told.
 *
 * @param trouble what came up since, oldest first
 * @param told all warnings told so far in this job; the result is to be added to it
 */
export function newCacheWarnings(trouble: readonly CacheTrouble[], told: readonly string[]): string[] {
  const fresh: string[] = [];
  const heads = new Set(told.map(headOf));
  for (const one of trouble) {
    if (told.length + fresh.length >= CACHE_WARNING_LIMIT) break;
    const warning = describeTrouble(one);
    if (heads.has(headOf(warning))) continue;
    heads.add(headOf(warning));
    fresh.push(warning);
  }
  return fresh;
}

/** Warnings that differ in numbers, keys or the service's words only are one warning to a reader. */
function headOf(warning: string): string {
  return warning.slice(0, warning.indexOf(":"));
}

/** One sentence of what did not work and one of what that means. Contains the word "cache". */
export function describeTrouble(trouble: CacheTrouble): string {
  switch (trouble.reason) {
    case "no-answer":
      return `${failed(trouble.operation)} in time: the cache service gave no answer within ${formatDuration(trouble.limitMs)}. ${meaning(trouble.operation)}`;
    case "service-error":
      return `${failed(trouble.operation)}: the cache service did not do its part (${said(trouble.detail)}). ${meaning(trouble.operation)}`;
    case "rate-limited":
      return `${failed(trouble.operation)} under a rate limit of the cache service: ${said(trouble.detail)}. ${meaning(trouble.operation)}`;
    case "denied":
      return `${failed(trouble.operation)} with this job's token: ${said(trouble.detail)}. ${meaning(trouble.operation)} Pull requests from forks and other untrusted triggers get a cache token that may only read.`;
    case "unreadable":
      return `An entry of the Actions cache could not be read: ${said(trouble.detail)} (${trouble.prefix}*). An earlier one is used where there is one; else tasks that it held a result for are run again.`;
    case "foreign-key":
      return `The Actions cache answered with an entry that was not asked for: ${short(trouble.key)} instead of ${trouble.prefix}*. It was not used.`;
    case "dropped-files":
      return `Parts of an entry of the Actions cache were left out: ${short(trouble.names.join(", "))} (${trouble.key}). Only plain files with the names of state files are taken over.`;
    case "incomplete":
      return `The Actions cache was too slow to restore the state of all jobs: ${trouble.unanswered} of ${trouble.asked} were not asked in time. Tasks that only they hold a result for may run again.`;
    case "newer-version":
      return `The Actions cache holds a state of a newer Carryover: it is of version ${trouble.version} (${short(trouble.key)}), and is not used. So that it stays the latest one for the version that can read it, this job saves nothing to the cache. Use that version here too, or another \`name\`.`;
    case "not-stored":
      return `A save to the Actions cache was not stored: ${said(trouble.detail)} (${trouble.key}). ${meaning("save")}`;
    case "key-taken":
      return `A save to the Actions cache found its key taken: ${trouble.key} is held by another save and cannot be changed. ${meaning("save")}`;
    case "budget-spent":
      return `${failed(trouble.operation)} any more: the ${formatDuration(trouble.budgetMs)} that the cache may cost this job are used up. ${meaning(trouble.operation)}`;
    case "room-kept":
      return `The Actions cache is slow, so that the state is saved only once more, at the end of the run: what is left of the ${formatDuration(trouble.budgetMs)} that the cache may cost this job is kept for that. The state folder on disk is complete; a run that is killed before its end is continued from the last state that was saved.`;
    case "local-error":
      return `${failed(trouble.operation)} on this machine: ${said(trouble.detail)}. ${meaning(trouble.operation)}`;
    default:
      return unreachable(trouble);
  }
}

function failed(operation: CacheOperation): string {
  return operation === "save"
    ? "The state could not be saved to the Actions cache"
    : "The state of earlier runs could not be restored from the Actions cache";
}

function meaning(operation: CacheOperation): string {
  return operation === "save"
    ? "The run itself is not affected and the state folder on disk is complete; the next run continues from the last state that was saved."
    : "The run itself is not affected, but tasks that already have a result there may run again.";
}

/**
 * What the cache client said of its own: its first line, without the JSON of an answer that it goes on with. What follows
 * is advice for its authors.
 */
function said(detail: string): string {
  const line = detail.split(/\r|\n/).find((one) => /\w/.test(one)) ?? "";
  const words = line.replace(/[\s:]*\{\s*(?:".*)?$/, "");
  return short((words === "" ? line : words).replace(/["'}\],.\s]+$/, ""));
}

/** One line; the query of an address holds its signature. */
function short(detail: string): string {
  const line = detail
    .replace(/(https?:\/\/[^\s?]+)\?\S+/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
  if (line === "") return "no reason was given";
  return line.length > DETAIL_LIMIT ? `${line.slice(0, DETAIL_LIMIT)}…` : line;
}
