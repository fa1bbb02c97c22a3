/** How many calls a job of a matrix makes at its start, over the real client and the fake service. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Carry } from "../../src/engine/carry.ts";
import { systemClock } from "../../src/engine/system-clock.ts";
import { MERGE_JOB, SHARED_STATE } from "../../src/store/carrier/key.ts";
import { readCheckpoint } from "../../src/store/checkpoint-file.ts";
import { statePaths } from "../../src/store/state-paths.ts";
import { checkpointOf, identityOf } from "../rig/rows.ts";
import { CarrierRig, SAVE } from "./carrier-rig.ts";

const JOBS = 48;
let rig: CarrierRig;

beforeEach(async () => {
  rig = await CarrierRig.open();
});

afterEach(async () => {
  await rig[Symbol.asyncDispose]();
});

const checkpoint = checkpointOf({ run: "41-1", jobs: JOBS, name: SAVE.name, campaigns: [] });
const FILES = { "checkpoint.json": JSON.stringify(checkpoint), "results.jsonl": "" };

/** The start of a job of the next workflow run. @returns the lookups that it made */
async function start(index: number, folder = rig.newFolder()): Promise<number> {
  writeFileSync(join(folder, "tasks.jsonl"), "");
  const before = rig.service.calls.lookup;
  const carry = new Carry({
    carrier: rig.cache(),
    clock: systemClock(),
    identity: identityOf("42", { run: "42-1", job: String(index) }),
    name: SAVE.name,
    job: { index, total: JOBS },
    checkpointIntervalMs: 300_000,
    siblingIntervalMs: 300_000,
    paths: statePaths(folder),
    tempFolder: rig.temp,
    warn: (message) => expect.fail(message),
  });
  await carry.restore(() => SAVE.campaign);
  return rig.service.calls.lookup - before;
}

/** The states that the jobs of an earlier run have left. */
async function savedByAll(): Promise<void> {
  const key = await rig.saved({ jobIndex: 0 }, FILES);
  const [entry] = rig.service.entries();
  const content = rig.service.content(key);
  for (let job = 1; job < JOBS; job += 1) {
    rig.service.plant({
      key: key.replace("-j0000-", `-j${String(job).padStart(4, "0")}-`),
      version: entry?.version ?? "",
      content,
    });
  }
}

test("a fresh matrix: one call a job", async () => {
  expect(await start(17)).toBe(1);
});

test("after a run with a merge: three calls a job, and the merge reads each job once", async () => {
  await savedByAll();
  await rig.saved({ jobIndex: SHARED_STATE, runId: "0" }, FILES);
  expect(await start(17)).toBe(3);
  // One for the newest of all, one for each job and the shared state.
  expect(await start(MERGE_JOB)).toBe(JOBS + 2);
});

test("after a run with neither plan nor merge: job 0 reads the states of all, each other job three", async () => {
  await savedByAll();
  expect(await start(17)).toBe(3);
  expect(await start(0)).toBe(JOBS + 2);
});

test("a job that starts late finds the stops of its siblings", async () => {
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const circuits = { openai: { state: "open" as const, until, trips: 1, reason: "quota", stated: true } };
  const stopped = checkpointOf({ run: "42-1", job: "3", jobs: JOBS, name: SAVE.name, circuits });
  await rig.saved({ jobIndex: SHARED_STATE, runId: "0" }, { "checkpoint.json": JSON.stringify(stopped) });
  await savedByAll();
  const folder = rig.newFolder();
  expect(await start(17, folder)).toBe(3);
  expect(readCheckpoint(statePaths(folder).checkpoint)?.circuits).toEqual(circuits);
});
