/** Finds things in a state folder that are in the place of its own files. */
import { lstatSync } from "node:fs";
import { UserError } from "../core/user-error.ts";
import type { StatePaths } from "./state-paths.ts";

const FOLDERS = ["inbox", "logs"] as const;
/** The checkpoint and the reports are not listed: they are renamed into place, which replaces anything but a folder. */
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

/**
 * Rejects what a checkout or another program has put in place of our files: a link would redirect the writes of a run,
 * and a pipe has no end.
 *
 * @throws UserError that names the path and what is there
 */
export function refuseOddFiles(paths: StatePaths): void {
  const places = [
    ...FOLDERS.map((name) => [paths[name], "folder"] as const),
    ...FILES.map((name) => [paths[name], "file"] as const),
  ];
  for (const [path, expected] of places) {
    const found = oddity(path, expected);
    if (found !== null) throw inTheWay(path, expected, found);
  }
  if (oddity(paths.checkpoint, "file") === "a folder") throw inTheWay(paths.checkpoint, "file", "a folder");
}

function inTheWay(path: string, expected: string, found: string): UserError {
  return new UserError(
    `Expected a plain ${expected} at ${path}, or nothing, found ${found}. Remove it, or set another \`state-dir\`.`,
  );
}

/**
 * What is in place of a plain file or folder; null if it is one, if there is nothing, or if that cannot be read.
 * Opening it reports the latter.
 */
export function oddity(path: string, expected: "file" | "folder"): string | null {
  try {
    const stat = lstatSync(path);
    if (expected === "file" ? stat.isFile() : stat.isDirectory()) return null;
    if (stat.isSymbolicLink()) return "a symbolic link";
    if (stat.isDirectory()) return "a folder";
    return stat.isFile() ? "a file" : "neither a file nor a folder";
  } catch {
    return null;
  }
}
