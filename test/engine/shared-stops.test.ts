/** What the jobs of a matrix learn from each other about stopped providers. */
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Carry } from "../../src/engine/carry.ts";
import { SharedStops } from "../../src/engine/shared-stops.ts";
import { VirtualClock } from "../../src/simulate/virtual-clock.ts";
import type { PullRequest, PullResult, PushRequest, PushResult } from "../../src/store/carrier/carrier.ts";
import { FolderCarrier } from "../../src/store/carrier/folder-carrier.ts";
import { buildKey } from "../../src/store/carrier/key.ts";
import { readCheckpoint } from "../../src/store/checkpoint-file.ts";
import type { StoredCircuit } from "../../src/store/format.ts";
import { statePaths } from "../../src/store/state-paths.ts";
import { CAMPAIGN, checkpointOf, identityOf } from "../rig/rows.ts";
import { scratchFolder } from "../rig/scratch.ts";

const until = (hour: number) => `2026-11-21T0${hour}:00:00.000Z`;
const circuit = (hour: number, reason = "quota"): StoredCircuit => ({
  state: "open",
  until: until(hour),
  trips: 1,
  reason,
  stated: true,
});

/** The first `blindLooks` pulls find nothing, because entries of other jobs may not be visible yet. */
class BlindCarrier extends FolderCarrier {
  blindLooks = 0;
  calls = 0;
  isReadOnly = false;

  override push(request: PushRequest): Promise<PushResult> {
    this.calls += 1;
    if (!this.isReadOnly) return super.push(request);
    return Promise.resolve({ outcome: "not-saved", trouble: [] });
  }

  override pull(request: PullRequest): Promise<PullResult> {
    this.calls += 1;
    this.blindLooks -= 1;
    if (this.blindLooks < 0) return super.pull(request);
    return Promise.resolve({ answers: request.prefixes.map((prefix) => ({ kind: "none", prefix })), trouble: [] });
  }
}

interface StopsOptions {
  readonly shared: string;
  readonly workflowRun?: string;
  readonly runAttempt?: number;
  readonly leftMs?: () => number;
}

function stopsOf(index: number, setup: StopsOptions) {
  const carrier = new BlindCarrier(setup.shared);
  const root = scratchFolder();
  const workflowRun = setup.workflowRun ?? "77";
  const options = {
    carrier,
    identity: identityOf(workflowRun, {
      run: `${workflowRun}-1`,
      runAttempt: setup.runAttempt ?? 1,
      job: String(index),
    }),
    name: "test",
    tempFolder: join(root, "temp"),
    paths: statePaths(root),
  };
  const stops = new SharedStops(options, {
    campaign: CAMPAIGN,
    leftMs: setup.leftMs ?? (() => Number.POSITIVE_INFINITY),
    warnOf: () => {},
  });
  const stop = (circuits: Readonly<Record<string, StoredCircuit>>, providers: readonly string[]) => {
    const checkpoint = checkpointOf({ run: "77-1", job: String(index), jobs: 2, circuits: { ...circuits } });
    writeFileSync(join(root, "checkpoint.json"), JSON.stringify(checkpoint));
    return stops.share(providers);
  };
  const learned = async () => {
    const look = await stops.read();
    if (look.isMissing) await stops.shareMissing();
    return look.learned;
  };
  return { carrier, stop, learned };
}

test("siblings learn about stopped providers, but not about those that are waited for", async () => {
  const shared = scratchFolder();
  const [first, second] = [stopsOf(0, { shared }), stopsOf(1, { shared })];
  await first.stop({ stopped: circuit(5), waiting: circuit(4) }, ["stopped"]);
  expect(await second.learned()).toEqual([
    { provider: "stopped", untilAt: Date.parse(until(5)), reason: "another job was stopped: quota" },
  ]);
});

test("a job of a large matrix that starts late knows the stops before its first task", async () => {
  const shared = scratchFolder();
  await stopsOf(4, { shared }).stop({ p: circuit(5) }, ["p"]);
  const root = scratchFolder();
  const late = new Carry({
    carrier: new FolderCarrier(shared),
    clock: new VirtualClock(Date.parse(until(3))),
    identity: identityOf("77", { run: "77-1", job: "2" }),
    name: "test",
    job: { index: 2, total: 6 },
    checkpointIntervalMs: 60_000,
    siblingIntervalMs: 30_000,
    paths: statePaths(root),
    tempFolder: join(root, "temp"),
    warn: (message) => expect.fail(message),
  });
  // The newest state of all is that of a job that saved later.
  const own = { name: "test", campaign: CAMPAIGN, jobIndex: 1, runId: "77", runAttempt: 1, seq: 1 };
  const folder = scratchFolder();
  writeFileSync(join(folder, "checkpoint.json"), JSON.stringify(checkpointOf({ run: "77-1", job: "1", jobs: 6 })));
  await new FolderCarrier(shared).push({ key: buildKey(own), folder });
  await late.restore(() => CAMPAIGN);
  expect(Object.keys(readCheckpoint(statePaths(root).checkpoint)?.circuits ?? {})).toEqual(["p"]);
});

