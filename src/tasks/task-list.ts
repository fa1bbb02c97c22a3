/** Turns listed items into tasks: checks ids and reserved fields, expands `vary` and `repeats`, computes hashes. */
import { isObject, type JsonObject, writeJson } from "../core/json.ts";
import type { Redactor } from "../core/redactor.ts";
import { UserError } from "../core/user-error.ts";
import { quote } from "../core/words.ts";
import { publicName } from "./public-name.ts";
import { NO_RESERVED_FIELDS, type ReservedFields, readReserved } from "./reserved-fields.ts";
import { hashOf, withInputs } from "./task-hash.ts";
import { TaskTable, type Traits } from "./task-table.ts";
import { type Axis, BASE_ID, providerOfVariant, type Variant, variantsOf } from "./vary.ts";

export interface TaskListOptions {
  /** The provider of tasks without a `provider` field. */
  readonly provider: string;
  /** 1 leaves tasks as they are; N turns each task into `ID#1` … `ID#N`. */
  readonly repeats: number;
  /** Turns each task into `ID[model=gpt-5]` and so on. Default: none. */
  readonly vary?: readonly Axis[];
  /** Redacts the names of providers: each always appears under its public name, so that the next run finds its circuit. */
  readonly redactor: Pick<Redactor, "redact">;
  /** The combined hash of files that results depend on; null if there are none. Default: null. */
  readonly inputsHash?: string | null;
}

/** A task that is about to be added. */
interface Item {
  readonly id: string;
  readonly fields: JsonObject;
  /** The text that the fields were parsed from; null if there is none. */
  readonly json: string | null;
  readonly reserved: ReservedFields;
}

export class TaskList {
  readonly #options: TaskListOptions;
  /** Describes a place in the source, such as `tasks.jsonl:3`. */
  readonly #at: (place: number) => string;
  readonly #variants: readonly Variant[];
  /** Whether neither `vary` nor `repeats` makes copies. */
  readonly #isAsListed: boolean;
  /** The fields that `vary` sets. A task's own fields must not be varied. */
  readonly #variedFields: readonly string[];
  readonly #tasks = new TaskTable();
  readonly #providerNames = new Map<string, string>();
  /** Where each task was listed. */
  readonly #places: number[] = [];
  /** The traits of tasks without reserved fields. */
  readonly #commonTraits: Traits;

  constructor(options: TaskListOptions, describePlace: (place: number) => string) {
    this.#options = options;
    this.#at = describePlace;
    const axes = options.vary ?? [];
    this.#variants = variantsOf(axes);
    this.#isAsListed = axes.length === 0 && options.repeats === 1;
    this.#variedFields = axes.length === 0 ? [] : [BASE_ID, ...axes.map(({ name }) => name)];
    this.#commonTraits = { provider: this.#providerName(options.provider) };
  }

  /**
   * Adds the item that the source lists at a place.
   *
   * @param listed a parsed value, untrusted
   * @param json the text that it was parsed from, if that is one line of JSON; else null
   * @throws UserError if the item is not a task
   */
  add(listed: unknown, json: string | null, place: number): void {
    if (!isObject(listed)) {
      throw new UserError(
        `Expected a task, an object such as {"id": "a"}, at ${this.#at(place)}, found ${describe(listed)}. Wrap it as an object with an id.`,
      );
    }
    const fields = listed as JsonObject;
    const id = this.#idOf(fields, place);
    const reserved = this.#reservedOf(fields, id, place);
    const conflict = this.#variedFields.find((name) => Object.hasOwn(fields, name));
    if (conflict !== undefined) {
      throw new UserError(
        `Expected no field ${quote(conflict)} in a task, because \`vary\` sets it, found it in task ${quote(id)} at ${this.#at(place)}. Rename the field, or vary another one.`,
      );
    }
    try {
      const item: Item = { id, fields, json, reserved };
      if (this.#isAsListed) this.#push(item, place);
      else for (const copy of this.#expand(item)) this.#push(copy, place);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw new UserError(
        `Expected a task of reasonable depth at ${this.#at(place)}, found ${quote(id)} nested too deeply to be hashed. Flatten its payload, or keep it in a file of its own.`,
      );
    }
  }

  /** The copies of an item that `vary` and `repeats` make. */
  *#expand({ id, fields, json, reserved }: Item): Generator<Item> {
    const { repeats, provider } = this.#options;
    for (const variant of this.#variants) {
      let item: Item = { id, fields, json, reserved };
      if (variant.suffix !== "") {
        const varied = { ...fields, ...variant.fields, [BASE_ID]: id, id: `${id}${variant.suffix}` };
        const named = variant.fields.provider ?? reserved.provider ?? providerOfVariant(provider, variant);
        item = { id: varied.id, fields: varied, json: null, reserved: { ...reserved, provider: named } };
      }
      if (repeats === 1) yield item;
      const group = reserved.group ?? item.id;
      for (let repeat = 1; repeats > 1 && repeat <= repeats; repeat += 1) {
        const repeated = { ...item.fields, id: `${item.id}#${repeat}`, repeat, group };
        yield { id: repeated.id, fields: repeated, json: null, reserved: { ...item.reserved, group } };
      }
    }
  }

