/** Redacts the rows and events of a run before they are stored: they quote children and name tasks. */
import type { RunEvent } from "../core/event.ts";
import { type Redactor, redactFields } from "../core/redactor.ts";
import { publicName } from "../tasks/public-name.ts";
import type { LedgerRow, SidecarRow } from "./format.ts";

/**
 * The fields of events that repeat the words of children, providers or users. Other texts are our own: providers have
 * public names from the start, ids get theirs below, and the command to resume is redacted where it is built.
 */
const QUOTED: ReadonlySet<string> = new Set(["message", "reason", "model", "rate_limit"]);

/**
 * The event with its quotations redacted and its tasks under their public names, and the same as JSON for the file. An
 * event without a secret stays unchanged.
 */
export function redactEvent<Event extends { readonly event: RunEvent["event"] }>(
  event: Event,
  redactor: Redactor,
): { readonly event: Event; readonly line: string } {
  const text = JSON.stringify(event);
  if (redactor.redact(text) === text) return { event, line: text };
  const quoted = Object.keys(event).filter((field): field is keyof Event & string => QUOTED.has(field));
  const redacted = { ...redactFields(event, quoted, redactor), ...publicTasks(event, redactor) };
  return { event: redacted, line: JSON.stringify(redacted) };
}

function publicTasks(event: object, redactor: Redactor): object {
  if ("id" in event && typeof event.id === "string") return { id: publicName(event.id, redactor) };
  if ("tasks" in event && Array.isArray(event.tasks))
    return { tasks: event.tasks.map((id) => publicName(String(id), redactor)) };
  return {};
}

/** A row as it is stored. */
export function redactRow(row: LedgerRow | SidecarRow, redactor: Redactor): string {
  const text = JSON.stringify(row);
  if (redactor.redact(text) === text) return text;
  const id = publicName(row.id, redactor);
  if ("status" in row) return JSON.stringify({ ...redactFields(row, ["scores", "metrics", "output"], redactor), id });
  const { rate_limit: limit } = row;
  return JSON.stringify({
    ...redactFields(row, ["message", "output"], redactor),
    id,
    ...(limit === undefined ? {} : { rate_limit: redactFields(limit, ["evidence"], redactor) }),
  });
}
