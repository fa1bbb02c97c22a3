import type { Signal } from "./run-context.ts";

/** What ends a run in order. A terminal that closes (SIGHUP) asks as a scheduler does that stops a job. */
const ASKED_BY: readonly (readonly [NodeJS.Signals, Signal])[] = [
  ["SIGINT", "SIGINT"],
  ["SIGTERM", "SIGTERM"],
  ["SIGHUP", "SIGTERM"],
];

/** Hands signals to the latest handler. Until there is one, there is nothing to save and the process ends at once. */
export function listenForSignals(): (handler: (signal: Signal) => void) => void {
  let handle: ((signal: Signal) => void) | null = null;
  for (const [name, signal] of ASKED_BY) {
    process.on(name, () => {
      if (handle === null) process.exit(signal === "SIGINT" ? 130 : 143);
      handle(signal);
    });
  }
  return (handler) => {
    handle = handler;
  };
}
