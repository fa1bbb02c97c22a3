/** Reads workflow files, and evaluates as much of GitHub's expressions as our own use. */
import { runInNewContext } from "node:vm";
import { parse } from "yaml";
import { z } from "zod";
import { type Entry, entryOf } from "./action-metadata.ts";

const SCALAR = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const STEP = z.object({
  id: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  if: SCALAR.optional(),
  with: z.record(z.string(), SCALAR).optional(),
});
const JOB = z.object({
  needs: z.union([z.string().transform((one) => [one]), z.array(z.string())]).optional(),
  if: SCALAR.optional(),
  outputs: z.record(z.string(), z.string()).optional(),
  strategy: z.object({ matrix: z.record(z.string(), z.unknown()) }).optional(),
  steps: z.array(STEP),
});
const WORKFLOW = z.object({ on: z.unknown(), jobs: z.record(z.string(), JOB) });

export type Workflow = z.infer<typeof WORKFLOW>;
export type Step = z.infer<typeof STEP>;

export function readWorkflow(text: string): Workflow {
  return WORKFLOW.parse(parse(text));
}

/** The steps of a workflow that use this project's action, with the job that contains them. */
export function carryoverSteps(
  workflow: Workflow,
): { readonly job: string; readonly step: Step; readonly entry: Entry }[] {
  return Object.entries(workflow.jobs).flatMap(([job, { steps }]) =>
    steps.flatMap((step) => {
      const entry = step.uses === undefined ? null : entryOf(step.uses);
      return entry === null ? [] : [{ job, step, entry }];
    }),
  );
}

/** Values of contexts by their dotted path, such as `needs.plan.outputs.jobs`. */
export type Contexts = Readonly<Record<string, string>>;

/** A text with its `${{ … }}` replaced. */
export function expand(text: string, contexts: Contexts): string {
  return text.replace(/\$\{\{(.*?)\}\}/g, (_, expression: string) => evaluate(expression.trim(), contexts));
}

/** How the steps before a step ended, or the jobs that a job needs. */
export type Before = "success" | "failure" | "cancelled";

/** A condition that uses none of these functions holds only after a success. */
const STATUS_FUNCTION = /\b(?:success|failure|cancelled|always)\s*\(/;

/** Whether an `if` holds, of a step or of a job. */
export function holds(condition: string | undefined, contexts: Contexts, before: Before = "success"): boolean {
  const inner = condition === undefined ? "true" : (/^\$\{\{(.*)\}\}$/s.exec(condition.trim())?.[1] ?? condition);
  if (!STATUS_FUNCTION.test(inner) && before !== "success") return false;
  return isTrue(evaluate(inner.trim(), contexts, before));
}

/** GitHub's operators are those of JavaScript, once texts and names are values. */
function evaluate(expression: string, contexts: Contexts, before: Before = "success"): string {
  const script = expression.replace(/'([^']*)'|[A-Za-z_][\w-]*(?:\.[\w-]+)+/g, (name: string, text?: string) => {
    const value = text ?? contexts[name];
    if (value === undefined) throw new Error(`The test gives no value for ${name} in ${expression}.`);
    return JSON.stringify(value);
  });
  return String(
    runInNewContext(script, {
      success: () => before === "success",
      failure: () => before === "failure",
      cancelled: () => before === "cancelled",
      always: () => true,
      fromJSON: (text: string) => text,
      contains: (list: string, one: string) => (JSON.parse(list) as unknown[]).includes(one),
    }),
  );
}

function isTrue(value: string): boolean {
  return value !== "" && value !== "false" && value !== "0";
}
