/**
 * Publishes the end of a run to the runner: outputs, step summary, annotations, and whether the step fails. Only
 * `fail-on` decides that. Anything that cannot be published (a full disk, an odd file) is a warning.
 */
import { appendFileSync } from "node:fs";
import * as core from "@actions/core";
import type { Config } from "../config/config.ts";
import { reasonOf } from "../core/reason.ts";
import { capitalized, sentence } from "../core/words.ts";
import { commentOnPullRequest } from "../engine/pull-request-comment.ts";
import { type Outputs, outputText, type RunEnd } from "../engine/verdict.ts";
import { buildAnnotations } from "../report/annotations.ts";
import { logLine, logText, oneLine } from "../report/escape.ts";
import { inform, warn } from "./messages.ts";

/** Also used for a run that a signal ended before its first child. */
export function publishOutputs(outputs: Outputs): void {
  attempt("the outputs", () => setOutputs(outputs));
}

/** Also sets the exit code of this process: the step fails if a `fail-on` condition was met. */
export async function publish(end: RunEnd, config: Config): Promise<void> {
  publishOutputs(end.outputs);
  attempt("the step summary", () => appendSummary(end));
  const { report, against, reason } = end;
  if (report === null && against.length > 0)
    core.error(logLine(oneLine(`Failing because ${against.join(" and ")}. ${capitalized(sentence(reason))}`, 1_000)), {
      title: "Carryover",
    });
  const annotations = report === null ? [] : buildAnnotations(report, against);
  for (const { level, title, message } of annotations) ANNOTATE[level](message, { title });
  // The annotations have reported it. A second error with the same text would only use up their limit.
  if (against.length > 0) process.exitCode = 1;
  await commentOnPullRequest(end, { config, env: process.env, notice: inform, warn });
}

const ANNOTATE = { error: core.error, warning: core.warning } as const;

function attempt(what: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    warn(`${what} could not be passed to the runner: ${reasonOf(error)}`);
  }
}

function setOutputs(outputs: Outputs): void {
  for (const [name, value] of Object.entries(outputs)) {
    const text = outputText(value);
    // The reason quotes children and providers, and the next step may print it.
    core.setOutput(name, name === "reason" ? logText(oneLine(text)) : text);
  }
}

function appendSummary({ summary }: RunEnd): void {
  const summaryFile = process.env.GITHUB_STEP_SUMMARY;
  if (summaryFile && summary !== null) appendFileSync(summaryFile, summary);
}
