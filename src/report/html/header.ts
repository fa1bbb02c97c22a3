/** The top of the page: the verdict, what to do, and the figures. It needs no script. */
import { formatDuration } from "../../core/duration.ts";
import { iso } from "../../core/instant.ts";
import { visibleId } from "../escape.ts";
import { utcMinute, utcSecond } from "../instant.ts";
import { costWords, type Spend, tokenWords } from "../spend.ts";
import { counted, grouped, percent } from "../words.ts";
import { html, type Markup } from "./markup.ts";
import type { HtmlHeadline, HtmlReport } from "./model.ts";
import { type Verdict, wordVerdict } from "./verdict.ts";

/** The header element. */
export function headerOf(report: HtmlReport): Markup {
  const verdict = wordVerdict(report.headline);
  return html`<header class="verdict" data-tone="${verdict.tone}">
<div class="wide">
${eyebrow(report.headline)}
<h1>${verdict.title}</h1>
${report.headline.reason === "" ? null : html`<p class="reason"><bdi>${report.headline.reason}</bdi></p>`}
${whatToDo(report.headline, verdict)}
${countsBar(report.headline)}
${numbers(report)}
</div>
</header>`;
}

function eyebrow({ campaign, run, startedAt, endedAt }: HtmlHeadline): Markup {
  const span =
    startedAt === null || endedAt === null
      ? null
      : html` <span><time datetime="${iso(startedAt)}">${utcSecond(startedAt)}</time>, ${formatDuration(endedAt - startedAt)}</span>`;
  return html`<p class="eyebrow"><span>Carryover</span> <span>campaign <b><bdi>${campaign}</bdi></b></span> <span>run <b><bdi>${run}</bdi></b></span>${span}</p>`;
}

function whatToDo(headline: HtmlHeadline, verdict: Verdict): Markup {
  const when =
    headline.resumeAt === null || headline.counts.outstanding === 0
      ? null
      : html`<p class="when">From ${resetInstant(headline.resumeAt)} <span id="resume-distance"></span>${takes(headline)}</p>`;
  const command =
    headline.resumeCommand === ""
      ? null
      : html`<div class="command"><code id="resume-command">${headline.resumeCommand}</code><button type="button" id="copy-command" hidden>Copy</button></div>`;
  return html`<div class="todo"><h2>What to do</h2><p>${verdict.advice}</p>${when}${stopList(headline)}${command}</div>`;
}

/** How many tasks can run then, if some providers are still stopped. */
function takes({ counts, ready }: HtmlHeadline): Markup | null {
  if (ready >= counts.outstanding) return null;
  return html` it can take ${grouped(ready)} of the ${counted(counts.outstanding, "task")} outstanding.`;
}

const STOPS_SHOWN = 500;

/** Each stopped provider with its reset, unless the line above says it all. */
function stopList({ stops, counts }: HtmlHeadline): Markup | null {
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

function countsBar({ counts }: HtmlHeadline): Markup {
  let x = 0;
  const segments = COUNTED.map((name) => {
    const width = counts.total === 0 ? 0 : (counts[name] / counts.total) * 1_000;
    const rect = html`<rect class="fill-${name}" x="${round(x)}" y="0" width="${round(width)}" height="10"/>`;
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

interface Fact {
  readonly name: string;
  readonly value: string;
  readonly hint: string;
}

function numbers({ headline, attempts }: HtmlReport): Markup {
  const { passRate, scores } = headline;
  const facts: Fact[] = [];
  if (passRate !== null) {
    facts.push({ name: "Pass rate", value: percent(passRate), hint: "of graded tasks" });
  }
  if (scores !== null) {
    const error = scores.standardError === null ? "" : ` ± ${scores.standardError.toPrecision(2)}`;
    facts.push({
      name: "Mean score",
      value: `${Number(scores.mean.toFixed(4))}${error}`,
      hint: "with its standard error",
    });
  }
  if (attempts.length > 0) facts.push({ name: "Children run", value: grouped(attempts.length), hint: "" });
  if (headline.wonOnRetry > 0) {
    facts.push({ name: "Won on a retry", value: grouped(headline.wonOnRetry), hint: "passed after a failure" });
  }
  if (headline.lostToLimits > 0) {
    facts.push({ name: "Lost to limits", value: grouped(headline.lostToLimits), hint: "not charged, they run again" });
  }
  const { calls, input_tokens, output_tokens } = headline.replayed;
  if (calls > 0) {
    const hint = `${grouped(input_tokens + output_tokens)} tokens not paid again`;
    facts.push({ name: "Calls replayed", value: grouped(calls), hint });
  }
  if (headline.spend !== null) facts.push(...spendFacts(headline.spend));
  if (facts.length === 0) return html``;
  const items = facts.map(
    (fact) => html`<div><dt>${fact.name}</dt><dd><b>${fact.value}</b> <small>${fact.hint}</small></dd></div>`,
  );
  return html`<dl class="numbers">${items}</dl>`;
}

function spendFacts(spend: Spend): Fact[] {
  const { sum, parts } = tokenWords(spend);
  const cost = costWords(spend);
  return [
    ...(sum === "" ? [] : [{ name: "Tokens", value: sum, hint: parts }]),
    ...(cost === "" ? [] : [{ name: "Cost", value: cost, hint: "as the results say" }]),
  ];
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
