/**
 * `carryover demo`: two nights of an evaluation in a few seconds, with no set-up and no network. In night one, the
 * quota of a stand-in provider runs out in the middle of tasks. Night two does the rest and pays for no call again. The
 * runs and children are real; only the length of the day is made up.
 */
import { writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { styleText } from "node:util";
import { readCommandLine } from "../config/from-argv.ts";
import { formatDuration } from "../core/duration.ts";
import { EXIT, SIGNAL_EXIT, type Signal } from "../core/tally.ts";
import { readStatus } from "../engine/read-status.ts";
import { nextSignal } from "../engine/signals.ts";
import { cannedAnswers } from "../provider/canned-answers.ts";
import { type Provider, startProvider } from "../provider/provider.ts";
import { keepFolder, makeTempFolder, removeFolder } from "../run/temp-folder.ts";
import { statePaths } from "../store/state-paths.ts";
import { CALLS_PER_TASK, DEMO_CHILD, DEMO_REPLIES, DEMO_TASKS } from "./demo-tasks.ts";
import { runCommand } from "./run.ts";
import { writeRaw } from "./streams.ts";

/** Enough for about half of the tasks, and for a part of those that run when it is used up. */
const QUOTA_CALLS = 26;
/** Longer than a run of a second or two on a slow machine, and short enough to wait for. */
const SHORT_DAY_MS = 4_000;
const CONCURRENCY = 4;
/** The command of every night. It runs in the folder of the demo. */
const ARGV = [
  ...["run", "--tasks", "problems.jsonl", "--concurrency", String(CONCURRENCY)],
  // In a workflow the automatic name depends on the event that started it.
  ...["--campaign", "demo"],
  // A wait of a second or more is left to the next night, because the stand-in's days are short.
  ...["--retry-after-threshold", "1s"],
  // Some answers are wrong, as in real evaluations. 60 % is good enough here.
  ...["--min-pass-rate", "0.6"],
  ...["--", process.execPath, "ask.mjs"],
];
/** The run reads a refusal shortly after the provider has stated its wait, so it expects the reset a little later. */
const MARGIN_MS = 250;
const MOST_TRIES = 6;

/** Exit codes above this are those of signals: the user ended the demo. */
const EXIT_SIGNAL_BASE = 128;

/**
 * Runs the demo.
 *
 * @returns 0 if both nights went as expected, the exit code of a run that a signal ended, else 1. With 1, the folder
 * with tasks, child and state is kept and named.
 */
export async function demoCommand(): Promise<number> {
  const folder = makeTempFolder("carryover-demo-");
  const quota = { requests: QUOTA_CALLS, reset: { kind: "after" as const, durationMs: SHORT_DAY_MS } };
  const settings = { quota, latency: { minMs: 40, maxMs: 120 } };
  const provider = await startProvider(settings, { answer: cannedAnswers(DEMO_REPLIES) });
  let exitCode: number = EXIT.failures;
  process.chdir(folder);
  // Only the stand-in is called, whatever the environment says about other providers and proxies.
  Object.assign(process.env, {
    OPENAI_BASE_URL: provider.openaiBaseUrl,
    OPENAI_API_KEY: "none",
    NO_PROXY: "127.0.0.1",
    no_proxy: "127.0.0.1",
  });
  try {
    exitCode = await playNights(provider);
  } finally {
    await provider.close();
    process.chdir(dirname(folder));
    if (exitCode === EXIT.failures) {
      keepFolder(folder);
      paragraph(`Tasks, child and state are in ${folder}\n`);
    } else await removeFolder(folder);
  }
  return exitCode;
}

async function playNights(provider: Provider): Promise<number> {
  const count = DEMO_TASKS.length;
  const calls = count * CALLS_PER_TASK;
  await writeFile("problems.jsonl", DEMO_TASKS.map((task) => `${JSON.stringify(task)}\n`).join(""));
  await writeFile("ask.mjs", DEMO_CHILD);

  paragraph(`${paint("bold", "Carryover")}: an evaluation that needs more than its quota

  ${count} word problems of ${CALLS_PER_TASK} calls each, ${CONCURRENCY} at a time. The provider is a stand-in on this machine. It allows
  ${QUOTA_CALLS} calls a day, and its day lasts ${formatDuration(SHORT_DAY_MS)}. No key, no network, no cost.`);

  const first = await night(provider, "Night one");
  if (first.exitCode !== EXIT.outstanding) return notAsExpected(`exit ${EXIT.outstanding}`, first);
  const keptCalls = first.paid - first.done * CALLS_PER_TASK;
  paragraph(`The quota ran out after ${first.paid} calls. ${keptCalls} of them belong to problems that are not finished: their answers are
  kept. Exit ${EXIT.outstanding} means: run the same command again.`);

  let last = first;
  const resetAt = provider.stats().quota?.resetAt ?? 0;
  if (Date.now() < resetAt - MARGIN_MS) {
    last = await night(provider, "The same command again, too early");
    const asked = last.requests === 0 ? "without one call" : `after ${last.requests} calls`;
    if (last.exitCode === EXIT.outstanding)
      paragraph(`It stopped ${asked}, because it remembered the reset of the quota.`);
  }
  for (let tries = 0; last.exitCode === EXIT.outstanding && tries < MOST_TRIES; tries += 1) {
    const waitMs = Math.max(0, Math.max(resetAt, last.resumeAt) - Date.now()) + MARGIN_MS;
    paragraph(paint("dim", `☾ ${formatDuration(waitMs)} until the quota is available again`));
    const signal = await signalWithin(waitMs);
    if (signal !== null) return SIGNAL_EXIT[signal];
    last = await night(provider, "Night two");
  }
  if (last.exitCode !== EXIT.ok || last.done !== count || last.paid !== calls)
    return notAsExpected(`exit ${EXIT.ok}, ${count} results and ${calls} calls paid for`, last);

  const saved = paint("bold", `Night two did not pay again for ${keptCalls} calls`);
  paragraph(`${paint("green", "Complete.")} ${saved} that night one had paid for: it took their answers
  from the journal and paid for the other ${calls - first.paid}. ${calls} calls were needed, and ${last.paid} were paid for.
  ${last.passed} answers are right, and ${last.done - last.passed} wrong. A wrong answer is a result, so its task does not run again.

  Next: the README shows how to run your own tasks, and examples/llm-eval how to ask a real model.
`);
  return EXIT.ok;
}

/** Waits. The runs before have their own listeners, so nothing else ends the process here. Null if no signal came. */
async function signalWithin(waitMs: number): Promise<Signal | null> {
  const waiting = new AbortController();
  const signal = await Promise.race([sleep(waitMs, null, { signal: waiting.signal }), nextSignal(waiting.signal)]);
  waiting.abort();
  return signal;
}

/** The provider's counts and the state after a run. */
interface Night {
  readonly exitCode: number;
  /** Calls that the provider received in this run. */
  readonly requests: number;
  /** Calls that the provider answered, over all runs. */
  readonly paid: number;
  /** Tasks with a result, over all runs. */
  readonly done: number;
  readonly passed: number;
  /** When the provider takes calls again according to the state, in epoch ms; 0 if the state names no instant. */
  readonly resumeAt: number;
}

const WIDTH = 78;

/** Runs the command, and shows what the ledger holds after it. */
async function night(provider: Provider, title: string): Promise<Night> {
  writeRaw(`\n  ${paint("bold", title)} ${paint("dim", "─".repeat(WIDTH - title.length - 1))}\n`);
  const command = ["carryover", ...ARGV].join(" ").replace(process.execPath, "node");
  writeRaw(`  ${paint("dim", "$")} ${paint("cyan", command)}\n\n`);
  const startedAt = Date.now();
  const before = provider.stats().requests;
  const exitCode = await runCommand(readCommandLine(ARGV), null);
  const { requests, admitted: paid } = provider.stats();
  const { outputs } = readStatus(statePaths(".carryover"));
  const [passed, left] = [Number(outputs.passed), Number(outputs.outstanding)];
  const done = passed + Number(outputs.failed);
  const bar = `${paint("green", "█".repeat(done))}${paint("yellow", "░".repeat(left))}`;
  const carried = left === 0 ? "" : `, ${paint("yellow", `${left} carried over`)}`;
  const took = paint("dim", `exit ${exitCode}, ${formatDuration(Date.now() - startedAt)}`);
  writeRaw(`\n  ${bar}  ${paint("green", `${done} done`)}${carried}  ${took}\n`);
  const resumeAt = Date.parse(String(outputs["resume-at"])) || 0;
  return { exitCode, requests: requests - before, paid, done, passed, resumeAt };
}

function paragraph(text: string): void {
  writeRaw(`\n  ${text}\n`);
}

function notAsExpected(expected: string, { exitCode, done, paid }: Night): number {
  if (exitCode > EXIT_SIGNAL_BASE) return exitCode;
  const found = `exit ${exitCode}, ${done} results and ${paid} calls paid for`;
  paragraph(`${paint("yellow", "Not as expected:")} expected ${expected}, found ${found}.`);
  return EXIT.failures;
}

/** Plain if stderr is not a terminal, or NO_COLOR is set. */
function paint(style: Parameters<typeof styleText>[0], text: string): string {
  return styleText(style, text, { stream: process.stderr });
}
