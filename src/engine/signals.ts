import { SIGNAL_EXIT, type Signal } from "../core/signal.ts";

/** Hands signals to the latest handler. Until there is one, there is nothing to save and the process ends at once. */
export function listenForSignals(): (handler: (signal: Signal) => void) => void {
  let handle: ((signal: Signal) => void) | null = null;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (handle === null) process.exit(SIGNAL_EXIT[signal]);
      handle(signal);
    });
  }
  return (handler) => {
    handle = handler;
  };
}
