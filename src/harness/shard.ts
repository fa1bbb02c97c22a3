/**
 * The child of a harness run: reads the tasks of its shard and runs the harness on them until each test has a row.
 * A program of its own (`dist/harness/shard.js`), so that the engine runs harnesses and commands alike.
 *
 *   node shard.js START      START: a `HarnessStart` as JSON in base64url
 */
import { spawn } from "node:child_process";
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { jsonOrNull } from "../core/json.ts";
import type { Invocation, ListedTest, Row, ShardTest } from "./harness.ts";
import type { HarnessStart } from "./names.ts";
import { ADAPTERS } from "./registry.ts";

interface End {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** Whether we got a signal that ends the shard. */
  readonly wasSignalled?: boolean;
}

/** The exit code of a rate limit: the tests that are left would be refused too. */
const RATE_LIMITED = 75;

/** Runs the shard. @returns how the harness ended */
export async function runShard(start: HarnessStart, env: NodeJS.ProcessEnv): Promise<End> {
  const { CARRYOVER_TASKS_FILE: tasksFile = "", CARRYOVER_RESULTS_FILE: resultsFile = "" } = env;
  const batches = batchesOf(start, readFileSync(tasksFile, "utf8"));
  let end: End = { code: 0, signal: null };
  const planned = batches.length;
  for (const [index, batch] of batches.entries()) {
    const ended = await runBatch(start, batch, env);
    if (ended.signal !== null || ended.code === RATE_LIMITED || ended.wasSignalled) return ended;
    if (ended.code !== 0) end = ended;
    const settled = settledIn(resultsFile);
    const left = batch.tests.filter(({ taskId }) => !settled.has(taskId));
    // A test that ends the process of its harness must not take others along: each test without a row runs once more, alone.
    // The last one goes first. If the harness does not even run that one, it runs none.
    if (batch.tests.length > 1) batches.push(...left.toReversed().map((test) => ({ ...batch, tests: [test] })));
    // Exit 0 without a row would count as a pass.
    else if (ended.code === 0) for (const { taskId } of left) appendRow(resultsFile, noResult(taskId, start.name));
    else if (index >= planned && settled.size === 0) return ended;
  }
  return end;
}

interface TaskFields extends ListedTest {
  readonly repeat?: number;
  /** The id that a task of `vary` was listed with. */
  readonly base_id?: string;
}

interface Batch {
  readonly tests: ShardTest[];
  /** The values of the input `vary`, by the name of the field. */
  readonly varied: Readonly<Record<string, string>>;
}

/** The tests by the command that runs them. No command runs a test twice, or tests that the adapter keeps apart. */
function batchesOf({ name }: HarnessStart, tasks: string): Batch[] {
  const batches = new Map<string, Batch>();
  for (const line of tasks.split("\n").filter((text) => text !== "")) {
    const { repeat = 0, base_id: baseId, group, ...fields } = JSON.parse(line) as TaskFields;
    const id = baseId ?? (repeat === 0 ? fields.id : fields.id.slice(0, -`#${repeat}`.length));
    const test = { ...fields, id };
    const suffix = fields.id.slice(id.length);
    const key = `${suffix} ${ADAPTERS[name].batchOf?.(test) ?? ""}`;
    const varied = Object.entries(fields).filter(([field, value]) => suffix.includes(`${field}=${String(value)}`));
    const batch = batches.get(key) ?? { tests: [], varied: Object.fromEntries(varied) as Record<string, string> };
    batch.tests.push({ taskId: fields.id, test });
    batches.set(key, batch);
  }
  return [...batches.values()];
}

async function runBatch(start: HarnessStart, { tests, varied }: Batch, env: NodeJS.ProcessEnv): Promise<End> {
  const scratch = mkdtempSync(join(tmpdir(), "carryover-shard-"));
  const fields = Object.entries(varied).map(([name, value]) => [
    `CARRYOVER_FIELD_${name.toUpperCase().replace(/\W/g, "_")}`,
    value,
  ]);
  const file = join(scratch, "tests.json");
  const given = { ...env, ...(Object.fromEntries(fields) as Record<string, string>), CARRYOVER_HARNESS_TESTS: file };
  const args = start.args.map((word) => word.replace(/\{(\w+)\}/g, (whole, name) => varied[name] ?? whole));
  try {
    writeFileSync(file, JSON.stringify(tests));
    return await runHarness(ADAPTERS[start.name].command({ ...start, args }, tests, given), given);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** A signal that ends the shard goes to our whole group: the harness obeys it, and we wait for it. */
function runHarness({ argv, env: more, readLine }: Invocation, env: NodeJS.ProcessEnv): Promise<End> {
  const [program = "", ...args] = argv;
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  return new Promise((resolve) => {
    const stdout = readLine === undefined ? "inherit" : "pipe";
    const child = spawn(program, args, { stdio: ["inherit", stdout, "inherit"], env: { ...env, ...more } });
    if (readLine !== undefined && child.stdout !== null) {
      createInterface({ input: child.stdout }).on("line", (line) => {
        const { shown, row } = readLine(line);
        process.stdout.write(shown);
        if (row !== undefined) appendRow(env.CARRYOVER_RESULTS_FILE ?? "", row);
      });
    }
    let wasSignalled = false;
    const noteSignal = () => {
      wasSignalled = true;
    };
    for (const signal of signals) process.on(signal, noteSignal);
    child.once("error", (error) => {
      process.stderr.write(`${program}: ${error.message}\n`);
      resolve({ code: 127, signal: null });
    });
    child.once(readLine === undefined ? "exit" : "close", (code, signal) => {
      for (const one of signals) process.off(one, noteSignal);
      resolve({ code, signal, wasSignalled });
    });
  });
}

function noResult(id: string, name: HarnessStart["name"]): Row {
  const message =
    `${name} ended with exit code 0 and without a result for this test. ` +
    "The test ended the process or no longer exists, or a filter in `args` depends on the run";
  return { id, status: "error", error: { type: "NoResult", message } };
}

function settledIn(resultsFile: string): ReadonlySet<string> {
  const rows = existsSync(resultsFile) ? readFileSync(resultsFile, "utf8") : "";
  const ids = rows.split("\n").map((line) => (jsonOrNull(line) as Partial<Row> | null)?.id);
  return new Set(ids.filter((id) => id !== undefined));
}

function appendRow(resultsFile: string, row: Row): void {
  appendFileSync(resultsFile, `${JSON.stringify(row)}\n`);
}

/** The entry: ends as the harness ended. */
export async function main(argv: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const start = JSON.parse(Buffer.from(argv[0] ?? "", "base64url").toString("utf8")) as HarnessStart;
  const { code, signal } = await runShard(start, env);
  if (signal !== null) process.kill(process.pid, signal);
  // A signal such as SIGPIPE does not end this process, so its number becomes the exit code.
  process.exitCode = code ?? 128 + constants.signals[signal ?? "SIGTERM"];
}
