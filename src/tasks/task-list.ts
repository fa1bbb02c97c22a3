/**
 * Gathers listed items into tasks: checks ids and reserved fields, expands repeats, hashes.
 */
import type { Redactor } from "../core/redactor.ts";
import {
  canonicalJson,
  digestOf,
  digestOfText,
  type JsonObject,
  type JsonValue,
  needsEscape,
} from "./canonical-json.ts";
import { IdIndex } from "./id-index.ts";
import { hasLeadingId, leadingIdOf } from "./leading-id.ts";
import { describe, ListProblems, quote } from "./list-problems.ts";
import { publicName } from "./public-name.ts";
import { type ReservedFields, readReserved } from "./reserved-fields.ts";
import { countSoleIds, SOLE_ID_FROM, SOLE_ID_REST, soleIdJson } from "./sole-id.ts";
import { TaskColumns, type Traits } from "./task-columns.ts";
import type { Lines } from "./utf8-lines.ts";

/** When the hashes of tasks are made: with the list, or once they are asked for, as by a plan of which nothing is done yet. */
export type Hashing = "at-once" | "when-asked";

export interface TaskListOptions {
  /** The provider of tasks that name none. */
  readonly provider: string;
  /** 1 leaves tasks as they are; N makes `ID#1` … `ID#N` of each. */
  readonly repeats: number;
  /** A provider goes by its public name everywhere, so that the next run finds its circuit. */
  readonly redactor: Pick<Redactor, "redact">;
  /** Default: at-once. */
  readonly hashing?: Hashing;
  /** Words for a place in the source, such as `tasks.jsonl:3`. */
  readonly describePlace: (place: number) => string;
}

const FIRST_CAPACITY = 1_024;
/** Each piece becomes a block of its own, and the writer of a pipe may give a line at a time. */
const LINES_BYTES_MIN = 4_096;
/** No shorter text is nested too deeply to be hashed. */
const SHALLOW_LENGTH = 1_024;

const BRACE = 0x7b;
const END_BRACE = 0x7d;

const NO_FIELDS: ReservedFields = {};

const EXPECTED_OF_FIELD: Readonly<Record<string, string>> = {
  provider: 'a text such as "openai"',
  group: 'a text (a number must be quoted: "7")',
  timeout: 'a duration above 0 and up to 24d, such as "90s" or "15m", or a number of seconds',
  weight: "a number above 0",
};

export class TaskList {
  readonly #options: TaskListOptions;
  readonly #hashing: Hashing;
  readonly #tasks = new TaskColumns();
  readonly #providerNames = new Map<string, string>();
  /** In the order of the list; a repeated task counts once. */
  readonly #ids: IdIndex;
  /** Where each of them was listed. */
  #places = new Int32Array(FIRST_CAPACITY);
  readonly #problems = new ListProblems();
  /** Of tasks without reserved fields. */
  readonly #commonTraits: Traits;

