/** What is wrong with a list of tasks: collected, so that one run of the tool shows more than the first of it. */
import { UserError } from "../core/user-error.ts";

const SHOWN = 5;
const MOST = 20;

export class ListProblems {
  readonly #messages: string[] = [];

  /** @throws UserError where there are so many that the list is not worth reading on */
  note(message: string): void {
    this.#messages.push(message);
    if (this.#messages.length >= MOST) this.refuse();
  }

  /** @throws UserError where any was noted */
  refuse(): void {
    const [first, ...others] = this.#messages;
    if (first === undefined) return;
    if (others.length === 0) throw new UserError(first);
    const shown = this.#messages.slice(0, SHOWN).map((message) => `- ${message}`);
    const left = this.#messages.length - shown.length;
    const count = this.#messages.length >= MOST ? `At least ${MOST}` : `${this.#messages.length}`;
    const rest = left > 0 ? [`- … and ${left} more`] : [];
    throw new UserError([`${count} problems in the task list:`, ...shown, ...rest].join("\n"));
  }
}

/** A value for people: short, on one line. */
export function describe(value: unknown): string {
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
