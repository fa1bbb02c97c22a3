/** The action's main: one run of the engine. */
import { type RunEnd, runEvaluation, type Signal } from "../engine/run-evaluation.ts";
import type { Reporter } from "../report/reporter.ts";
import { terminalReporter } from "../report/terminal.ts";
import { actionContext } from "./context.ts";
import { publish } from "./publish.ts";

export async function runMain(onSignal: (handler: (signal: Signal) => void) => void): Promise<void> {
  let reporter: Reporter | null = null;
  const { config, context } = await actionContext({
    taker: "run",
    onSignal,
    sinkFor: ({ logOutput }) => {
      const made = terminalReporter({
        write: (text) => process.stdout.write(text),
        isTty: false,
        columns: () => 120,
        env: process.env,
        logOutput,
        timers: globalThis,
      });
      reporter = made;
      return { sink: made, echo: logOutput === "none" ? null : (line) => made.childLine(line) };
    },
  });
  let end: RunEnd;
  try {
    end = await runEvaluation(config, context);
  } finally {
    closeReporter(reporter);
  }
  publish(end);
}

function closeReporter(reporter: Reporter | null): void {
  reporter?.close();
}
