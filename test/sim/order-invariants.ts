/** In which order tasks start, by the list, by the durations of the last campaign, and by what children did. */
import type { Task } from "../../src/core/task.ts";
import type { ShardRequest } from "../../src/run/spawner.ts";
import type { Truth } from "./child-life.ts";
import type { ResultRow } from "./state-rows.ts";
import { fail } from "./violation.ts";

export interface OrderOptions {
  /** What the run may start. */
  readonly tasks: readonly Task[];
  /** All tasks, in the order of the list. */
  readonly list: readonly Task[];
  readonly concurrency: number;
  /** The results of the last complete campaign. */
  readonly baseline: readonly ResultRow[];
  /** Tasks that an earlier run killed, refused, suspected or stopped. They may come later than their place says. */
  readonly hadTrouble: (task: Task) => boolean;
  /** Whether nothing holds up a task, as far as one can tell from outside. */
  readonly canStart: (task: Task) => boolean;
  /** `max-tasks` puts tasks of stopped providers last. */
  readonly isInTurn: boolean;
}

interface Place {
  readonly index: number;
  /** Null if no duration is recorded, or if durations do not matter. */
  readonly durationS: number | null;
}

export class OrderInvariants {
  readonly #options: OrderOptions;
  readonly #places: ReadonlyMap<string, Place>;
  /** What has not started yet in this run. */
  readonly #waiting: Map<string, Task>;
  /** Tasks whose last attempt was an ordinary failure. They start again after all others. */
  readonly #failed = new Set<string>();

  constructor(options: OrderOptions) {
    const { tasks, list, concurrency, baseline } = options;
    const durations = new Map(concurrency === 1 ? [] : baseline.map((row) => [row.id, row.duration_s]));
    this.#options = options;
    this.#places = new Map(list.map(({ id }, index) => [id, { index, durationS: durations.get(id) ?? null }]));
    this.#waiting = new Map(tasks.map((task) => [task.id, task]));
  }

  started({ key, provider, tasks }: ShardRequest): void {
    const { canStart, hadTrouble, isInTurn } = this.#options;
    const fresh = tasks.filter(({ id }) => this.#waiting.delete(id));
    const retry = tasks.find(({ id }) => this.#failed.delete(id));
    for (const task of this.#waiting.values()) {
      const isOfSame = task.provider === provider;
      // A task of another provider has limits of its own, and cannot fill up the shard.
      const rivals = isOfSame ? fresh : fresh.filter((one) => one === tasks[0]);
      const ahead = hadTrouble(task) ? undefined : rivals.find((one) => this.#isBefore(task, one));
      if ((ahead ?? retry) === undefined || !(isOfSame || (!isInTurn && canStart(task)))) continue;
      if (ahead !== undefined) fail("order", `${ahead.id} is started before ${task.id}`);
      fail("order", `${key} is a retry of ${retry?.id}, and ${task.id} has not been started`);
    }
  }

  delivered(id: string, truth: Truth): void {
    if (truth.kind === "failure" && truth.class === "legitimate") this.#failed.add(id);
  }

  #isBefore(one: Task, other: Task): boolean {
    const [a, b] = [this.#places.get(one.id), this.#places.get(other.id)];
    if (a === undefined || b === undefined) return false;
    if (a.durationS === b.durationS) return a.index < b.index;
    // An unknown duration is estimated.
    return a.durationS !== null && b.durationS !== null && a.durationS > b.durationS;
  }
}
