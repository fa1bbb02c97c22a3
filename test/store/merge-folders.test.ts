/** Merging folders: the order does not matter, and a folder that cannot be read does not affect the others. */

import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { LedgerRow } from "../../src/store/format.ts";
import { mergeFolders, readSources } from "../../src/store/merge-folders.ts";
import { resultOrder } from "../../src/store/read-history.ts";
import { type StatePaths, statePaths } from "../../src/store/state-paths.ts";
import { rowsOf } from "../engine/rig.ts";
import { CAMPAIGN, checkpointOf, jsonLines, ledgerRow } from "../rig/rows.ts";
import { scratchFolder } from "../rig/scratch.ts";

const NOW = Date.parse("2026-11-21T12:00:00.000Z");
const row = (index: number, change: Partial<LedgerRow> = {}) =>
  ledgerRow(`t${index}`, { hash: String(index).padStart(64, "0"), ...change });

/** A folder with the given rows and the checkpoint of a job. */
function state(rows: readonly object[], job = "0"): string {
  const folder = scratchFolder();
  writeFileSync(join(folder, "results.jsonl"), jsonLines(rows));
  writeFileSync(join(folder, "checkpoint.json"), JSON.stringify(checkpointOf({ job })));
  return folder;
}

const target = () => statePaths(scratchFolder());
const mergeAll = (paths: StatePaths, folders: readonly string[]) => mergeFolders(paths, readSources(folders), NOW);

describe("results", () => {
  const rows = fc.array(
    fc
      .record({
        index: fc.nat(3),
        run: fc.constantFrom("r1", "r1-2", "r", "é"),
        job: fc.constantFrom("0", "1", "10"),
        attempt: fc.integer({ min: 1, max: 3 }),
        started_at: fc.constantFrom(
          "2026-11-21T03:00:00.000Z",
          "2026-11-21T03:00:01.000Z",
          "2026-11-21T03:00:00Z",
          "",
          "soon",
        ),
        campaign: fc.constantFrom(CAMPAIGN, "pr-1"),
      })
      .map(({ index, ...change }) => row(index, change)),
    { maxLength: 12 },
  );

  test("the first result of each task and campaign stays, for any order of merging", () => {
    fc.assert(
      fc.property(rows, rows, (left, right) => {
        const expected = new Map<string, string>();
        for (const one of [...left, ...right]) {
          const key = `${one.campaign} ${one.hash}`;
          const order = resultOrder(one);
          const known = expected.get(key);
          if (known === undefined || order < known) expected.set(key, order);
        }
        for (const order of [
          [left, right],
          [right, left],
        ]) {
          const paths = target();
          mergeAll(
            paths,
            order.map((one) => state(one)),
          );
          const kept = rowsOf(paths.results) as unknown as LedgerRow[];
          expect(new Map(kept.map((one) => [`${one.campaign} ${one.hash}`, resultOrder(one)]))).toEqual(expected);
          expect(kept).toHaveLength(expected.size);
        }
      }),
      { numRuns: 15 },
    );
  });

  test("a duplicate in the target is dropped, even if the better row comes later", () => {
    const paths = target();
    const late = row(1, { started_at: "2026-11-21T04:00:00.000Z", run: "r2" });
    writeFileSync(paths.results, jsonLines([late, row(1)]));
    mergeAll(paths, []);
    expect(rowsOf(paths.results)).toEqual([row(1)]);
  });
});

test("an older copy of a result that was retried does not return", () => {
  const paths = target();
  const { campaign, id, hash } = row(1);
  const retry = { v: 1, campaign, id, hash, class: "retry", was: "failed", run: "r2", at: "2026-11-21T05:00:00.000Z" };
  writeFileSync(paths.failures, jsonLines([retry]));
  const since = row(1, { run: "r2", started_at: "2026-11-21T06:00:00.000Z" });
  mergeAll(paths, [state([row(1)]), state([since], "1")]);
  expect(rowsOf(paths.results)).toEqual([since]);
  expect(rowsOf(paths.failures)).toEqual([retry]);
});

