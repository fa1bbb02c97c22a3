/** The action's main: one run of the engine. */
import type { EngineContext } from "../engine/run-context.ts";
import { runEvaluation } from "../engine/run-evaluation.ts";
import { Interrupted } from "../engine/signals.ts";
import { interruptedOutputs, type RunEnd } from "../engine/verdict.ts";
import { TerminalReporter } from "../report/terminal.ts";
import { actionConfig, actionContext } from "./context.ts";
import { publish, publishOutputs } from "./publish.ts";

/**
 * @throws UserError for a wrong input or state. Throws Interrupted, after the outputs are set, for a signal before the
 * first child.
 */
export async function runMain(onSignal: EngineContext["onSignal"]): Promise<void> {
  const config = actionConfig("run");
  const { logOutput } = config;
  const reporter = new TerminalReporter({
    write: (text) => process.stdout.write(text),
    isTty: false,
    columns: () => 120,
    env: process.env,
    logOutput,
  });
  const echo: EngineContext["echo"] = logOutput === "none" ? null : (line) => reporter.childLine(line);
  const context = await actionContext(config, { onSignal, sink: reporter, echo });
  let end: RunEnd;
  try {
    end = await runEvaluation(config, context);
  } catch (error) {
    if (error instanceof Interrupted) {
      const outputs = interruptedOutputs(error, config, context);
      publishOutputs(outputs);
      // As for a run that is interrupted later: outstanding tasks fail the step if `fail-on` says so.
      if (outputs.resume === true && context.judgement.failOn.outstanding) process.exitCode = 1;
    }
    throw error;
  } finally {
    reporter.close();
  }
  await publish(end, config);
}