test("a job learns neither from itself nor from an earlier workflow run or attempt", async () => {
  const shared = scratchFolder();
  const first = stopsOf(0, { shared });
  await first.stop({ p: circuit(5) }, ["p"]);
  expect(await first.learned()).toEqual([]);
  expect(await stopsOf(1, { shared, workflowRun: "78" }).learned()).toEqual([]);
  expect(await stopsOf(1, { shared, runAttempt: 2 }).learned()).toEqual([]);
});

test("a known stop is not shared again, but stays in every later entry", async () => {
  const shared = scratchFolder();
  const [first, second, third] = [stopsOf(0, { shared }), stopsOf(1, { shared }), stopsOf(2, { shared })];
  await first.stop({ p: circuit(5) }, ["p"]);
  await second.learned();
  const echo = circuit(5, "another job was stopped: quota");
  const entries = readdirSync(shared);
  await second.stop({ p: echo }, ["p"]);
  expect(readdirSync(shared)).toEqual(entries);
  await second.stop({ p: echo, q: circuit(6, "spend") }, ["p", "q"]);
  expect((await third.learned()).map(({ provider, reason }) => `${provider}: ${reason}`)).toEqual([
    "p: another job was stopped: quota",
    "q: another job was stopped: spend",
  ]);
});

test("a third job learns the stops of two jobs that did not look at each other's", async () => {
  const shared = scratchFolder();
  const [first, second, third] = [stopsOf(0, { shared }), stopsOf(1, { shared }), stopsOf(2, { shared })];
  await first.stop({ p: circuit(5) }, ["p"]);
  await second.stop({ q: circuit(6) }, ["q"]);
  expect((await third.learned()).map(({ provider }) => provider).sort()).toEqual(["p", "q"]);
});

test.each([2, 5])(
  "the stops of %i jobs at the same instant are all shared once the last job has written",
  async (jobs) => {
    const shared = scratchFolder();
    const jobsStops = Array.from({ length: jobs }, (_, index) => stopsOf(index, { shared }));
    await Promise.all(jobsStops.map((stops, index) => stops.stop({ [`p${index}`]: circuit(5) }, [`p${index}`])));
    const learned = (await stopsOf(jobs, { shared }).learned()).map(({ provider }) => provider);
    expect(learned.sort()).toEqual(jobsStops.map((_, index) => `p${index}`));
  },
);

test("a job whose number is taken by an invisible entry writes at the next check, and skips an entry that never appears", async () => {
  const shared = scratchFolder();
  const [first, second, third] = [stopsOf(0, { shared }), stopsOf(1, { shared }), stopsOf(2, { shared })];
  await first.stop({ p: circuit(5) }, ["p"]);
  second.carrier.blindLooks = 2;
  await second.stop({ q: circuit(6) }, ["q"]);
  await second.learned();
  expect((await third.learned()).map(({ provider }) => provider).sort()).toEqual(["p", "q"]);
  const fourth = stopsOf(3, { shared });
  fourth.carrier.blindLooks = Number.POSITIVE_INFINITY;
  await fourth.stop({ r: circuit(6) }, ["r"]);
  rmSync(join(shared, readdirSync(shared).sort().at(-1) ?? ""), { recursive: true });
  fourth.carrier.blindLooks = 0;
  await fourth.learned();
  expect((await third.learned()).map(({ provider }) => provider)).toContain("r");
});

test("a stop that could not be shared is shared again at the next check", async () => {
  const shared = scratchFolder();
  const [first, second] = [stopsOf(0, { shared }), stopsOf(1, { shared })];
  first.carrier.isReadOnly = true;
  await first.stop({ p: circuit(5) }, ["p"]);
  expect(await second.learned()).toEqual([]);
  first.carrier.isReadOnly = false;
  await first.learned();
  expect((await second.learned()).map(({ provider }) => provider)).toEqual(["p"]);
});

test.each([0, 1, 2, 3])("a job whose time is over after %i calls makes no further call", async (calls) => {
  const shared = scratchFolder();
  await stopsOf(0, { shared }).stop({ p: circuit(5) }, ["p"]);
  let carrier: BlindCarrier | null = null;
  const second = stopsOf(1, { shared, leftMs: () => calls - (carrier?.calls ?? 0) });
  carrier = second.carrier;
  // An entry that it never sees has taken its number, so it would look again and again.
  carrier.blindLooks = Number.POSITIVE_INFINITY;
  await second.stop({ q: circuit(6) }, ["q"]);
  expect(carrier.calls).toBe(calls);
});
