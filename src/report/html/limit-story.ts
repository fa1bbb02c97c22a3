/** Pauses, changes of the parallelism and circuits in words, in order of time. */
import { formatDuration } from "../../core/duration.ts";
import { unreachable } from "../../core/unreachable.ts";
import { utcMinute, utcSecond } from "../instant.ts";
import type { CircuitChange, RunStory } from "../report.ts";
import { counted } from "../words.ts";
import { foreign, html, type Markup, shownId } from "./markup.ts";

const EVENTS_OPEN = 12;
const EVENTS_SHOWN = 500;
const REASON_LENGTH = 400;

interface StoryEvent {
  readonly at: number;
  readonly provider: string;
  readonly what: string;
  readonly reason: string;
}

/** The table under the timeline. */
export function limitStory({ waits, limits, circuits }: RunStory): Markup {
  const events: StoryEvent[] = [
    ...waits.map((wait) => ({ ...wait, what: `paused for ${formatDuration(wait.until - wait.at)}` })),
    ...limits.map((change) => ({ ...change, what: `parallelism ${change.from} → ${change.to}` })),
    ...circuits.map((change) => ({ ...change, what: circuitWords(change) })),
  ].sort((a, b) => a.at - b.at);
  if (events.length === 0) return html`<p class="quiet">No pause, no change of the parallelism, no open circuit.</p>`;
  const shown = events.slice(0, EVENTS_SHOWN);
  const rest = events.length - shown.length;
  return html`<h3>Limits and outages: ${counted(events.length, "event")}</h3>
${storyTable(shown.slice(0, EVENTS_OPEN))}
${shown.length > EVENTS_OPEN ? html`<details><summary>${counted(shown.length - EVENTS_OPEN, "more event")}</summary>${storyTable(shown.slice(EVENTS_OPEN))}</details>` : null}
${rest > 0 ? html`<p class="quiet">${counted(rest, "more event")} in events.jsonl.</p>` : null}
`;
}

function circuitWords({ to, until }: CircuitChange): string {
  switch (to) {
    case "open":
      return until === null ? "stopped" : `stopped until ${utcMinute(until)}`;
    case "half-open":
      return "probing with one task";
    case "closed":
      return "running again";
    default:
      return unreachable(to);
  }
}

function storyTable(events: readonly StoryEvent[]): Markup {
  const rows = events.map(
    ({ at, provider, what, reason }) =>
      html`<tr><td class="instant">${utcSecond(at)}</td><td>${foreign(shownId(provider))}</td><td>${what}</td><td class="why">${foreign(reason, REASON_LENGTH)}</td></tr>
`,
  );
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Limits and outages"><table class="story"><thead><tr><th scope="col">When</th><th scope="col">Provider</th><th scope="col">What</th><th scope="col">Why</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}
