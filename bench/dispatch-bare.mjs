// The spawner's own cost per trivial child, against a bare spawn loop with piped output, 8 wide.
// `npx tsc -p tsconfig.build.json && node bench/dispatch-bare.mjs [CHILDREN]`
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { NO_REDACTION } from "../build/core/redactor.js";
import { createSpawner } from "../build/run/process-spawner.js";

const COUNT = Number(process.argv[2] ?? 1_000);
const WIDE = 8;
const ROUNDS = 5;
const folder = mkdtempSync(join(tmpdir(), "carryover-bench-"));

function inParallel(startOne) {
  return new Promise((resolve) => {
    let started = 0;
    let ended = 0;
    const next = () => {
      if (started < COUNT) startOne(started++, done);
    };
    const done = () => {
      ended += 1;
      if (ended === COUNT) resolve();
      else next();
    };
    for (let slot = 0; slot < WIDE; slot += 1) next();
  });
}

const bare = () =>
  inParallel((_, done) => {
    const child = spawn("bash", ["-c", "true"], { stdio: ["ignore", "pipe", "pipe"] });
    child.stdout.on("data", () => {});
    child.stderr.on("data", () => {});
    child.on("close", done);
  });

const spawner = createSpawner({
  command: { kind: "shell", command: "true" },
  workingDirectory: folder,
  environment: process.env,
  envAllow: "inherit",
  inboxFolder: join(folder, "inbox"),
  logsFolder: join(folder, "logs"),
  killGraceMs: 5_000,
  silenceTimeoutMs: null,
  failureLogs: [],
  redactor: NO_REDACTION,
  echo: null,
  runMarker: "bench",
  run: "1-1",
  job: "0",
  clock: { now: () => Date.now() },
});
const hash = "0".repeat(64);
let round = 0;
const ours = () => {
  round += 1;
  return inParallel((index, done) => {
    const id = `task-${index}`;
    const task = { id, hash, provider: "default", json: JSON.stringify({ id, prompt: "What is two and two?" }) };
    const request = {
      key: `r${round}-s${index}-a1`,
      shard: index,
      attempt: 1,
      provider: "default",
      tasks: [task],
      timeoutMs: 60_000,
      startedAt: Date.now(),
    };
    spawner.start(request, (event) => {
      if (event.kind === "ended") done();
    });
  });
};

const measure = async (name, run) => {
  const startedMs = performance.now();
  await run();
  const perSecond = COUNT / ((performance.now() - startedMs) / 1_000);
  return { name, perSecond };
};

await bare();
await ours();
const rates = { bare: [], ours: [] };
for (let i = 0; i < ROUNDS; i += 1) {
  rates.bare.push((await measure("bare", bare)).perSecond);
  rates.ours.push((await measure("ours", ours)).perSecond);
}
await spawner.close();
rmSync(folder, { recursive: true });
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const [bareRate, oursRate] = [median(rates.bare), median(rates.ours)];
console.log(
  `bare ${bareRate.toFixed(0)}/s, spawner ${oursRate.toFixed(0)}/s, ratio ${(oursRate / bareRate).toFixed(2)} (median of ${ROUNDS} rounds of ${COUNT})`,
);