  /**
   * The tasks in listed order.
   *
   * @throws UserError if two have the same id
   */
  finish(): TaskTable {
    const same = this.#tasks.index.sameIds();
    if (same !== null) throw this.#sameIds(...same);
    return this.#tasks;
  }

  #push({ id, fields, json, reserved }: Item, place: number): void {
    const { inputsHash = null } = this.#options;
    const own = hashOf(fields);
    const hash = inputsHash === null ? own : withInputs(own, inputsHash);
    this.#tasks.add({ id, hash, json: json ?? writeJson(fields) }, this.#traitsOf(reserved));
    this.#places.push(place);
  }

  #traitsOf(reserved: ReservedFields): Traits {
    if (reserved === NO_RESERVED_FIELDS) return this.#commonTraits;
    return { ...reserved, provider: this.#providerName(reserved.provider ?? this.#options.provider) };
  }

  #providerName(provider: string): string {
    let name = this.#providerNames.get(provider);
    if (name === undefined) {
      name = publicName(provider, this.#options.redactor);
      this.#providerNames.set(provider, name);
    }
    return name;
  }

  #idOf(fields: JsonObject, place: number): string {
    const { id } = fields;
    if (typeof id === "string" && id.trim() !== "" && id.isWellFormed() && !id.includes("\0")) return id;
    const where = `Expected a task with a text "id" at ${this.#at(place)}`;
    if (typeof id === "number" || typeof id === "bigint")
      throw new UserError(`${where}, found the number ${id}. Quote it: "id": "${id}".`);
    if (id === undefined) {
      const names = Object.keys(fields).slice(0, 8).map(quote).join(", ");
      const found = names === "" ? "no fields at all" : `only ${names}`;
      throw new UserError(`${where}, found no id (${found}). Add one that stays the same from run to run.`);
    }
    if (typeof id !== "string")
      throw new UserError(`${where}, found ${describe(id)}. Give it a text, such as "id": "a".`);
    if (id.trim() === "") throw new UserError(`${where}, found an empty one. Give it a unique text.`);
    throw new UserError(
      `Expected an id of Unicode text at ${this.#at(place)}, found ${quote(id)}, which has a NUL or half a character in it. Neither can be passed to a child. Rename it.`,
    );
  }

  /** The error for two tasks of one id. @param first @param later their places in the table, which holds all copies */
  #sameIds(first: number, later: number): UserError {
    const at = (task: number) => this.#at(this.#places[task] ?? 0);
    const id = this.#tasks.index.idAt(later);
    return new UserError(
      `Expected unique ids, found ${quote(id)} at ${at(first)} and again at ${at(later)}. Rename one; to run a task several times, use repeats.`,
    );
  }

  #reservedOf(fields: JsonObject, id: string, place: number): ReservedFields {
    return readReserved(fields, (name, expected) => {
      throw new UserError(
        `Expected ${quote(name)} to be ${expected} at ${this.#at(place)} (task ${quote(id)}), found ${describe(fields[name])}. Fix the field, or rename it if it is payload: this name is reserved.`,
      );
    });
  }
}

/** Formats a value for people, briefly and on one line. */
function describe(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "an array";
  if (typeof value === "string") return quote(value);
  return typeof value === "object" ? "an object" : `the ${typeof value} ${String(value)}`;
}
