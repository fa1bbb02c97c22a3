/** What lies in the cache and was not read must not be hidden by a save: not by one of main, nor by one of post. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { type CacheService, startCacheService } from "../rig/cache-service.ts";
import { countedIds, countingCommand, freshFolder, ledgerRows, runStep, type StepOptions } from "./fake-runner.ts";

const IDS = Array.from({ length: 12 }, (_, index) => `t${String(index).padStart(2, "0")}`);
const TASKS = IDS.map((id) => `{"id":"${id}"}\n`).join("");

function nightsOf(service: CacheService) {
  const count = join(freshFolder(), "count");
  const night = (runId: string, script: string, more: Partial<StepOptions> = {}) =>
    runStep({
      files: { "tasks.jsonl": TASKS },
      runId,
      env: service.environment(),
      ...more,
      inputs: { tasks: "tasks.jsonl", name: "late", command: countingCommand(count, script), ...more.inputs },
    });
  return { night, countedIds: () => countedIds(count) };
}

const idsIn = (workspace: string) => ledgerRows(workspace).map((row) => JSON.parse(row).id);

test("a cancel in the middle of the restore", async () => {
  await using service = await startCacheService();
  const { night, countedIds } = nightsOf(service);
  const inputs = (index: number) => ({ "job-index": String(index), "job-total": "2" });
  const keep = "case $CARRYOVER_TASK_ID in t00|t01) kill -9 $$;; esac";
  // Side by side, job 1 saves last: the newest state of all knows nothing of job 0.
  const [first] = await Promise.all([
    night("100", keep, { inputs: inputs(0) }),
    night("100", `${keep}; sleep 2`, { inputs: inputs(1) }),
  ]);
  service.fail("lookup", { kind: "slow", delayMs: 700 });
  const asked = service.calls.lookup;
  await night("101", "true", {
    inputs: inputs(0),
    signalWhen: { signal: "SIGINT", holds: () => service.calls.lookup >= asked + 3 },
    afterMain: () => service.heal(),
  });
  const before = countedIds().length;
  await night("102", "true", { inputs: inputs(0) });
  const done = new Set(idsIn(first.workspace));
  expect(done.size).toBeGreaterThan(0);
  expect(
    countedIds()
      .slice(before)
      .filter((id) => done.has(id)),
  ).toEqual([]);
});

test("a kill after the state was restored late", async () => {
  await using service = await startCacheService();
  const { night, countedIds } = nightsOf(service);
  const inputs = { concurrency: "1", "checkpoint-interval": "500ms" };
  const first = await night("100", "case $CARRYOVER_TASK_ID in t0[0-5]) kill -9 $$;; esac", { inputs });
  service.fail("lookup", { kind: "status", status: 429, retryAfterS: 1 });
  await night("101", "sleep 0.5", {
    inputs,
    signalWhen: {
      signal: "SIGKILL",
      holds: (workspace) => {
        const rows = ledgerRows(workspace).length;
        if (rows >= 1) service.heal();
        return rows >= 4 && service.keys().some((key) => key.includes("00101-0001-"));
      },
    },
  });
  const before = countedIds().length;
  await night("102", "true", { inputs });
  const done = new Set(idsIn(first.workspace));
  expect(done.size).toBe(6);
  expect(
    countedIds()
      .slice(before)
      .filter((id) => done.has(id)),
  ).toEqual([]);
});
