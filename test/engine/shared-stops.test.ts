/** What the jobs of a matrix learn from each other about stopped providers. */
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { iso } from "../../src/core/instant.ts";
import { Carry } from "../../src/engine/carry.ts";
import { CarrySession } from "../../src/engine/carry-session.ts";
import { SaveQueue } from "../../src/engine/save-queue.ts";
import { SharedStops } from "../../src/engine/shared-stops.ts";
import { VirtualClock } from "../../src/simulate/virtual-clock.ts";
import type { PullRequest, PullResult, PushRequest, PushResult } from "../../src/store/carrier/carrier.ts";
import { FolderCarrier } from "../../src/store/carrier/folder-carrier.ts";
import { buildKey, parseKey, SHARED_STATE } from "../../src/store/carrier/key.ts";
import { readCheckpoint } from "../../src/store/checkpoint-file.ts";
import type { Checkpoint, StoredCircuit } from "../../src/store/format.ts";
import { statePaths } from "../../src/store/state-paths.ts";
import { CAMPAIGN, checkpointOf, identityOf } from "../rig/rows.ts";
import { scratchFolder } from "../rig/scratch.ts";
import { until as settled } from "../sim/drive.ts";
import { evaluate, workspaceWith } from "./rig.ts";

const at = (hour: number) => `2026-11-21T0${hour}:00:00.000Z`;
/** A job of this matrix was stopped at three o'clock. */
const circuit = (until: number, change: Partial<StoredCircuit> = {}): StoredCircuit => ({
  state: "open",
  until: at(until),
  trips: 1,
  reason: "quota",
  stated: true,
  opened_at: at(3),
  stop: true,
  ...change,
});

/** The first `blindLooks` pulls find nothing, because entries of other jobs may not be visible yet. */
class BlindCarrier extends FolderCarrier {
  blindLooks = 0;
  isReadOnly = false;

  override push(request: PushRequest): Promise<PushResult> {
    return this.isReadOnly ? Promise.resolve({ outcome: "not-saved", trouble: [] }) : super.push(request);
  }

  override pull(request: PullRequest): Promise<PullResult> {
    this.blindLooks -= 1;
    if (this.blindLooks < 0) return super.pull(request);
    return Promise.resolve({ answers: request.prefixes.map((prefix) => ({ kind: "none", prefix })), trouble: [] });
  }
}

/** All jobs share one clock. */
const clock = new VirtualClock(Date.parse(at(3)));

function optionsOf(index: number, shared: string) {
  const carrier = new BlindCarrier(shared);
  const root = scratchFolder();
  return {
    carrier,
    clock,
    identity: identityOf("77", { run: "77-1", job: String(index) }),
    name: "test",
    job: { index, total: 6 },
    checkpointIntervalMs: 60_000,
    siblingIntervalMs: 30_000,
    paths: statePaths(root),
    tempFolder: join(root, "temp"),
    warn: (message: string) => expect.fail(message),
  };
}

function jobOf(index: number, shared: string) {
  const options = optionsOf(index, shared);
  const { carrier, paths } = options;
  const session = new CarrySession(options);
  session.state.campaign = CAMPAIGN;
  const stops = new SharedStops(session);
  const queue = new SaveQueue(session, stops);
  const news: string[] = [];
  stops.onLearned(({ provider, untilAt, isStated, outage, reason }) =>
    news.push(`${provider} ${untilAt}${isStated ? "" : " (estimate)"}${outage ? " (outage)" : ""} ${reason}`),
  );
  const write = (change: Partial<Checkpoint>) =>
    writeFileSync(paths.checkpoint, JSON.stringify(checkpointOf({ run: "77-1", job: String(index), ...change })));
  const save = () => queue.save({ runWaits: false });
  const sharing = (change: Partial<Checkpoint>, ...providers: readonly string[]) => {
    write(change);
    for (const provider of providers) stops.add(provider);
    return save();
  };
  const stopping = (circuits: Readonly<Record<string, StoredCircuit>>, ...providers: readonly string[]) =>
    sharing({ circuits }, ...providers);
  return {
    carrier,
    write,
    stopping,
    share: (...of: Parameters<typeof sharing>) => settled(clock, sharing(...of)),
    stop: (...of: Parameters<typeof stopping>) => settled(clock, stopping(...of)),
    learned: async () => {
      await stops.check();
      if (stops.hasUnshared) await settled(clock, save());
      return news.splice(0);
    },
  };
}

const learnedAs = (provider: string, until: number, reason = "quota") =>
  `${provider} ${Date.parse(at(until))} another job was stopped: ${reason}`;
