/** The runner of one job: it waits for a machine, runs main, which may be killed, and then `post`. */
import { join } from "node:path";
import { recoverKilledRun, saveAfterMain } from "../../src/engine/recover-killed-run.ts";
import { StateFolder } from "../../src/store/state-folder.ts";
import { statePaths } from "../../src/store/state-paths.ts";
import { NO_REDACTION } from "../rig/no-redaction.ts";
import { type Carried, expectStored, openCarried } from "./carried.ts";
import type { Process } from "./drive.ts";
import { type JobEnd, JobMain } from "./job.ts";
import { ProcessClock } from "./process-clock.ts";
import type { JobFate } from "./scenario.ts";
import { simDetector } from "./sim-detector.ts";
import { readRows, rowsByTask } from "./state-rows.ts";
import { fail } from "./violation.ts";
import type { JobPlace, Workflow } from "./workflow.ts";

/** What `post` may wait for the cache. */
const POST_MS = 15_000;

export interface Runner extends Process {
  readonly end: Promise<JobEnd>;
  readonly folder: string;
}

export function startRunner(workflow: Workflow, fate: JobFate, job: JobPlace): Runner {
  const { scenario, root, clock: world } = workflow.universe;
  const isFolder = scenario.cache === null;
  const folder = join(root, isFolder ? "state" : `job-${job.index}`);
  let main: JobMain | null = null;
  let killMain: (end: JobEnd) => void = () => {};
  const killed = new Promise<JobEnd>((resolve) => {
    killMain = resolve;
  });
  const run = async (): Promise<JobEnd> => {
    await new Promise<void>((resolve) => world.at(world.now() + fate.startsAfterMs, resolve));
    const clock = new ProcessClock(world);
    const carried = isFolder ? null : openCarried(workflow, { paths: statePaths(folder), clock, job });
    carried?.invariants.begins([]);
    main = new JobMain(workflow, { folder, job, clock, fate, carried });
    const end = await Promise.race([main.run(), killed]);
    main = null;
    const isLost = end.status === "killed" && fate.losesRunner;
    if (carried !== null && !isLost) await runPost(workflow, folder, { job, main: carried });
    return end;
  };
  return {
    end: run(),
    folder,
    killAt: () => main?.killAt ?? null,
    waits: () => main?.waits(),
    kill: () => {
      if (main !== null) killMain(main.kill());
    },
  };
}

/** The action's `post`: what main did not save, or could not verify, is saved now. */
async function runPost(
  workflow: Workflow,
  root: string,
  { job, main }: { readonly job: JobPlace; readonly main: Carried },
): Promise<void> {
  const { clock: world, mutation } = workflow.universe;
  const clock = new ProcessClock(world);
  const paths = statePaths(root);
  const last = main.sent[0];
  const { carry, carrier, invariants } = openCarried(workflow, {
    paths,
    clock,
    job: { index: job.index, total: 1 },
    earlier: last ?? {},
  });
  const saved = await saveAfterMain({
    last: last ?? { campaign: "", isSaved: false, mustNotSave: false },
    paths,
    recover: async () => (mutation.forgetsInbox === true ? 0 : recover(root, world)),
    openCarry: () => {
      carry.endBy(world.now() + POST_MS);
      return Promise.resolve(carry);
    },
  });
  const rows = readRows(paths);
  for (const { campaign, hash } of workflow.owed.get(job.index) ?? []) {
    if ((rowsByTask(rows, campaign).get(hash)?.results.length ?? 0) > 0) continue;
    fail("no-result-lost", `post leaves a row in the inbox of a killed main (${hash.slice(0, 8)})`);
  }
  if (saved !== null && carrier.isTrue) expectStored(workflow, invariants, { job: job.index, campaign: saved });
}

/** Takes over what a killed main left in its inbox. @returns how many rows */
export async function recover(root: string, clock: { now(): number }): Promise<number> {
  const folder = StateFolder.open(root, NO_REDACTION);
  try {
    return (
      await recoverKilledRun(folder, { loadDetector: async () => simDetector, clock, stopOrphans: async () => {} })
    ).rows;
  } finally {
    folder.close();
  }
}
