/** `carryover run`: runs the engine from the command line. */
import { basename } from "node:path";
import { readConfig } from "../config/config.ts";
import type { CommandLine } from "../config/from-argv.ts";
import { readOptions } from "../config/inputs.ts";
import { RUN_OPTIONS } from "../config/subcommands.ts";
import type { Redactor } from "../core/redactor.ts";
import { shellWords } from "../core/shell-words.ts";
import { SIGNAL_EXIT } from "../core/tally.ts";
import { evaluationContext } from "../engine/evaluation-context.ts";
import { commentOnPullRequest } from "../engine/pull-request-comment.ts";
import { runEvaluation } from "../engine/run-evaluation.ts";
import { listenForSignals } from "../engine/signals.ts";
import { interruptedOutputs } from "../engine/verdict.ts";
import { TerminalReporter } from "../report/terminal.ts";
import { wayOutOf } from "../report/verdict-words.ts";
import { inform, informOfReport, printOutputs, relativePath, writeSoon } from "./streams.ts";

/**
 * @param words the words after the program's name that run this command again; null in a demo, which leaves nothing
 * @returns the exit code of the run
 * @throws UserError for a wrong input, list or state
 */
export async function runCommand(
  line: CommandLine,
  words: readonly string[] | null = process.argv.slice(2),
): Promise<number> {
  const { env } = process;
  const config = readConfig(line.options, { origin: "cli", env, taker: "run", argv: line.argv });
  if (readOptions(RUN_OPTIONS, line.options).dryRun) {
    const { dryRunCommand } = await import("./dry-run.ts");
    return dryRunCommand(config, line.isJson);
  }
  const reporter = new TerminalReporter({
    write: writeSoon,
    isTty: process.stderr.isTTY === true,
    // A terminal without a size reports 0 columns.
    columns: () => process.stderr.columns || 80,
    env,
    logOutput: config.logOutput,
  });
  const context = await evaluationContext(config, {
    env,
    workspace: process.cwd(),
    sink: reporter,
    echo: config.logOutput === "none" ? null : (output) => reporter.childLine(output),
    inform,
    notice: inform,
    warn: inform,
    commands: (_, redactor) => ({
      resumeCommand: words === null ? "" : commandOf(words, redactor, ONE_OFF),
      unselectiveCommand: words === null ? "" : commandOf(words, redactor, [...ONE_OFF, "only", "sample", "seed"]),
    }),
    needsReport: false,
    onSignal: listenForSignals(),
  });
  // The run takes the signals over when it begins. Until then there is nothing to save.
  context.onSignal((signal) => {
    const outputs = interruptedOutputs(signal, config, context);
    inform(String(outputs.reason));
    if (line.isJson) printOutputs(outputs);
    process.exit(SIGNAL_EXIT[signal]);
  });
  const end = await runEvaluation(config, context).finally(() => reporter.close());
  if (end.report !== null && words !== null) informOfReport(String(end.outputs["report-file"]));
  const stateDir = line.options["state-dir"];
  const retry = ["retry", ...(stateDir === undefined ? [] : ["--state-dir", stateDir])];
  const wayOut = wayOutOf(end.result.counts, shellWords([...programWords(), ...retry]));
  if (wayOut !== null) inform(wayOut);
  await commentOnPullRequest(end, { config, env, notice: inform, warn: inform });
  if (line.isJson) printOutputs(end.outputs);
  return end.exitCode;
}

/** Options for one run: the next one would repeat the same tasks again, or probe before the reset. */
const ONE_OFF = ["retry", "retry-now", "no-retry-now"];

/** The command that continues where this run ended: the same words without the `dropped` options. */
function commandOf(words: readonly string[], { redact }: Redactor, dropped: readonly string[]): string {
  const end = words.includes("--") ? words.indexOf("--") : words.length;
  const isDropped = (word = "") => word.startsWith("--") && dropped.includes(word.slice(2).split("=")[0] ?? "");
  const takesNext = (word = "") => isDropped(word) && !word.includes("=") && !word.includes("retry-now");
  const kept = words.filter((word, at) => at >= end || !(isDropped(word) || takesNext(words[at - 1])));
  // Redact each word on its own too, because quoting may split a secret.
  return redact(shellWords([...programWords(), ...kept.map(redact)]));
}

function programWords(): string[] {
  const script = process.argv[1] ?? "carryover";
  return basename(script) === "carryover" ? ["carryover"] : ["node", relativePath(script)];
}
