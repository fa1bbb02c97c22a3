/**
 * Gathers listed items into tasks: checks ids and reserved fields, expands repeats, hashes. Problems are
 * collected, so that one run of the tool shows more than the first of them.
 */
import type { Redactor } from "../core/redactor.ts";
import { UserError } from "../core/user-error.ts";
import { digestOf, digestOfText, type JsonObject, type JsonValue, needsEscape } from "./canonical-json.ts";
import { IdIndex } from "./id-index.ts";
import { publicName } from "./public-name.ts";
import type { ReadReserved, ReservedFields } from "./reserved-fields.ts";
import { countSoleIds, SOLE_ID_FROM, SOLE_ID_REST, soleIdJson, soleIdOf } from "./sole-id.ts";
import { type ColumnsPiece, TaskColumns, type Traits } from "./task-columns.ts";
import type { Lines } from "./utf8-lines.ts";

/** Some tasks of a list, as they go from one thread to another. */
export interface ListPiece {
  readonly columns: ColumnsPiece;
  /** Of their ids, for `IdIndex`. */
  readonly idValues: Int32Array<ArrayBuffer>;
}

export interface TaskListOptions {
  /** The provider of tasks that name none. */
  readonly provider: string;
  /** 1 leaves tasks as they are; N makes `ID#1` … `ID#N` of each. */
  readonly repeats: number;
  /** A provider goes by its public name everywhere, so that the next run finds its circuit. */
  readonly redactor: Pick<Redactor, "redact">;
  /** For tasks that have more of these fields than names. */
  readonly readReserved: ReadReserved;
  /** Words for a place in the source, such as `tasks.jsonl:3`. */
  readonly describePlace: (place: number) => string;
}

const FIRST_CAPACITY = 1_024;
/** Each piece becomes a block of its own, and the writer of a pipe may give a line at a time. */
const SOLE_IDS_BYTES_MIN = 4_096;
const SHOWN_PROBLEMS = 5;
const MOST_PROBLEMS = 20;

const NO_FIELDS: ReservedFields = {};

const EXPECTED_OF_FIELD: Readonly<Record<string, string>> = {
  provider: 'a text such as "openai"',
  group: 'a text (a number must be quoted: "7")',
  timeout: 'a duration above 0 and up to 24d, such as "90s" or "15m", or a number of seconds',
  weight: "a number above 0",
};

export class TaskList {
  readonly #options: TaskListOptions;
  readonly #tasks = new TaskColumns();
  readonly #providerNames = new Map<string, string>();
  /** In the order of the list; a repeated task counts once. */
  readonly #ids: IdIndex;
  /** Where each of them was listed. */
  #places = new Int32Array(FIRST_CAPACITY);
  readonly #problems: string[] = [];
  /** Of tasks without reserved fields. */
  readonly #commonTraits: Traits;

