/** A list of tasks in memory. It keeps columns instead of objects, because a list may have a million tasks. */
import type { Task, Tasks } from "../core/task.ts";
import { TaskIndex } from "../core/task-index.ts";

/** The properties that many tasks have in common, so that these tasks can share one object. */
export type Traits = Pick<Task, "provider" | "group" | "timeoutMs" | "weight">;

export class TaskTable implements Tasks {
  readonly index = new TaskIndex();
  readonly #texts: string[] = [];
  readonly #traits: Traits[] = [];
  #hasWeights = false;

  get count(): number {
    return this.#texts.length;
  }

  get hasWeights(): boolean {
    return this.#hasWeights;
  }

  add({ id, hash, json }: Pick<Task, "id" | "hash" | "json">, traits: Traits): void {
    this.#texts.push(json);
    this.#traits.push(traits);
    this.#hasWeights ||= traits.weight !== undefined;
    this.index.add(id, hash);
  }

  at(index: number): Task {
    return {
      id: this.index.idAt(index),
      hash: this.index.hashAt(index),
      json: this.jsonAt(index),
      ...this.#traitsAt(index),
    };
  }

  idAt(index: number): string {
    return this.index.idAt(index);
  }

  jsonAt(index: number): string {
    return this.#texts[index] ?? "";
  }

  providerAt(index: number): string {
    return this.#traitsAt(index).provider;
  }

  weightAt(index: number): number | null {
    return this.#traitsAt(index).weight ?? null;
  }

  #traitsAt(index: number): Traits {
    return this.#traits[index] ?? { provider: "" };
  }
}
