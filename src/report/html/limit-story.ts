/** Pauses, changes of the parallelism and circuits in words, in order of time. */
import { formatDuration } from "../../core/duration.ts";
import { unreachable } from "../../core/unreachable.ts";
import { utcMinute, utcSecond } from "../instant.ts";
import { counted } from "../words.ts";
import { html, type Markup } from "./markup.ts";
import type { HtmlCircuitChange, HtmlReport } from "./model.ts";
import { cutText, foreign, shownId } from "./sections.ts";

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
export function limitStory(report: HtmlReport): Markup {
  const events = storyEvents(report);
  if (events.length === 0) return html`<p class="quiet">No pause, no change of the parallelism, no open circuit.</p>`;
  const shown = events.slice(0, EVENTS_SHOWN);
  const rest = events.length - shown.length;
  return html`<h3>Limits and outages: ${counted(events.length, "event")}</h3>
${storyTable(shown.slice(0, EVENTS_OPEN))}
${shown.length > EVENTS_OPEN ? html`<details><summary>${counted(shown.length - EVENTS_OPEN, "more event")}</summary>${storyTable(shown.slice(EVENTS_OPEN))}</details>` : null}
${rest > 0 ? html`<p class="quiet">${counted(rest, "more event")} in events.jsonl.</p>` : null}
`;
}

function storyEvents({ waits, limits, circuits }: HtmlReport): StoryEvent[] {
  return [
    ...waits.map(({ from, until, provider, reason }) => ({
      at: from,
      provider,
      what: `paused for ${formatDuration(until - from)}`,
      reason,
    })),
    ...limits.map(({ at, provider, from, to, reason }) => ({
      at,
      provider,
      what: `parallelism ${from} → ${to}`,
      reason,
    })),
    ...circuits.map((change) => ({ ...change, what: circuitWords(change) })),
  ].sort((a, b) => a.at - b.at);
}

function circuitWords({ state, until }: HtmlCircuitChange): string {
  switch (state) {
    case "open":
      return until === null ? "stopped" : `stopped until ${utcMinute(until)}`;
    case "half-open":
      return "probing with one task";
    case "closed":
      return "running again";
    default:
      return unreachable(state);
  }
}

function storyTable(events: readonly StoryEvent[]): Markup {
  const rows = events.map(
    ({ at, provider, what, reason }) =>
      html`<tr><td class="instant">${utcSecond(at)}</td><td>${foreign(shownId(provider))}</td><td>${what}</td><td class="why">${foreign(cutText(reason, REASON_LENGTH))}</td></tr>
`,
  );
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Limits and outages"><table class="story"><thead><tr><th scope="col">When</th><th scope="col">Provider</th><th scope="col">What</th><th scope="col">Why</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}
