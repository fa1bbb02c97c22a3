/** Reads the files matched by `failure-logs`: what a harness wrote about a failure, as evidence. */
import { join } from "node:path";
import type { FailureLog } from "../core/evidence.ts";
import { isObject, jsonOrNull } from "../core/json.ts";
import type { Redactor } from "../core/redactor.ts";
import { type FileTail, readTail } from "./read-tail.ts";

export interface FailureLogRequest {
  /** Relative to the working directory. `{id}` stands for the task of a child that has one task. */
  readonly globs: readonly string[];
  readonly workingDirectory: string;
  /** Whether runs write an absolute path themselves. Such files quote other children, so they are not read. */
  readonly isOfState: (path: string) => boolean;
  readonly taskId: string | null;
  /** Only files modified at or after this instant, in ms of the file system's own clock. */
  readonly changedSinceMs: number;
  readonly redactor: Redactor;
}

const FILES_LIMIT = 20;
const TEXT_BYTES_LIMIT = 65_536;
/** The largest JSON file that is read, because JSON must be read as a whole. */
const JSON_BYTES_LIMIT = 4 * 1_048_576;
const FIELD_LENGTH_LIMIT = 16_384;
/** Extra bytes before a cut: the redactor must see the whole of a secret that the cut goes through. */
const MARGIN_BYTES = 16_384;

/**
 * The matched files that changed since the attempt began, the last changed first, each with its last 64 KiB. JSON objects
 * are unpacked. Links are not followed, and unreadable files are left out.
 */
export async function readFailureLogs(request: FailureLogRequest): Promise<FailureLog[]> {
  if (request.globs.length === 0) return [];
  // Loaded on demand, because most runs have no such globs.
  const { escapePath, glob } = await import("tinyglobby");
  const patterns = request.globs.map((pattern) =>
    request.taskId === null ? pattern : pattern.replaceAll("{id}", () => escapePath(request.taskId ?? "")),
  );
  const paths = await glob(patterns, {
    cwd: request.workingDirectory,
    dot: true,
    onlyFiles: true,
    followSymbolicLinks: false,
    expandDirectories: false,
    ignore: ["**/.git/**", "**/node_modules/**"],
  });
  const changed: (FileTail & { readonly path: string })[] = [];
  for (const path of paths) {
    const fullPath = join(request.workingDirectory, path);
    if (request.isOfState(fullPath)) continue;
    const limit = path.endsWith(".json") ? JSON_BYTES_LIMIT : TEXT_BYTES_LIMIT + MARGIN_BYTES;
    const file = readTail(fullPath, limit, request.changedSinceMs);
    if (file !== null) changed.push({ path, ...file });
    changed.sort((a, b) => b.mtimeMs - a.mtimeMs || (a.path < b.path ? -1 : 1)).splice(FILES_LIMIT);
  }
  return changed.map(({ path, text }) => {
    const unpacked = unpack(path, text);
    const redacted = request.redactor.redact(unpacked.slice(-(TEXT_BYTES_LIMIT + MARGIN_BYTES)));
    return { path, text: redacted.slice(-TEXT_BYTES_LIMIT) };
  });
}

/**
 * Harnesses store the output of a process as a text field of a JSON object, where all its lines are one line with `\n`
 * in it. The detector reads lines: the last error counts, and a notice must stand at the start of a line. So the fields
 * `error`, `stdout` and `stderr` are put out as plain text, below the rest of the object on one line. Other files stay
 * as they are.
 */
function unpack(path: string, text: string): string {
  if (!path.endsWith(".json")) return text;
  const value = jsonOrNull(text);
  if (!isObject(value)) return text;
  const { error, stdout, stderr, ...others } = Object.fromEntries(Object.entries(value));
  const streams = [error, stdout, stderr].filter((field) => typeof field === "string" && field !== "");
  // An error that is an object is structured evidence, so it stays in the line of JSON.
  const line = JSON.stringify(typeof error === "string" ? others : { ...others, error });
  return [line.length <= FIELD_LENGTH_LIMIT ? line : "", ...streams].filter((part) => part !== "").join("\n");
}