test("only the latest retry of a task stays, for any order of merging", () => {
  const { campaign, id, hash } = row(1);
  const retry = (run: string, at: string) => ({ v: 1, campaign, id, hash, class: "retry", was: "failed", run, at });
  const nights = [
    retry("r2", "2026-11-21T05:00:00.000Z"),
    retry("r3", "2026-11-21T06:00:00.000Z"),
    retry("r4", "2026-11-21T06:00:00.000Z"),
  ];
  for (const order of [nights, [...nights].reverse()]) {
    const paths = target();
    const folders = order.map((one) => {
      const folder = state([]);
      writeFileSync(join(folder, "failures.jsonl"), jsonLines([one]));
      return folder;
    });
    mergeAll(paths, folders);
    expect(rowsOf(paths.failures)).toEqual([nights[2]]);
  }
});

test("the list of the newest checkpoint stays, for any order of merging", () => {
  const states = [
    ["unknown", null],
    ["old", "2026-11-21T03:00:00.000Z"],
    ["new", "2026-11-21T04:00:00.000Z"],
  ] as const;
  const folders = states.map(([id, updated_at]) => {
    const folder = scratchFolder();
    writeFileSync(join(folder, "tasks.jsonl"), jsonLines([{ id }]));
    if (updated_at !== null)
      writeFileSync(join(folder, "checkpoint.json"), JSON.stringify(checkpointOf({ updated_at })));
    return folder;
  });
  for (const order of [folders, [...folders].reverse()]) {
    const [atOnce, stepwise] = [target(), target()];
    mergeAll(atOnce, order);
    for (const folder of order) mergeAll(stepwise, [folder]);
    expect([rowsOf(atOnce.tasks), rowsOf(stepwise.tasks)]).toEqual([[{ id: "new" }], [{ id: "new" }]]);
  }
});

test("if two lists have the same checkpoint, the same one stays, for any order of merging", () => {
  const folders = ["a", "b"].map((id) => {
    const folder = state([]);
    writeFileSync(join(folder, "tasks.jsonl"), jsonLines([{ id }]));
    return folder;
  });
  const [first, second] = [folders, [...folders].reverse()].map((order) => {
    const paths = target();
    mergeAll(paths, order);
    return rowsOf(paths.tasks);
  });
  expect(first).toEqual(second);
});

test("a row of a newer version stays in the target", () => {
  const paths = target();
  const newer = { ...row(7), v: 2 };
  writeFileSync(paths.results, jsonLines([newer]));
  mergeAll(paths, [state([row(1)])]);
  expect(rowsOf(paths.results)).toEqual([newer, row(1)]);
});

test.each([
  ["a link", (folder: string) => symlinkSync("/etc/hostname", join(folder, "failures.jsonl"))],
  ["a folder in the place of a file", (folder: string) => mkdirSync(join(folder, "events.jsonl"))],
])("an unreadable source is skipped, the others are merged: %s", (_, spoil) => {
  const [good, bad] = [state([row(1)]), state([row(2)], "1")];
  spoil(bad);
  const paths = target();
  const sources = readSources([bad, good]);
  mergeFolders(paths, sources, NOW);
  expect(sources.map(({ trouble }) => trouble)).toEqual([expect.stringMatching(/not a plain file/), null]);
  expect(sources[0]?.checkpoint).toBeNull();
  expect(rowsOf(paths.results)).toEqual([row(1)]);
});

describe("merging plans", () => {
  const planAt = (madeAt: string, tasks = 1) => {
    const jobs = [Array.from({ length: tasks }, (_, index) => index.toString(16).padStart(16, "0"))];
    return `${JSON.stringify({ v: 1, campaign: 'c,"jobs":', workflow_run: "7", made_at: madeAt, jobs })}\n`;
  };
  const folderWith = (text: string) => {
    const folder = scratchFolder();
    writeFileSync(join(folder, "plan.json"), text);
    return folder;
  };
  const [early, late, future] = [planAt("2026-11-21T01:00:00Z"), planAt("2026-11-21T02:00:00Z"), planAt("2027-01-01")];
  test.each([
    ["the latest is taken", early, [late], late],
    ["the target's own stays if it is the latest", late, [early], late],
    ["a plan from the future is ignored", early, [future, late], late],
    ["no plan gives no plan", null, [], null],
  ])("%s", (_, own, others, expected) => {
    const paths = target();
    if (own !== null) writeFileSync(paths.plan, own);
    mergeAll(paths, others.map(folderWith));
    expect(existsSync(paths.plan) ? readFileSync(paths.plan, "utf8") : null).toBe(expected);
    expect(readdirSync(paths.root).filter((name) => name.endsWith(".tmp"))).toEqual([]);
  });
});

