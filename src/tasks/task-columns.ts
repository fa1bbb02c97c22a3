/** A list of tasks in columns: what tasks have in common is kept once, and texts outside of the heap. */
import { HashIndex } from "../core/hash-index.ts";
import type { Task, Tasks } from "../core/task.ts";
import { digestOf, digestOfText, type JsonValue } from "./canonical-json.ts";
import { hasLeadingId, leadingIdOf } from "./leading-id.ts";
import { hasSoleId } from "./sole-id.ts";
import { TextStore, whole } from "./text-store.ts";

/** What many tasks of a list have in common. */
export type Traits = Pick<Task, "provider" | "group" | "timeoutMs" | "weight">;

const FIRST_CAPACITY = 1_024;

export class TaskColumns implements Tasks {
  #hashes = new HashIndex();
  #count = 0;
  /** Empty for a task whose text begins with it, and missing behind the last other one. */
  readonly #ids = new TextStore();
  /** Those of several lines, by the index of the task. */
  readonly #brokenIds = new Map<number, string>();
  readonly #texts = new TextStore();
  readonly #traits: Traits[] = [];
  readonly #traitsByKey = new Map<string, number>();
  /** The traits of each task, as an index. */
  #traitsOf = new Uint32Array(FIRST_CAPACITY);

  get count(): number {
    return this.#count;
  }

  /** Made now where they were left out, which takes as long as reading the list did. */
  get hashes(): HashIndex {
    if (this.#hashes.count < this.#count) {
      this.#hashes = new HashIndex();
      for (let index = 0; index < this.#count; index += 1) {
        this.#hashes.appendDigest(digestOfJson(this.#texts.cutAt(index, whole)));
      }
    }
    return this.#hashes;
  }

  get hasWeights(): boolean {
    return this.#traits.some(({ weight }) => weight !== undefined);
  }

  add(task: Task): void {
    this.#hashes.append(task.hash);
    this.addRest(task.id, task.json, task);
  }

  /**
   * Adds the hash of the next task: of each, or of none.
   *
   * @param digest its 32 bytes, a character each
   */
  addDigest(digest: string): void {
    this.#hashes.appendDigest(digest);
  }

  /** Adds the rest of a task, whose hash is added by itself: no object need be made of its parts. */
  addRest(id: string, json: string, traits: Traits): void {
    const index = this.#grow(1);
    this.setTraits(index, traits);
    this.#texts.add(json);
    if (!hasLeadingId(json, id)) this.setId(index, id);
  }

  /**
   * The same of many whose texts begin with their ids, and which have their traits in common; for others, both can be
   * set in the order of the list, before a task is added behind them.
   *
   * @param bytes a line each, the last one without its newline
   */
  addLines(bytes: Uint8Array, count: number, traits: Traits): void {
    this.#texts.addLines(bytes, count);
    const first = this.#grow(count);
    this.#traitsOf.fill(this.#traitsIndex(traits, first), first, this.#count);
  }

  setTraits(index: number, traits: Traits): void {
    this.#traitsOf[index] = this.#traitsIndex(traits, index);
  }

  /** Sets the id of a task whose text does not begin with it. */
  setId(index: number, id: string): void {
    this.#padIds(index);
    const isBroken = id.includes("\n");
    if (isBroken) this.#brokenIds.set(index, id);
    this.#ids.add(isBroken ? "" : id);
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

  #padIds(count: number): void {
    while (this.#ids.count < count) this.#ids.add("");
  }

  at(index: number): Task {
    const json = this.#texts.at(index);
    return {
      id: this.#storedId(index) || leadingIdOf(json),
      hash: this.hashes.at(index),
      json,
      ...this.#traitsAt(index),
    };
  }

  idAt(index: number): string {
    return this.#storedId(index) || this.#texts.cutAt(index, leadingIdOf);
  }

  #storedId(index: number): string {
    return this.#ids.cutAt(index, whole) || (this.#brokenIds.get(index) ?? "");
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

function digestOfJson(json: string): string {
  return hasSoleId(json) ? digestOfText(json) : digestOf(JSON.parse(json) as JsonValue, json);
}
