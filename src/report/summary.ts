/**
 * The summary of a run in Markdown, the most important sections first. It stays below a bound by cutting the least
 * important sections first, and says what it cut.
 */

import { markdownFence, oneLine } from "./escape.ts";
import { markdownPhrase, type Section, tableSection } from "./markdown.ts";
import type { Report } from "./report.ts";
import { failuresSection } from "./summary-failures.ts";
import { comparisonSection, countsSection, figuresSection } from "./summary-figures.ts";
import { jobsSection, limitsSection, outstandingSection, troubleSection } from "./summary-story.ts";
import { trendTable } from "./trend.ts";
import { repeatTable, variantTable } from "./variant-tables.ts";
import { verdictOf } from "./verdict.ts";

/** A runner drops a summary of more than 1 MiB as a whole. */
export const SUMMARY_BYTES_LIMIT = 1_000_000;

/** @param bytesLimit of the UTF-8 text */
export function buildSummary(report: Report, bytesLimit = SUMMARY_BYTES_LIMIT): string {
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
    tableSection(trendTable(report.trend)),
    limitsSection(report),
    jobsSection(report),
    troubleSection(report),
  ].filter((section) => section !== null);
  const chosen = sections.map(() => 0);
  for (let last = sections.length - 1; last > 0 && bytesOf(compose(sections, chosen)) > bytesLimit; ) {
    const section = sections[last];
    const form = (chosen[last] ?? 0) + 1;
    chosen[last] = form;
    // After its shortest form, a section is left out.
    if (section === undefined || form >= section.forms.length) last -= 1;
  }
  return compose(sections, chosen);
}

/** What happened, what to do, and when. It is never shortened. */
function verdictSection(report: Report): Section {
  const { symbol, title, reasons, stops, advice } = verdictOf(report);
  const command = oneLine(report.headline.resumeCommand, 1_000);
  const parts = [
    `## ${symbol} ${title}`,
    reasons.map(markdownPhrase).join(" "),
    stops.map((stop) => `- ${markdownPhrase(stop)}`).join("\n"),
    markdownPhrase(advice),
    command === "" ? "" : markdownFence(command),
  ];
  return { name: "verdict", forms: [parts.filter((part) => part !== "").join("\n\n")] };
}

function compose(sections: readonly Section[], chosen: readonly number[]): string {
  const texts = sections.map((section, index) => section.forms[chosen[index] ?? 0] ?? "");
  const cut = sections.flatMap((section, index) => ((chosen[index] ?? 0) > 0 ? [section.name] : []));
  const named = `_Shortened to fit: ${cut.join(", ")}. \`report.html\` shows more, and \`junit.xml\` has every task._`;
  const note = cut.length === 0 ? "" : named;
  return `${[...texts, note].filter((text) => text !== "").join("\n\n")}\n`;
}

function bytesOf(text: string): number {
  return Buffer.byteLength(text);
}
