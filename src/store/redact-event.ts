/** Redacts the events of a run, which quote children and name tasks. */
import type { RunEvent } from "../core/event.ts";
import type { Redactor } from "../core/redactor.ts";
import { redactFields } from "../core/redactor.ts";
import { publicName } from "../tasks/public-name.ts";

/** The fields of an event that hold free text. */
type Texts<Event> = {
  readonly [Field in Exclude<keyof Event & string, "at"> as string extends Event[Field] ? Field : never]-?:
    | "quoted"
    | "ours";
};

/**
 * For each text in an event: `quoted` if it repeats the words of children, providers or users, and `ours` if it cannot
 * hold a secret. A new field does not compile until it is listed. Providers have public names from the start, ids get
 * theirs below, and the command to resume is redacted where it is built.
 */
const TEXTS: { readonly [Name in RunEvent["event"]]: Texts<Extract<RunEvent, { readonly event: Name }>> } = {
  run_started: { run: "ours", job: "ours", campaign: "ours", deadline_at: "ours", new_pass_after: "ours" },
  attempt_started: { key: "ours", provider: "ours" },
  task_settled: { key: "ours", id: "ours", message: "quoted", verdict: "ours" },
  attempt_ended: { key: "ours" },
  child_stopped: { key: "ours" },
  paused: { provider: "ours", until: "ours", reason: "quoted" },
  limit_changed: { provider: "ours", reason: "quoted" },
  pace_changed: { provider: "ours", reason: "quoted" },
  circuit_changed: { provider: "ours", until: "ours", reason: "quoted" },
  gateway_started: {},
  lane_paced: { route: "ours", model: "quoted" },
  lane_stopped: { route: "ours", model: "quoted", until: "ours", reason: "quoted" },
  calls_replayed: { run: "ours", job: "ours" },
  journal_full: {},
  suspicion_changed: { provider: "ours", reason: "quoted" },
  preflight_started: { provider: "ours" },
  preflight_ended: { provider: "ours", verdict: "ours", reason: "quoted" },
  ending: { reason: "quoted" },
  warning: { message: "quoted" },
  run_ended: { run: "ours", job: "ours", reason: "quoted", resume_at: "ours", resume_command: "ours" },
};

export interface QuietEvent<Event> {
  readonly event: Event;
  /** The same as JSON, as it is stored. */
  readonly line: string;
}

/** The event with its quotations redacted and its tasks under their public names. Unchanged if it holds no secret. */
export function redactEvent<Event extends { readonly event: RunEvent["event"] }>(
  event: Event,
  redactor: Redactor,
): QuietEvent<Event> {
  const text = JSON.stringify(event);
  if (redactor.redact(text) === text) return { event, line: text };
  const quoted = Object.entries(TEXTS[event.event]).filter(([, source]) => source === "quoted");
  const fields = quoted.map(([field]) => field as keyof Event & string);
  const quiet = { ...redactFields(event, fields, redactor), ...publicTasks(event, redactor) };
  return { event: quiet, line: JSON.stringify(quiet) };
}

function publicTasks(event: object, redactor: Redactor): object {
  if ("id" in event && typeof event.id === "string") return { id: publicName(event.id, redactor) };
  if ("tasks" in event && Array.isArray(event.tasks))
    return { tasks: event.tasks.map((id) => publicName(String(id), redactor)) };
  return {};
}
