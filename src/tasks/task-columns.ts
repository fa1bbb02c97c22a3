/** A list of tasks in columns: what tasks have in common is kept once, and texts outside of the heap. */
import { HashIndex } from "../core/hash-index.ts";
import type { Task, Tasks } from "../core/task.ts";
import { SOLE_ID_FROM, SOLE_ID_REST, soleIdOf } from "./sole-id.ts";
import { TextStore } from "./text-store.ts";

/** What many tasks of a list have in common. */
export type Traits = Pick<Task, "provider" | "group" | "timeoutMs" | "weight">;

const FIRST_CAPACITY = 1_024;

export class TaskColumns implements Tasks {
  readonly hashes = new HashIndex();
  #count = 0;
  /** Empty for a task whose text holds nothing else, and missing behind the last other one. */
  readonly #ids: string[] = [];
  readonly #texts = new TextStore();
  readonly #traits: Traits[] = [];
  readonly #traitsByKey = new Map<string, number>();
  /** The traits of each task, as an index. */
  #traitsOf = new Uint32Array(FIRST_CAPACITY);

  get count(): number {
    return this.#count;
  }

  get hasWeights(): boolean {
    return this.#traits.some(({ weight }) => weight !== undefined);
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

  /** The same of a task for whose text `hasSoleId` holds. */
  addSoleId(digest: string, json: string, traits: Traits): void {
    this.hashes.appendDigest(digest);
    this.#addRest("", json, traits);
  }

  /** The same of many. The digest of each is to be added to `hashes`. @param bytes a line each, the last one without its newline */
  addSoleIds(bytes: Uint8Array, count: number, traits: Traits): void {
    this.#texts.addLines(bytes, count);
    const first = this.#grow(count);
    this.#traitsOf.fill(this.#traitsIndex(traits, first), first, this.#count);
  }

  /** Makes room for so many tasks. @returns the index of the first */
  #grow(count: number): number {
    const first = this.#count;
    this.#count += count;
    if (this.#count > this.#traitsOf.length) {
      const longer = new Uint32Array(Math.max(this.#count, this.#traitsOf.length * 2));
      longer.set(this.#traitsOf);
      this.#traitsOf = longer;
    }
    return first;
  }

  #addRest(id: string, json: string, traits: Traits): void {
    const index = this.#grow(1);
    this.#traitsOf[index] = this.#traitsIndex(traits, index);
    this.#texts.add(json);
    if (id === "") return;
    while (this.#ids.length < index) this.#ids.push("");
    this.#ids.push(id);
  }

  at(index: number): Task {
    const json = this.#texts.at(index);
    return {
      id: this.#ids[index] || soleIdOf(json),
      hash: this.hashes.at(index),
      json,
      ...this.#traitsAt(index),
    };
  }

  idAt(index: number): string {
    return this.#ids[index] || this.#texts.innerAt(index, SOLE_ID_FROM, SOLE_ID_REST);
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