  constructor(options: TaskListOptions) {
    this.#options = options;
    const { repeats } = options;
    this.#ids = new IdIndex((position) => {
      const id = this.#tasks.idAt(position * repeats);
      return repeats === 1 ? id : id.slice(0, -"#1".length);
    });
    this.#commonTraits = { provider: this.#providerName(options.provider) };
  }

  /**
   * Adds what the source lists at a place.
   *
   * @param listed a parsed value, still untrusted
   * @param json the text that it was parsed from, where that is one line of JSON; null where it is not
   */
  add(listed: unknown, json: string | null, place: number): void {
    if (typeof listed !== "object" || listed === null || Array.isArray(listed)) {
      this.problem(
        `Expected a task, an object such as {"id": "a"}, at ${this.#at(place)}, found ${describe(listed)}. Wrap it as an object with an id.`,
      );
      return;
    }
    const fields = listed as JsonObject;
    const id = this.#idOf(fields, place);
    if (id === null) return;
    const reserved = this.#reservedOf(fields, id, place);
    if (reserved === null) return;
    try {
      if (this.#options.repeats === 1) {
        this.#push(fields, json, { id, reserved });
        return;
      }
      const group = reserved.group ?? id;
      for (let repeat = 1; repeat <= this.#options.repeats; repeat += 1) {
        const expanded = { ...fields, id: `${id}#${repeat}`, repeat, group };
        this.#push(expanded, null, { id: expanded.id, reserved: { ...reserved, group } });
      }
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.problem(
        `Expected a task of reasonable depth at ${this.#at(place)}, found ${quote(id)} nested too deeply to be hashed. Flatten its payload, or keep it in a file of its own.`,
      );
    }
  }

  /** Adds a task that has an id and nothing else. */
  addId(id: string, place: number): void {
    if (needsEscape(id)) this.add({ id }, null, place);
    else this.addSoleId(soleIdJson(id), place);
  }

  /** The same as JSON, for which `hasSoleId` holds. */
  addSoleId(json: string, place: number): void {
    if (this.#options.repeats > 1) this.add({ id: soleIdOf(json) }, null, place);
    else if (this.#takeSoleId(json, this.#tasks.count, place)) {
      this.#tasks.addSoleId(digestOfText(json), json, this.#commonTraits);
    }
  }

  /**
   * Adds lines that are all such tasks, as the bytes they are: nothing is made for each of them but its hash.
   *
   * @returns how many they are; 0 where not all of them are such tasks or where they are few, and then adds none
   */
  addSoleIds({ text, bytes, first }: Lines): number {
    const count = this.#options.repeats > 1 || bytes.length < SOLE_IDS_BYTES_MIN ? 0 : countSoleIds(text);
    if (count === 0) return 0;
    const position = this.#tasks.count;
    this.#tasks.addSoleIds(bytes, count, this.#commonTraits);
    let from = 0;
    for (let index = 0; index < count; index += 1) {
      const newline = text.indexOf("\n", from);
      const json = text.slice(from, newline === -1 ? text.length : newline);
      // What is refused has been added all the same: the list will not be used.
      this.#takeSoleId(json, position + index, first + index);
      this.#tasks.hashes.appendDigest(digestOfText(json));
      from = newline + 1;
    }
    return count;
  }

  /**
   * Adds tasks that another list has taken from the same source.
   *
   * @returns whether their ids are new; where one is not, this list is not to be used any more
   */
  addPiece({ columns, idValues }: ListPiece): boolean {
    const first = this.#tasks.count;
    const traits = columns.traits.map((one) => ({ ...one, provider: this.#providerName(one.provider) }));
    this.#tasks.addPiece({ ...columns, traits });
    return this.#ids.addValues(idValues, first);
  }

  /**
   * All tasks, for `addPiece` of another list. This list is not to be used any more.
   *
   * @throws UserError with the problems that were noted
   */
  piece(): ListPiece {
    const tasks = this.finish();
    return { columns: tasks.piece(), idValues: this.#ids.values(tasks.count) };
  }

  /** Notes a problem of the source itself, such as a line that is no JSON. */
  problem(message: string): void {
    this.#problems.push(message);
    if (this.#problems.length >= MOST_PROBLEMS) throw this.#asError();
  }

  /**
   * The tasks in the order in which they were listed.
   *
   * @throws UserError with the problems that were noted
   */
  finish(): TaskColumns {
    if (this.#problems.length > 0) throw this.#asError();
    return this.#tasks;
  }

  #push(
    fields: JsonObject,
    json: string | null,
    known: { readonly id: string; readonly reserved: ReservedFields },
  ): void {
    this.#tasks.addDigested(
      digestOf(fields, json),
      known.id,
      json ?? JSON.stringify(fields),
      this.#traitsOf(known.reserved),
    );
  }

  #traitsOf(reserved: ReservedFields): Traits {
    // Most tasks have none of these fields.
    if (reserved === NO_FIELDS) return this.#commonTraits;
    const { group, timeout, weight } = reserved;
    return {
      provider: this.#providerName(reserved.provider ?? this.#options.provider),
      ...(group === undefined ? undefined : { group }),
      ...(timeout === undefined ? undefined : { timeoutMs: timeout }),
      ...(weight === undefined ? undefined : { weight }),
    };
  }

  #providerName(provider: string): string {
    let name = this.#providerNames.get(provider);
    if (name === undefined) {
      name = publicName(provider, this.#options.redactor);
      this.#providerNames.set(provider, name);
    }
    return name;
  }

  #idOf(fields: JsonObject, place: number): string | null {
    const id = fields.id;
    if (typeof id !== "string") {
      this.problem(this.#wrongId(fields, id, place));
      return null;
    }
    return this.#takeId(id, place) ? id : null;
  }

  /** @returns whether it is a right id, and a new one; else that is noted */
  #takeId(id: string, place: number): boolean {
    if (this.#isBlank(id, place)) return false;
    if (!id.isWellFormed() || id.includes("\0")) {
      this.problem(
        `Expected an id of Unicode text at ${this.#at(place)}, found ${quote(id)} with a NUL or half a character in it. Neither can be passed to a child: rename it.`,
      );
      return false;
    }
    // That of a task that was refused is taken again.
    return this.#isNew(id, Math.floor(this.#tasks.count / this.#options.repeats), place);
  }

  /** The same of a task for whose text `hasSoleId` holds; most of them need no look at each character. */
  #takeSoleId(json: string, position: number, place: number): boolean {
    const first = json.charCodeAt(SOLE_ID_FROM);
    const isVisible = first > 0x20 && first < 0x7f;
    if (!isVisible && this.#isBlank(soleIdOf(json), place)) return false;
    return this.#isNew(json, position, place, SOLE_ID_FROM, json.length - SOLE_ID_REST);
  }

  #isBlank(id: string, place: number): boolean {
    if (id.trim() !== "") return false;
    this.problem(`Expected a task with an id at ${this.#at(place)}, found an empty one. Give it a text of its own.`);
    return true;
  }

  /** Whether the id from `from` up to `to` is a new one. @param position in the order of the list; a repeated task counts once */
  #isNew(text: string, position: number, place: number, from = 0, to = text.length): boolean {
    const earlier = this.#ids.add(text, position, from, to);
    if (earlier === null) {
      this.#notePlace(position, place);
      return true;
    }
    this.problem(
      `Expected unique ids, found ${quote(text.slice(from, to))} at ${this.#at(this.#places[earlier] ?? 0)} and again at ${this.#at(place)}. Rename one; to run a task several times, use repeats.`,
    );
    return false;
  }

  #notePlace(position: number, place: number): void {
    if (position >= this.#places.length) {
      // A list of numbers would leave the garbage collector a copy each time it grows.
      const places = new Int32Array(this.#places.length * 4);
      places.set(this.#places);
      this.#places = places;
    }
    this.#places[position] = place;
  }

  #wrongId(fields: JsonObject, id: JsonValue | undefined, place: number): string {
    const where = `Expected a task with a text "id" at ${this.#at(place)}`;
    if (typeof id === "number") return `${where}, found the number ${id}. Quote it: "id": "${id}".`;
    if (id !== undefined) return `${where}, found ${describe(id)}. Give it a text, such as "id": "a".`;
    const names = Object.keys(fields).slice(0, 8).map(quote).join(", ");
    return `${where}, found no id (${names === "" ? "no fields at all" : `only ${names}`}). Add one that stays the same from run to run.`;
  }

  #reservedOf(fields: JsonObject, id: string, place: number): ReservedFields | null {
    // Most tasks have none of these fields, and a schema takes longer to say so than all the rest of the reading.
    const { provider, group, timeout, weight } = fields;
    if (provider === undefined && group === undefined && timeout === undefined && weight === undefined)
      return NO_FIELDS;
    // Names alone need no schema: it takes as long as all the rest of the reading.
    if (isName(provider) && isName(group) && timeout === undefined && weight === undefined) return { provider, group };
    const reserved = this.#options.readReserved(fields);
    if (!("wrong" in reserved)) return reserved;
    for (const name of reserved.wrong) {
      this.problem(
        `Expected ${quote(name)} to be ${EXPECTED_OF_FIELD[name] ?? "of another type"} at ${this.#at(place)} (task ${quote(id)}), found ${describe(fields[name])}. Mend the field, or rename it if it is payload: it has a meaning of its own here.`,
      );
    }
    return null;
  }

  #at(place: number): string {
    return this.#options.describePlace(place);
  }

  #asError(): UserError {
    const [first, ...others] = this.#problems;
    if (others.length === 0) return new UserError(first);
    const shown = this.#problems.slice(0, SHOWN_PROBLEMS).map((problem) => `- ${problem}`);
    const left = this.#problems.length - shown.length;
    const count = this.#problems.length >= MOST_PROBLEMS ? `At least ${MOST_PROBLEMS}` : `${this.#problems.length}`;
    const rest = left > 0 ? [`- … and ${left} more`] : [];
    return new UserError([`${count} problems in the task list:`, ...shown, ...rest].join("\n"));
  }
}

function isName(value: JsonValue | undefined): value is string | undefined {
  return value === undefined || (typeof value === "string" && value !== "");
}

/** A value for people: short, on one line. */
function describe(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "an array";
  switch (typeof value) {
    case "undefined":
      return "nothing";
    case "string":
      return quote(value);
    case "object":
      return "an object";
    default:
      return `the ${typeof value} ${String(value)}`;
  }
}

/** A text of the list, for a message: cut where it is long. */
export function quote(text: string): string {
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 79)}…` : text);
}
