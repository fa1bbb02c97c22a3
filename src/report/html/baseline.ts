/** The comparison with the last complete campaign. */
import { counted, grouped, shortNumber } from "../words.ts";
import { html, type Markup } from "./markup.ts";
import type { HtmlBaseline } from "./model.ts";
import { foreign, section, showButton, shownId, type TaskSets } from "./sections.ts";

const IDS_SHOWN = 10;

/** @returns null where there is nothing to compare with */
export function baselineSection(baseline: HtmlBaseline | null, sets: TaskSets): Markup | null {
  if (baseline === null) return null;
  const { campaign, pairs, gained, regressions, fixes, lost } = baseline;
  const both = pairs === 0 ? "." : `: ${counted(pairs, "task")} graded in both campaigns.`;
  const added = gained === 0 ? "" : ` ${counted(gained, "task")} graded now had no result before.`;
  return section(
    "baseline",
    "Compared with the baseline",
    html`<p>Baseline: campaign <b>${foreign(shownId(campaign))}</b>${both}${added}</p>
${differenceLine(baseline)}
<div class="sides">
${idList("Regressions", regressions, { key: "regressions", none: "No task that passed before failed now.", sets })}
${lost.length === 0 ? null : idList("Passed before, no result now", lost, { key: "lost", none: "", sets })}
${idList("Fixes", fixes, { key: "fixes", none: "No task that failed before passed now.", sets })}
</div>
`,
  );
}

function differenceLine({ difference, isOfScores, pairs, scoredPairs }: HtmlBaseline): Markup | null {
  if (difference === null) return null;
  const { mean, low, high } = difference;
  const text = (value: number): string =>
    isOfScores ? signed(value) : `${signed(Math.round(value * 10_000) / 100)} points`;
  const verdict = low > 0 ? "better" : high < 0 ? "worse" : "could be chance";
  const over = isOfScores && scoredPairs < pairs ? ` over the ${grouped(scoredPairs)} with a score in both` : "";
  const tone = low > 0 ? "fill-passed" : high < 0 ? "fill-failed" : "fill-skipped";
  // Zero is in the middle; the farther end of the interval reaches the edge.
  const reach = Math.max(Math.abs(low), Math.abs(high), Number.MIN_VALUE);
  const place = (value: number): string => `${Math.round((50 + (value / reach) * 48) * 100) / 100}%`;
  const width = `${Math.round((((high - low) / reach) * 48 + 0.1) * 100) / 100}%`;
  return html`<p>${isOfScores ? "Score" : "Pass rate"}, task by task${over}: <b>${text(mean)}</b> (95 % interval ${text(low)} to ${text(high)}): <b>${verdict}</b>.</p>
<svg class="interval" width="100%" height="24" aria-hidden="true"><line class="axis" x1="0" x2="100%" y1="20" y2="20"/><line class="zero" x1="50%" x2="50%" y1="0" y2="24"/><rect class="${tone}" x="${place(low)}" width="${width}" y="6" height="6" rx="3"/><circle class="dot" cx="${place(mean)}" cy="9" r="5"/></svg>
<p class="ends"><small>worse</small><small>better</small></p>
`;
}

function idList(
  title: string,
  ids: readonly string[],
  { key, none, sets }: { readonly key: string; readonly none: string; readonly sets: TaskSets },
): Markup {
  const listed = sets.add(key, title.toLowerCase(), ids);
  const head = html`<h3>${title}: ${counted(ids.length, "task")}</h3>`;
  if (ids.length === 0) return html`<div>${head}<p class="quiet">${none}</p></div>`;
  const more = ids.length > IDS_SHOWN ? html`<p class="quiet">and ${grouped(ids.length - IDS_SHOWN)} more</p>` : null;
  const show =
    listed === 0 ? null : showButton(key, "Show in the task table", `Show ${title.toLowerCase()} in the task table`);
  return html`<div>${head}<ul class="ids">${ids.slice(0, IDS_SHOWN).map((id) => html`<li>${foreign(shownId(id))}</li>`)}</ul>${more}${show}</div>
`;
}

function signed(value: number): string {
  const text = shortNumber(value);
  return value > 0 ? `+${text}` : text.replace("-", "−");
}
