/** Tasks from glob patterns: each matched file is a task. */
import { type Dirent, lstatSync, readdir, realpathSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import { glob, isDynamicPattern } from "tinyglobby";
import { errorCode } from "../core/error-code.ts";
import { UserError } from "../core/user-error.ts";
import { refuseFolder, statOf } from "./task-source.ts";

export interface MatchOptions {
  /** The input that holds the patterns, for messages. */
  readonly of: "tasks" | "inputs";
  /** Absolute. */
  readonly workspace: string;
  /** Whether a run writes this file itself: what is left of the last run is no task. @param path real and absolute */
  readonly isOwn: (path: string) => boolean;
  /** Told of what may be missing from the list. */
  readonly warn: (message: string) => void;
}

/**
 * The files that match, as workspace-relative paths with forward slashes, sorted by code unit: the same list
 * in the same order on every machine. Folders, and files that begin with a dot where the pattern does not
 * say so, are left out; no folder name is special. Links are not followed: one to a folder above it would make
 * tasks without number, and one out of the workspace tasks that are none of it.
 *
 * @param patterns one pattern each; `!` in front takes files out again
 * @throws UserError where every pattern begins with `!`, for a name without glob characters that is no file, and for
 *   a match whose name is no text
 */
export async function matchFiles(patterns: readonly string[], options: MatchOptions): Promise<string[]> {
  const { workspace, isOwn, warn, of } = options;
  const finding = patterns.filter((pattern) => !pattern.startsWith("!"));
  if (finding.length === 0) {
    throw new UserError(
      `Expected ${of} to hold a pattern that finds files, found only patterns that take files out: ${patterns.join(", ")}. Put a pattern such as evals/**/*.yaml before them.`,
    );
  }
  for (const name of finding) if (!isDynamicPattern(name) && !name.includes("\\")) refuseAbsent(name, options);
  const unread: string[] = [];
  const matched = await glob(patterns, {
    cwd: workspace,
    expandDirectories: false,
    followSymbolicLinks: false,
    fs: { readdir: readdirThat((path) => unread.push(path)) },
  });
  if (unread.length > 0) {
    const [first, ...others] = unread.sort();
    const more = others.length === 0 ? "" : ` and ${others.length} more`;
    warn(`${of}: ${first}${more} cannot be read; files in it that a pattern may match are left out`);
  }
  const realWorkspace = realpathSync(workspace);
  const ids = matched
    .filter((path) => !isOwn(resolve(realWorkspace, path)))
    .map((path) => relative(workspace, resolve(workspace, path)).split(sep).join("/"));
  for (const id of ids) if (id.includes(REPLACED)) refuseBytes(id, workspace);
  return [...new Set(ids)].sort();
}

/** What Node shows in the place of bytes that are no UTF-8: names that differ in them alone become one. */
const REPLACED = "\uFFFD";

function refuseBytes(id: string, workspace: string): void {
  if (statOf(resolve(workspace, id)) !== null) return;
  throw new UserError(
    `Expected files whose names are UTF-8 text, found ${JSON.stringify(id)} among those that match tasks. No child can be told such a name: rename it, or take it out with a line that begins with !.`,
  );
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

/** As Node's own, which the glob library takes as "no files" where it fails. */
function readdirThat(notesUnread: (path: string) => void): typeof readdir {
  const noting = (
    path: string,
    options: { withFileTypes: true },
    done: (error: NodeJS.ErrnoException | null, entries: Dirent[]) => void,
  ) =>
    readdir(path, options, (error, entries) => {
      const code = errorCode(error);
      if (code !== null && code !== "ENOENT" && code !== "ENOTDIR") notesUnread(path);
      done(error, entries);
    });
  return noting as typeof readdir;
}
