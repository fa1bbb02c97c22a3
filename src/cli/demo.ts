/**
 * `carryover demo`: two nights of an evaluation in a few seconds, with no set-up and no network. In night one, the
 * quota of a stand-in provider runs out in the middle of tasks. Night two does the rest and pays for no call again. The
 * runs and children are real; only the length of the day is made up.
 */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod/mini";
import { formatDuration } from "../core/duration.ts";
import { EXIT } from "../core/tally.ts";
import { cannedAnswers } from "../provider/canned-answers.ts";
import { type Provider, startProvider } from "../provider/provider.ts";
import { CALLS_PER_TASK, DEMO_CHILD, demoReplies, demoTasks } from "./demo-tasks.ts";

export interface DemoIo {
  /**
   * Runs `carryover run` with these arguments (without the word `run`), for children with these variables. Resolves to
   * its exit code.
   */
  readonly run: (argv: readonly string[], environment: Readonly<Record<string, string>>) => Promise<number>;
  /** Writes text for people. The text includes its newlines. */
  readonly write: (text: string) => void;
  readonly isColored: boolean;
  /** Whether a line can be overwritten: true for a terminal, false for a log. */
  readonly isTerminal: boolean;
  /** The clock of the nights and of the provider, in epoch ms. */
  readonly now: () => number;
  readonly sleep: (durationMs: number) => Promise<void>;
}

/** Enough for about half of the tasks, and for a part of those that run when it is used up. */
const QUOTA_CALLS = 26;
/** Long enough that a run of a second or two ends before it on a slow machine, and short enough to wait for. */
const DAY_MS = 4_000;
const CONCURRENCY = 4;
/** A refusal is read shortly after the provider stated its wait. A night two that starts too early tries again. */
const MORNING_MS = 250;
const MORNINGS = 6;

/** Exit codes above this are those of signals: the user ended the demo. */
const EXIT_SIGNAL_BASE = 128;

/**
 * Runs the demo.
 *
 * @returns 0 if both nights went as expected, the exit code of a run that a signal ended, else 1. With 1, the folder
 * with tasks, child and state is kept and named.
 */
