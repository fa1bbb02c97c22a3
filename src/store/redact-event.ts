/** Events quote children, and name tasks: what a step's log shows is redacted as what the state keeps. */
import type { RunEvent } from "../core/event.ts";
import { redactFields } from "../core/redact-fields.ts";
import type { Redactor } from "../core/redactor.ts";
import { publicName } from "../tasks/public-name.ts";

type Fields<Event> = readonly (keyof Event & string)[];

/**
 * The fields of each event that quote others. Providers have their public names from the list on, and the command to
 * resume is redacted where it is made of arguments.
 */
const QUOTES: { readonly [Name in RunEvent["event"]]: Fields<Extract<RunEvent, { readonly event: Name }>> } = {
  run_started: [],
  attempt_started: [],
  task_settled: ["message"],
  attempt_ended: [],
  child_stopped: [],
  paused: ["reason"],
  limit_changed: ["reason"],
  pace_changed: ["reason"],
  circuit_changed: ["reason"],
  gateway_started: [],
  lane_paced: ["model"],
  lane_stopped: ["model", "reason"],
  calls_replayed: [],
  journal_full: [],
  suspicion_changed: ["reason"],
  preflight_started: [],
  preflight_ended: ["reason"],
  ending: ["reason"],
  warning: ["message"],
  run_ended: ["reason"],
};

export interface QuietEvent<Event> {
  readonly event: Event;
  /** The same as JSON, as it is stored. */
  readonly line: string;
}

/**
 * The event with what it quotes redacted, and the ids of tasks under their public names; unchanged where it holds no
 * secret.
 */
export function redactEvent<Event extends { readonly event: RunEvent["event"] }>(
  event: Event,
  redactor: Redactor,
): QuietEvent<Event> {
  const text = JSON.stringify(event);
  if (redactor.redact(text) === text) return { event, line: text };
  const fields = QUOTES[event.event] as Fields<Event>;
  const quiet = { ...redactFields(event, fields, redactor), ...publicTasks(event, redactor) };
  return { event: quiet, line: JSON.stringify(quiet) };
}

function publicTasks(event: object, redactor: Redactor): object {
  if ("id" in event && typeof event.id === "string") return { id: publicName(event.id, redactor) };
  if ("tasks" in event && Array.isArray(event.tasks))
    return { tasks: event.tasks.map((id) => publicName(String(id), redactor)) };
  return {};
}
