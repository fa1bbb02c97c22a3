/** Tasks from glob patterns. Each matched file is a task. */
import { lstatSync, realpathSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import { glob, isDynamicPattern } from "tinyglobby";
import { UserError } from "../core/user-error.ts";
import { refuseFolder, statOf } from "./task-source.ts";

export interface MatchOptions {
  /** The input with the patterns, for messages. */
  readonly of: "tasks" | "inputs";
  /** An absolute path. */
  readonly workspace: string;
  /** Whether runs write this file themselves. What a run leaves behind is not a task. @param path real and absolute */
  readonly isOwn: (path: string) => boolean;
}

/**
 * The matching files, as workspace-relative paths with forward slashes, sorted by code unit, so that every machine gets
 * the same list in the same order. Folders are left out, and so are files that begin with a dot unless the pattern
 * names the dot. No folder name is special. Links are not followed: a link to a parent folder would give endless tasks,
 * and a link out of the workspace would give tasks from elsewhere.
 *
 * @param patterns one pattern each; a leading `!` removes files
 * @throws UserError if every pattern begins with `!`, and if a name without glob characters is not a file
 */
export async function matchFiles(patterns: readonly string[], options: MatchOptions): Promise<string[]> {
  const { workspace, isOwn, of } = options;
  const finding = patterns.filter((pattern) => !pattern.startsWith("!"));
  if (finding.length === 0) {
    throw new UserError(
      `Expected ${of} to contain a pattern that matches files, found only patterns that exclude files: ${patterns.join(", ")}. Put a pattern such as evals/**/*.yaml before them.`,
    );
  }
  for (const name of finding) if (!isDynamicPattern(name) && !name.includes("\\")) refuseAbsent(name, options);
  const matched = await glob(patterns, {
    cwd: workspace,
    expandDirectories: false,
    followSymbolicLinks: false,
  });
  const realWorkspace = realpathSync(workspace);
  const ids = matched
    .filter((path) => !isOwn(resolve(realWorkspace, path)))
    .map((path) => relative(workspace, resolve(workspace, path)).split(sep).join("/"));
  return [...new Set(ids)].sort();
}

function refuseAbsent(name: string, { workspace, of }: MatchOptions): void {
  const path = resolve(workspace, name);
  const stats = statOf(path);
  if (stats?.isDirectory()) refuseFolder(name);
  const isLink = stats !== null && lstatSync(path).isSymbolicLink();
  if (stats !== null && !isLink) return;
  const found = isLink ? `a link, which is not followed: ${name}` : `no file ${name}`;
  throw new UserError(
    `Expected each line of ${of} to be a glob pattern or a file, found ${found} in ${workspace}. Check the path: it is relative to the workspace.`,
  );
}
