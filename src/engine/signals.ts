/** Signals that ask a run to end. */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { SIGNAL_EXIT, type Signal } from "../core/tally.ts";

/** The next signal to a process that only waits. @param until stops listening, and then rejects */
export function nextSignal(until: AbortSignal): Promise<Signal> {
  const signals = ["SIGINT", "SIGTERM"] as const;
  return Promise.race(signals.map((signal) => once(process, signal, { signal: until }).then(() => signal)));
}

/** Passes signals to the latest handler. Until there is one, there is nothing to save and the process ends at once. */
export function listenForSignals(): (handler: (signal: Signal) => void) => void {
  let handle: ((signal: Signal) => void) | null = null;
  const ignored: Signal | null = isHangupIgnored() ? "SIGHUP" : null;
  for (const signal of Object.keys(SIGNAL_EXIT) as Signal[]) {
    process.on(signal, () => {
      if (signal === ignored) return;
      if (handle === null) process.exit(SIGNAL_EXIT[signal]);
      handle(signal);
    });
  }
  return (handler) => {
    handle = handler;
  };
}

/**
 * Whether we were started to outlive a hangup, for instance by `nohup`. A program that finds SIGHUP ignored should
 * leave it so, but Node resets it before it runs any of our code. Two traces remain: the name in `_`, with which a
 * shell called this process, and, on Linux, a parent that ignores the signal as the commands of its script do.
 */
function isHangupIgnored(): boolean {
  if (basename(process.env._ ?? "") === "nohup") return true;
  try {
    const status = readFileSync(`/proc/${process.ppid}/status`, "latin1");
    // A mask in hexadecimal digits. SIGHUP is its lowest bit.
    return /^SigIgn:\s*[\da-f]*[13579bdf]$/m.test(status);
  } catch {
    return false;
  }
}
