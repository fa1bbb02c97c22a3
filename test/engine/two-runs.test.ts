/** Concurrent workflow runs over one carrier: whatever the order of their calls, no result is hidden. */

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Clock } from "../../src/core/instant.ts";
import { Carry } from "../../src/engine/carry.ts";
import { VirtualClock } from "../../src/simulate/virtual-clock.ts";
import type {
  Carrier,
  PullAnswer,
  PullRequest,
  PullResult,
  PushRequest,
  PushResult,
} from "../../src/store/carrier/carrier.ts";
import { statePaths } from "../../src/store/state-paths.ts";
import { CAMPAIGN, checkpointOf, identityOf, jsonLines, ledgerRow } from "../rig/rows.ts";
import { scratchFolder } from "../rig/scratch.ts";
import { drive } from "../sim/drive.ts";

const START = Date.parse("2026-11-21T03:00:00.000Z");

interface Entry {
  readonly key: string;
  readonly files: ReadonlyMap<string, string>;
}

/** Immutable entries; a key is taken from the instant at which its save begins, and seen when it has ended. */
class Entries {
  readonly taken = new Set<string>();
  readonly seen: Entry[] = [];
}

class TimedCarrier implements Carrier {
  readonly place = "the Actions cache";
  readonly #entries: Entries;
  readonly #clock: Clock;
  /** What each call takes, in turn. */
  readonly #takesMs: () => number;

  constructor(entries: Entries, clock: Clock, takesMs: () => number) {
    this.#entries = entries;
    this.#clock = clock;
    this.#takesMs = takesMs;
  }

  isDown(): boolean {
    return false;
  }

  async pull({ prefixes, into, held }: PullRequest): Promise<PullResult> {
    await this.#pass();
    mkdirSync(into, { recursive: true });
    const answers = prefixes.map((prefix): PullAnswer => {
      const entry = this.#entries.seen.findLast(({ key }) => key.startsWith(prefix));
      if (entry === undefined) return { kind: "none", prefix };
      if (held?.has(entry.key) === true) return { kind: "held", prefix, key: entry.key };
      const folder = mkdtempSync(join(into, "found-"));
      for (const [name, text] of entry.files) writeFileSync(join(folder, name), text);
      return { kind: "found", prefix, key: entry.key, folder };
    });
    await this.#pass();
    return { answers, trouble: [] };
  }

  async push({ key, folder }: PushRequest): Promise<PushResult> {
    await this.#pass();
    if (this.#entries.taken.has(key)) {
      await this.#pass();
      return { outcome: "not-saved", trouble: [{ reason: "key-taken", key }] };
    }
    this.#entries.taken.add(key);
    const names = readdirSync(folder);
    const files = new Map(names.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
    await this.#pass();
    this.#entries.seen.push({ key, files });
    await this.#pass();
    return { outcome: "saved", trouble: [] };
  }

  #pass(): Promise<void> {
    return new Promise((resolve) => {
      this.#clock.at(this.#clock.now() + this.#takesMs(), resolve);
    });
  }
}

const row = (id: string, run: string) => jsonLines([ledgerRow(id, { run, hash: id.padStart(64, "0") })]);

function workflowRun(
  entries: Entries,
  clock: Clock,
  run: string,
  takesMs: () => number = () => 10,
  repository: string | null = null,
) {
  const root = scratchFolder();
  const warnings: string[] = [];
  const carry = new Carry({
    carrier: new TimedCarrier(entries, clock, takesMs),
    clock,
    identity: identityOf(run, { run: `${run}-1`, repository }),
    name: "test",
    job: { index: 0, total: 1 },
    checkpointIntervalMs: 3_000,
    siblingIntervalMs: 3_600_000,
    paths: statePaths(root),
    tempFolder: join(root, "temp"),
    warn: (message) => warnings.push(message),
  });
  const path = join(root, "results.jsonl");
  const rows = () => {
    try {
      return readFileSync(path, "utf8");
    } catch {
      return "";
    }
  };
  return { carry, warnings, rows, root, add: (id: string) => writeFileSync(path, rows() + row(id, run)) };
}

const sleep = (clock: Clock, ms: number) => new Promise<void>((resolve) => clock.at(clock.now() + ms, resolve));

