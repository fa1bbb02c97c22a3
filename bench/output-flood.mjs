// What a child that prints without end costs us: rate and our peak memory.
// `npx tsc -p tsconfig.build.json && node bench/output-flood.mjs [MIB] [--echo]`
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { NO_REDACTION } from "../build/core/redactor.js";
import { createSpawner } from "../build/run/process-spawner.js";

const MIB = Number(process.argv[2] ?? 1_024);
const folder = mkdtempSync(join(tmpdir(), "carryover-bench-"));
let lines = 0;
const spawner = createSpawner({
  command: {
    kind: "shell",
    command: `head -c ${MIB * 1_048_576} < <(yes "a line of output as evaluations print it, eighty characters or so, again and again")`,
  },
  workingDirectory: folder,
  environment: process.env,
  envAllow: "inherit",
  inboxFolder: join(folder, "inbox"),
  logsFolder: join(folder, "logs"),
  killGraceMs: 5_000,
  silenceTimeoutMs: null,
  failureLogs: [],
  redactor: NO_REDACTION,
  echo: process.argv.includes("--echo")
    ? () => {
        lines += 1;
      }
    : null,
  runMarker: "bench",
  run: "1-1",
  job: "0",
  clock: { now: () => Date.now() },
});
const task = { id: "flood", hash: "0".repeat(64), provider: "default", json: '{"id":"flood"}' };
const startedMs = performance.now();
const ended = await new Promise((resolve) => {
  const request = {
    key: "s1-a1",
    shard: 1,
    attempt: 1,
    provider: "default",
    tasks: [task],
    timeoutMs: 600_000,
    startedAt: Date.now(),
  };
  spawner.start(request, (event) => {
    if (event.kind === "ended") resolve(event);
  });
});
const seconds = (performance.now() - startedMs) / 1_000;
const peakMib = process.resourceUsage().maxRSS / 1_024;
await spawner.close();
rmSync(folder, { recursive: true });
console.log(
  `${(ended.evidence.outputBytes / 1_048_576).toFixed(0)} MiB in ${seconds.toFixed(1)} s: ${(MIB / seconds).toFixed(0)} MiB/s, peak memory ${peakMib.toFixed(0)} MiB, ${lines} lines shown`,
);
