/**
 * Which launcher starts the next child. The first ones are started from this process: a run of a few tasks
 * needs no launcher process, and no run waits for one. Where it dies a new one takes its place, a few times;
 * where there can be none, this process starts them all.
 */
import { compileSparingly } from "./compile-sparingly.ts";
import type { Launcher } from "./launcher.ts";
import { createLocalLauncher } from "./local-launcher.ts";
import { createRemoteLauncher, type LauncherPlan, type RemoteLauncher } from "./remote-launcher.ts";

/** A run of one child needs no launcher process; two are started as soon from here as from there. */
const FIRST_HERE = 2;
/** After that something kills them, or they cannot run on this machine. */
const LOSSES_LIMIT = 3;

export interface LauncherChoiceOptions {
  /** Our own; the launcher process gets a few variables of it. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly plan: LauncherPlan;
  readonly warn: (message: string) => void;
}

/** Starts no process before the second child. */
export function createLauncher({ environment, plan, warn }: LauncherChoiceOptions): Launcher {
  const here = createLocalLauncher(plan);
  let remote: RemoteLauncher | null = null;
  let isPossible = true;
  let launchedCount = 0;
  let lossCount = 0;

  const lost = (reason: string) => {
    remote = null;
    lossCount += 1;
    if (lossCount < LOSSES_LIMIT) return;
    isPossible = false;
    warn(
      `A process of ours that starts children has ended ${lossCount} times without being asked to (${reason}). The run goes on without it: children start a little slower.`,
    );
  };

  return {
    launch(order, listener) {
      launchedCount += 1;
      const chosen = remote?.isReady ? remote : here;
      if (remote === null && isPossible && launchedCount >= FIRST_HERE) {
        compileSparingly();
        remote = createRemoteLauncher({ environment, plan, lost });
        isPossible = remote !== null;
      }
      return chosen.launch(order, listener);
    },
    close() {
      remote?.close();
    },
  };
}
