// How a job of a matrix of 256 starts, over the built action and the fake cache service: `npm run bench matrix`.
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { ms, roundsOf } from "./measure.mjs";
import { atMost, median, tell } from "./table.mjs";

const JOBS = 256;
const TASKS_A_JOB = 4;
const STARTS = roundsOf(3) * 3;

// The rigs are TypeScript, which Node 20 does not read by itself.
const vite = await createServer({
  root: fileURLToPath(new URL("..", import.meta.url)),
  configFile: false,
  appType: "custom",
  logLevel: "error",
  server: { middlewareMode: true, ws: false },
});
const { startCacheService } = await vite.ssrLoadModule("/test/rig/cache-service.ts");
const { runStep, removeWorkspaces } = await vite.ssrLoadModule("/test/e2e/fake-runner.ts");

const tasks = Array.from({ length: JOBS * TASKS_A_JOB }, (_, index) => `{"id":"task-${index}"}\n`).join("");

/** @param look called again and again while the job runs, with its workspace */
function startJob(service, { index, runId, look }) {
  return runStep({
    signalWhen: { signal: "SIGKILL", holds: (workspace) => look(workspace) },
    inputs: {
      tasks: "tasks.jsonl",
      command: "[ -e started ] || : > started",
      "fail-on": "never",
      "job-index": String(index),
      "job-total": String(JOBS),
    },
    files: { "tasks.jsonl": tasks },
    env: service.environment(),
    runId: String(runId),
    event: "schedule",
  });
}

const service = await startCacheService();
try {
  const first = await startJob(service, { index: 0, runId: 1, look: () => false });
  if (first.exitCode !== 0) throw new Error(`The first night ended with ${first.exitCode}: ${first.stdout}`);
  // The other jobs leave entries of the same size.
  for (const { key, version } of service.entries().filter(({ key }) => key.includes("-j0000-"))) {
    const content = service.content(key);
    for (let job = 1; job < JOBS; job += 1)
      service.plant({ key: key.replace("-j0000-", `-j${String(job).padStart(4, "0")}-`), version, content });
  }
  const waits = [];
  const calls = [];
  for (let start = 0; start < STARTS; start += 1) {
    const before = service.calls.lookup;
    let untilFirstChild = null;
    const look = (workspace) => {
      if (untilFirstChild === null && existsSync(join(workspace, "started")))
        untilFirstChild = service.calls.lookup - before;
      return false;
    };
    const startedAt = Date.now();
    const index = 1 + Math.floor((start * (JOBS - 1)) / STARTS);
    const end = await startJob(service, { index, runId: 2 + start, look });
    if (end.exitCode !== 0) throw new Error(`A start ended with ${end.exitCode}: ${end.stdout}`);
    calls.push(untilFirstChild);
    waits.push(statSync(join(end.workspace, "started")).mtimeMs - startedAt);
  }
  const beside = `${JOBS} states in the cache, median of ${STARTS}`;
  tell("a job of a matrix", [
    {
      what: "start to first child, 256 jobs",
      measured: `${ms(Math.min(...waits))} to ${ms(Math.max(...waits))}`,
      beside,
      held: atMost(median(waits) / 1_000, 3, " s"),
    },
    {
      what: "calls to the cache before the first child",
      measured: `${Math.min(...calls)} to ${Math.max(...calls)}`,
      beside,
      held: atMost(Math.max(...calls), 4, ""),
    },
  ]);
} finally {
  await service.close();
  removeWorkspaces();
  await vite.close();
}
