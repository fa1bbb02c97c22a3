/** Collects the problems of a task list, so that one run reports several of them. */
import { UserError } from "../core/user-error.ts";

/** More would hide the first. */
const MOST = 5;

export class ListProblems {
  readonly #messages: string[] = [];

  /** @throws UserError once there are so many that reading on is pointless */
  note(message: string): void {
    this.#messages.push(message);
    if (this.#messages.length >= MOST) this.refuse();
  }

  /** @throws UserError if a problem was noted */
  refuse(): void {
    const [first, ...others] = this.#messages;
    if (first === undefined) return;
    if (others.length === 0) throw new UserError(first);
    const count = others.length + 1 < MOST ? String(others.length + 1) : `At least ${MOST}`;
    throw new UserError([`${count} problems in the task list:`, ...this.#messages].join("\n- "));
  }
}

/** Formats a value for people, briefly and on one line. */
export function describe(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "an array";
  switch (typeof value) {
    case "string":
      return quote(value);
    case "object":
      return "an object";
    default:
      return `the ${typeof value} ${String(value)}`;
  }
}

/** Quotes a text of the list for a message, and shortens it if it is long. */
export function quote(text: string): string {
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 79)}…` : text);
}
