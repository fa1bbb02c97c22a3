/** The figures of the summary: counts, scores, and the comparison with the last complete campaign. */
import { changedTasks, comparisonWords } from "./comparison-words.ts";
import { markdownCode, oneLine } from "./escape.ts";
import { figuresOf } from "./figures.ts";
import type { Section } from "./markdown.ts";
import { fold, idList, markdownTable } from "./markdown.ts";
import type { Report } from "./report.ts";
import { grouped } from "./words.ts";

/** A summary shows neither images nor SVG, so its bar is made of characters. */
const CELLS = 30;
const CELL_OF = { passed: "🟩", failed: "🟥", errored: "🟧", skipped: "⬜", outstanding: "🟦" } as const;
const STANDINGS = ["passed", "failed", "errored", "skipped", "outstanding"] as const;
/** How many tasks each list of changes names. */
const IDS_SHOWN = 50;

/** The counts as a bar, and as a table if tasks differ. */
export function countsSection({ headline: { counts } }: Report): Section {
  const shown = STANDINGS.filter((standing) => counts[standing] > 0);
  // What there is at all has at least one cell. Shares are rounded at their ends, so they add up.
  let [sum, end] = [0, 0];
  const cells = shown.map((standing, index) => {
    const start = end;
    sum += counts[standing];
    const most = CELLS - (shown.length - 1 - index);
    end = Math.min(most, Math.max(start + 1, Math.round((sum / counts.total) * CELLS)));
    return CELL_OF[standing].repeat(end - start);
  });
  const bar = cells.join("");
  if (shown.length <= 1) return { name: "counts", forms: [bar] };
  const table = markdownTable(
    [...shown.map((standing) => `${CELL_OF[standing]} ${standing}`), "total"],
    [[...shown, "total" as const].map((standing) => grouped(counts[standing]))],
  );
  return { name: "counts", forms: [`${bar}\n\n${table}`] };
}

/** The figures on one line. */
export function figuresSection(report: Report): Section {
  const figures = figuresOf(report).map(({ name, value, hint }) => {
    return `${name} **${value}**${hint === "" ? "" : ` (${hint})`}`;
  });
  return { name: "figures", forms: [figures.join(" · ")] };
}

/** What changed since the last complete campaign. */
export function comparisonSection({ baseline }: Report): Section | null {
  if (baseline === null) return null;
  const name = markdownCode(oneLine(baseline.campaign, 200));
  const head = `### Compared with ${name}\n\n${comparisonWords(baseline)}`;
  const where = "see the comparison in `report.html`";
  const lists = changedTasks(baseline).map(({ title, ids }) =>
    fold(title, idList(ids.slice(0, IDS_SHOWN), { count: ids.length, where })),
  );
  return { name: "comparison with the last campaign", forms: [[head, ...lists].join("\n\n"), head] };
}
