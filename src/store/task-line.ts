/**
 * Lines of `tasks.jsonl`. The hash of a task is computed from the task as listed. A line stores the hash if it cannot
 * be computed again, because the line was redacted or because results also depend on other files.
 */

import { type JsonValue, parseJson } from "../core/json.ts";
import type { Redactor } from "../core/redactor.ts";
import type { Tasks } from "../core/task.ts";
import { publicName } from "../tasks/public-name.ts";
import { hashOf } from "../tasks/task-hash.ts";
import { readLines } from "./journal.ts";

const MARK = '{"carryover_hash":"';
const STATED = /^\{"carryover_hash":"([0-9a-f]{64})",/;
/** How many tasks are searched for secrets together: most lists contain none. */
const BATCH_TASKS = 1_000;

/** The stored lines of a list, many at a time, each with its newline. */
export function* storedLines(tasks: Tasks, redactor: Redactor): Generator<string> {
  const isAsListed = tasks.count === 0 || readStoredLine(tasks.jsonAt(0))?.hash === tasks.index.hashAt(0);
  for (let from = 0; from < tasks.count; from += BATCH_TASKS) {
    const texts: string[] = [];
    for (let index = from; index < Math.min(from + BATCH_TASKS, tasks.count); index += 1)
      texts.push(tasks.jsonAt(index));
    const lines = `${texts.join("\n")}\n`;
    if (isAsListed && redactor.redact(lines) === lines && !lines.includes(MARK)) {
      yield lines;
      continue;
    }
    yield texts
      .map((text, place) => storedLine(text, { hash: tasks.index.hashAt(from + place), redactor, isAsListed }))
      .join("");
  }
}

function storedLine(
  text: string,
  { hash, redactor, isAsListed }: { readonly hash: string; readonly redactor: Redactor; readonly isAsListed: boolean },
): string {
  const redacted = withPublicNames(text, redactor.redact(text), redactor);
  // A task that happens to begin with our key would look like one that was redacted.
  const needsHash = !isAsListed || redacted !== text || text.startsWith(MARK);
  return needsHash && redacted.startsWith("{") ? `${MARK}${hash}",${redacted.slice(1)}\n` : `${redacted}\n`;
}

/** Two tasks or providers whose names are redacted to the same text stay distinct. */
function withPublicNames(listed: string, redacted: string, redactor: Redactor): string {
  if (redacted === listed || !redacted.startsWith("{")) return redacted;
  const names: Record<string, string> = {};
  for (const [field, name] of Object.entries(JSON.parse(listed) as object)) {
    if ((field === "id" || field === "provider") && typeof name === "string") names[field] = publicName(name, redactor);
  }
  return JSON.stringify({ ...(JSON.parse(redacted) as object), ...names });
}

/** The hash that a line stores; null for a line that is as listed. */
export function statedHash(line: string): string | null {
  return STATED.exec(line)?.[1] ?? null;
}

/** A stored line, parsed, and the hash of its task; null for a line that is not JSON. */
export function readStoredLine(line: string): { readonly value: JsonValue; readonly hash: string } | null {
  try {
    const value = parseJson(line);
    return { value, hash: statedHash(line) ?? hashOf(value) };
  } catch {
    return null;
  }
}

/** The hashes of a stored list; null if there is none. */
export function storedHashes(path: string): ReadonlySet<string> | null {
  const hashes = new Set<string>();
  readLines(path, (line) => {
    const stored = readStoredLine(line);
    if (stored !== null) hashes.add(stored.hash);
  });
  return hashes.size === 0 ? null : hashes;
}
