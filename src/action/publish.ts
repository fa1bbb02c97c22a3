/** Hands a run's end to the runner: outputs, step summary, annotations, and whether the step fails. */
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import * as core from "@actions/core";
import { outputText } from "../engine/outputs.ts";
import type { RunEnd } from "../engine/run-context.ts";
import { buildAnnotations } from "../report/annotations.ts";
import { logLine, oneLine } from "../report/escape.ts";

export function publish(end: RunEnd): void {
  for (const [name, value] of Object.entries(end.outputs)) core.setOutput(name, outputText(value));
  const summaryFile = process.env.GITHUB_STEP_SUMMARY;
  const written = String(end.outputs["summary-file"]);
  // Without a report, the summary on disk is one of an earlier run.
  if (summaryFile && end.report !== null && existsSync(written)) appendFileSync(summaryFile, readFileSync(written));
  const { report, against, reason } = end;
  if (report === null && against.length > 0)
    core.error(logLine(oneLine(`${against.join(", ")}. ${reason}`, 1_000)), { title: "Carryover" });
  const annotations = report === null ? [] : buildAnnotations(report, { against });
  for (const { level, title, message } of annotations) ANNOTATE[level](message, { title });
  // The annotations have said it; a second error of the same words would only use up their budget.
  if (end.against.length > 0) process.exitCode = 1;
}

const ANNOTATE = { error: core.error, warning: core.warning, notice: core.notice } as const;
