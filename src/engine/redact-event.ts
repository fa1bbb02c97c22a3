/** Events quote children, and name tasks: what a step's log shows is redacted as what the state keeps. */
import type { RunEvent } from "../core/event.ts";
import type { Redactor } from "../core/redactor.ts";
import { publicName } from "../tasks/public-name.ts";

export interface QuietEvent {
  readonly event: RunEvent;
  /** The same as JSON, as it is stored. */
  readonly line: string;
}

export function redactEvent(event: RunEvent, redactor: Redactor): QuietEvent {
  const text = JSON.stringify(event);
  const redacted = redactor.redact(text);
  if (redacted === text) return { event, line: text };
  const quiet = withPublicNames(event, JSON.parse(redacted) as RunEvent, redactor);
  return { event: quiet, line: JSON.stringify(quiet) };
}

function withPublicNames(event: RunEvent, quiet: RunEvent, redactor: Redactor): RunEvent {
  if (event.event === "task_settled" && quiet.event === "task_settled")
    return { ...quiet, id: publicName(event.id, redactor) };
  if (event.event === "attempt_started" && quiet.event === "attempt_started")
    return { ...quiet, tasks: event.tasks.map((id) => publicName(id, redactor)) };
  return quiet;
}
