/** The top of the page: the verdict, what to do, and the figures. It needs no script. */
import { formatDuration } from "../../core/duration.ts";
import { iso } from "../../core/instant.ts";
import { oneLine, visibleId } from "../escape.ts";
import { utcMinute, utcSecond } from "../instant.ts";
import { nextRun } from "../next-run.ts";
import type { Headline, Report } from "../report.ts";
import { costWords, tokenWords } from "../spend.ts";
import { counted, grouped, percent } from "../words.ts";
import { html, type Markup } from "./markup.ts";
import { type Verdict, wordVerdict } from "./verdict.ts";

/** The header element. */
export function headerOf(report: Report): Markup {
  const { headline } = report;
  const verdict = wordVerdict(report);
  return html`<header class="verdict" data-tone="${verdict.tone}">
<div class="wide">
${eyebrow(report)}
<h1>${verdict.title}</h1>
${headline.reason === "" ? null : html`<p class="reason"><bdi>${oneLine(headline.reason)}</bdi></p>`}
${whatToDo(headline, verdict)}
${countsBar(headline)}
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
  return html`<p class="eyebrow"><span>Carryover</span> <span>campaign <b><bdi>${campaign}</bdi></b></span> <span>run <b><bdi>${run}</bdi></b></span>${span}</p>`;
}

function whatToDo(headline: Headline, verdict: Verdict): Markup {
  const { at, ready } = nextRun(headline);
  const { outstanding } = headline.counts;
  const takes =
    ready < outstanding ? ` it can take ${grouped(ready)} of the ${counted(outstanding, "task")} outstanding.` : "";
  const when =
    at === null || outstanding === 0
      ? null
      : html`<p class="when">From ${resetInstant(at)} <span id="resume-distance"></span>${takes}</p>`;
  const command =
    headline.resumeCommand === ""
      ? null
      : html`<div class="command"><code id="resume-command">${headline.resumeCommand}</code><button type="button" id="copy-command" hidden>Copy</button></div>`;
  return html`<div class="todo"><h2>What to do</h2><p>${verdict.advice}</p>${when}${stopList(headline)}${command}</div>`;
}

const STOPS_SHOWN = 100;

/** Each stopped provider with its reset, unless the line above says it all. */
function stopList({ stops, counts }: Headline): Markup | null {
  const [first] = stops;
  if (first === undefined || (stops.length === 1 && first.outstanding >= counts.outstanding)) return null;
  const items = stops
    .slice(0, STOPS_SHOWN)
    .map(
      ({ provider, untilAt, isStated, outstanding }) =>
        html`<li><b><bdi>${visibleId(provider)}</bdi></b> is stopped until ${resetInstant(untilAt)}${isStated ? "" : " (an estimate: it stated no time)"}: ${counted(outstanding, "task")}</li>`,
    );
  const rest = stops.length - items.length;
  const more = rest > 0 ? html`<li>and ${counted(rest, "more provider")} in checkpoint.json</li>` : null;
  return html`<ul class="stops">${items}${more}</ul>`;
}

/** The minute in which a reset is over, as in the annotation and the summary. */
function resetInstant(at: number): Markup {
  return html`<time datetime="${iso(at)}">${utcMinute(at)}</time>`;
}

const COUNTED = ["passed", "failed", "errored", "skipped", "outstanding"] as const;

function countsBar({ counts }: Headline): Markup {
  let x = 0;
  const segments = COUNTED.map((name) => {
    const width = counts.total === 0 ? 0 : (counts[name] / counts.total) * 1_000;
    const rect = html`<rect class="fill-${name}" x="${x.toFixed(2)}" y="0" width="${width.toFixed(2)}" height="10"/>`;
    x += width;
    return rect;
  });
  const items = COUNTED.map(
    (name) =>
      html`<li class="${counts[name] === 0 ? "none" : ""}"><i class="swatch fill-${name}"></i><b>${grouped(counts[name])}</b> ${name}</li>`,
  );
  // The list beside it says the same in words.
  return html`<svg class="bar" viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">${segments}</svg>
<ul class="counts" aria-label="Of ${grouped(counts.total)} tasks">${items}</ul>`;
}

function numbers({ headline, run }: Report): Markup {
  const { passRate, scores, wonOnRetry, lostToLimits, spend } = headline;
  const { calls, input_tokens, output_tokens } = run.replayed;
  const error = scores?.standardError == null ? "" : ` ± ${scores.standardError.toPrecision(2)}`;
  const tokens = spend === null ? { sum: "", parts: "" } : tokenWords(spend);
  const facts: readonly (readonly [name: string, value: string, hint: string])[] = [
    ["Pass rate", passRate === null ? "" : percent(passRate), "of graded tasks"],
    ["Mean score", scores === null ? "" : `${Number(scores.mean.toFixed(4))}${error}`, "with its standard error"],
    ["Children run", unlessZero(run.attemptCount), ""],
    ["Won on a retry", unlessZero(wonOnRetry), "passed after a failure"],
    ["Lost to limits", unlessZero(lostToLimits), "not charged, they run again"],
    ["Calls replayed", unlessZero(calls), `${grouped(input_tokens + output_tokens)} tokens not paid again`],
    ["Tokens", tokens.sum, tokens.parts],
    ["Cost", spend === null ? "" : costWords(spend), "as the results say"],
  ];
  const items = facts
    .filter(([, value]) => value !== "")
    .map(([name, value, hint]) => html`<div><dt>${name}</dt><dd><b>${value}</b> <small>${hint}</small></dd></div>`);
  return items.length === 0 ? html`` : html`<dl class="numbers">${items}</dl>`;
}

function unlessZero(count: number): string {
  return count === 0 ? "" : grouped(count);
}
