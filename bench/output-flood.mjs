// What a child that prints without end costs: rate, and the peak memory of our process and of the launcher.
// `npx tsc -p tsconfig.build.json && npm run bench output-flood`

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { NO_REDACTION } from "../build/core/redactor.js";
import { createLocalLauncher } from "../build/run/local-launcher.js";
import { createSpawner } from "../build/run/process-spawner.js";
import { createRemoteLauncher } from "../build/run/remote-launcher.js";
import { printTable } from "./table.mjs";

const MIB = Number(process.env.BENCH_FLOOD_MIB ?? 1_024);
const SELF = fileURLToPath(import.meta.url);
const LINE = "a line of output as evaluations print it, eighty characters or so, again and again";

async function measure({ isRemote, echo }) {
  const folder = mkdtempSync(join(tmpdir(), "carryover-bench-"));
  let lines = 0;
  const settings = {
    // It prints its parent's peak memory last.
    command: {
      kind: "shell",
      command: `head -c ${MIB * 1_048_576} < <(yes "${LINE}"); grep VmHWM /proc/$PPID/status || true`,
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
    echo: echo
      ? () => {
          lines += 1;
        }
      : null,
    runMarker: "bench",
    run: "1-1",
    job: "0",
    clock: { now: () => Date.now() },
  };
  const spawner = createSpawner(settings, (options) =>
    isRemote ? createRemoteLauncher({ ...options, lost: () => {} }) : createLocalLauncher(options.plan),
  );
  const task = { id: "flood", hash: "0".repeat(64), provider: "default", json: '{"id":"flood"}' };
  const startedMs = performance.now();
  const ended = await new Promise((resolve) => {
    const request = { key: "s1-a1", shard: 1, attempt: 1, provider: "default", tasks: [task] };
    spawner.start({ ...request, timeoutMs: 600_000, startedAt: Date.now() }, (event) => {
      if (event.kind === "ended") resolve(event);
    });
  });
  const seconds = (performance.now() - startedMs) / 1_000;
  const parentKib = Number(/VmHWM:\s*(\d+)/.exec(ended.evidence.stdoutTail)?.[1] ?? 0);
  const ownKib = Number(/VmHWM:\s*(\d+)/.exec(readFileSync("/proc/self/status", "utf8"))?.[1] ?? 0);
  await spawner.close();
  rmSync(folder, { recursive: true });
  const mib = (kib) => `${(kib / 1_024).toFixed(0)} MiB`;
  return [`${(MIB / seconds).toFixed(0)} MiB/s`, mib(ownKib), isRemote ? mib(parentKib) : "", String(lines)];
}

if (process.argv[2] === "--measure") {
  const echo = process.argv.includes("--echo");
  console.log(JSON.stringify(await measure({ isRemote: process.argv.includes("--remote"), echo })));
} else {
  const cases = [
    ["from this process", []],
    ["from the launcher", ["--remote"]],
    ["from the launcher, shown", ["--remote", "--echo"]],
  ];
  // Each in a process of its own: peaks do not go away.
  const rows = cases.map(([name, flags]) => {
    const { stdout } = spawnSync(process.execPath, [SELF, "--measure", ...flags], { encoding: "utf8" });
    return [name, ...JSON.parse(stdout)];
  });
  printTable(`a child that prints ${MIB} MiB`, ["", "rate", "our peak", "launcher's peak", "lines shown"], rows);
}
