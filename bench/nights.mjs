// The state after a year of nights: its size and the start-up time, with 1,000 tasks a night. `npm run bench nights`.
// The state folder stays from night to night, as on a self-hosted runner.
import { execFileSync } from "node:child_process";
import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { CLI, inScratch, ms, runNode, writeLines } from "./measure.mjs";
import { atMost, median, noBar, tell } from "./table.mjs";

const NIGHTS = Number(process.env.BENCH_NIGHTS ?? 365);
const SHOWN = [30, 100, 365].filter((night) => night <= NIGHTS);
const TASKS = 1_000;
const CARRIED = ["tasks", "results", "failures", "baseline", "history", "events"].map((name) => `${name}.jsonl`);
CARRIED.push("checkpoint.json");
/** Start-up times are the median of this many nights up to the shown one. */
const STARTS = 9;
/** Each night replaces this many tasks and edits as many others. */
const MOVED = 10;

/** Two in a hundred tasks fail, and one in two hundred ends in an error. */
function taskAt(index, night) {
  const number = night * MOVED + index;
  const edit = Math.floor((night + (number % 100)) / 100);
  const status = number % 50 === 0 ? "failed" : number % 200 === 1 ? "error" : "passed";
  return `{"id":"task-${number}","status":"${status}","prompt":"What is ${number} plus ${edit}?"}`;
}

const ANSWER = "some words of a model, as long as a sentence or two of an answer usually are";
const ROW = `{"id":"\\1","status":"\\2","score":0.5,"output":"${ANSWER}"}`;
/** Evaluates a shard: a result and a line of output for each task. It fails, so that its log is kept. */
const COMMAND =
  `[ -e started ] || : > started; cat "$CARRYOVER_TASKS_FILE"; ` +
  `sed -E 's/^\\{"id":"([^"]*)","status":"([^"]*)".*/${ROW}/' "$CARRYOVER_TASKS_FILE" > "$CARRYOVER_RESULTS_FILE"; exit 1`;

function bytesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

/** The carried part of a state, packed like a cache entry. */
function entryBytes(state) {
  const packed = execFileSync("tar", ["-cz", "-C", state, ...CARRIED], { maxBuffer: 1 << 28 });
  return packed.length;
}

const kib = (bytes) => `${Math.round(bytes / 1_024).toLocaleString("en")} KiB`;

await inScratch((cwd) => {
  const state = join(cwd, "state");
  const run = ["run", "--tasks", "tasks.jsonl", "--shard-size", "500", "--max-attempts", "1", "--state-dir", "state"];
  const starts = [];
  const found = new Map();
  for (let night = 1; night <= NIGHTS; night += 1) {
    writeLines(join(cwd, "tasks.jsonl"), TASKS, (index) => taskAt(index, night));
    rmSync(join(cwd, "started"), { force: true });
    const { startedAt } = runNode([CLI, ...run, "--fail-on", "never", "--command", COMMAND], { cwd, isQuiet: true });
    starts.push(statSync(join(cwd, "started")).mtimeMs - startedAt);
    if (!SHOWN.includes(night)) continue;
    const logs = bytesIn(join(state, "logs"));
    const sizes = {
      "state without logs": bytesIn(state) - logs,
      logs,
      "cache entry, packed": entryBytes(state),
    };
    console.log(`night ${night}: ${JSON.stringify(sizes)}`);
    found.set(night, { sizes, firstMs: median(starts.slice(-STARTS)) });
  }
  const [first, ...later] = SHOWN;
  const rows = later.flatMap((night) => {
    const [before, now] = [found.get(first), found.get(night)];
    const sizes = Object.entries(now.sizes).map(([what, bytes]) => ({
      what: `${what}, night ${night}`,
      measured: kib(bytes),
      beside: `night ${first}: ${kib(before.sizes[what])}`,
      held: atMost(bytes / before.sizes[what], 1.1),
    }));
    const start = { what: `start to first child, night ${night}`, measured: ms(now.firstMs) };
    return [
      ...sizes,
      { ...start, beside: `night ${first}: ${ms(before.firstMs)}`, held: noBar(now.firstMs / before.firstMs) },
    ];
  });
  tell(`${NIGHTS} nights of ${TASKS.toLocaleString("en")} tasks`, rows);
});
