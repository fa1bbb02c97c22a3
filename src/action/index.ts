/**
 * The entry of main, post, plan and merge: one bundle for all four. It starts the right one and turns a failure into one
 * clear error.
 */
import { userErrorOf } from "../core/user-error.ts";
import { listenForSignals } from "../engine/signals.ts";
import { CACHE_WORKER } from "../store/carrier/cache-process.ts";

async function start(): Promise<void> {
  // The process of the cache client uses this bundle too.
  if (process.argv[2] === CACHE_WORKER) return (await import("../store/carrier/cache-worker.ts")).serveCacheBatch();
  const onSignal = listenForSignals();
  // The runner calls the same file again as post, with the state that main has set.
  if (process.env.STATE_isPost !== undefined) return (await import("./post.ts")).runPost();
  (await import("./messages.ts")).leaveForPost("isPost", "true");
  switch (process.env.CARRYOVER_ENTRY) {
    case "plan":
      return (await import("./sub-actions.ts")).runPlan(onSignal);
    case "merge":
      return (await import("./sub-actions.ts")).runMerge(onSignal);
    default:
      return (await import("./main.ts")).runMain(onSignal);
  }
}

for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

try {
  await start();
} catch (error) {
  const { setFailed } = await import("@actions/core");
  // Errors quote lists, inputs and outputs of commands.
  const { environmentRedactor } = await import("../report/redact.ts");
  const { logText } = await import("../report/escape.ts");
  const redactor = environmentRedactor(process.env);
  const redact = (text: string) => logText(redactor.redact(text));
  const failure = userErrorOf(error);
  if (failure !== null) setFailed(redact(failure.message));
  else {
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
    setFailed(redact(`Internal error, please report it: ${words}`));
  }
}
// An open socket to a service that hangs must not keep the step running. Everything is written by now.
process.exit(process.exitCode ?? 0);
