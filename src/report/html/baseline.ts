/** The comparison with the last complete campaign. */

import { grouped } from "../../core/words.ts";
import { changedTasks, comparisonWords } from "../comparison-words.ts";
import type { Report } from "../report.ts";
import { foreign, html, type Markup, type Places, section, showButton, shownId } from "./markup.ts";

const IDS_SHOWN = 10;

/** @returns null if there is nothing to compare with */
export function baselineSection({ baseline }: Report, places: Places): Markup | null {
  if (baseline === null) return null;
  const lists = changedTasks(baseline).map(({ title, ids }) => {
    const rest = ids.length - IDS_SHOWN;
    return html`<div><h3>${title}</h3>
<ul class="ids">${ids.slice(0, IDS_SHOWN).map((id) => html`<li>${foreign(shownId(id))}</li>`)}</ul>
${rest > 0 ? html`<p class="quiet">and ${grouped(rest)} more</p>` : null}${showButton(places, title, ids)}</div>
`;
  });
  return section(
    "baseline",
    "Compared with the baseline",
    html`<p>Baseline: campaign <b>${foreign(shownId(baseline.campaign))}</b>. ${comparisonWords(baseline)}</p>
<div class="sides">
${lists}</div>
`,
  );
}
