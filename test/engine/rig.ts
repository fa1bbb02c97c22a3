/** Runs the whole engine on a real folder with real children; only the clock's callers and the judge are the test's. */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "../../src/config/config.ts";
import type { RunEvent } from "../../src/core/event.ts";
import type { Clock } from "../../src/core/instant.ts";
import type { Redactor } from "../../src/core/redactor.ts";
import type { Judgment, Signal } from "../../src/core/tally.ts";
import { Carry } from "../../src/engine/carry.ts";
import type { CarryOptions } from "../../src/engine/carry-session.ts";
import { type EngineContext, warnIn } from "../../src/engine/run-context.ts";
import { runEvaluation } from "../../src/engine/run-evaluation.ts";
import { systemClock } from "../../src/engine/system-clock.ts";
import type { RunEnd } from "../../src/engine/verdict.ts";
import type { Carrier } from "../../src/store/carrier/carrier.ts";
import { FolderCarrier } from "../../src/store/carrier/folder-carrier.ts";
import { engineContext } from "../rig/engine-context.ts";
import { identityOf } from "../rig/rows.ts";
import { scratchFolder } from "../rig/scratch.ts";

/** A folder with a list of these tasks in `tasks.txt`. */
export function workspaceWith(...ids: readonly string[]): string {
  const workspace = scratchFolder();
  listTasks(workspace, ...ids);
  return workspace;
}

export function listTasks(workspace: string, ...ids: readonly string[]): void {
  writeFileSync(join(workspace, "tasks.txt"), ids.map((id) => `${id}\n`).join(""));
}

export interface Evaluation {
  readonly workspace: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly workflowRun?: string;
  /** As on a runner, where each attempt of a workflow run is a run of its own. */
  readonly attempt?: number;
  readonly job?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly clock?: Clock;
  readonly redactor?: Redactor;
  readonly onSignal?: (handler: (signal: Signal) => void) => void;
  readonly needsReport?: boolean;
  readonly judgment?: Judgment;
  readonly onEvent?: (event: RunEvent) => void;
  /** A folder that stands for the cache, or another carrier; none by default. */
  readonly cache?: string | Carrier;
  /** A carry that is not that of a single job. */
  readonly carry?: Partial<Pick<CarryOptions, "name" | "job" | "siblingIntervalMs">>;
}

export interface Evaluated extends RunEnd {
  readonly events: readonly RunEvent[];
  readonly warnings: readonly string[];
  /** The tasks of each child, in the order of their starts. */
  readonly started: readonly string[];
}

let runs = 0;

/** One run of the engine, as the CLI starts it. */
export async function evaluate(evaluation: Evaluation): Promise<Evaluated> {
  runs += 1;
  const workflowRun = evaluation.workflowRun ?? `test-${runs}`;
  const events: RunEvent[] = [];
  const { attempt } = evaluation;
  const ofAttempt = attempt === undefined ? {} : { run: `${workflowRun}-${attempt}`, runAttempt: attempt };
  const identity = identityOf(workflowRun, { job: evaluation.job ?? "0", ...ofAttempt });
  const clock = evaluation.clock ?? systemClock();
  const { redactor, judgment, cache, carry, onSignal } = evaluation;
  const sink = {
    on: (event: RunEvent) => {
      events.push(event);
      evaluation.onEvent?.(event);
    },
  };
  const context: EngineContext = {
    ...engineContext(evaluation.workspace, identity),
    env: { PATH: process.env.PATH, ...evaluation.env },
    clock,
    sink,
    inform: warnIn({ sink, clock }),
    notice: warnIn({ sink, clock }),
    needsReport: evaluation.needsReport ?? true,
    openCarry:
      cache === undefined
        ? null
        : carryOver({ carrier: carrierOf(cache), clock, identity, warn: warnIn({ sink, clock }) }, carry),
    ...(redactor && { redactor }),
    ...(judgment && { judgment }),
    ...(onSignal && { onSignal }),
  };
  const config = readConfig(evaluation.inputs, { origin: "cli", env: {} });
  const end = await runEvaluation(config, context);
  return {
    ...end,
    events,
    warnings: events.flatMap((event) => (event.event === "warning" ? [event.message] : [])),
    started: events.flatMap((event) => (event.event === "attempt_started" ? event.tasks : [])),
  };
}

/** A carry of a single job that saves at the end only. */
function carryOver(
  facts: Pick<CarryOptions, "carrier" | "clock" | "identity" | "warn">,
  change: Evaluation["carry"],
): EngineContext["openCarry"] {
  return (paths) =>
    new Carry({
      ...facts,
      name: "default",
      job: { index: 0, total: 1 },
      checkpointIntervalMs: 3_600_000,
      siblingIntervalMs: 3_600_000,
      paths,
      tempFolder: join(paths.root, "temp"),
      ...change,
    });
}

function carrierOf(cache: string | Carrier): Carrier {
  return typeof cache === "string" ? new FolderCarrier(cache) : cache;
}

/** The rows of a file of JSON lines. */
export function rowsOf(path: string): Record<string, unknown>[] {
  const lines = readFileSync(path, "utf8").split("\n");
  return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as Record<string, unknown>);
}
