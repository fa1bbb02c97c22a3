/**
 * Lines of `tasks.jsonl`. The hash of a task is that of the task as listed: a line that had to be redacted carries
 * it, because it cannot be made again.
 */
import type { Redactor } from "../core/redactor.ts";
import type { Tasks } from "../core/task.ts";
import { publicName } from "../tasks/public-name.ts";

const NEWLINE = 0x0a;
const BACKSLASH = 0x5c;
const MARK = '{"carryover_hash":"';
const STATED = /^\{"carryover_hash":"([0-9a-f]{64})",/;

/**
 * The lines of a list as they are stored, many at a time as UTF-8, each with its newline.
 *
 * @param onDoubt called where names of the list may not be public ones: a line holds a secret, or an escape, behind
 *   which an id may hold what its line does not show. Where it is not called, every id stands in a line that was passed.
 */
export function* storedLines(
  tasks: Pick<Tasks, "lines" | "hashes">,
  redactor: Redactor,
  onDoubt: () => void = () => undefined,
): Generator<Uint8Array> {
  let index = 0;
  // Their lines are counted where an index is asked for: most lists hold no secret.
  const passed: Uint8Array[] = [];
  for (const bytes of tasks.lines()) {
    const lines = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8");
    const isPlain = redactor.redact(lines) === lines;
    if (!isPlain || bytes.includes(BACKSLASH)) onDoubt();
    if (isPlain && !lines.includes(MARK)) {
      passed.push(bytes);
      yield bytes;
      continue;
    }
    for (const earlier of passed.splice(0)) index += lineCount(earlier);
    const texts: string[] = [];
    for (let from = 0; from < lines.length; index += 1) {
      const to = lines.indexOf("\n", from);
      texts.push(storedLine(lines.slice(from, to), tasks.hashes.at(index), redactor));
      from = to + 1;
    }
    yield Buffer.from(texts.join(""));
  }
}

function lineCount(bytes: Uint8Array): number {
  let count = 0;
  for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, end + 1)) count += 1;
  return count;
}

function storedLine(text: string, hash: string, redactor: Redactor): string {
  const redacted = withPublicNames(text, redactor.redact(text), redactor);
  // A task that happens to begin with our key would be taken for one that was redacted.
  const needsHash = redacted !== text || text.startsWith(MARK);
  return needsHash && redacted.startsWith("{") ? `${MARK}${hash}",${redacted.slice(1)}\n` : `${redacted}\n`;
}

/** Two tasks or providers whose names are redacted to the same are still two. */
function withPublicNames(listed: string, redacted: string, redactor: Redactor): string {
  if (redacted === listed || !redacted.startsWith("{")) return redacted;
  const names: Record<string, string> = {};
  for (const [field, name] of Object.entries(JSON.parse(listed) as object)) {
    if ((field === "id" || field === "provider") && typeof name === "string") names[field] = publicName(name, redactor);
  }
  return JSON.stringify({ ...(JSON.parse(redacted) as object), ...names });
}

/** The hash that a line carries; null for one that is as listed. */
export function statedHash(line: string): string | null {
  return STATED.exec(line)?.[1] ?? null;
}