const providersIn = (learned: readonly string[]) => learned.map((one) => one.split(" ")[0]).sort();
const sharedIn = (folder: string) => readdirSync(folder).filter((key) => parseKey(key)?.jobIndex === SHARED_STATE);

test("siblings learn about a stop without a stated end, although the shared state holds the end of an earlier night", async () => {
  const shared = scratchFolder();
  const [first, second, third] = [jobOf(0, shared), jobOf(1, shared), jobOf(2, shared)];
  await first.stop({ default: circuit(2, { opened_at: at(1) }) }, "default");
  await second.stop({ default: circuit(4, { stated: false }) }, "default");
  expect(await third.learned()).toEqual([`default ${Date.parse(at(4))} (estimate) another job was stopped: quota`]);
});

test("siblings learn about stopped providers, but not about those that are waited for, nor about stops that are over", async () => {
  const shared = scratchFolder();
  const [first, second] = [jobOf(0, shared), jobOf(1, shared)];
  const waiting = circuit(4, { stop: undefined });
  const estimated = circuit(4, { stated: false, outage: true });
  await first.stop({ stopped: circuit(5), estimated, waiting, over: circuit(2) }, "stopped");
  const estimate = `estimated ${Date.parse(at(4))} (estimate) (outage) another job was stopped: quota`;
  expect(await second.learned()).toEqual([learnedAs("stopped", 5), estimate]);
  expect(await second.learned()).toEqual([]);
  expect(await first.learned()).toEqual([]);
});

test("a job of a large matrix that starts late knows the stops before its first task", async () => {
  const shared = scratchFolder();
  await jobOf(4, shared).stop({ p: circuit(5) }, "p");
  const options = optionsOf(2, shared);
  const late = new Carry(options);
  // The newest state of all is that of a job that saved later.
  const own = { name: "test", campaign: CAMPAIGN, jobIndex: 1, runId: "77", runAttempt: 1, seq: 1 };
  const folder = scratchFolder();
  writeFileSync(join(folder, "checkpoint.json"), JSON.stringify(checkpointOf({ run: "77-1", job: "1", jobs: 6 })));
  await new FolderCarrier(shared).push({ key: buildKey(own), folder });
  await late.restore(() => CAMPAIGN);
  expect(Object.keys(readCheckpoint(options.paths.checkpoint)?.circuits ?? {})).toEqual(["p"]);
});

/** What a job knows about the provider when it finds a stop of three o'clock. */
const KNOWN: readonly (readonly [name: string, own: Partial<Checkpoint>, isNews: boolean])[] = [
  ["nothing", {}, true],
  ["an earlier circuit, which it probes", { circuits: { p: circuit(3, { opened_at: at(2), stop: undefined }) } }, true],
  ["the same circuit, which it probes", { circuits: { p: circuit(3, { stop: undefined }) } }, false],
  ["a later circuit, which it waits for", { circuits: { p: circuit(5, { opened_at: at(4), stop: undefined }) } }, true],
  ["a stop of its own that ends earlier", { circuits: { p: circuit(4) } }, true],
  ["a stop of its own that ends at the same time", { circuits: { p: circuit(9, { opened_at: at(2) }) } }, false],
  ["a probe that closed the circuit before", { closed: { p: at(2) } }, true],
  ["a probe that closed the circuit since", { closed: { p: at(4) } }, false],
];

test.each(KNOWN)("a job that knows %s learns of a stop at three o'clock only if it is news", async (_, own, isNews) => {
  const shared = scratchFolder();
  await jobOf(0, shared).stop({ p: circuit(9) }, "p");
  const job = jobOf(1, shared);
  job.write(own);
  expect(await job.learned()).toEqual(isNews ? [learnedAs("p", 9)] : []);
});

test("a known stop is not shared again, but stays in every later entry", async () => {
  const shared = scratchFolder();
  const [first, second, third] = [jobOf(0, shared), jobOf(1, shared), jobOf(2, shared)];
  await first.stop({ p: circuit(5) }, "p");
  const entries = sharedIn(shared);
  await second.stop({ p: circuit(5) }, "p");
  expect(sharedIn(shared)).toEqual(entries);
  await second.stop({ p: circuit(6), q: circuit(6, { reason: "spend" }) }, "p", "q");
  expect(await third.learned()).toEqual([learnedAs("p", 6), learnedAs("q", 6, "spend")]);
});

/** Stops that an entry does not show to siblings. */
const HIDDEN: readonly (readonly [name: string, own: StoredCircuit, others: Partial<Checkpoint>])[] = [
  ["is over already", circuit(2), {}],
  ["was closed by a sibling's later probe", circuit(5), { closed: { p: at(4) } }],
  [
    "ends before a circuit that a sibling opened later and waits for",
    circuit(5),
    { circuits: { p: circuit(6, { opened_at: at(4), stop: undefined }) } },
  ],
];

