import type { Task, Tasks } from "../../src/core/task.ts";
import { TaskTable } from "../../src/tasks/task-table.ts";

/** A list of tasks that are objects already. */
export function tasksOf(tasks: readonly Task[]): Tasks {
  const table = new TaskTable();
  for (const { id, hash, json, ...traits } of tasks) table.add({ id, hash, json }, traits);
  return table;
}
