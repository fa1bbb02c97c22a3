/** The comparison with the last complete campaign. */
import { differenceWords } from "../difference-words.ts";
import type { Comparison, Report } from "../report.ts";
import { counted, grouped } from "../words.ts";
import { html, type Markup } from "./markup.ts";
import { foreign, section, showButton, shownId, type TaskSets } from "./sections.ts";

const IDS_SHOWN = 10;

/** @returns null if there is nothing to compare with */
export function baselineSection({ baseline }: Report, sets: TaskSets): Markup | null {
  if (baseline === null) return null;
  const { campaign, pairs, gained, regressions, fixes, lost } = baseline;
  const both = pairs === 0 ? "." : `: ${counted(pairs, "task")} graded in both campaigns.`;
  const added = gained === 0 ? "" : ` ${counted(gained, "task")} graded now had no result before.`;
  const list = (key: string, title: string, ids: readonly string[], none: string): Markup =>
    idList({ key, title, ids, none }, sets);
  return section(
    "baseline",
    "Compared with the baseline",
    html`<p>Baseline: campaign <b>${foreign(shownId(campaign))}</b>${both}${added}</p>
${differenceLine(baseline)}
<div class="sides">
${list("regressions", "Regressions", regressions, "No task that passed before failed now.")}
${lost.length === 0 ? null : list("lost", "Passed before, no result now", lost, "")}
${list("fixes", "Fixes", fixes, "No task that failed before passed now.")}
</div>
`,
  );
}

function differenceLine({ difference, isOfScores, isClustered }: Comparison): Markup | null {
  if (difference.interval === null) return null;
  const what = isOfScores ? "Score" : "Pass rate";
  const words = differenceWords(difference, isOfScores, isClustered ? "task" : "pair");
  return html`<p>${what}, task by task, with the 95 % interval: <b>${words}</b>.</p>`;
}

interface IdList {
  readonly key: string;
  readonly title: string;
  readonly ids: readonly string[];
  /** What stands in place of an empty list. */
  readonly none: string;
}

function idList({ key, title, ids, none }: IdList, sets: TaskSets): Markup {
  const head = html`<h3>${title}: ${counted(ids.length, "task")}</h3>`;
  if (ids.length === 0) return html`<div>${head}<p class="quiet">${none}</p></div>`;
  const rest = ids.length - IDS_SHOWN;
  const show =
    sets.add(key, title.toLowerCase(), ids) === 0
      ? null
      : showButton(key, "Show in the task table", `Show ${title.toLowerCase()} in the task table`);
  return html`<div>${head}<ul class="ids">${ids.slice(0, IDS_SHOWN).map((id) => html`<li>${foreign(shownId(id))}</li>`)}</ul>${rest > 0 ? html`<p class="quiet">and ${grouped(rest)} more</p>` : null}${show}</div>
`;
}
