/** Gathers listed items into tasks: checks ids and reserved fields, expands repeats, hashes. */
import type { Redactor } from "../core/redactor.ts";
import { hashOf, type JsonObject, type JsonValue, withInputs, writeJson } from "./json.ts";
import { describe, ListProblems, quote } from "./list-problems.ts";
import { publicName } from "./public-name.ts";
import { type ReservedFields, readReserved } from "./reserved-fields.ts";
import { TaskTable, type Traits } from "./task-table.ts";

export interface TaskListOptions {
  /** The provider of tasks that name none. */
  readonly provider: string;
  /** 1 leaves tasks as they are; N makes `ID#1` … `ID#N` of each. */
  readonly repeats: number;
  /** A provider goes by its public name everywhere, so that the next run finds its circuit. */
  readonly redactor: Pick<Redactor, "redact">;
  /** The combined hash of files that results depend on; null if there are none. Default: null. */
  readonly inputsHash?: string | null;
  /** Words for a place in the source, such as `tasks.jsonl:3`. */
  readonly describePlace: (place: number) => string;
}

const NO_FIELDS: ReservedFields = {};

const EXPECTED_OF_FIELD: Readonly<Record<string, string>> = {
  provider: 'a text such as "openai"',
  group: 'a text (a number must be quoted: "7")',
  timeout: 'a duration above 0 and up to 24d, such as "90s" or "15m", or a number of seconds',
  weight: "a number above 0",
};

export class TaskList {
  readonly #options: TaskListOptions;
  readonly #tasks = new TaskTable();
  readonly #providerNames = new Map<string, string>();
  /** Where each task was listed; a repeated task counts once. */
  readonly #places: number[] = [];
  readonly #problems = new ListProblems();
  /** Of tasks without reserved fields. */
  readonly #commonTraits: Traits;

  constructor(options: TaskListOptions) {
    this.#options = options;
    this.#commonTraits = { provider: this.#providerName(options.provider) };
  }

  /**
   * Adds what the source lists at a place.
   *
   * @param listed a parsed value, still untrusted
   * @param json the text that it was parsed from, if that is one line of JSON; else null
   */
  add(listed: unknown, json: string | null, place: number): void {
    if (typeof listed !== "object" || listed === null || Array.isArray(listed)) {
      this.problem(
        `Expected a task, an object such as {"id": "a"}, at ${this.#at(place)}, found ${describe(listed)}. Wrap it as an object with an id.`,
      );
      return;
    }
    const fields = listed as JsonObject;
    const { repeats } = this.#options;
    const id = this.#idOf(fields, place);
    if (id === null) return;
    const reserved = this.#reservedOf(fields, id, place);
    if (reserved === null) return;
    try {
      this.#places.push(place);
      if (repeats === 1) {
        this.#push(fields, json, { id, reserved });
        return;
      }
      const group = reserved.group ?? id;
      for (let repeat = 1; repeat <= repeats; repeat += 1) {
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

  /** Notes a problem of the source itself, such as a line that is not JSON. */
  problem(message: string): void {
    this.#problems.note(message);
  }

  /**
   * The tasks in the order in which they were listed.
   *
   * @throws UserError with the problems that were noted
   */
  finish(): TaskTable {
    this.#problems.refuse();
    return this.#tasks;
  }

  #push(
    fields: JsonObject,
    json: string | null,
    known: { readonly id: string; readonly reserved: ReservedFields },
  ): void {
    const { inputsHash = null } = this.#options;
    const own = hashOf(fields);
    const hash = inputsHash === null ? own : withInputs(own, inputsHash);
    this.#tasks.add({ id: known.id, hash, json: json ?? writeJson(fields) }, this.#traitsOf(known.reserved));
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
    const problem = this.#problemOf(id, place);
    if (problem !== null) this.problem(problem);
    return problem === null ? id : null;
  }

  #problemOf(id: string, place: number): string | null {
    if (id.trim() === "") {
      return `Expected a task with an id at ${this.#at(place)}, found an empty one. Give it a text of its own.`;
    }
    if (!id.isWellFormed() || id.includes("\0")) {
      return `Expected an id of Unicode text at ${this.#at(place)}, found ${quote(id)} with a NUL or half a character in it. Neither can be passed to a child: rename it.`;
    }
    const { repeats } = this.#options;
    const earlier = this.#tasks.index.findId(repeats === 1 ? id : `${id}#1`);
    if (earlier === -1) return null;
    const before = this.#at(this.#places[Math.floor(earlier / repeats)] ?? 0);
    return `Expected unique ids, found ${quote(id)} at ${before} and again at ${this.#at(place)}. Rename one; to run a task several times, use repeats.`;
  }

  #wrongId(fields: JsonObject, id: JsonValue | undefined, place: number): string {
    const where = `Expected a task with a text "id" at ${this.#at(place)}`;
    if (typeof id === "number" || typeof id === "bigint")
      return `${where}, found the number ${id}. Quote it: "id": "${id}".`;
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