test.each(HIDDEN)("a stop that %s is shared once at most", async (_, own, other) => {
  const shared = scratchFolder();
  const [first, second] = [jobOf(0, shared), jobOf(1, shared)];
  await second.share({ ...other, circuits: { ...other.circuits, q: circuit(5) } }, "q");
  await first.stop({ p: own }, "p");
  const entries = sharedIn(shared);
  await first.learned();
  expect(sharedIn(shared)).toEqual(entries);
});

test("a stop that lasts longer than the shared one is shared again", async () => {
  const shared = scratchFolder();
  const [first, second] = [jobOf(0, shared), jobOf(1, shared)];
  await first.stop({ p: circuit(5) }, "p");
  await first.stop({ p: circuit(6) }, "p");
  expect(await second.learned()).toEqual([learnedAs("p", 6)]);
});

test("a third job learns the stops of two jobs that did not look at each other's", async () => {
  const shared = scratchFolder();
  const [first, second, third] = [jobOf(0, shared), jobOf(1, shared), jobOf(2, shared)];
  await first.stop({ p: circuit(5) }, "p");
  await second.stop({ q: circuit(6) }, "q");
  expect(providersIn(await third.learned())).toEqual(["p", "q"]);
});

test.each([2, 5])(
  "the stops of %i jobs at the same instant are all shared once the last job has written",
  async (jobs) => {
    const shared = scratchFolder();
    const all = Array.from({ length: jobs }, (_, index) => jobOf(index, shared));
    const saves = all.map((job, index) => job.stopping({ [`p${index}`]: circuit(5) }, `p${index}`));
    await settled(clock, Promise.all(saves));
    expect(providersIn(await jobOf(jobs, shared).learned())).toEqual(all.map((_, index) => `p${index}`));
  },
);

test("a job whose number is taken by an invisible entry waits for it, and skips an entry that never appears", async () => {
  const shared = scratchFolder();
  const [first, second, third] = [jobOf(0, shared), jobOf(1, shared), jobOf(2, shared)];
  await first.stop({ p: circuit(5) }, "p");
  second.carrier.blindLooks = 4;
  await second.stop({ q: circuit(6) }, "q");
  expect(providersIn(await third.learned())).toEqual(["p", "q"]);
  const fourth = jobOf(3, shared);
  // The look at its own place and all that wait for the other entry.
  fourth.carrier.blindLooks = 1 + 2 + 12;
  await fourth.stop({ r: circuit(6) }, "r");
  expect(providersIn(await third.learned())).toContain("r");
  rmSync(join(shared, sharedIn(shared).sort().at(-1) ?? ""), { recursive: true });
  expect(providersIn(await jobOf(4, shared).learned())).toEqual(["p", "q"]);
});

test("a stop that could not be shared is shared again at the next check", async () => {
  const shared = scratchFolder();
  const [first, second] = [jobOf(0, shared), jobOf(1, shared)];
  first.carrier.isReadOnly = true;
  await first.stop({ p: circuit(5) }, "p");
  expect(await second.learned()).toEqual([]);
  first.carrier.isReadOnly = false;
  await first.learned();
  expect(providersIn(await second.learned())).toEqual(["p"]);
});

test.each([
  ["learns", {}, "stopped"],
  ["does not learn, with retry-now,", { "retry-now": "true" }, "complete"],
])("a job %s of a stop from before its start that its start did not find", async (_, inputs, status) => {
  const shared = scratchFolder();
  const stop = { opened_at: iso(Date.now() - 3_600_000), until: iso(Date.now() + 3_600_000) };
  const workspace = workspaceWith("a", "b");
  await jobOf(0, shared).stop({ default: circuit(5, stop) }, "default");
  const cache = new BlindCarrier(shared);
  cache.blindLooks = 2;
  const end = await evaluate({
    workspace,
    inputs: { tasks: "tasks.txt", campaign: CAMPAIGN, concurrency: "1", command: "sleep 0.5", ...inputs },
    cache,
    carry: { name: "test", job: { index: 1, total: 6 }, siblingIntervalMs: 50 },
  });
  expect(end.outputs.status).toBe(status);
  // It counts from the refusal of the sibling. Otherwise it would hide a later refusal of another one.
  const { circuits } = readCheckpoint(statePaths(join(workspace, ".carryover")).checkpoint) ?? expect.fail();
  expect(circuits.default).toEqual(status === "stopped" ? circuit(5, stop) : undefined);
});
