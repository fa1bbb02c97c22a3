/** Tasks from glob patterns: each matched file is a task. */
import { relative, resolve, sep } from "node:path";
import { glob } from "tinyglobby";
import { UserError } from "../core/user-error.ts";

/**
 * The files that match, as workspace-relative paths with forward slashes, sorted by code unit: the same list
 * in the same order on every machine. Folders, and files that begin with a dot where the pattern does not
 * say so, are left out; no folder name is special. Links are not followed: one to a folder above it would make
 * tasks without number, and one out of the workspace tasks that are none of it.
 *
 * @param patterns one pattern each; `!` in front takes files out again
 * @throws UserError where every pattern begins with `!`
 */
export async function matchFiles(patterns: readonly string[], workspace: string): Promise<string[]> {
  if (patterns.every((pattern) => pattern.startsWith("!"))) {
    throw new UserError(
      `Expected tasks to hold a pattern that finds files, found only patterns that take files out: ${patterns.join(", ")}. Put a pattern such as evals/**/*.yaml before them.`,
    );
  }
  const matched = await glob(patterns, { cwd: workspace, expandDirectories: false, followSymbolicLinks: false });
  const ids = matched.map((path) => relative(workspace, resolve(workspace, path)).split(sep).join("/"));
  return [...new Set(ids)].sort();
}
