/** The action's main: one run of the engine. */
import { actionConfig } from "../config/from-action.ts";
import type { EngineContext } from "../engine/run-context.ts";
import { runEvaluation } from "../engine/run-evaluation.ts";
import { interruptedOutputs } from "../engine/verdict.ts";
import { TerminalReporter } from "../report/terminal.ts";
import { actionContext } from "./context.ts";
import { inform } from "./messages.ts";
import { publish, publishOutputs } from "./publish.ts";

/** @throws UserError for a wrong input or state */
export async function runMain(onSignal: EngineContext["onSignal"]): Promise<void> {
  const config = actionConfig(process.env);
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
  // The run takes the signals over when it begins. Until then there is nothing to save.
  context.onSignal((signal) => {
    const outputs = interruptedOutputs(signal, config, context);
    inform(String(outputs.reason));
    publishOutputs(outputs);
    // As for a run that is interrupted later: outstanding tasks fail the step if `fail-on` says so.
    process.exit(context.judgment.failOn.outstanding ? 1 : 0);
  });
  const end = await runEvaluation(config, context).finally(() => reporter.close());
  await publish(end, config);
}
