/** Starts children's processes from this process. */
import { signalGroup } from "./kill-posix.ts";
import type { Launched, Launcher, LaunchListener, LaunchOrder, LaunchPlan } from "./launcher.ts";
import { startProcess } from "./start-process.ts";

export function createLocalLauncher(plan: LaunchPlan): Launcher {
  return { launch: (order, listener) => launchHere(plan, order, listener), close() {} };
}

const NOTHING: Launched = { abandon() {} };

function launchHere(plan: LaunchPlan, order: LaunchOrder, listener: LaunchListener): Launched {
  const started = startProcess(plan.file, order.arguments ?? plan.arguments, {
    argv0: plan.calledAs,
    cwd: plan.workingDirectory,
    env: { ...plan.environment, ...order.variables },
  });
  if (started instanceof Error) {
    queueMicrotask(() => listener.failed(started.message));
    return NOTHING;
  }
  const { child, stdout, stderr } = started;
  const { pid } = child;
  // Also told where a signal cannot be sent; only a process that was never there has no pid.
  child.on("error", (error) => {
    if (pid === undefined) listener.failed(error.message);
  });
  if (pid === undefined) {
    // Where no descriptor is left Node has made no streams, whatever its types say.
    stdout?.destroy();
    stderr?.destroy();
    return NOTHING;
  }
  let isWanted = true;
  let openCount = 3;
  const close = () => {
    openCount -= 1;
    if (openCount === 0 && isWanted) listener.closed();
  };
  child.on("exit", (code, signal) => {
    if (isWanted) listener.exited({ code, signal, isGroupAlive: signalGroup(pid, 0) });
    close();
  });
  // A stream that is destroyed hands over nothing more.
  stdout.on("data", (chunk: Buffer) => listener.output("stdout", chunk));
  stderr.on("data", (chunk: Buffer) => listener.output("stderr", chunk));
  // What cannot be read any more is closed.
  for (const stream of [stdout, stderr]) stream.on("error", () => {}).on("close", close);
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