test("answers to calls that jobs have kept are merged, each once", () => {
  const [paths, source] = [target(), scratchFolder()];
  const call = (id: string) => JSON.stringify({ v: 1, id, body: "yes" });
  writeFileSync(paths.calls, `${call("a")}\n`);
  writeFileSync(join(source, "calls.jsonl"), `${call("a")}\n${call("b")}\n`);
  mergeAll(paths, [source]);
  expect(readFileSync(paths.calls, "utf8")).toBe(`${call("a")}\n${call("b")}\n`);
});

test("events appear once each, those of the target first", () => {
  const [paths, source] = [target(), scratchFolder()];
  const event = (at: number) => `{"event":"warning","message":"w${at}"}`;
  writeFileSync(paths.events, `${event(1)}\n${event(2)}\n`);
  writeFileSync(join(source, "events.jsonl"), `${event(2)}\n${event(3)}\n{"torn`);
  mergeAll(paths, [source, source]);
  expect(readFileSync(paths.events, "utf8")).toBe([1, 2, 3].map((at) => `${event(at)}\n`).join(""));
});

test.each([
  { name: "another status", other: row(1, { run: "r2", status: "failed" }), ids: ["t1"] },
  { name: "another score", other: row(1, { run: "r2", score: 0.5 }), ids: ["t1"] },
  { name: "the same result of another run", other: row(1, { run: "r2" }), ids: [] },
  { name: "the same row", other: row(1), ids: [] },
])("$name for one task: the earlier start stays, and a merge reports a difference", ({ other, ids }) => {
  const late = { ...other, started_at: "2026-11-21T04:00:00.000Z" };
  for (const sources of [
    [[row(1)], [late]],
    [[late], [row(1)]],
  ]) {
    const paths = target();
    const reported = mergeAll(
      paths,
      sources.map((rows) => state(rows)),
    );
    expect(reported).toEqual(ids);
    expect(rowsOf(paths.results)).toEqual([row(1)]);
  }
});

describe("merging baselines", () => {
  /** @param days in November, one row each */
  const rowsOn = (campaign: string, days: readonly string[]): LedgerRow[] =>
    days.map((day, index) => row(index, { campaign, started_at: `2026-11-${day}T03:00:00.000Z` }));

  /** The baseline that stays after merging these in order. */
  function merged(baselines: readonly (readonly LedgerRow[])[]): readonly unknown[] {
    const sources = baselines.map((rows) => {
      const folder = state([]);
      writeFileSync(join(folder, "baseline.jsonl"), jsonLines(rows));
      return folder;
    });
    const paths = target();
    for (const source of sources) mergeAll(paths, [source]);
    const stepwise = rowsOf(paths.baseline);
    const at = target();
    mergeAll(at, sources);
    expect(rowsOf(at.baseline)).toEqual(stepwise);
    return stepwise;
  }

  test.each([
    ["commits", "ffff", "0000"],
    ["names", "release-9", "release-10"],
    ["numbers", "until-complete-000009", "until-complete-000010"],
  ])("the one of the later campaign stays, for any names: %s", (_, earlier, later) => {
    const [before, after] = [rowsOn(earlier, ["10", "11", "12"]), rowsOn(later, ["10", "13"])];
    expect(merged([before, after])).toEqual(after);
    expect(merged([after, before])).toEqual(after);
  });

  test("the fuller baseline of the same time stays, and rows from the future do not count", () => {
    const [part, whole] = [rowsOn("x", ["10"]), rowsOn("x", ["09", "10"])];
    expect(merged([whole, part])).toEqual(whole);
    expect(merged([rowsOn("forged", ["29"]), part])).toEqual(part);
  });

  test("the order does not matter", () => {
    const baseline = fc
      .record({
        campaign: fc.constantFrom("a", "b", "until-complete-000001"),
        days: fc.array(fc.constantFrom("10", "11", "12"), { minLength: 1, maxLength: 3 }),
      })
      .map(({ campaign, days }) => rowsOn(campaign, days));
    const orders = fc
      .array(baseline, { minLength: 2, maxLength: 4 })
      .chain((baselines) =>
        fc.tuple(fc.constant(baselines), fc.shuffledSubarray(baselines, { minLength: baselines.length })),
      );
    fc.assert(
      fc.property(orders, ([one, other]) => {
        expect(merged(one)).toEqual(merged(other));
      }),
      { numRuns: 8 },
    );
  });
});
