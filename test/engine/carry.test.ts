/** What `post` knows about saves at each instant, and what a cancel does to a save or restore. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { Carry } from "../../src/engine/carry.ts";
import type { CarryOptions, SavedState } from "../../src/engine/carry-session.ts";
import { VirtualClock } from "../../src/simulate/virtual-clock.ts";
import type { Carrier, PullRequest, PullResult, PushRequest, PushResult } from "../../src/store/carrier/carrier.ts";
import { buildKey, parseKey, type SaveId, SHARED_STATE } from "../../src/store/carrier/key.ts";
import { statePaths } from "../../src/store/state-paths.ts";
import { identityOf } from "../rig/rows.ts";
import { scratchFolder } from "../rig/scratch.ts";
import { until } from "../sim/drive.ts";
import { evaluate, listTasks } from "./rig.ts";

const START = Date.parse("2026-11-21T03:00:00.000Z");
const CAMPAIGN = "until-complete-000001";

/** Whether a save is one of the shared state, which follows the job's own. */
const isShared = (key: string) => parseKey(key)?.jobIndex === SHARED_STATE;

/** Answers saves of the job when a test says so. */
class ManualCarrier implements Carrier {
  readonly pushes: { readonly request: PushRequest; readonly answer: (result: PushResult) => void }[] = [];

  readonly place = "the Actions cache";

  isDown(): boolean {
    return false;
  }

  pull({ prefixes }: PullRequest): Promise<PullResult> {
    return Promise.resolve({ answers: prefixes.map((prefix) => ({ kind: "none", prefix })), trouble: [] });
  }

  push(request: PushRequest): Promise<PushResult> {
    if (isShared(request.key)) return Promise.resolve({ outcome: "saved", trouble: [] });
    return new Promise((answer) => this.pushes.push({ request, answer }));
  }

  /** Waits until so many pushes were made. */
  async made(count: number): Promise<void> {
    while (this.pushes.length < count) await new Promise((resolve) => setImmediate(resolve));
  }

  save(index: number): void {
    this.pushes[index]?.answer({ outcome: "saved", trouble: [] });
  }
}

function rig(change: Partial<CarryOptions> = {}) {
  const root = scratchFolder();
  writeFileSync(join(root, "results.jsonl"), "");
  const clock = new VirtualClock(START);
  const carrier = new ManualCarrier();
  const handed: SavedState[] = [];
  const warnings: string[] = [];
  const carry = new Carry({
    carrier,
    clock,
    identity: identityOf("77", { run: "77-1" }),
    name: "test",
    job: { index: 0, total: 1 },
    checkpointIntervalMs: 60_000,
    siblingIntervalMs: 1_000,
    paths: statePaths(root),
    tempFolder: join(root, "temp"),
    warn: (message) => warnings.push(message),
    saved: (state) => handed.push(state),
    ...change,
  });
  return { carry, carrier, clock, handed, warnings, root };
}

const savesIn = (states: readonly SavedState[]) => states.map(({ seq, isSaved }) => `${seq} ${isSaved}`);

describe("the state that main hands over to post", () => {
  test("holds the number of a save before the save, and whether a row has come since", async () => {
    const { carry, carrier, clock, handed } = rig();
    carry.begin(CAMPAIGN, () => {});
    carry.changed();
    clock.step();
    await carrier.made(1);
    expect(savesIn(handed)).toEqual(["1 false"]);
    carrier.save(0);
    await expect.poll(() => savesIn(handed)).toEqual(["1 false", "1 true"]);
    carry.changed();
    carry.changed();
    expect(savesIn(handed)).toEqual(["1 false", "1 true", "1 false"]);
  });

  test("does not count a row as saved that came during the save", async () => {
    const { carry, carrier, clock, handed } = rig();
    carry.begin(CAMPAIGN, () => {});
    carry.changed();
    clock.step();
    await carrier.made(1);
    carry.changed();
    carrier.save(0);
    await expect.poll(() => savesIn(handed)).toEqual(["1 false", "1 false"]);
  });
});