/** A run with a few results, each a while after the one before. */
async function evaluation(entries: Entries, clock: Clock, plan: Plan, number: number): Promise<readonly string[]> {
  await sleep(clock, plan.startsAfterMs);
  let call = 0;
  const takesMs = () => plan.callsMs[call++ % plan.callsMs.length] ?? 1;
  const { carry, add, warnings } = workflowRun(entries, clock, String(number), takesMs);
  await carry.restore(() => CAMPAIGN);
  carry.begin(CAMPAIGN, () => {});
  for (const [index, ms] of plan.resultsAfterMs.entries()) {
    await sleep(clock, ms);
    add(`${number}${index}`);
    carry.changed();
  }
  await carry.end(CAMPAIGN);
  return warnings;
}

/** Moves the clock on until all is done. */
async function passTime<T>(clock: VirtualClock, ends: readonly Promise<T>[]): Promise<T[]> {
  await drive(
    clock,
    ends.map((end) => ({ end, killAt: () => null, kill: () => {} })),
  );
  return Promise.all(ends);
}

interface Plan {
  readonly startsAfterMs: number;
  readonly resultsAfterMs: readonly number[];
  readonly callsMs: readonly number[];
}

const plan: fc.Arbitrary<Plan> = fc.record({
  startsAfterMs: fc.nat(4_000),
  resultsAfterMs: fc.array(fc.nat(4_000), { minLength: 1, maxLength: 4 }),
  callsMs: fc.array(fc.integer({ min: 1, max: 1_500 }), { minLength: 1, maxLength: 7 }),
});

test("two or three concurrent runs lose nothing, in any order of their calls", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(plan, { minLength: 2, maxLength: 3 }), async (plans) => {
      const [entries, clock] = [new Entries(), new VirtualClock(START)];
      const ends = plans.map((one, index) => evaluation(entries, clock, one, index + 1));
      const warnings = (await passTime(clock, ends)).flat();
      const next = workflowRun(entries, clock, "99");
      await passTime(clock, [next.carry.restore(() => CAMPAIGN)]);
      const found = next.rows().match(/"id":"\d+"/g) ?? [];
      const made = plans.flatMap((one, index) => one.resultsAfterMs.map((_, at) => `"id":"${index + 1}${at}"`));
      expect([...new Set(found)].sort()).toEqual(made.sort());
      expect(found.length).toBe(made.length);
      expect(warnings).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

test("background saves continue for as long as the run lasts, however slow they are", async () => {
  const [entries, clock] = [new Entries(), new VirtualClock(START)];
  const results = Array.from({ length: 40 }, () => 5_000);
  const end = evaluation(entries, clock, { startsAfterMs: 0, resultsAfterMs: results, callsMs: [700] }, 1);
  let atLast = 0;
  const watch = () => {
    atLast = entries.seen.length;
  };
  // Two thirds into the run its saves have taken far more than a job may wait for its carrier.
  clock.at(START + 130_000, watch);
  await passTime(clock, [end]);
  expect(atLast).toBeGreaterThan(20);
  expect(entries.seen.length).toBeGreaterThan(38);
});

test("the state of another repository is rejected; that of the same one is accepted in any letter case", async () => {
  const [entries, clock] = [new Entries(), new VirtualClock(START)];
  const first = workflowRun(entries, clock, "1", () => 10, "other/evals");
  first.add("1");
  const checkpoint = checkpointOf({ run: "1-1", repository: "other/evals", campaigns: [] });
  writeFileSync(join(first.root, "checkpoint.json"), JSON.stringify(checkpoint));
  await passTime(clock, [first.carry.end(CAMPAIGN)]);
  const foreign = workflowRun(entries, clock, "2", () => 10, "acme/evals");
  await passTime(clock, [foreign.carry.restore(() => CAMPAIGN)]);
  expect(foreign.rows()).toBe("");
  expect(foreign.warnings).toEqual([expect.stringMatching(/belongs to the repository other\/evals\. Give/)]);
  const same = workflowRun(entries, clock, "3", () => 10, "Other/Evals");
  await passTime(clock, [same.carry.restore(() => CAMPAIGN)]);
  expect(same.rows()).toContain('"id":"1"');
  expect(same.warnings).toEqual([]);
});
