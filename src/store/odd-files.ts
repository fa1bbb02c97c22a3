/** Finds things in a state folder that are in the place of its own files. */
import { lstatSync } from "node:fs";
import { UserError } from "../core/user-error.ts";
import { STATE_FILE_LIMIT_BYTES } from "./state-paths.ts";

const FOLDERS = ["inbox", "logs"] as const;
/** A checkpoint that is not a file counts as absent. The checkpoint and the reports are replaced whole. */
const FILES = [
  "tasks",
  "results",
  "failures",
  "events",
  "baseline",
  "history",
  "plan",
  "calls",
  "held",
  "lock",
] as const;
type Place = (typeof FOLDERS | typeof FILES)[number];

/**
 * Rejects what a checkout or another program has put in place of our files: a link would redirect the writes of a run,
 * a pipe has no end, and a file with a hole of gigabytes takes minutes to read.
 *
 * @throws UserError that names the path and what is there
 */
export function refuseOddFiles(paths: Readonly<Record<Place, string>>): void {
  for (const name of FOLDERS) refuse(paths[name], "folder", oddity(paths[name], "folder"));
  for (const name of FILES) refuse(paths[name], "file", oddity(paths[name], "file"));
  refuseLargeFiles(paths);
}

/** @throws UserError that names the path, its size and the limit */
export function refuseLargeFiles(paths: Readonly<Record<Place, string>>): void {
  for (const name of FILES) {
    const size = statOrNull(paths[name])?.size ?? 0;
    if (size > STATE_FILE_LIMIT_BYTES) throw tooLarge(paths[name], size);
  }
}

export function tooLarge(path: string, size: number): UserError {
  const gigabytes = (bytes: number) => `${Math.round((bytes / 2 ** 30) * 10) / 10} GiB`;
  return new UserError(
    `Expected a file of at most ${gigabytes(STATE_FILE_LIMIT_BYTES)} at ${path}, found one of ${gigabytes(size)}. ` +
      "Remove it, or set another `state-dir`. Keep large outputs in separate files.",
  );
}

/** What is in place of a plain file or folder; null if it is one, or if there is nothing. */
export function oddity(path: string, expected: "file" | "folder"): string | null {
  const stat = statOrNull(path);
  if (stat === null || (expected === "file" ? stat.isFile() : stat.isDirectory())) return null;
  if (stat.isSymbolicLink()) return "a symbolic link";
  if (stat.isDirectory()) return "a folder";
  return stat.isFile() ? "a file" : "neither a file nor a folder";
}

function refuse(path: string, expected: "file" | "folder", found: string | null): void {
  if (found === null) return;
  throw new UserError(
    `Expected a plain ${expected} at ${path}, or nothing, found ${found}. Remove it, or set another \`state-dir\`.`,
  );
}

/** Null also for a folder that cannot be read. Opening it reports that. */
function statOrNull(path: string) {
  try {
    return lstatSync(path);
  } catch {
    return null;
  }
}
