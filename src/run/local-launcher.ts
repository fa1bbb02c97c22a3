/** Starts children's processes from this process. */
import { spawn } from "node:child_process";
import { signalGroup } from "./kill-posix.ts";
import type { Launched, Launcher, LaunchListener, LaunchOrder, LaunchPlan } from "./launcher.ts";

export function createLocalLauncher(plan: LaunchPlan): Launcher {
  return { launch: (order, listener) => launchHere(plan, order, listener), close() {} };
}

const NOTHING: Launched = { abandon() {} };

function launchHere(plan: LaunchPlan, order: LaunchOrder, listener: LaunchListener): Launched {
  const child = startProcess(plan, order);
  if (child instanceof Error) {
    queueMicrotask(() => listener.failed(child.message));
    return NOTHING;
  }
  const { pid, stdout, stderr } = child;
  // Also told where a signal cannot be sent; only a process that was never there has no pid.
  child.on("error", (error) => {
    if (pid === undefined) listener.failed(error.message);
  });
  if (pid === undefined) return NOTHING;
  let isWanted = true;
  child.on("exit", (code, signal) => {
    if (isWanted) listener.exited({ code, signal, isGroupAlive: signalGroup(pid, 0) });
  });
  child.on("close", () => {
    if (isWanted) listener.closed();
  });
  // A stream that is destroyed hands over nothing more.
  stdout.on("data", (chunk: Buffer) => listener.output("stdout", chunk));
  stderr.on("data", (chunk: Buffer) => listener.output("stderr", chunk));
  listener.started(pid);
  return {
    abandon() {
      isWanted = false;
      stdout.destroy();
      stderr.destroy();
      child.unref();
    },
  };
}

function startProcess(plan: LaunchPlan, order: LaunchOrder) {
  try {
    return spawn(plan.file, order.arguments ?? plan.arguments, {
      argv0: plan.calledAs,
      cwd: plan.workingDirectory,
      env: { ...plan.environment, ...order.variables },
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
  } catch (error) {
    // E2BIG, or a NUL in an argument, are thrown.
    return error instanceof Error ? error : new Error(String(error));
  }
}
