/** Tasks from glob patterns. Each matched file is a task. */
import { type Dirent, lstatSync, readdir, realpathSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import { glob, isDynamicPattern } from "tinyglobby";
import { errorCode } from "../core/reason.ts";
import { UserError } from "../core/user-error.ts";
import { refuseFolder, statOf } from "./task-source.ts";

export interface MatchOptions {
  /** The input with the patterns, for messages. */
  readonly of: "tasks" | "inputs";
  /** An absolute path. */
  readonly workspace: string;
  /** Whether runs write this file themselves. What a run leaves behind is not a task. @param path real and absolute */
  readonly isOwn: (path: string) => boolean;
  /** Called with what may be missing from the list. */
  readonly warn: (message: string) => void;
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
  const { workspace, isOwn, warn, of } = options;
  const finding = patterns.filter((pattern) => !pattern.startsWith("!"));
  if (finding.length === 0) {
    throw new UserError(
      `Expected ${of} to contain a pattern that matches files, found only patterns that exclude files: ${patterns.join(", ")}. Put a pattern such as evals/**/*.yaml before them.`,
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
    warn(`${of}: ${first}${more} cannot be read; matching files in it are left out`);
  }
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

/** Node's `readdir`, which also reports folders that cannot be read. The glob library takes a failure as "no files". */
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
