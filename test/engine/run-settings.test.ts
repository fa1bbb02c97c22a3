import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "../../src/config/config.ts";
import type { Clock } from "../../src/core/instant.ts";
import { dryRun } from "../../src/engine/dry-run.ts";
import { makePlan } from "../../src/engine/make-plan.ts";
import { concurrencyOf, maxFailuresOf } from "../../src/engine/run-settings.ts";
import { systemClock } from "../../src/engine/system-clock.ts";
import { engineContext } from "../rig/engine-context.ts";
import { identityOf } from "../rig/rows.ts";
import { scratchFolder } from "../rig/scratch.ts";
import { evaluate, workspaceWith } from "./rig.ts";

test.each([
  [7, 100, 7],
  [7, 101, 8],
  [0.55, 2_000, 11],
  [1.1, 1_000_000, 11_000],
  [0.000001, 100_000_000, 1],
  [0.1, 10, 1],
  [50, 0, 1],
])("max-failures %d %% of %i tasks is %i", (percent, total, failures) => {
  expect(maxFailuresOf({ kind: "percent", percent }, total)).toBe(failures);
});

test.each([
  [16, 8, 4, [2, 2, 2, 2, 2, 2, 2, 2]],
  [5, 3, 4, [2, 2, 1]],
  [16, 2, 4, [4, 4]],
  [2, 4, 4, [1, 1, 1, 1]],
])("shared-concurrency %i over %i jobs with concurrency %i", (sharedConcurrency, total, concurrency, shares) => {
  const jobs = Array.from({ length: total }, (_, index) => ({ index, total }));
  expect(jobs.map((job) => concurrencyOf({ concurrency, sharedConcurrency, job }))).toEqual(shares);
});

test("provider-concurrency bounds the children of one provider only", async () => {
  const workspace = scratchFolder();
  const tasks = Array.from({ length: 12 }, (_, index) => ({
    id: `t${index}`,
    provider: index % 2 ? "narrow" : "wide",
  }));
  writeFileSync(join(workspace, "tasks.jsonl"), tasks.map((task) => `${JSON.stringify(task)}\n`).join(""));
  const inputs = { tasks: "tasks.jsonl", command: "sleep 0.05", concurrency: "6", "provider-concurrency": "narrow=2" };
  const { events, result } = await evaluate({ workspace, inputs });
  const running = new Map<string, string>();
  const most = new Map<string, number>();
  for (const event of events) {
    if (event.event === "attempt_started") running.set(event.key, event.provider);
    if (event.event === "attempt_ended") running.delete(event.key);
    for (const provider of ["narrow", "wide"]) {
      const count = [...running.values()].filter((one) => one === provider).length;
      most.set(provider, Math.max(most.get(provider) ?? 0, count));
    }
  }
  expect([result.status, most.get("narrow")]).toEqual(["complete", 2]);
  expect(most.get("wide")).toBeGreaterThan(2);
});

test.each(["openai", "openai=0", "openai=2,openai=3", "=2", "openai=x"])(
  "provider-concurrency %s is refused",
  (text) => {
    const inputs = { tasks: "t.txt", command: "true", "provider-concurrency": text };
    expect(() => readConfig(inputs, { origin: "cli", env: {} })).toThrow(/provider-concurrency.*openai=8,anthropic=4/);
  },
);

test("a limit that ends while the tasks are listed holds nothing back", async () => {
  const workspace = workspaceWith("a", "b");
  const listed = join(workspace, "listed");
  const list = { "tasks-command": "touch listed; cat tasks.txt" };
  const refused = 'echo "LIMIT stop 120000" >&2; exit 1';
  await evaluate({ workspace, inputs: { ...list, concurrency: "1", command: refused } });

  const clock = systemClock();
  const aheadMs = () => (existsSync(listed) ? 180_000 : 0);
  const slow: Clock = { now: () => clock.now() + aheadMs(), at: (at, wake) => clock.at(at - aheadMs(), wake) };
  const context = { ...engineContext(workspace, identityOf("later")), clock: slow };
  const configFor = (taker: "plan" | "run", inputs: Readonly<Record<string, string>>) =>
    readConfig({ ...list, ...inputs }, { origin: "cli", env: {}, taker });

  rmSync(listed);
  expect((await dryRun(configFor("run", { command: "true" }), context)).start).toEqual(["a", "b"]);
  rmSync(listed);
  expect((await makePlan(configFor("plan", {}), context)).matrix).not.toEqual([]);
  rmSync(listed);
  const { result } = await evaluate({ workspace, inputs: { ...list, command: "true" }, clock: slow });
  expect(result.status).toBe("complete");
});
