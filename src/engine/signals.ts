import type { Signal } from "./run-evaluation.ts";

/**
 * Hands signals to the engine. Until the engine listens there is nothing to save and no child to stop, and
 * the process ends at once.
 */
export function listenForSignals(): (handler: (signal: Signal) => void) => void {
  let handle: ((signal: Signal) => void) | null = null;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (handle === null) process.exit(signal === "SIGINT" ? 130 : 143);
      handle(signal);
    });
  }
  return (handler) => {
    handle = handler;
  };
}
