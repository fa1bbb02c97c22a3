/** A list of tasks in columns: what tasks have in common is kept once, and texts outside of the heap. */
import { HashIndex } from "../core/hash-index.ts";
import type { Task, Tasks } from "../core/task.ts";
import { TextStore } from "./text-store.ts";

/** What many tasks of a list have in common. */
export type Traits = Pick<Task, "provider" | "group" | "timeoutMs" | "weight">;

const FIRST_CAPACITY = 1_024;

export class TaskColumns implements Tasks {
  readonly hashes = new HashIndex();
  readonly #ids: string[] = [];
  readonly #texts = new TextStore();
  readonly #traits: Traits[] = [];
  readonly #traitsByKey = new Map<string, number>();
  /** The traits of each task, as an index. */
  #traitsOf = new Uint32Array(FIRST_CAPACITY);

  get count(): number {
    return this.#ids.length;
  }

  add(task: Task): void {
    this.hashes.append(task.hash);
    this.#addRest(task.id, task.json, task);
  }

  /** The same in parts, because no object need be made of them. @param digest the task's hash as 32 bytes, a character each */
  addDigested(digest: string, id: string, json: string, traits: Traits): void {
    this.hashes.appendDigest(digest);
    this.#addRest(id, json, traits);
  }

  #addRest(id: string, json: string, traits: Traits): void {
    const index = this.#ids.length;
    if (index === this.#traitsOf.length) {
      const longer = new Uint32Array(index * 2);
      longer.set(this.#traitsOf);
      this.#traitsOf = longer;
    }
    this.#traitsOf[index] = this.#traitsIndex(traits, index);
    this.#ids.push(id);
    this.#texts.add(json);
  }

  at(index: number): Task {
    return {
      id: this.idAt(index),
      hash: this.hashes.at(index),
      json: this.#texts.at(index),
      ...this.#traitsAt(index),
    };
  }

  idAt(index: number): string {
    return this.#ids[index] ?? "";
  }

  providerAt(index: number): string {
    return this.#traitsAt(index).provider;
  }

  weightAt(index: number): number | null {
    return this.#traitsAt(index).weight ?? null;
  }

  lines(): Iterable<Uint8Array> {
    return this.#texts.lines();
  }

  *[Symbol.iterator](): Iterator<Task> {
    for (let index = 0; index < this.count; index += 1) yield this.at(index);
  }

  #traitsAt(index: number): Traits {
    return this.#traits[this.#traitsOf[index] ?? 0] ?? { provider: "" };
  }

  #traitsIndex({ provider, group, timeoutMs, weight }: Traits, index: number): number {
    // Neighbours are mostly alike.
    const latest = this.#traitsOf[index - 1] ?? 0;
    const last = this.#traits[latest];
    if (last?.provider === provider && last.group === group && last.timeoutMs === timeoutMs && last.weight === weight) {
      return latest;
    }
    // The length tells where the one text ends and the other begins. JSON of the four takes four times as long.
    const key = `${timeoutMs} ${weight} ${provider.length} ${provider}${group === undefined ? "" : ` ${group}`}`;
    const known = this.#traitsByKey.get(key);
    if (known !== undefined) return known;
    const next = this.#traits.length;
    this.#traitsByKey.set(key, next);
    this.#traits.push({
      provider,
      ...(group === undefined ? undefined : { group }),
      ...(timeoutMs === undefined ? undefined : { timeoutMs }),
      ...(weight === undefined ? undefined : { weight }),
    });
    return next;
  }
}
