/** report.html as one text: nothing in it is loaded, and nothing in it runs but the one script of ours. */
import { createHash } from "node:crypto";
import { html, Markup } from "./markup.ts";
import type { HtmlReport } from "./model.ts";
import { packBlock } from "./pack.ts";
import { PAGE_SCRIPT, PAGE_STYLE } from "./page-code.ts";
import { bodyOf } from "./skeleton.ts";
import { wordVerdict } from "./verdict.ts";

/**
 * Renders the report. Pure but for hashing: the same report gives the same bytes.
 *
 * @returns the whole file; under 5 MB whatever the report holds (what was left out is said on the page)
 */
export function renderHtmlReport(report: HtmlReport): string {
  const { campaign } = report.headline;
  const title = `${wordVerdict(report.headline).title} · ${campaign} · Carryover`;
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
${bodyOf(report)}<script type="application/json" id="report-data">${new Markup(packBlock(report))}</script>
<script>${new Markup(PAGE_SCRIPT)}</script>
</body>
</html>
`.text;
}

/**
 * Only the one script and the one style run, by hash, and nothing is fetched. Trusted Types make the browser
 * refuse every assignment of text as markup: no child's text can become any, even through a mistake of ours.
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
