/** Events quote children, and name tasks: what a step's log shows is redacted as what the state keeps. */
import type { RunEvent } from "../core/event.ts";
import type { Redactor } from "../core/redactor.ts";
import { publicName } from "../tasks/public-name.ts";

export function redactEvent(event: RunEvent, redactor: Redactor): RunEvent {
  const text = JSON.stringify(event);
  const redacted = redactor.redact(text);
  if (redacted === text) return event;
  const quiet = JSON.parse(redacted) as RunEvent;
  if (event.event === "task_settled" && quiet.event === "task_settled")
    return { ...quiet, id: publicName(event.id, redactor) };
  if (event.event === "attempt_started" && quiet.event === "attempt_started")
    return { ...quiet, tasks: event.tasks.map((id) => publicName(id, redactor)) };
  return quiet;
}
