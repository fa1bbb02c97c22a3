/** A job that is run again once others have gone on to the next campaign: never green by repetition. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { belongsTo } from "../../src/core/split.ts";
import { statePaths } from "../../src/store/state-paths.ts";
import { hashOf } from "../../src/tasks/canonical-json.ts";
import { evaluate, scratchFolder } from "./rig.ts";

const [BEFORE, AFTER] = ["until-complete-000001", "until-complete-000002"];
const AT = "2026-11-20T00:00:00.000Z";
/** By the stable hash of their ids, which a plan does not ask. */
const HASHED = [0, 1].map((index) =>
  Array.from({ length: 20 }, (_, number) => `t${number}`)
    .filter((id) => belongsTo(id, { index, total: 2 }))
    .slice(0, 2),
);
const [[bad = "", ...of0] = [], of1 = []] = HASHED;
const IDS = [bad, ...of0, ...of1];

interface Owner {
  readonly run: string;
  readonly job: number;
}

const ledgerRow = (id: string, status: string, { run, job }: Owner) => ({
  ...{ v: 1, campaign: BEFORE, id, hash: hashOf({ id }), status, attempt: 1, run, job: String(job) },
  ...{ started_at: AT, duration_s: 1 },
});
const sidecarRow = (id: string, { run, job }: Owner) => ({
  ...{ v: 1, campaign: BEFORE, id, hash: hashOf({ id }), class: "fatal", terminal: true, message: "no" },
  ...{ exit_code: 1, signal: null, attempt: 1, run, job: String(job), at: AT },
});

const PLANNED = { run: "101-1", job: 1 };

test.each([
  { name: "a grade of the job that ran it", bad: "failed", owner: PLANNED, exits: [0, 1] },
  { name: "an error of the job that ran it", bad: "errored", owner: PLANNED, exits: [0, 1] },
  { name: "a grade of another attempt of the run", bad: "failed", owner: { run: "101-2", job: 1 }, exits: [0, 1] },
  { name: "a grade of an earlier run: by the hash", bad: "failed", owner: { run: "100-1", job: 1 }, exits: [1, 0] },
  { name: "no rows any more: by the whole", bad: null, owner: null, exits: [1, 1] },
] as const)("$name", async ({ bad: end, owner, exits }) => {
  const workspace = scratchFolder();
  writeFileSync(join(workspace, "tasks.txt"), IDS.map((id) => `${id}\n`).join(""));
  const paths = statePaths(workspace);
  const lines = (rows: readonly object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join("");
  const good = [...of0, ...of1].map((id) => ledgerRow(id, "passed", { run: "101-1", job: of0.includes(id) ? 0 : 1 }));
  if (owner !== null) {
    writeFileSync(paths.baseline, lines(end === "failed" ? [...good, ledgerRow(bad, "failed", owner)] : good));
    if (end === "errored") writeFileSync(paths.failures, lines([sidecarRow(bad, owner)]));
  }
  const counts = { total: 4, passed: 3, failed: 1, errored: 0, skipped: 0, outstanding: 0 };
  const campaigns = [
    { id: AFTER, complete: false, completed_run: null, completed_at: null },
    { id: BEFORE, complete: true, completed_run: "101", completed_at: AT, counts },
  ];
  const checkpoint = { v: 1, seq: 1, updated_at: AT, run: "102-1", job: "0", jobs: 2, campaigns };
  writeFileSync(paths.checkpoint, JSON.stringify({ ...checkpoint, circuits: {}, limits: {}, durations_s: [] }));
  const codes: number[] = [];
  for (const job of ["0", "1"]) {
    const matrix = { "job-index": job, "job-total": "2" };
    const inputs = { tasks: "tasks.txt", "state-dir": ".", command: "false", campaign: "until-complete", ...matrix };
    codes.push((await evaluate({ workspace, workflowRun: "101", job, inputs })).exitCode);
  }
  expect(codes).toEqual(exits);
});
