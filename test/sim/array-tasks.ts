import { HashIndex } from "../../src/core/hash-index.ts";
import type { Task, Tasks } from "../../src/core/task.ts";

/** A list of tasks that are objects already. */
export function tasksOf(tasks: readonly Task[]): Tasks {
  const hashes = new HashIndex();
  for (const { hash } of tasks) hashes.append(hash);
  const at = (index: number): Task => {
    const task = tasks[index];
    if (task === undefined) throw new Error(`No task ${index} in a list of ${tasks.length}`);
    return task;
  };
  return {
    count: tasks.length,
    hashes,
    at,
    idAt: (index) => at(index).id,
    providerAt: (index) => at(index).provider,
    hasWeights: tasks.some(({ weight }) => weight !== undefined),
    weightAt: (index) => at(index).weight ?? null,
    *lines() {
      for (const { json } of tasks) yield Buffer.from(`${json}\n`);
    },
  };
}
