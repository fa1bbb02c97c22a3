/**
 * Which launcher starts the next child. The first ones are started from this process: a run of a few tasks
 * needs no launcher process, and no run waits for it. Where it dies a new one takes its place, a few times.
 */
import type { Launcher } from "./launcher.ts";
import { createLocalLauncher } from "./local-launcher.ts";
import { createRemoteLauncher, type LauncherPlan } from "./remote-launcher.ts";

/** A launcher process costs about as much as it saves over twenty to forty children. */
const FIRST_HERE = 8;
/** Something of the machine kills them, or they cannot run here. */
const LOSSES_LIMIT = 3;

export interface LauncherChoiceOptions {
  /** Absolute path of the program that can become the launcher; null starts all children from this process. */
  readonly entry: string | null;
  /** Our own; the launcher process gets a few variables of it. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly plan: LauncherPlan;
  readonly warn: (message: string) => void;
}

export function createLauncher(options: LauncherChoiceOptions): Launcher {
  const { entry, environment, plan, warn } = options;
  const here = createLocalLauncher(plan);
  let remote: Launcher | null = null;
  let isReady = false;
  let launchedCount = 0;
  let lossCount = 0;

  const lost = (reason: string) => {
    remote = null;
    lossCount += 1;
    if (lossCount < LOSSES_LIMIT) return;
    warn(
      `The process that starts children has ended ${lossCount} times without being asked to (${reason}). The run goes on without it: children start a little slower.`,
    );
  };
  const startRemote = (program: string) => {
    const ready = () => {
      isReady = true;
    };
    isReady = false;
    remote = createRemoteLauncher({ entry: program, environment, plan, ready, lost });
    if (remote === null) lost("it cannot be started");
  };

  return {
    launch(order, listener) {
      launchedCount += 1;
      if (remote !== null && isReady) return remote.launch(order, listener);
      if (entry !== null && remote === null && launchedCount >= FIRST_HERE && lossCount < LOSSES_LIMIT)
        startRemote(entry);
      return here.launch(order, listener);
    },
    close: () => remote?.close(),
  };
}
