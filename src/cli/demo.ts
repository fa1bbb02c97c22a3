/**
 * `carryover demo`: two nights of an evaluation in a few seconds, with no set-up and no network. A stand-in
 * provider's quota runs out in night one; night two does exactly what is outstanding. Real runs, real children:
 * only the length of the day is made up.
 */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod/mini";
import { formatDuration } from "../core/duration.ts";
import { EXIT } from "../core/tally.ts";
import { cannedAnswers } from "../provider/canned-answers.ts";
import { type Provider, startProvider } from "../provider/provider.ts";
import { DEMO_CHILD, demoReplies, demoTasks } from "./demo-tasks.ts";

export interface DemoIo {
  /** `carryover run` with these arguments (the word `run` left out); resolves to its exit code. */
  readonly run: (argv: readonly string[]) => Promise<number>;
  /** Words for people, with their newlines. */
  readonly write: (text: string) => void;
  readonly isColored: boolean;
  /** Whether a line can be written over: a terminal, not a log. */
  readonly isTerminal: boolean;
  /** Epoch ms: the clock of the nights and of the provider. */
  readonly now: () => number;
  readonly sleep: (durationMs: number) => Promise<void>;
}

/** Enough for most of the tasks of night one, not for all. */
const QUOTA_REQUESTS = 15;
/** Long enough that a run of a second or two does not outlast it on a slow machine, short enough to wait for. */
const DAY_MS = 5_000;
const CONCURRENCY = 4;
/** A child passes its wait on a little after the provider stated it: a night two that is early has another try. */
const MORNING_MS = 250;
const MORNINGS = 6;

/** Exit codes above are those of signals: somebody has seen enough. */
const EXIT_SIGNAL_BASE = 128;

/**
 * Runs the demo.
 *
 * @returns 0 where both nights went as told, the exit code of a run that a signal ended, else 1; then the folder with
 * tasks, child and state is kept, and named
 */
export async function runDemo(io: DemoIo): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "carryover-demo-"));
  const provider = await startProvider(
    {
      quota: { requests: QUOTA_REQUESTS, reset: { kind: "after", durationMs: DAY_MS } },
      latency: { minMs: 40, maxMs: 160 },
    },
    { now: io.now, answer: cannedAnswers(demoReplies()) },
  );
  let exitCode: number = EXIT.failures;
  try {
    exitCode = await playNights({ io, folder, provider });
  } finally {
    await provider.close();
    if (exitCode === EXIT.failures) io.write(`\n  Tasks, child and state are in ${folder}\n\n`);
    else await rm(folder, { recursive: true, force: true });
  }
  return exitCode;
}

interface Stage {
  readonly io: DemoIo;
  readonly folder: string;
  readonly provider: Provider;
}

/** @returns 0 where all went as told, else the exit code of the demo. */
async function playNights(stage: Stage): Promise<number> {
  const { io, folder, provider } = stage;
  const style = styles(io.isColored);
  const tasks = demoTasks();
  await writeFile(join(folder, "problems.jsonl"), tasks.map((task) => `${JSON.stringify(task)}\n`).join(""));
  await writeFile(join(folder, "ask.mjs"), DEMO_CHILD);

  io.write(`
  ${style.bold("Carryover")}: an evaluation that outlives its quota

  ${tasks.length} word problems, ${CONCURRENCY} at a time. The provider is a stand-in on this machine that grants
  ${QUOTA_REQUESTS} requests a day, and its day lasts ${formatDuration(DAY_MS)}. No key, no network, no cost.
`);

  heading(io, "Night one", commandLine());
  const first = await night(stage);
  ledgerLine(stage, first, tasks.length);
  const wasStopped = first.exitCode === EXIT.outstanding && first.done > 0 && first.done < tasks.length;
  if (!wasStopped)
    return tellUnexpected(io, `night one to end with exit ${EXIT.outstanding} and some tasks outstanding`, first);
  paragraph(io, `The quota ran out. Exit ${EXIT.outstanding} says: what is done is kept, run the same command again.`);

  let last = first;
  const resetAt = provider.stats().quota?.resetAt ?? null;
  if (resetAt !== null && io.now() < resetAt - MORNING_MS) {
    heading(io, "The same again, too early", null);
    last = await night(stage);
    if (last.exitCode === EXIT.outstanding) {
      paragraph(
        io,
        `Left after ${formatDuration(Math.max(100, last.tookMs))} with ${calls(last.requests)}: the quota's reset was remembered.`,
      );
    }
  }

  for (let morning = 0; last.exitCode === EXIT.outstanding && morning < MORNINGS; morning += 1) {
    await sleepUntil(io, Math.max(resetAt ?? 0, last.resumeAt, io.now()) + MORNING_MS);
    heading(io, "Night two", null);
    last = await night(stage);
  }
  ledgerLine(stage, last, tasks.length);
  if (last.exitCode !== EXIT.ok || last.done !== tasks.length || !last.isEachOnce) {
    return tellUnexpected(io, `night two to end with exit ${EXIT.ok} and one result for each task`, last);
  }

  const stats = provider.stats();
  paragraph(
    io,
    `${style.green("Complete.")} Night two did the ${tasks.length - first.done} outstanding tasks and no other: the provider
  answered ${stats.admitted} requests for ${tasks.length} tasks and refused ${stats.refusedTotal}. ${last.passed} answers are right and ${last.done - last.passed} wrong: a
  wrong answer is a result, and is not asked again.`,
  );
  paragraph(
    io,
    `${style.dim("Next: the README for a first list of your own, examples/llm-eval for the real thing with a client.")}`,
  );
  io.write("\n");
  return EXIT.ok;
}

