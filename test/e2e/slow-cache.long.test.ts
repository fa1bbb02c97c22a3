/** What takes as long as the deadlines of the cache: a service that hangs, or is asked again and again. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { startCacheService } from "../rig/cache-service.ts";
import { countedIds, freshFolder } from "./fake-runner.ts";
import { IDS, NO_WAIT_MS, runNight } from "./night.ts";

describe.concurrent("a cancel while the cache hangs", () => {
  test.each([
    ["an interval save", "1s", "case $CARRYOVER_TASK_ID in t0[1-4]) true;; *) sleep 60;; esac", "interrupted"],
    ["the last save", "5m", "true", "complete"],
  ])("main does not wait for it during %s, and post saves", async (during, interval, script, status) => {
    await using cache = await startCacheService();
    const count = join(freshFolder(), "count");
    const name = during.replaceAll(" ", "-");
    // The first reservation is never answered; its key may be taken.
    cache.fail("upload", { kind: "hang" }, 1);
    const uploads = cache.calls.upload;
    const first = await runNight(cache, {
      name,
      runId: "721",
      count,
      script,
      inputs: { "checkpoint-interval": interval },
      more: { signalWhen: { signal: "SIGINT", holds: () => cache.calls.upload > uploads } },
    });
    expect(first.afterSignalMs).toBeLessThan(NO_WAIT_MS);
    expect(first.outputs.status).toBe(status);
    const done = Number(first.outputs.passed);
    writeFileSync(count, "");
    // A re-run: the same workflow run does not begin a complete campaign again.
    const second = await runNight(cache, { name, runId: "721", count, script: "true", more: { runAttempt: "2" } });
    expect(second.outputs.status).toBe("complete");
    expect(countedIds(count)).toHaveLength(IDS.length - done);
  });
});

describe.concurrent("faults of the cache never change a run", () => {
  test("503 on lookup", async () => {
    await using cache = await startCacheService();
    cache.fail("lookup", { kind: "status", status: 503 });
    const end = await runNight(cache, {
      name: "unavailable",
      runId: "801",
      count: join(freshFolder(), "count"),
      script: "true",
    });
    expect([end.exitCode, end.outputs.status]).toEqual([0, "complete"]);
    expect(`${end.stdout}${end.postOutput}`).toMatch(/::warning.*cache/i);
  });

  test("a service that accepts and never answers is asked once by main", async () => {
    await using cache = await startCacheService();
    const count = join(freshFolder(), "count");
    cache.fail("lookup", { kind: "hang" });
    cache.fail("reserve", { kind: "hang" });
    const end = await runNight(cache, { name: "hang", runId: "811", count, script: "true" });
    expect(end.outputs.status).toBe("complete");
    expect(end.exitCode).toBe(0);
  });
});
