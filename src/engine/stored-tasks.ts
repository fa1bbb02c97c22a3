/** The task list that the last run stored, as far as counting needs it, without its source. */
import * as z from "zod/mini";
import { jsonOrNull } from "../core/json.ts";
import { once } from "../core/once.ts";
import type { Tasks } from "../core/task.ts";
import { readLines } from "../store/journal.ts";
import { hashOfLine } from "../store/task-line.ts";
import { TaskTable } from "../tasks/task-table.ts";

const storedSchema = once(() =>
  z.object({ id: z.string().check(z.minLength(1)), provider: z.catch(z.optional(z.string()), undefined) }),
);

/** The stored list. The provider is empty if a task names none. */
export function readStoredTasks(path: string): Tasks {
  const tasks = new TaskTable();
  readLines(path, (line) => {
    const stored = storedSchema().safeParse(jsonOrNull(line));
    const hash = stored.success ? hashOfLine(line) : null;
    if (!stored.success || hash === null) return;
    const { id, provider = "" } = stored.data;
    tasks.add({ id, hash, json: line }, { provider });
  });
  return tasks;
}