export async function runDemo(io: DemoIo): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "carryover-demo-"));
  const provider = await startProvider(
    {
      quota: { requests: QUOTA_CALLS, reset: { kind: "after", durationMs: DAY_MS } },
      latency: { minMs: 40, maxMs: 120 },
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

/** @returns 0 if all went as expected, else the exit code of the demo */
async function playNights(stage: Stage): Promise<number> {
  const { io, folder, provider } = stage;
  const style = styles(io.isColored);
  const tasks = demoTasks();
  const calls = tasks.length * CALLS_PER_TASK;
  await writeFile(join(folder, "problems.jsonl"), tasks.map((task) => `${JSON.stringify(task)}\n`).join(""));
  await writeFile(join(folder, "ask.mjs"), DEMO_CHILD);

  io.write(`
  ${style.bold("Carryover")}: an evaluation that outlives its quota

  ${tasks.length} word problems of ${CALLS_PER_TASK} calls each, ${CONCURRENCY} at a time. The provider is a stand-in on this machine. It allows
  ${QUOTA_CALLS} calls a day, and its day lasts ${formatDuration(DAY_MS)}. No key, no network, no cost.
`);

  heading(io, "Night one", commandLine());
  const first = await night(stage);
  ledgerLine(stage, first, tasks.length);
  const wasStopped = first.exitCode === EXIT.outstanding && first.done > 0 && first.done < tasks.length;
  if (!wasStopped)
    return explainUnexpected(io, `night one to end with exit ${EXIT.outstanding} and some tasks outstanding`, first);
  const cutOff = first.paid - first.done * CALLS_PER_TASK;
  paragraph(
    io,
    `The quota ran out after ${first.paid} calls. ${cutOff} of them belong to problems that are not finished: their answers are
  kept. Exit ${EXIT.outstanding} means: run the same command again.`,
  );

  let last = first;
  const resetAt = provider.stats().quota?.resetAt ?? null;
  if (resetAt !== null && io.now() < resetAt - MORNING_MS) {
    heading(io, "The same command again, too early", null);
    last = await night(stage);
    if (last.exitCode === EXIT.outstanding) {
      const asked = last.requests === 0 ? "without one call" : `after ${last.requests} calls`;
      paragraph(io, `It stopped ${asked}: the reset of the quota was remembered.`);
    }
  }

  for (let morning = 0; last.exitCode === EXIT.outstanding && morning < MORNINGS; morning += 1) {
    await sleepUntil(io, Math.max(resetAt ?? 0, last.resumeAt, io.now()) + MORNING_MS);
    heading(io, "Night two", null);
    last = await night(stage);
  }
  ledgerLine(stage, last, tasks.length);
  if (last.exitCode !== EXIT.ok || last.done !== tasks.length || !last.isEachOnce || last.paid !== calls) {
    const expected = `night two to end with exit ${EXIT.ok}, one result for each task and ${calls} calls paid for`;
    return explainUnexpected(io, expected, last);
  }

  paragraph(
    io,
    `${style.green("Complete.")} ${style.bold(`Night two did not pay again for ${last.replayed} calls`)} that night one had paid for: it took their answers
  from the journal and paid for the other ${calls - first.paid}. In all ${last.paid} calls were paid for ${calls}. ${last.passed} answers are right,
  and ${last.done - last.passed} wrong: a wrong answer is a result, and is not asked again.`,
  );
  paragraph(
    io,
    style.dim("Next: the README for a list of your own, examples/llm-eval for an evaluation with a client."),
  );
  io.write("\n");
  return EXIT.ok;
}

interface Night {
  readonly exitCode: number;
  readonly tookMs: number;
  /** Calls that the provider received in this run. */
  readonly requests: number;
  /** Calls that the provider answered, over all runs. */
  readonly paid: number;
  /** Calls that the journal answered, over all runs. */
  readonly replayed: number;
  /** Tasks with a result, over all runs. */
  readonly done: number;
  readonly passed: number;
  /** When the provider takes calls again according to the state, in epoch ms; 0 if the state names no instant. */
  readonly resumeAt: number;
  /** Whether no task has two results. */
  readonly isEachOnce: boolean;
}

async function night({ io, folder, provider }: Stage): Promise<Night> {
  const startedAt = io.now();
  const before = provider.stats().requests;
  const argv = [
    ...["--tasks", join(folder, "problems.jsonl")],
    ...["--state-dir", join(folder, "state")],
    ...["--concurrency", String(CONCURRENCY)],
    // A campaign of its own, because in a workflow the automatic name depends on the event that started it.
    ...["--campaign", "demo"],
    // A wait of a second or more is left to the next night, because the stand-in's days are short.
    ...["--retry-after-threshold", "1s"],
    // Some answers are wrong, as in real evaluations. 60 % is good enough here.
    ...["--min-pass-rate", "0.6"],
    ...["--", process.execPath, join(folder, "ask.mjs")],
  ];
  // Only the stand-in is called, whatever the environment says about other providers and proxies.
  const exitCode = await io.run(argv, {
    OPENAI_BASE_URL: provider.openaiBaseUrl,
    OPENAI_API_KEY: "none",
    NO_PROXY: "127.0.0.1",
    no_proxy: "127.0.0.1",
  });
  const rows = await readLedger(join(folder, "state", "results.jsonl"));
  return {
    exitCode,
    tookMs: io.now() - startedAt,
    requests: provider.stats().requests - before,
    paid: provider.stats().admitted,
    replayed: rows.reduce((sum, { calls }) => sum + (calls?.replayed ?? 0), 0),
    done: rows.length,
    passed: rows.filter(({ status }) => status === "passed").length,
    resumeAt: await readResumeAt(join(folder, "state", "checkpoint.json")),
    isEachOnce: new Set(rows.map(({ id }) => id)).size === rows.length,
  };
}

const CHECKPOINT = z.object({ circuits: z.record(z.string(), z.object({ until: z.iso.datetime() })) });

async function readResumeAt(path: string): Promise<number> {
  // A night that ended at once may have left no checkpoint.
  const text = await readFile(path, "utf8").catch(() => '{"circuits":{}}');
  const { circuits } = CHECKPOINT.parse(JSON.parse(text));
  return Math.max(0, ...Object.values(circuits).map(({ until }) => Date.parse(until)));
}

const LEDGER_ROW = z.object({
  id: z.string(),
  status: z.enum(["passed", "failed"]),
  calls: z.optional(z.object({ replayed: z.number() })),
});

async function readLedger(path: string): Promise<z.infer<typeof LEDGER_ROW>[]> {
  const text = await readFile(path, "utf8").catch(() => "");
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => LEDGER_ROW.parse(JSON.parse(line)));
}

/** The command as a person would type it in the folder. */
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

/** One cell per task: done before, done now, or carried over. */
function ledgerLine({ io }: Stage, { done, exitCode, tookMs }: Night, total: number): void {
  const style = styles(io.isColored);
  const bar = `${style.green("█".repeat(done))}${style.yellow("░".repeat(total - done))}`;
  const carried = total === done ? "" : `, ${style.yellow(`${total - done} carried over`)}`;
  io.write(
    `\n  ${bar}  ${style.green(`${done} done`)}${carried}  ${style.dim(`exit ${exitCode}, ${formatDuration(tookMs)}`)}\n`,
  );
}

async function sleepUntil(io: DemoIo, at: number): Promise<void> {
  const style = styles(io.isColored);
  const words = "  ☾ until the quota is available again";
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

function explainUnexpected(io: DemoIo, expected: string, found: Night): number {
  if (found.exitCode > EXIT_SIGNAL_BASE) return found.exitCode;
  const style = styles(io.isColored);
  const doubled = found.isEachOnce ? "" : ", some of them twice";
  paragraph(
    io,
    `${style.yellow("Not as expected:")} expected ${expected}, found exit ${found.exitCode}, ${found.done} results${doubled} and ${found.paid} calls paid for.`,
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
