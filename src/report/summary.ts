/**
 * The summary of a run in Markdown, the most important sections first. It stays below a bound by leaving out the least
 * important sections, and says which.
 */

import { STANDINGS } from "../core/history.ts";
import { grouped } from "../core/words.ts";
import { changedTasks, comparisonWords } from "./comparison-words.ts";
import { markdownCode, markdownFence, oneLine } from "./escape.ts";
import { figuresOf } from "./figures.ts";
import { fold, foldedTable, idList, markdownPhrase, markdownTable, type Section, tableSection } from "./markdown.ts";
import type { Report } from "./report.ts";
import { eventsTable, jobsTable } from "./story-tables.ts";
import { failuresSection } from "./summary-failures.ts";
import { outstandingSection, troubleSection } from "./summary-story.ts";
import { trendTable } from "./trend.ts";
import { repeatTable, variantTable } from "./variant-tables.ts";
import { verdictOf } from "./verdict-words.ts";
import { commandWords } from "./words.ts";

/** A runner drops a summary of more than 1 MiB as a whole. */
export const SUMMARY_BYTES_LIMIT = 1_000_000;

/** @param limitBytes of the UTF-8 text */
export function buildSummary(report: Report, limitBytes = SUMMARY_BYTES_LIMIT): string {
  // By importance: what comes last is cut first.
  const sections = [
    verdictSection(report),
    countsSection(report),
    figuresSection(report),
    failuresSection(report),
    outstandingSection(report),
    tableSection(variantTable(report.variants)),
    tableSection(repeatTable(report.variants)),
    comparisonSection(report),
    tableSection(trendTable(report.trend, CAMPAIGNS_SHOWN)),
    foldedTable(eventsTable(report.run, EVENTS_SHOWN)),
    foldedTable(jobsTable(report.run)),
    troubleSection(report),
  ].filter((section) => section !== null);
  const cut: string[] = [];
  const isTooLong = () => Buffer.byteLength(compose(sections, cut)) > limitBytes;
  while (sections.length > 1 && isTooLong()) cut.unshift(sections.pop()?.name ?? "");
  return compose(sections, cut);
}

/** What happened, what to do, and when. It is never left out. */
function verdictSection(report: Report): Section {
  const { symbol, title, reasons, stops, advice } = verdictOf(report);
  const command = commandWords(report.headline.resumeCommand);
  const parts = [
    `## ${symbol} ${title}`,
    reasons.map(markdownPhrase).join(" "),
    stops.map((stop) => `- ${markdownPhrase(stop)}`).join("\n"),
    markdownPhrase(advice),
    command === "" ? "" : markdownFence(command),
  ];
  return { name: "verdict", text: parts.filter((part) => part !== "").join("\n\n") };
}

/** A summary shows neither images nor SVG, so its bar is made of characters. */
const CELLS = 30;
const CELL_OF = { passed: "🟩", failed: "🟥", errored: "🟧", skipped: "⬜", outstanding: "🟦" } as const;
/** How many tasks each list of changes names. */
const IDS_SHOWN = 50;
/** How many answers to limits and outages are listed. The page has more. */
const EVENTS_SHOWN = 20;
/** How many of the last campaigns the trend shows. */
const CAMPAIGNS_SHOWN = 7;

/** The counts as a bar and as a table. Skipped tasks are rare, so they have a column only if there are any. */
function countsSection({ headline: { counts } }: Report): Section {
  const shown = STANDINGS.filter((standing) => counts[standing] > 0);
  // Each standing that occurs has at least one cell. Rounding the ends of the shares keeps their sum at 30 cells.
  let [sum, end] = [0, 0];
  const cells = shown.map((standing, index) => {
    const start = end;
    sum += counts[standing];
    const most = CELLS - (shown.length - 1 - index);
    end = Math.min(most, Math.max(start + 1, Math.round((sum / counts.total) * CELLS)));
    return CELL_OF[standing].repeat(end - start);
  });
  const bar = cells.join("");
  const columns = STANDINGS.filter((standing) => standing !== "skipped" || counts.skipped > 0);
  const table = markdownTable(
    [...columns.map((standing) => `${CELL_OF[standing]} ${standing}`), "total"],
    [[...columns, "total" as const].map((standing) => grouped(counts[standing]))],
  );
  // Without tasks there is no bar.
  return { name: "counts", text: bar === "" ? table : `${bar}\n\n${table}` };
}

/** The figures on one line. */
function figuresSection(report: Report): Section {
  const figures = figuresOf(report).map(({ name, value, hint }) => {
    return `${name} **${value}**${hint === "" ? "" : ` (${hint})`}`;
  });
  return { name: "figures", text: figures.join(" · ") };
}

/** What changed since the last complete campaign. */
function comparisonSection({ baseline }: Report): Section | null {
  if (baseline === null) return null;
  const name = markdownCode(oneLine(baseline.campaign, 200));
  const head = `### Compared with ${name}\n\n${comparisonWords(baseline)}`;
  const where = "see the comparison in `report.html`";
  const lists = changedTasks(baseline).map(({ title, ids }) =>
    fold(title, idList(ids.slice(0, IDS_SHOWN), { count: ids.length, where })),
  );
  return { name: "comparison with the last campaign", text: [head, ...lists].join("\n\n") };
}

function compose(sections: readonly Section[], cut: readonly string[]): string {
  const named = `_Left out to fit: ${cut.join(", ")}. \`report.html\` shows more, and \`junit.xml\` has every task._`;
  const note = cut.length === 0 ? "" : named;
  return `${[...sections.map(({ text }) => text), note].filter((text) => text !== "").join("\n\n")}\n`;
}
