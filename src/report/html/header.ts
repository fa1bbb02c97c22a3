/** The top of the page: the verdict, what to do, and the figures. It needs no script. */
import { formatDuration } from "../../core/duration.ts";
import { STANDINGS } from "../../core/history.ts";
import { iso } from "../../core/instant.ts";
import { grouped } from "../../core/words.ts";
import { escapeHtml } from "../escape.ts";
import { figuresOf } from "../figures.ts";
import type { Headline, Report } from "../report.ts";
import { type Phrase, plainPhrase, type Verdict, verdictOf } from "../verdict-words.ts";
import { UTC_MINUTE, utcSecond, wholeMinute } from "../words.ts";
import { html, Markup } from "./markup.ts";

/** The header element. */
export function headerOf(report: Report): Markup {
  const verdict = verdictOf(report);
  const { tone, title, reasons } = verdict;
  return html`<header class="verdict" data-tone="${tone}">
<div class="wide">
${eyebrow(report)}
<h1>${title}</h1>
${reasons.map((reason) => html`<p>${sentenceOf(reason)}</p>`)}
${whatToDo(report.headline, verdict)}
${countsBar(report.headline)}
${numbers(report)}
</div>
</header>`;
}

function eyebrow({ headline: { campaign, startedAt, endedAt }, run: { jobs } }: Report): Markup {
  const span =
    startedAt === null || endedAt === null
      ? null
      : html` <span><time datetime="${iso(startedAt)}">${utcSecond(startedAt)}</time>, ${formatDuration(endedAt - startedAt)}</span>`;
  const run = jobs.at(-1)?.start.run ?? "";
  return html`<p class="eyebrow row"><span>Carryover</span> <span>campaign <b><bdi>${campaign}</bdi></b></span>
<span>run <b><bdi>${run}</bdi></b></span>${span}</p>`;
}

function whatToDo({ resumeAt, resumeCommand: command }: Headline, { stops, advice }: Verdict): Markup {
  // The script shows the instant on the clock of the reader.
  const distance = resumeAt === null ? null : html`<span id="distance" data-at="${wholeMinute(resumeAt)}"></span>`;
  return html`<div class="todo"><h2 class="eyebrow">What to do</h2>
${stops.length === 0 ? null : html`<ul>${stops.map((stop) => html`<li>${sentenceOf(stop)}</li>`)}</ul>`}
<p>${sentenceOf(plainPhrase(advice) === "" ? ["Nothing is left to run."] : advice)} ${distance}</p>
${command === "" ? null : html`<pre id="resume-command">${command}</pre>`}</div>`;
}

/** A sentence that may quote anything, with its instants marked. */
function sentenceOf(phrase: Phrase): Markup {
  const pieces = phrase.map((piece) => (typeof piece === "string" ? proseOf(piece) : html`<code>${piece.code}</code>`));
  return html`<bdi>${pieces}</bdi>`;
}

function proseOf(text: string): Markup {
  return new Markup(escapeHtml(text).replace(UTC_MINUTE, "<time>$&</time>"));
}

function countsBar({ counts }: Headline): Markup {
  let x = 0;
  const segments = STANDINGS.map((name) => {
    const width = counts.total === 0 ? 0 : (counts[name] / counts.total) * 1_000;
    const rect = html`<rect class="fill-${name}" x="${x.toFixed(2)}" y="0" width="${width.toFixed(2)}" height="10"/>`;
    x += width;
    return rect;
  });
  const items = STANDINGS.map(
    (name) =>
      html`<li class="${counts[name] === 0 ? "none" : ""}"><i class="swatch fill-${name}"></i><b>${grouped(counts[name])}</b> ${name}</li>`,
  );
  // The list beside it says the same in words.
  return html`<svg class="bar" width="100%" height="14" viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">${segments}</svg>
<ul class="counts row" aria-label="Of ${grouped(counts.total)} tasks">${items}</ul>`;
}

function numbers(report: Report): Markup {
  const items = figuresOf(report).map(
    ({ name, value, hint }) => html`<div><dt>${name}</dt><dd><b>${value}</b> <small>${hint}</small></dd></div>`,
  );
  return html`<dl class="numbers row">${items}</dl>`;
}
