/** `carryover run --dry-run`: shows what a run would do, without doing it. */
import type { Config } from "../config/config.ts";
import { formatDuration } from "../core/duration.ts";
import { iso } from "../core/instant.ts";
import { dollars } from "../core/spend.ts";
import { EXIT } from "../core/tally.ts";
import { counted, grouped, sentence } from "../core/words.ts";
import { type DryRun, dryRun, SKIP_REASONS, type SkipReason, type Waiting } from "../engine/dry-run.ts";
import { concurrencyOf } from "../engine/run-settings.ts";
import { oneLine } from "../report/escape.ts";
import { instantWords } from "../report/event-lines.ts";
import { firstFew, nameWords } from "../report/words.ts";
import { commandContext } from "./command-context.ts";
import { inform, informText, printJson, table } from "./streams.ts";

/** @throws UserError for a wrong input, list or state */
export async function dryRunCommand(config: Config, isJson: boolean): Promise<number> {
  const plan = await dryRun(config, await commandContext(config, config.job.index));
  if (isJson) printJson(toJson(plan));
  else {
    inform("dry run: starts no child, calls no provider and leaves the state as it is");
    informText(toTable(plan, config));
  }
  return EXIT.ok;
}

function toJson({ campaign, isNew, refusal, start, wait, probe, skip, estimate }: DryRun): object {
  const { durationMs, runs, costUsd } = estimate;
  return {
    campaign,
    "new-campaign": isNew,
    reason: refusal ?? "",
    start,
    wait: wait.map(({ untilAt, ...others }) => ({ ...others, until: iso(untilAt) })),
    probe,
    skip,
    estimate: { duration_s: durationMs === null ? null : durationMs / 1_000, runs, cost_usd: costUsd },
  };
}

const SKIP_WORDS: Readonly<Record<SkipReason, string>> = {
  passed: "passed",
  failed: "graded as failed",
  errored: "errored and not retried again",
  skipped: "skipped by their command",
  "not-selected": "not selected (only, sample or max-tasks)",
  "other-job": "of other jobs",
};

function toTable(plan: DryRun, config: Config): string {
  const { campaign, isNew, refusal, start, wait, probe, skip } = plan;
  if (refusal !== null) return table([["start", `nothing: ${oneLine(refusal)}`]], 10);
  const skips = SKIP_REASONS.flatMap((why): [string, string][] =>
    skip[why].length === 0 ? [] : [["skip", `${grouped(skip[why].length)} ${SKIP_WORDS[why]}: ${firstIds(skip[why])}`]],
  );
  return table(
    [
      ["campaign", `${oneLine(campaign)}${isNew ? " (new)" : ""}`],
      ["start", start.length === 0 ? "nothing" : `${counted(start.length, "task")}: ${firstIds(start)}`],
      ...probe.map((provider): [string, string] => [
        "probe",
        `${oneLine(provider)} with one task first: its limit should be over`,
      ]),
      ...wait.map((one): [string, string] => ["wait", waitWords(one)]),
      ...skips,
      ["estimate", estimateWords(plan, config)],
    ],
    10,
  );
}

const IDS_SHOWN = 10;

function firstIds(ids: readonly string[]): string {
  return firstFew(ids, IDS_SHOWN, nameWords);
}

function waitWords({ provider, untilAt, reason, tasks }: Waiting): string {
  const until = `until ${instantWords(untilAt, Date.now())}`;
  const why = `Reason: ${sentence(oneLine(reason, 200))} To probe it with one of them now, add --retry-now.`;
  return `${counted(tasks.length, "task")} for ${oneLine(provider)}, ${until}: ${firstIds(tasks)}. ${why}`;
}

function estimateWords({ estimate, start }: DryRun, config: Config): string {
  const { durationMs, runs, costUsd, results } = estimate;
  const { maxCost } = config;
  if (start.length === 0) return "none: nothing would start";
  if (durationMs === null || runs === null) return "none: no earlier result shows how long a task takes";
  const parts = [
    `about ${formatDuration(durationMs)}${runs > 1 ? ` in ${grouped(runs)} runs` : ""}`,
    `${grouped(concurrencyOf(config))} at a time`,
    ...(costUsd === null ? [] : [dollars(costUsd)]),
    ...(costUsd !== null && maxCost !== null && costUsd > maxCost ? [`more than max-cost (${dollars(maxCost)})`] : []),
  ];
  return `${parts.join(", ")}; from ${counted(results, "earlier result")}, without limits and retries`;
}