test("while a check of the siblings hangs, no other check starts", async () => {
  const { carry, carrier, clock } = rig({ job: { index: 0, total: 2 } });
  let looks = 0;
  carrier.pull = () => {
    looks += 1;
    return new Promise(() => {});
  };
  carry.begin(CAMPAIGN, () => {});
  for (let step = 0; step < 5; step += 1) {
    clock.step();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await expect.poll(() => looks).toBe(1);
});

test("a last try saves without a look before it", async () => {
  const { carry, carrier } = rig({ earlier: { isDown: true, unread: ["carryover-v1-test-"] } });
  carrier.pull = () => Promise.reject(new Error("asked"));
  const ended = carry.end(CAMPAIGN);
  await carrier.made(1);
  carrier.save(0);
  await ended;
  expect(carrier.pushes).toHaveLength(1);
});

describe("a cancel", () => {
  test("does not wait for a save that hangs, and leaves the rest to post", async () => {
    const { carry, carrier, clock, handed, warnings } = rig();
    carry.begin(CAMPAIGN, () => {});
    carry.changed();
    clock.step();
    await carrier.made(1);
    carry.endBy(clock.now() + 6_000);
    await until(clock, carry.end(CAMPAIGN));
    expect(clock.now()).toBe(START + 66_000);
    expect(carrier.pushes).toHaveLength(1);
    // It has met its deadline, however short that was: post gets one short try.
    expect(handed.at(-1)).toMatchObject({ seq: 1, isSaved: false, isDown: true, campaign: CAMPAIGN });
    expect(warnings).toEqual([expect.stringMatching(/cache/)]);
  });

  test("cuts short a last save that is in progress", async () => {
    const { carry, carrier, clock, handed } = rig();
    const end = carry.end(CAMPAIGN);
    await carrier.made(1);
    carry.endBy(clock.now() + 6_000);
    await until(clock, end);
    expect(clock.now()).toBe(START + 6_000);
    expect(handed.at(-1)).toMatchObject({ seq: 1, isSaved: false, isDown: true });
  });

  test("that leaves no time for a save does not take time from post", async () => {
    const { carry, carrier, clock, handed } = rig();
    carry.endBy(clock.now() + 6_000);
    clock.moveTo(START + 6_000);
    await until(clock, carry.end(CAMPAIGN));
    expect(carrier.pushes).toEqual([]);
    expect(handed.at(-1)).toMatchObject({ isSaved: false, isDown: false });
  });

  test("gives the last save the time that is left", async () => {
    const { carry, carrier, clock } = rig();
    carry.endBy(clock.now() + 6_000);
    clock.moveTo(START + 4_000);
    const end = carry.end(CAMPAIGN);
    await carrier.made(1);
    expect(carrier.pushes[0]?.request.deadlineMs).toBe(2_000);
    carrier.save(0);
    await end;
  });

  test("cuts a restore short", async () => {
    const { carry, clock } = rig();
    const restore = carry.restore(() => CAMPAIGN);
    carry.endBy(clock.now());
    clock.step();
    await restore;
    expect(clock.now()).toBe(START);
  });
});

test("a cached state of a newer version is not used, is reported once, and stays the newest entry", async () => {
  const [cache, other] = [scratchFolder(), scratchFolder()];
  const run = (workspace: string) => {
    listTasks(workspace, "a", "b");
    return evaluate({ workspace, cache, inputs: { tasks: "tasks.txt", command: "true", campaign: "release" } });
  };
  await run(scratchFolder());
  const keys = readdirSync(cache);
  for (const key of keys) {
    const checkpoint = join(cache, key, "checkpoint.json");
    writeFileSync(checkpoint, readFileSync(checkpoint, "utf8").replace('"v": 1', '"v": 2'));
  }
  const end = await run(other);
  expect(end).toMatchObject({ exitCode: 0, result: { counts: { passed: 2 } } });
  expect(end.warnings).toEqual([expect.stringMatching(/holds a state of a newer Carryover: version 2/)]);
  expect(end.started).toHaveLength(2);
  expect(readdirSync(cache)).toEqual(keys);
});

/** Holds numbers that are taken; everything else is saved. */
function takeNumbers(carrier: ManualCarrier, isTaken: (seq: number) => boolean): number[] {
  const asked: number[] = [];
  carrier.push = ({ key }) => {
    if (isShared(key)) return Promise.resolve({ outcome: "saved", trouble: [] });
    const seq = parseKey(key)?.seq ?? 0;
    asked.push(seq);
    return Promise.resolve<PushResult>(
      isTaken(seq)
        ? { outcome: "not-saved", trouble: [{ reason: "key-taken", key }] }
        : { outcome: "saved", trouble: [] },
    );
  };
  return asked;
}

describe("the number of a save that another step of the run, or a killed save, has taken", () => {
  test.each<[string, (seq: number) => boolean, readonly number[], Partial<CarryOptions>]>([
    ["the next number is tried at once", (seq) => seq === 1, [1, 2], {}],
    ["many taken numbers are skipped in few calls", (seq) => seq <= 12, [1, 2, 4, 8, 16], {}],
    ["the save gives up after five taken numbers", () => true, [1, 2, 4, 8, 16], {}],
    ["a cache that was down gets one call", () => true, [1], { earlier: { isDown: true } }],
  ])("%s", async (_, isTaken, expected, change) => {
    const { carry, carrier, handed, warnings } = rig(change);
    const asked = takeNumbers(carrier, isTaken);
    await carry.end(CAMPAIGN);
    expect(asked).toEqual(expected);
    const isSaved = !isTaken(expected.at(-1) ?? 0);
    expect(handed.at(-1)).toMatchObject({ seq: expected.at(-1), isSaved });
    expect(warnings).toEqual(isSaved ? [] : [expect.stringMatching(/found its key taken/)]);
  });

  test("numbers that the restore found for this job and attempt are skipped", async () => {
    const { carry, carrier, root } = rig();
    const found = (change: Partial<SaveId>) =>
      buildKey({ name: "test", campaign: CAMPAIGN, jobIndex: 0, runId: "77", runAttempt: 1, seq: 3, ...change });
    const keys = [
      found({}),
      found({ seq: 9, runAttempt: 2 }),
      found({ seq: 9, runId: "78" }),
      found({ seq: 9, jobIndex: 1 }),
    ];
    carrier.pull = ({ prefixes }) =>
      Promise.resolve({
        answers: prefixes.map((prefix) => {
          const key = keys.shift();
          return key === undefined ? { kind: "none", prefix } : { kind: "found", prefix, key, folder: root };
        }),
        trouble: [],
      });
    const asked = takeNumbers(carrier, () => false);
    await carry.restore(() => CAMPAIGN);
    await carry.end(CAMPAIGN);
    expect(keys).toEqual([]);
    expect(asked).toEqual([4]);
  });
});

test("post repeats no warning of main, and both together give at most four", async () => {
  const lost: PushResult = { outcome: "not-saved", trouble: [{ reason: "failed", operation: "save", detail: "lost" }] };
  const main = rig();
  const end = main.carry.end(CAMPAIGN);
  await main.carrier.made(1);
  main.carrier.pushes[0]?.answer(lost);
  await end;
  const given = main.handed.at(-1)?.warned ?? [];
  expect(given).toEqual(main.warnings);
  for (const [known, expected] of [
    [given, 0],
    [["a: 1", "b: 2", "c: 3"], 1],
    [["a: 1", "b: 2", "c: 3", "d: 4"], 0],
  ] as const) {
    const post = rig({ earlier: { warned: known } });
    const last = post.carry.end(CAMPAIGN);
    await post.carrier.made(1);
    post.carrier.pushes[0]?.answer(lost);
    await last;
    expect(post.warnings).toHaveLength(expected);
  }
});
