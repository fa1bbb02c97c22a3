/** report.html as one text. The page loads nothing, and runs only its own script. */
import { createHash } from "node:crypto";
import type { Report } from "../report.ts";
import { eventsTable, jobsTable } from "../story-tables.ts";
import { trendTable } from "../trend.ts";
import { repeatTable, variantTable } from "../variant-tables.ts";
import { verdictOf } from "../verdict-words.ts";
import { baselineSection } from "./baseline.ts";
import { failuresSection } from "./failures.ts";
import { headerOf } from "./header.ts";
import { html, Markup, tableSection } from "./markup.ts";
import { PAGE_SCRIPT, PAGE_STYLE } from "./page-files.ts";
import { scoresSection } from "./scores.ts";
import { taskTable } from "./tasks.ts";
import { timelineSection } from "./timeline.ts";

/**
 * Renders the report. Pure except for hashing: the same report gives the same bytes.
 *
 * @returns the whole file, always under 5 MB; the page says what it leaves out
 */
export function renderHtmlReport(report: Report): string {
  const { places, content: table } = taskTable(report);
  const sections = [
    { id: "failures", name: "Failures", content: failuresSection(report, places) },
    { id: "baseline", name: "Baseline", content: baselineSection(report, places) },
    { id: "trend", name: "Trend", content: tableSection("trend", trendTable(report.trend)) },
    { id: "variants", name: "Compared", content: tableSection("variants", variantTable(report.variants)) },
    { id: "repeats", name: "Repeats", content: tableSection("repeats", repeatTable(report.variants)) },
    { id: "timeline", name: "Timeline", content: timelineSection(report) },
    { id: "events", name: "Events", content: tableSection("events", eventsTable(report.run)) },
    { id: "jobs", name: "Jobs", content: tableSection("jobs", jobsTable(report.run)) },
    { id: "scores", name: "Scores", content: scoresSection(report.tasks) },
    { id: "tasks", name: "Tasks", content: table },
  ].flatMap(({ content, ...rest }) => (content === null ? [] : [{ ...rest, content }]));
  const title = `${verdictOf(report).title} · ${report.headline.campaign} · Carryover`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyOf(PAGE_SCRIPT, PAGE_STYLE)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${new Markup(PAGE_STYLE)}</style>
</head>
<body>
${headerOf(report)}
<nav class="sections wide row" aria-label="Sections">${sections.map(({ id, name }) => html`<a href="#${id}">${name}</a> `)}</nav>
<main class="wide">
${sections.map(({ content }) => content)}
</main>
<footer class="wide"><p>Made by Carryover. Times that end in Z are in UTC. This file loads nothing from elsewhere.</p></footer>
<script>${new Markup(PAGE_SCRIPT)}</script>
</body>
</html>
`.text;
}

/**
 * Only this script and this style run, by hash, and nothing is fetched. With Trusted Types the browser refuses
 * every assignment of text as markup, so no child's text can become markup, even through a mistake in the script.
 */
function policyOf(script: string, style: string): string {
  return [
    "default-src 'none'",
    `script-src '${hashOf(script)}'`,
    `style-src '${hashOf(style)}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
