/**
 * The child of a harness run: reads the tasks of its shard, runs the harness on them, and sees to it that each test
 * that ended has its row. A program of its own (`dist/harness/shard.js`), so that the engine runs harnesses and commands alike.
 *
 *   node shard.js START      START: a `HarnessStart` as JSON in base64url
 */
import { spawn } from "node:child_process";
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Invocation, ListedTest, Row, ShardTest } from "./harness.ts";
import { HARNESSES, type HarnessStart } from "./names.ts";
import { adapterOf } from "./registry.ts";

type End = { readonly code: number | null; readonly signal: NodeJS.Signals | null };

/** Runs the shard. @returns how the harness ended */
export async function runShard(start: HarnessStart, env: NodeJS.ProcessEnv): Promise<End> {
  const { CARRYOVER_TASKS_FILE: tasksFile = "", CARRYOVER_RESULTS_FILE: resultsFile = "" } = env;
  let end: End = { code: 0, signal: null };
  for (const batch of batchesOf(start, readFileSync(tasksFile, "utf8"))) {
    const ended = await runBatch(start, batch, env);
    if (ended.code === 0) settle(start, batch.tests, resultsFile);
    if (ended.signal !== null) return ended;
    if (ended.code !== 0) end = ended;
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
  /** What the input `vary` sets, by the name of the field. */
  readonly varied: Readonly<Record<string, string>>;
}

/** The tests that one command can run: no test twice, and what the adapter keeps apart. */
function batchesOf({ name }: HarnessStart, tasks: string): Batch[] {
  const batches = new Map<string, Batch>();
  for (const line of tasks.split("\n").filter((text) => text !== "")) {
    const { repeat = 0, base_id: baseId, group, ...fields } = JSON.parse(line) as TaskFields;
    const id = baseId ?? (repeat === 0 ? fields.id : fields.id.slice(0, -`#${repeat}`.length));
    const test = { ...fields, id };
    const suffix = fields.id.slice(id.length);
    const key = `${suffix} ${adapterOf(name).batchOf?.(test) ?? ""}`;
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
  const given = { ...env, ...(Object.fromEntries(fields) as Record<string, string>) };
  const args = start.args.map((word) => word.replace(/\{(\w+)\}/g, (whole, name) => varied[name] ?? whole));
  try {
    const tools = { scratch, env: given, gatewayUrl: env.CARRYOVER_GATEWAY_URL || null };
    const invocation = adapterOf(start.name).command({ ...start, args }, tests, tools);
    return await runHarness(invocation, given);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Our group gets the signals that end a shard: the harness obeys them, and we wait for it. */
function runHarness({ argv, env: more, readLine }: Invocation, env: NodeJS.ProcessEnv): Promise<End> {
  const [program = "", ...args] = argv;
  return new Promise((resolve) => {
    const stdout = readLine === undefined ? "inherit" : "pipe";
    const child = spawn(program, args, { stdio: ["inherit", stdout, "inherit"], env: { ...env, ...more } });
    if (readLine !== undefined && child.stdout !== null) {
      createInterface({ input: child.stdout }).on("line", (line) => {
        const { shown, row } = readLine(line);
        process.stdout.write(shown);
        if (row !== undefined) appendFileSync(env.CARRYOVER_RESULTS_FILE ?? "", `${JSON.stringify(row)}\n`);
      });
    }
    const wait = () => {};
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, wait);
    child.once("error", (error) => {
      process.stderr.write(`${program}: ${error.message}\n`);
      resolve({ code: 127, signal: null });
    });
    child.once(readLine === undefined ? "exit" : "close", (code, signal) => {
      for (const one of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.off(one, wait);
      resolve({ code, signal });
    });
  });
}

/** Exit 0 would count as a pass of tests without a row: each of them gets one that says that it has no result. */
function settle({ name }: HarnessStart, tests: readonly ShardTest[], resultsFile: string): void {
  const written = existsSync(resultsFile) ? readFileSync(resultsFile, "utf8") : "";
  const settled = new Set(written.split("\n").flatMap(idOf));
  for (const { taskId } of tests) {
    if (!settled.has(taskId)) appendFileSync(resultsFile, `${JSON.stringify(noResult(taskId, name))}\n`);
  }
}

function noResult(id: string, name: HarnessStart["name"]): Row {
  const message = `${name} ended without a result for this test: it may not exist any more, or a filter in \`args\` depends on the run`;
  return { id, status: "error", error: { type: "NoResult", message } };
}

function idOf(line: string): string[] {
  try {
    const { id } = JSON.parse(line) as { readonly id?: unknown };
    return typeof id === "string" ? [id] : [];
  } catch {
    return [];
  }
}

/** The entry: ends the way the harness ended. */
export async function main(argv: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const start = JSON.parse(Buffer.from(argv[0] ?? "", "base64url").toString("utf8")) as HarnessStart;
  if (!Object.hasOwn(HARNESSES, start.name)) throw new Error(`Expected a harness, found ${start.name}.`);
  const { code, signal } = await runShard(start, env);
  if (signal !== null) process.kill(process.pid, signal);
  // A signal that does not end this process, such as SIGPIPE, ends it by its number.
  process.exitCode = code ?? 128 + constants.signals[signal ?? "SIGTERM"];
}
