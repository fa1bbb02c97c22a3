import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { SIGNAL_EXIT, type Signal } from "../core/signal.ts";

/** Hands signals to the latest handler. Until there is one, there is nothing to save and the process ends at once. */
export function listenForSignals(): (handler: (signal: Signal) => void) => void {
  let handle: ((signal: Signal) => void) | null = null;
  const ignored: Signal | null = isHangupIgnored() ? "SIGHUP" : null;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
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
 * Whether we were started to outlive a hangup, as by `nohup`. A program that finds the signal ignored leaves it so, but
 * Node sets it back before it runs a line of ours. What still tells of it are the name in `_`, by which a shell called
 * what has become this process, and, on Linux, a parent that ignores the signal as the commands of its script do.
 */
function isHangupIgnored(): boolean {
  if (basename(process.env._ ?? "") === "nohup") return true;
  try {
    const status = readFileSync(`/proc/${process.ppid}/status`, "latin1");
    // A mask in hexadecimal digits, in which SIGHUP is the lowest bit.
    return /^SigIgn:\s*[\da-f]*[13579bdf]$/m.test(status);
  } catch {
    return false;
  }
}
