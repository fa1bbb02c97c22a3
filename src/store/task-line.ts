/**
 * Lines of `tasks.jsonl`. The hash of a task is that of the task as listed: a line that had to be redacted carries
 * it, because it cannot be made again.
 */
import type { Redactor } from "../core/redactor.ts";
import type { Tasks } from "../core/task.ts";
import { publicName } from "../tasks/public-name.ts";

const MARK = '{"carryover_hash":"';
const STATED = /^\{"carryover_hash":"([0-9a-f]{64})",/;

/** The lines of a list as they are stored, many at a time, each with its newline. */
export function* storedLines(tasks: Pick<Tasks, "lines" | "hashes">, redactor: Redactor): Generator<string> {
  let index = 0;
  for (const lines of tasks.lines()) {
    const isPlain = redactor.redact(lines) === lines && !lines.includes(MARK);
    const texts: string[] = [];
    for (let from = 0; from < lines.length; index += 1) {
      const to = lines.indexOf("\n", from);
      if (!isPlain) texts.push(storedLine(lines.slice(from, to), tasks.hashes.at(index), redactor));
      from = to + 1;
    }
    yield isPlain ? lines : texts.join("");
  }
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
