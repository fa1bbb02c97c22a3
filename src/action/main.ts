/** The action's main: one run of the engine. */

import type { RunEnd, Signal } from "../engine/run-context.ts";
import { runEvaluation } from "../engine/run-evaluation.ts";
import type { Reporter } from "../report/reporter.ts";
import { terminalReporter } from "../report/terminal.ts";
import { actionContext } from "./context.ts";
import { publish } from "./publish.ts";

export async function runMain(onSignal: (handler: (signal: Signal) => void) => void): Promise<void> {
  const reporters: Reporter[] = [];
  const { config, context } = await actionContext({
    taker: "run",
    onSignal,
    sinkFor: ({ logOutput }) => {
      const reporter = terminalReporter({
        write: (text) => process.stdout.write(text),
        isTty: false,
        columns: () => 120,
        env: process.env,
        logOutput,
        timers: globalThis,
      });
      reporters.push(reporter);
      return { sink: reporter, echo: logOutput === "none" ? null : (line) => reporter.childLine(line) };
    },
  });
  let end: RunEnd;
  try {
    end = await runEvaluation(config, context);
  } finally {
    for (const reporter of reporters) reporter.close();
  }
  publish(end);
}