  constructor(options: TaskListOptions) {
    this.#options = options;
    const { repeats, hashing = "at-once" } = options;
    this.#hashing = hashing;
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
    // That of a task that was refused is taken again.
    const id = this.#idOf(fields, Math.floor(this.#tasks.count / this.#options.repeats), place);
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
      this.#noteDepth(error, id, place);
    }
  }

  /** Adds a task that has an id and nothing else. */
  addId(id: string, place: number): void {
    if (needsEscape(id)) this.add({ id }, null, place);
    else this.addSoleId(soleIdJson(id), place);
  }

  /** The same as JSON, for which `hasSoleId` holds. */
  addSoleId(json: string, place: number): void {
    const id = leadingIdOf(json);
    if (this.#options.repeats > 1) this.add({ id }, null, place);
    else if (this.#takeSoleId(json, this.#tasks.count, { place, from: 0, to: json.length })) {
      if (this.#hashing === "at-once") this.#tasks.addDigest(digestOfText(json));
      this.#tasks.addRest(id, json, this.#commonTraits);
    }
  }

  /**
   * Adds lines that are all such tasks, as the bytes they are: nothing is made for each of them but its hash.
   *
   * @returns how many they are; 0 where not all of them are such tasks or where they are few, and then adds none
   */
  addSoleIds({ text, bytes, first }: Lines): number {
    const count = this.#takesLines(bytes) ? countSoleIds(text) : 0;
    if (count === 0) return 0;
    const position = this.#tasks.count;
    this.#tasks.addLines(bytes, count, this.#commonTraits);
    const isHashed = this.#hashing === "at-once";
    let from = 0;
    for (let index = 0; index < count; index += 1) {
      const newline = text.indexOf("\n", from);
      const to = newline === -1 ? text.length : newline;
      // What is refused has been added all the same: the list will not be used.
      this.#takeSoleId(text, position + index, { place: first + index, from, to });
      if (isHashed) this.#tasks.addDigest(digestOfText(text.slice(from, to)));
      from = newline + 1;
    }
    return count;
  }

  /**
   * Adds lines that each begin and end as an object does, as the bytes they are.
   *
   * @param parse gives what stands in a line; undefined where that is no JSON, which is noted then
   * @returns how many they are; 0 where not all of them are such lines or where they are few, and then adds none
   */
  addObjects({ text, bytes, first }: Lines, parse: (json: string, line: number) => unknown): number {
    const count = this.#takesLines(bytes) ? countObjects(text) : 0;
    if (count === 0) return 0;
    const position = this.#tasks.count;
    this.#tasks.addLines(bytes, count, this.#commonTraits);
    let from = 0;
    for (let index = 0; index < count; index += 1) {
      const newline = text.indexOf("\n", from);
      const json = text.slice(from, newline === -1 ? text.length : newline);
      const fields = parse(json, first + index);
      // As with sole ids: with a problem the list will not be used.
      if (fields !== undefined) this.#describe(position + index, fields as JsonObject, { json, place: first + index });
      from = newline + 1;
    }
    return count;
  }

  #takesLines(bytes: Uint8Array): boolean {
    return this.#options.repeats === 1 && bytes.length >= LINES_BYTES_MIN;
  }

  /** Takes what a task's text says, once it has been added. */
  #describe(position: number, fields: JsonObject, line: { readonly json: string; readonly place: number }): void {
    const { json, place } = line;
    const id = this.#idOf(fields, position, place);
    if (id === null) return;
    const reserved = this.#reservedOf(fields, id, place);
    if (reserved === null) return;
    try {
      this.#hash(fields, json, json);
    } catch (error) {
      this.#noteDepth(error, id, place);
      return;
    }
    if (!hasLeadingId(json, id)) this.#tasks.setId(position, id);
    if (reserved !== NO_FIELDS) this.#tasks.setTraits(position, this.#traitsOf(reserved));
  }

  /** Notes a problem of the source itself, such as a line that is no JSON. */
  problem(message: string): void {
    this.#problems.note(message);
  }

  /**
   * The tasks in the order in which they were listed.
   *
   * @throws UserError with the problems that were noted
   */
  finish(): TaskColumns {
    this.#problems.refuse();
    return this.#tasks;
  }

  #push(
    fields: JsonObject,
    json: string | null,
    known: { readonly id: string; readonly reserved: ReservedFields },
  ): void {
    const text = json ?? JSON.stringify(fields);
    this.#hash(fields, json, text);
    this.#tasks.addRest(known.id, text, this.#traitsOf(known.reserved));
  }

  /** @throws RangeError for a task that is nested too deeply */
  #hash(fields: JsonObject, json: string | null, text: string): void {
    if (this.#hashing === "at-once") this.#tasks.addDigest(digestOf(fields, json));
    // When it is asked for, this could not be told of any more.
    else if (text.length > SHALLOW_LENGTH) canonicalJson(fields);
  }

  #noteDepth(error: unknown, id: string, place: number): void {
    if (!(error instanceof RangeError)) throw error;
    this.problem(
      `Expected a task of reasonable depth at ${this.#at(place)}, found ${quote(id)} nested too deeply to be hashed. Flatten its payload, or keep it in a file of its own.`,
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

  #idOf(fields: JsonObject, position: number, place: number): string | null {
    const id = fields.id;
    if (typeof id !== "string") {
      this.problem(this.#wrongId(fields, id, place));
      return null;
    }
    return this.#takeId(id, position, place) ? id : null;
  }

  /** @returns whether it is a right id, and a new one; else that is noted */
  #takeId(id: string, position: number, place: number): boolean {
    if (this.#isBlank(id, place)) return false;
    if (!id.isWellFormed() || id.includes("\0")) {
      this.problem(
        `Expected an id of Unicode text at ${this.#at(place)}, found ${quote(id)} with a NUL or half a character in it. Neither can be passed to a child: rename it.`,
      );
      return false;
    }
    return this.#isNew(id, position, place);
  }

  /**
   * The same of a task for whose text `hasSoleId` holds; most of them need no look at each character.
   *
   * @param at its line, and where it stands in the text
   */
  #takeSoleId(
    text: string,
    position: number,
    at: { readonly place: number; readonly from: number; readonly to: number },
  ): boolean {
    const from = at.from + SOLE_ID_FROM;
    const to = at.to - SOLE_ID_REST;
    const first = text.charCodeAt(from);
    const isVisible = first > 0x20 && first < 0x7f;
    if (!isVisible && this.#isBlank(text.slice(from, to), at.place)) return false;
    return this.#isNew(text, position, at.place, from, to);
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
    const reserved = readReserved(fields);
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
}

function isName(value: JsonValue | undefined): value is string | undefined {
  return value === undefined || (typeof value === "string" && value !== "");
}

/** How many lines a text has, each of which begins and ends as an object does; 0 where one does not. */
function countObjects(lines: string): number {
  let count = 0;
  for (let from = 0; from <= lines.length; count += 1) {
    const newline = lines.indexOf("\n", from);
    const to = newline === -1 ? lines.length : newline;
    if (lines.charCodeAt(from) !== BRACE || lines.charCodeAt(to - 1) !== END_BRACE) return 0;
    from = to + 1;
  }
  return count;
}
