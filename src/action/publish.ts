/** Hands a run's end to the runner: outputs, step summary, annotations, and whether the step fails. */
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import * as core from "@actions/core";
import { outputText } from "../engine/outputs.ts";
import type { RunEnd } from "../engine/run-evaluation.ts";
import { buildAnnotations } from "../report/annotations.ts";

export function publish(end: RunEnd): void {
  for (const [name, value] of Object.entries(end.outputs)) core.setOutput(name, outputText(value));
  const summaryFile = process.env.GITHUB_STEP_SUMMARY;
  const written = String(end.outputs["summary-file"]);
  if (summaryFile && existsSync(written)) appendFileSync(summaryFile, readFileSync(written));
  const annotations = end.report === null ? [] : buildAnnotations(end.report, { against: end.against });
  for (const { level, title, message } of annotations) ANNOTATE[level](message, { title });
  // The annotations have said it; a second error of the same words would only use up their budget.
  if (end.against.length > 0) process.exitCode = 1;
}

const ANNOTATE = { error: core.error, warning: core.warning, notice: core.notice } as const;
