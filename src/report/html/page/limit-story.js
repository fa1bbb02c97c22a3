/** Waits, cuts and circuits in words, in order of time: the timeline for those who do not see it. */

import { button, byId, element, foreign } from "./element.js";
import { countedText, countText, durationText, instantText } from "./words.js";

/** @typedef {import("./report-data.js").PackedReport} PackedReport */
/** @typedef {{ at: number, provider: number, what: string, reason: string }} StoryEntry */

const FIRST_EVENTS = 12;

/** What a change of a circuit means for the provider's tasks. */
const CIRCUIT_WORDS = { open: "no calls", "half-open": "one task as a probe", closed: "calls again" };

/** @param {PackedReport} report */
export function showLimitStory(report) {
  const entries = tellStory(report);
  if (entries.length === 0) {
    byId("timeline").append(element("p", { class: "quiet" }, "No wait, no cut of the limit, no time without calls."));
    return;
  }
  const body = element("tbody");
  const show = (/** @type {readonly StoryEntry[]} */ shown) =>
    body.append(...shown.map((entry) => rowOf(report, entry)));
  show(entries.slice(0, FIRST_EVENTS));
  const table = element(
    "table",
    { class: "story" },
    element("caption", {}, `What limits and outages did: ${countedText(entries.length, "event")}`),
    element(
      "thead",
      {},
      element(
        "tr",
        {},
        ...["When (UTC)", "Provider", "What", "Why"].map((name) => element("th", { scope: "col" }, name)),
      ),
    ),
    body,
  );
  byId("timeline").append(
    element(
      "div",
      { class: "scroll", tabindex: 0, role: "region", "aria-label": "What limits and outages did" },
      table,
    ),
  );
  if (entries.length <= FIRST_EVENTS) return;
  const more = button(`Show the other ${countText(entries.length - FIRST_EVENTS)}`, () => {
    show(entries.slice(FIRST_EVENTS));
    more.remove();
  });
  byId("timeline").append(more);
}

/**
 * @param {PackedReport} report
 * @returns {StoryEntry[]}
 */
function tellStory({ waits, limits, circuits, originAt }) {
  return [
    ...waits.map((wait) => ({
      at: wait.from,
      provider: wait.provider,
      what: `waited ${durationText(wait.until - wait.from)}`,
      reason: wait.reason,
    })),
    ...limits.map((change) => ({
      at: change.at,
      provider: change.provider,
      what: `limit ${change.from} → ${change.to}`,
      reason: change.reason,
    })),
    ...circuits.map((change) => ({
      at: change.at,
      provider: change.provider,
      what:
        change.state === "open" && change.statedUntil !== null
          ? `no calls until ${instantText(originAt + change.statedUntil).slice(0, 16)}`
          : CIRCUIT_WORDS[change.state],
      reason: change.reason,
    })),
  ].sort((a, b) => a.at - b.at);
}

/**
 * @param {PackedReport} report
 * @param {StoryEntry} entry
 */
function rowOf({ originAt, strings }, { at, provider, what, reason }) {
  return element(
    "tr",
    {},
    element("td", { class: "instant" }, instantText(originAt + at)),
    element("td", {}, foreign(strings[provider] ?? "")),
    element("td", {}, what),
    element("td", { class: "why" }, foreign(reason)),
  );
}
