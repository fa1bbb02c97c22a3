// The cost of a start over a large state: a ledger of a million rows, long lists, a plan. `npm run bench resume`.
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { CLI, inScratch, ms, roundsOf, runMeasured, runNode, writeLines } from "./measure.mjs";
import { atMost, median, noBar, tell } from "./table.mjs";

const ROWS = 1_000_000;
const LISTED = [
  { count: 200_000, peakMib: 310 },
  { count: 1_000_000, peakMib: 700 },
];
const PLANNED = 200_000;
/** The forms of a list: nothing but ids, as JSON and as text, and tasks of two, three (as Python writes them) and six fields. */
const PLANS = [
  { what: "ids alone", file: "ids.jsonl", lineAt: (index) => taskAt(index) },
  { what: "ids alone, text lines", file: "ids.txt", lineAt: (index) => `task-${index}` },
  {
    what: "two fields each",
    file: "prompts.jsonl",
    lineAt: (index) => `{"id":"task-${index}","prompt":"What is ${index} plus ${index % 1_000}?"}`,
  },
  {
    what: "three fields each, with spaces",
    file: "spaces.jsonl",
    lineAt: (index) =>
      `{"id": "task-${index}", "prompt": "What is ${index} plus ${index % 1_000}?", "expected": "${index * 2}"}`,
  },
  {
    what: "six fields each",
    file: "fields.jsonl",
    lineAt: (index) =>
      `{"id":"suite/case-${index}","prompt":"What is ${index} plus ${index % 1_000}, and why? Explain in one sentence.",` +
      `"expected":${index + (index % 1_000)},"model":"some-model","tags":["math","t${index % 10}"],"meta":{"seed":${index}}}`,
  },
];
const ROUNDS = roundsOf(3);

/** The least that a Node program can do to read a file of JSON lines. */
const LOOP = `
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
const startedMs = performance.now();
for await (const line of createInterface({ input: createReadStream(process.argv[2]) })) JSON.parse(line);
console.log(performance.now() - startedMs);
`;
/** The same for a task list. Text lines need no parsing. */
const LIST_LOOP = `
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
const isJson = process.argv[2].endsWith("l");
for await (const line of createInterface({ input: createReadStream(process.argv[2]) })) if (isJson) JSON.parse(line);
`;
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

function resumeRun(cwd, count) {
  for (const name of ["state", "started"]) rmSync(join(cwd, name), { recursive: true, force: true });
  mkdirSync(join(cwd, "state"));
  copyFileSync(join(cwd, "ledger.jsonl"), join(cwd, "state/results.jsonl"));
  writeFileSync(join(cwd, "state/checkpoint.json"), CHECKPOINT);
  const list = ["--tasks", `tasks-${count}.jsonl`, "--campaign", "big", "--state-dir", "state"];
  const run = runMeasured([CLI, "run", ...list, "--command", ": > started"], { cwd });
  return { ...run, firstChildMs: statSync(join(cwd, "started")).mtimeMs - run.startedAt };
}

await inScratch((cwd) => {
  const loop = (program, file) => runNode([join(cwd, program), file], { cwd });
  const measure = (program, ...args) => runMeasured([resolve(cwd, program), ...args], { cwd });
  writeFileSync(join(cwd, "loop.mjs"), LOOP);
  writeFileSync(join(cwd, "list-loop.mjs"), LIST_LOOP);
  for (const { file, lineAt } of PLANS) writeLines(join(cwd, file), PLANNED, lineAt);
  writeLines(join(cwd, "ledger.jsonl"), ROWS, rowAt);
  for (const { count } of LISTED) {
    writeLines(join(cwd, `tasks-${count}.jsonl`), count + 1, (index) =>
      index === count ? '{"id":"last"}' : taskAt(index),
    );
  }

  const loops = [];
  const measured = new Map(PLANS.map(({ file }) => [file, { readings: [], plans: [] }]));
  const resumes = new Map(LISTED.map(({ count }) => [count, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { count } of LISTED) {
      loops.push(Number(loop("loop.mjs", "ledger.jsonl").stdout));
      resumes.get(count).push(resumeRun(cwd, count));
    }
    for (const [file, { readings, plans }] of measured) {
      readings.push(measure("list-loop.mjs", file));
      rmSync(join(cwd, "fresh"), { recursive: true, force: true });
      plans.push(measure(CLI, "plan", "--tasks", file, "--state-dir", "fresh"));
    }
  }

  const loopMs = median(loops);
  const rows = LISTED.flatMap(({ count, peakMib }) => {
    const all = resumes.get(count);
    const listed = `${count.toLocaleString("en")} listed`;
    const firstMs = median(all.map(({ firstChildMs }) => firstChildMs));
    const wholeMs = median(all.map(({ tookMs }) => tookMs));
    const peak = Math.max(...all.map((run) => run.peakMib));
    const beside = `readline + JSON.parse: ${ms(loopMs)}`;
    return [
      { what: `start to first child, ${listed}`, measured: ms(firstMs), beside, held: atMost(firstMs / loopMs, 2.5) },
      { what: `the whole run, ${listed}`, measured: ms(wholeMs), beside, held: noBar(wholeMs / loopMs) },
      { what: `peak memory, ${listed}`, measured: `${peak.toFixed(0)} MiB`, held: atMost(peak, peakMib, " MiB") },
    ];
  });
  const planRows = PLANS.map(({ what, file }) => {
    const { readings, plans } = measured.get(file);
    const reading = file.endsWith(".txt") ? "readline" : "readline + JSON.parse";
    const [readMs, planMs] = [readings, plans].map((runs) => median(runs.map(({ tookMs }) => tookMs)));
    return {
      what: `plan of ${PLANNED.toLocaleString("en")} tasks, ${what}`,
      measured: ms(planMs),
      beside: `${reading}, a process: ${ms(readMs)}`,
      held: noBar(planMs / readMs),
    };
  });
  tell(`resume with ${ROWS.toLocaleString("en")} rows (median of ${ROUNDS})`, [...rows, ...planRows]);
});
