/** Finds things in a state folder that are in the place of its own files. */
import { lstatSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "../core/user-error.ts";
import { STATE_FILES, type StatePaths } from "./state-paths.ts";

/**
 * Rejects what a checkout or another program has put in place of our files: a link would redirect the writes of a run,
 * and a pipe has no end.
 *
 * @throws UserError that names the path and what is there
 */
export function refuseOddFiles(paths: StatePaths): void {
  const files = Object.values(STATE_FILES).map((name) => join(paths.root, name));
  const places = [
    ...[paths.root, paths.inbox, paths.logs].map((path) => [path, "folder"] as const),
    ...[...files, paths.held, paths.lock].map((path) => [path, "file"] as const),
  ];
  for (const [path, expected] of places) {
    const found = oddity(path, expected);
    // The state folder itself may be a link.
    if (path === paths.root && found !== "a file") continue;
    // A checkpoint is renamed into place, which replaces anything but a folder. So are the reports.
    if (found === null || (path === paths.checkpoint && found !== "a folder")) continue;
    throw new UserError(
      `Expected a plain ${expected} at ${path}, or nothing, found ${found}. Remove it, or set another \`state-dir\`.`,
    );
  }
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