interface Night {
  readonly exitCode: number;
  readonly tookMs: number;
  /** Requests that the provider saw in this run. */
  readonly requests: number;
  /** Tasks with a result, over all runs. */
  readonly done: number;
  readonly passed: number;
  /** Until when the state says that the provider takes no calls, in epoch ms; 0 where it says nothing. */
  readonly resumeAt: number;
  /** Whether no task has two results. */
  readonly isEachOnce: boolean;
}

async function night({ io, folder, provider }: Stage): Promise<Night> {
  const startedAt = io.now();
  const before = provider.stats().requests;
  const exitCode = await io.run([
    ...["--tasks", join(folder, "problems.jsonl")],
    ...["--state-dir", join(folder, "state")],
    ...["--concurrency", String(CONCURRENCY)],
    ...["--provider", "stand-in"],
    // Of its own: in a workflow the automatic name would follow the event that started it.
    ...["--campaign", "demo"],
    // A wait of a second or more is one for another night: the stand-in's days are short.
    ...["--retry-after-threshold", "1s"],
    // Some answers are wrong, as they are in life; 60 % right is good enough here.
    ...["--min-pass-rate", "0.6"],
    ...["--", process.execPath, join(folder, "ask.mjs"), provider.openaiBaseUrl],
  ]);
  const rows = await readLedger(join(folder, "state", "results.jsonl"));
  return {
    exitCode,
    tookMs: io.now() - startedAt,
    requests: provider.stats().requests - before,
    done: rows.length,
    passed: rows.filter(({ status }) => status === "passed").length,
    resumeAt: await readResumeAt(join(folder, "state", "checkpoint.json")),
    isEachOnce: new Set(rows.map(({ id }) => id)).size === rows.length,
  };
}

const CHECKPOINT = z.object({ circuits: z.record(z.string(), z.object({ until: z.iso.datetime() })) });

async function readResumeAt(path: string): Promise<number> {
  // A night that was ended at once may have left none.
  const text = await readFile(path, "utf8").catch(() => '{"circuits":{}}');
  const { circuits } = CHECKPOINT.parse(JSON.parse(text));
  return Math.max(0, ...Object.values(circuits).map(({ until }) => Date.parse(until)));
}

const LEDGER_ROW = z.object({ id: z.string(), status: z.enum(["passed", "failed"]) });

async function readLedger(path: string): Promise<z.infer<typeof LEDGER_ROW>[]> {
  const text = await readFile(path, "utf8").catch(() => "");
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => LEDGER_ROW.parse(JSON.parse(line)));
}

/** The command as a person would type it, in the folder. */
function commandLine(): string {
  return `carryover run --tasks problems.jsonl --concurrency ${CONCURRENCY} --retry-after-threshold 1s -- node ask.mjs`;
}

const WIDTH = 78;

function heading({ write, isColored }: DemoIo, title: string, command: string | null): void {
  const style = styles(isColored);
  write(`\n  ${style.bold(title)} ${style.dim("─".repeat(WIDTH - title.length - 1))}\n`);
  if (command !== null) write(`  ${style.dim("$")} ${style.cyan(command)}\n`);
  write("\n");
}

function paragraph(io: DemoIo, text: string): void {
  io.write(`\n  ${text}\n`);
}

/** One cell a task: done before and now, or carried over. */
function ledgerLine({ io }: Stage, { done, exitCode, tookMs }: Night, total: number): void {
  const style = styles(io.isColored);
  const bar = `${style.green("█".repeat(done))}${style.yellow("░".repeat(total - done))}`;
  const carried = total === done ? "" : `, ${style.yellow(`${total - done} carried over`)}`;
  io.write(
    `\n  ${bar}  ${style.green(`${done} done`)}${carried}  ${style.dim(`exit ${exitCode}, ${formatDuration(tookMs)}`)}\n`,
  );
}

function calls(count: number): string {
  if (count === 0) return "not one request";
  return count === 1 ? "one request" : `${count} requests`;
}

async function sleepUntil(io: DemoIo, at: number): Promise<void> {
  const style = styles(io.isColored);
  const words = "  ☾ until the quota is there again";
  if (!io.isTerminal) {
    io.write(`\n${words}: ${formatDuration(at - io.now())}\n`);
    await io.sleep(at - io.now());
    return;
  }
  io.write("\n");
  for (let leftMs = at - io.now(); leftMs > 0; leftMs = at - io.now()) {
    io.write(`\r${style.dim(`${words}: ${formatDuration(leftMs)}`)}\u001b[K`);
    await io.sleep(Math.min(leftMs, 100));
  }
  io.write("\r\u001b[K\u001b[A");
}

function tellUnexpected(io: DemoIo, expected: string, found: Night): number {
  if (found.exitCode > EXIT_SIGNAL_BASE) return found.exitCode;
  const style = styles(io.isColored);
  const doubled = found.isEachOnce ? "" : ", some of them twice";
  paragraph(
    io,
    `${style.yellow("Not as told:")} expected ${expected}, found exit ${found.exitCode} and ${found.done} results${doubled}.`,
  );
  return EXIT.failures;
}

interface Styles {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly green: (text: string) => string;
  readonly yellow: (text: string) => string;
  readonly cyan: (text: string) => string;
}

function styles(isColored: boolean): Styles {
  const paint = (open: number, close: number) => (text: string) =>
    isColored ? `\u001b[${open}m${text}\u001b[${close}m` : text;
  return { bold: paint(1, 22), dim: paint(2, 22), green: paint(32, 39), yellow: paint(33, 39), cyan: paint(36, 39) };
}
