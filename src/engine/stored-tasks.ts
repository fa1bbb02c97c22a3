/** The list of tasks that the last run stored: what counting needs of it, without the source it came from. */
import * as z from "zod/mini";
import { jsonOrNull } from "../core/json-or-null.ts";
import { once } from "../core/once.ts";
import type { Tasks } from "../core/task.ts";
import { readLines } from "../store/journal.ts";
import { statedHash } from "../store/task-line.ts";
import { hashOf, type JsonValue } from "../tasks/canonical-json.ts";
import { TaskColumns } from "../tasks/task-columns.ts";

const storedSchema = once(() =>
  z.object({ id: z.string().check(z.minLength(1)), provider: z.catch(z.optional(z.string()), undefined) }),
);

/** The stored list; the provider is empty where a task names none. */
export function readStoredTasks(path: string): Tasks {
  const tasks = new TaskColumns();
  readLines(path, (line) => {
    const value = jsonOrNull(line);
    const stored = storedSchema().safeParse(value);
    if (!stored.success) return;
    const { id, provider = "" } = stored.data;
    tasks.add({ id, hash: statedHash(line) ?? hashOf(value as JsonValue), json: line, provider });
  });
  return tasks;
}

/** Calls back for each hash of the stored list, until `onHash` returns false. */
export function readStoredHashes(path: string, onHash: (hash: string) => boolean): void {
  let isOver = false;
  readLines(path, (line) => {
    if (isOver) return;
    const hash = statedHash(line);
    const value = hash === null ? jsonOrNull(line) : null;
    if (hash === null && !storedSchema().safeParse(value).success) return;
    isOver = !onHash(hash ?? hashOf(value as JsonValue));
  });
}
