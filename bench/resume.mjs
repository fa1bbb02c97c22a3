// What a start costs: with a ledger of a million rows, with a long list, and with nothing to do.
// `npm run bench resume [ROUNDS]`; on a machine that does other work, only the ratios mean something.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { median, printTable } from "./table.mjs";

const ROWS = 1_000_000;
const LISTED = [200_000, 1_000_000];
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const STARTS = 15;
const CLI = fileURLToPath(new URL("../dist/cli/index.js", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "carryover-resume-"));

const LOOP = `
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
const startedMs = performance.now();
for await (const line of createInterface({ input: createReadStream(process.argv[2]) })) JSON.parse(line);
console.log(performance.now() - startedMs);
`;
/** Writes the peak of each process that it is loaded into; the engine's is the largest. */
const PEAK = `
import { appendFileSync } from "node:fs";
const file = process.env.BENCH_PEAK_FILE;
process.on("exit", () => appendFileSync(file, process.resourceUsage().maxRSS + "\\n"));
`;

function writeInBatches(path, count, lineAt) {
  const file = openSync(path, "w");
  for (let from = 0; from < count; from += 10_000) {
    let batch = "";
    for (let index = from; index < Math.min(count, from + 10_000); index += 1) batch += `${lineAt(index)}\n`;
    writeSync(file, batch);
  }
  closeSync(file);
}

const taskAt = (index) => `{"id":"task-${index}"}`;
const rowAt = (index) =>
  `{"v":1,"campaign":"big","id":"task-${index}","hash":"${createHash("sha256").update(taskAt(index)).digest("hex")}",` +
  `"status":"passed","score":1,"attempt":1,"run":"1","job":"0","started_at":"2026-11-20T00:00:00Z","duration_s":1}`;
/** An unfinished campaign; the last task of each list has no row. */
const CHECKPOINT = JSON.stringify({
  v: 1,
  seq: 1,
  updated_at: "2026-11-20T00:00:00.000Z",
  run: "1",
  job: "0",
  jobs: 1,
  campaigns: [{ id: "big", complete: false, completed_run: null, completed_at: null }],
  circuits: {},
  limits: {},
  durations_s: [],
});

function run(args, env = {}) {
  const startedAt = Date.now();
  const startedMs = performance.now();
  const end = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8", env: { ...process.env, ...env } });
  return { startedAt, tookMs: performance.now() - startedMs, end };
}

function resume(listed) {
  const state = join(folder, "state");
  const started = join(folder, "started");
  const peaks = join(folder, "peaks");
  for (const path of [state, started, peaks]) rmSync(path, { recursive: true, force: true });
  mkdirSync(state);
  writeFileSync(join(state, "results.jsonl"), "");
  spawnSync("cp", [join(folder, "ledger.jsonl"), join(state, "results.jsonl")]);
  writeFileSync(join(state, "checkpoint.json"), CHECKPOINT);
  const { startedAt, tookMs, end } = run(
    [
      "--import",
      pathToFileURL(join(folder, "peak.mjs")).href,
      CLI,
      "run",
      ...["--tasks", `tasks-${listed}.jsonl`, "--campaign", "big", "--state-dir", "state", "--command", ": > started"],
    ],
    { BENCH_PEAK_FILE: peaks },
  );
  if (end.status !== 0) throw new Error(end.stderr);
  const peak = Math.max(...readFileSync(peaks, "utf8").trim().split("\n").map(Number)) / 1_024;
  return { firstChildMs: statSync(started).mtimeMs - startedAt, tookMs, peak };
}

try {
  writeFileSync(join(folder, "loop.mjs"), LOOP);
  writeFileSync(join(folder, "peak.mjs"), PEAK);
  writeInBatches(join(folder, "ledger.jsonl"), ROWS, rowAt);
  for (const listed of LISTED) {
    writeInBatches(join(folder, `tasks-${listed}.jsonl`), listed + 1, (index) =>
      index === listed ? '{"id":"last"}' : taskAt(index),
    );
  }

  const loops = [];
  const resumes = new Map(LISTED.map((listed) => [listed, []]));
  const plans = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    loops.push(Number(run([join(folder, "loop.mjs"), "ledger.jsonl"]).end.stdout));
    for (const listed of LISTED) resumes.get(listed).push(resume(listed));
    rmSync(join(folder, "fresh"), { recursive: true, force: true });
    plans.push(run([CLI, "plan", "--tasks", `tasks-${LISTED[0]}.jsonl`, "--state-dir", "fresh"]).tookMs);
  }
  const loopMs = median(loops);
  printTable(
    `resume with ${ROWS.toLocaleString("en")} rows: readline + JSON.parse takes ${loopMs.toFixed(0)} ms`,
    ["listed", "first child", "ratio", "whole run", "peak memory"],
    LISTED.map((listed) => {
      const all = resumes.get(listed);
      const firstMs = median(all.map(({ firstChildMs }) => firstChildMs));
      return [
        listed.toLocaleString("en"),
        `${firstMs.toFixed(0)} ms`,
        (firstMs / loopMs).toFixed(2),
        `${median(all.map(({ tookMs }) => tookMs)).toFixed(0)} ms`,
        `${Math.max(...all.map(({ peak }) => peak)).toFixed(0)} MiB`,
      ];
    }),
  );
  console.log(`\nplan of ${LISTED[0].toLocaleString("en")} tasks without a ledger: ${median(plans).toFixed(0)} ms`);

  writeFileSync(join(folder, "two.jsonl"), '{"id":"a"}\n{"id":"b"}\n');
  const nothing = [CLI, "run", "--tasks", "two.jsonl", "--campaign", "two", "--state-dir", "two", "--command", "true"];
  run(nothing);
  const starts = { "node -e 0": ["-e", "0"], "--version": [CLI, "--version"], "nothing outstanding": nothing };
  const times = Object.fromEntries(Object.keys(starts).map((name) => [name, []]));
  for (let round = 0; round < STARTS; round += 1) {
    for (const [name, args] of Object.entries(starts)) times[name].push(run(args).tookMs);
  }
  const bareMs = median(times["node -e 0"]);
  printTable(
    "starts",
    ["what", "time", "ratio"],
    Object.entries(times).map(([name, all]) => [
      name,
      `${median(all).toFixed(0)} ms`,
      (median(all) / bareMs).toFixed(2),
    ]),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
