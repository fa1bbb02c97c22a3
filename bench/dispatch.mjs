// What it costs to start children: a full run of ours beside GNU parallel and a bare spawn loop, interleaved.
// `npm run bench dispatch`; on a machine that does other work, only the ratios mean something.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { median, printTable } from "./table.mjs";

const COUNT = 2_000;
const WIDE = 8;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const CLI = fileURLToPath(new URL("../dist/cli/index.js", import.meta.url));
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
function time(program, args, cwd) {
  const startedMs = performance.now();
  execFileSync(program, args, { cwd, stdio: ["ignore", "ignore", "pipe"] });
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

const parallel = (count) =>
  inFolder(count, (folder) =>
    time("parallel", ["--joblog", "jobs.tsv", `-j${WIDE}`, "-a", "ids.txt", "true", "{}"], folder),
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
  const row = (label, name) => [label, `${rate(name).toFixed(0)}/s`, (rate("ours") / rate(name)).toFixed(2)];
  const rows = [row("carryover run", "ours"), row("bare spawn loop", "bare")];
  if (hasParallel) rows.push(row("parallel --joblog", "parallel"));
  printTable(`${COUNT} trivial children, ${WIDE} wide (median of ${ROUNDS})`, ["", "rate", "carryover / it"], rows);
}

/** The start of the process is no cost per task, and is taken out by a run of one task. */
function scaling() {
  const counts = [500, 8_000];
  const perTask = Object.fromEntries(counts.map((count) => [count, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    const startSeconds = ours(1);
    for (const count of counts) perTask[count].push(((ours(count) - startSeconds) / count) * 1_000);
  }
  const [few, many] = counts.map((count) => median(perTask[count]));
  printTable(
    `cost per task (median of ${ROUNDS})`,
    ["tasks", "ms per task", "ratio"],
    [
      [String(counts[0]), few.toFixed(2), ""],
      [String(counts[1]), many.toFixed(2), (many / few).toFixed(2)],
    ],
  );
}

if (process.argv[2] === "--loop") await spawnLoop(Number(process.argv[3]));
else {
  dispatch();
  scaling();
}
