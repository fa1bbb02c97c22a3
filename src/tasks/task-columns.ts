/** A list of tasks in columns: what tasks have in common is kept once, and texts outside of the heap. */
import { HashIndex } from "../core/hash-index.ts";
import type { Task, Tasks } from "../core/task.ts";
import { SOLE_ID_FROM, SOLE_ID_REST, soleIdOf } from "./sole-id.ts";
import { type TextBlocks, TextStore } from "./text-store.ts";

/** What many tasks of a list have in common. */
export type Traits = Pick<Task, "provider" | "group" | "timeoutMs" | "weight">;

const FIRST_CAPACITY = 1_024;

/** The columns of some tasks of a list, as they go from one thread to another. */
export interface ColumnsPiece {
  readonly count: number;
  readonly hashes: Uint32Array<ArrayBuffer>;
  readonly texts: TextBlocks;
  readonly ids: TextBlocks;
  readonly brokenIds: ReadonlyMap<number, string>;
  readonly traits: readonly Traits[];
  readonly traitsOf: Uint32Array<ArrayBuffer>;
}

export class TaskColumns implements Tasks {
  readonly hashes = new HashIndex();
  #count = 0;
  /** Empty for a task whose text holds nothing else, and missing behind the last other one. */
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
    this.#padIds(index);
    const isBroken = id.includes("\n");
    if (isBroken) this.#brokenIds.set(index, id);
    this.#ids.add(isBroken ? "" : id);
  }

  #padIds(count: number): void {
    while (this.#ids.count < count) this.#ids.add("");
  }

  /** All of them, for `addPiece` of other columns; these are not to be used any more. */
  piece(): ColumnsPiece {
    return {
      count: this.#count,
      hashes: this.hashes.words(),
      texts: this.#texts.blocks(),
      ids: this.#ids.blocks(),
      brokenIds: this.#brokenIds,
      traits: this.#traits,
      traitsOf: this.#traitsOf.slice(0, this.#count),
    };
  }

  addPiece(piece: ColumnsPiece): void {
    const first = this.#grow(piece.count);
    this.hashes.appendWords(piece.hashes);
    this.#texts.addBlocks(piece.texts);
    if (piece.ids.length > 0) this.#padIds(first);
    this.#ids.addBlocks(piece.ids);
    for (const [index, id] of piece.brokenIds) this.#brokenIds.set(first + index, id);
    const traits = piece.traits.map((one) => this.#traitsIndex(one, first));
    for (let index = 0; index < piece.count; index += 1) {
      this.#traitsOf[first + index] = traits[piece.traitsOf[index] ?? 0] ?? 0;
    }
  }

  at(index: number): Task {
    const json = this.#texts.at(index);
    return {
      id: this.#storedId(index) || soleIdOf(json),
      hash: this.hashes.at(index),
      json,
      ...this.#traitsAt(index),
    };
  }

  idAt(index: number): string {
    return this.#storedId(index) || this.#texts.innerAt(index, SOLE_ID_FROM, SOLE_ID_REST);
  }

  #storedId(index: number): string {
    return this.#ids.innerAt(index, 0, 0) || (this.#brokenIds.get(index) ?? "");
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
