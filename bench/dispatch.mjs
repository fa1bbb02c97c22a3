// The cost of starting children: a full Carryover run, GNU parallel and a bare spawn loop, interleaved. `npm run bench
// dispatch`. On a busy machine, only the ratios mean something.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CLI, roundsOf } from "./measure.mjs";
import { atLeast, atMost, median, tell } from "./table.mjs";

const COUNT = 2_000;
const WIDE = 8;
const ROUNDS = roundsOf(3);
const SELF = fileURLToPath(import.meta.url);

/** The least that a Node program can do to run children and see their output. */
function spawnLoop(count) {
  return new Promise((resolve) => {
    let started = 0;
    let ended = 0;
    const next = () => {
      if (started === count) return;
      started += 1;
      const child = spawn("bash", ["-euo", "pipefail", "-c", "true"], { stdio: ["ignore", "pipe", "pipe"] });
      child.stdout.on("data", () => {});
      child.stderr.on("data", () => {});
      child.on("close", () => {
        ended += 1;
        if (ended === count) resolve();
        else next();
      });
    };
    for (let slot = 0; slot < WIDE; slot += 1) next();
  });
}

/** Wall seconds of a whole process, its start included. */
function time(program, args, cwd, env = process.env) {
  const startedMs = performance.now();
  execFileSync(program, args, { cwd, env, stdio: ["ignore", "ignore", "pipe"] });
  return (performance.now() - startedMs) / 1_000;
}

function inFolder(count, run) {
  const folder = mkdtempSync(join(tmpdir(), "carryover-bench-"));
  const tasks = Array.from({ length: count }, (_, index) =>
    JSON.stringify({ id: `task-${index}`, prompt: `What is ${index} and two?` }),
  );
  writeFileSync(join(folder, "tasks.jsonl"), `${tasks.join("\n")}\n`);
  writeFileSync(join(folder, "ids.txt"), `${tasks.map((_, index) => `task-${index}`).join("\n")}\n`);
  try {
    return run(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * All three start bash for each child. GNU parallel uses the shell that it finds among its ancestors, which is `sh`
 * under `npm run` and `bash` in a terminal. With dash, its children would cost a fifth less and not do the same work.
 */
const PARALLEL_ENV = { ...process.env, PARALLEL_SHELL: "/bin/bash" };
const parallel = (count) =>
  inFolder(count, (folder) =>
    time("parallel", ["--joblog", "jobs.tsv", `-j${WIDE}`, "-a", "ids.txt", "true", "{}"], folder, PARALLEL_ENV),
  );
const bare = (count) => time(process.execPath, [SELF, "--loop", String(count)]);
const ours = (count) =>
  inFolder(count, (folder) =>
    time(
      process.execPath,
      [CLI, "run", "--tasks", "tasks.jsonl", "--concurrency", String(WIDE), "--command", "true"],
      folder,
    ),
  );

function dispatch() {
  const hasParallel = spawnSync("parallel", ["--version"]).status === 0;
  const seconds = { parallel: [], bare: [], ours: [] };
  bare(200);
  ours(200);
  for (let round = 0; round < ROUNDS; round += 1) {
    if (hasParallel) seconds.parallel.push(parallel(COUNT));
    seconds.bare.push(bare(COUNT));
    seconds.ours.push(ours(COUNT));
  }
  const rate = (name) => COUNT / median(seconds[name]);
  const measured = `${rate("ours").toFixed(0)}/s`;
  const row = (program, name, limit) => ({
    what: `${COUNT.toLocaleString("en")} trivial children, ${WIDE} wide, full ledger`,
    measured,
    beside: `${program}: ${rate(name).toFixed(0)}/s`,
    held: atLeast(rate("ours") / rate(name), limit),
  });
  const rows = [row("bare Node spawn loop", "bare", 0.8)];
  if (hasParallel) rows.unshift(row("parallel --joblog", "parallel", 1));
  else console.log("\nGNU parallel is not installed: its row is left out.");
  tell(`dispatch (median of ${ROUNDS})`, rows);
}

/** The start of the process is not a cost per task, so the time of a run of one task is subtracted. */
function scaling() {
  const counts = [500, 8_000];
  const perTask = Object.fromEntries(counts.map((count) => [count, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    const startSeconds = ours(1);
    for (const count of counts) perTask[count].push(((ours(count) - startSeconds) / count) * 1_000);
  }
  const [few, many] = counts.map((count) => median(perTask[count]));
  tell(`cost per task (median of ${ROUNDS})`, [
    {
      what: `cost per task at ${counts[1].toLocaleString("en")} tasks`,
      measured: `${many.toFixed(2)} ms`,
      beside: `at ${counts[0]} tasks: ${few.toFixed(2)} ms`,
      held: atMost(many / few, 1.3),
    },
  ]);
}

if (process.argv[2] === "--loop") await spawnLoop(Number(process.argv[3]));
else {
  dispatch();
  scaling();
}
