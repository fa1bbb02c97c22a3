/** Finds things in a state folder that are in the place of its own files. */
import { lstatSync, type Stats } from "node:fs";
import { UserError } from "../core/user-error.ts";
import { STATE_FILE_LIMIT_BYTES } from "./state-paths.ts";

/**
 * Rejects what a checkout or another program has put in place of our files: a link would redirect the writes of a run,
 * and a pipe has no end.
 *
 * @throws UserError that names the path and what is there
 */
export function refuseOddFiles(paths: Readonly<Record<Place, string>>): void {
  for (const name of FOLDERS) refuseOdd(paths[name], "folder");
  for (const name of FILES) refuseOdd(paths[name], "file");
  refuseLargeFiles(paths);
}

/**
 * Rejects files of a state that would take minutes to read, such as a ledger with a hole of gigabytes.
 *
 * @throws UserError that names the path, its size and the limit
 */
export function refuseLargeFiles(paths: Readonly<Record<Place, string>>): void {
  for (const name of FILES) {
    const size = sizeOf(paths[name]);
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

function sizeOf(path: string): number {
  try {
    return lstatSync(path, { throwIfNoEntry: false })?.size ?? 0;
  } catch {
    return 0;
  }
}

type Place = (typeof FOLDERS | typeof FILES)[number];

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

function foundFile(stat: Stats): string {
  return stat.isFile() ? "a file" : "neither a file nor a folder";
}

function refuseOdd(path: string, expected: "file" | "folder"): void {
  let stat: Stats | undefined;
  try {
    stat = lstatSync(path, { throwIfNoEntry: false });
  } catch {
    // The folder cannot be read or does not exist. Opening it reports that.
    return;
  }
  if (stat === undefined || (expected === "file" ? stat.isFile() : stat.isDirectory())) return;
  const found = stat.isSymbolicLink() ? "a symbolic link" : stat.isDirectory() ? "a folder" : foundFile(stat);
  throw new UserError(
    `Expected a plain ${expected} at ${path}, or nothing, found ${found}. Remove it, or set another \`state-dir\`.`,
  );
}
