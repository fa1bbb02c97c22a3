/**
 * Which launcher starts the next child. The first ones are started from this process: a run of a few tasks
 * needs no launcher process, and no run waits for one. A second joins where one cannot keep up: a start keeps
 * its process busy until the program of the child is loaded. Where one dies a new one takes its place, a few times.
 */
import { compileSparingly } from "./compile-sparingly.ts";
import type { Launcher } from "./launcher.ts";
import { createLocalLauncher } from "./local-launcher.ts";
import { createRemoteLauncher, type LauncherPlan, type RemoteLauncher } from "./remote-launcher.ts";

/** A launcher process costs about as much as it saves over forty children. */
const FIRST_HERE = 8;
/** A second one pays after more of them. */
const FIRST_ALONE = 64;
/** Orders that a launcher has not carried out yet when the next one comes; a few are no queue. */
const QUEUE = 3;
/** After that something kills them, or they cannot run on this machine. */
const LOSSES_LIMIT = 3;

export interface LauncherChoiceOptions {
  /** Absolute path of the program that can become the launcher; null starts all children from this process. */
  readonly entry: string | null;
  /** Our own; the launcher process gets a few variables of it. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly plan: LauncherPlan;
  readonly warn: (message: string) => void;
}

export function createLauncher({ entry, environment, plan, warn }: LauncherChoiceOptions): Launcher {
  const here = createLocalLauncher(plan);
  const remotes = new Set<RemoteLauncher>();
  let launchedCount = 0;
  let lossCount = 0;

  const countLoss = (reason: string) => {
    lossCount += 1;
    if (lossCount !== LOSSES_LIMIT) return;
    warn(
      `A process of ours that starts children has ended ${lossCount} times without being asked to (${reason}). The run goes on without it: children start a little slower.`,
    );
  };
  const startRemote = (program: string) => {
    compileSparingly();
    const lost = (reason: string) => {
      if (remote !== null) remotes.delete(remote);
      countLoss(reason);
    };
    const remote = createRemoteLauncher({ entry: program, environment, plan, lost });
    if (remote === null) countLoss("it cannot be started");
    else remotes.add(remote);
  };
  /** The one with the shortest queue; null where none takes orders yet. */
  const findRemote = () => {
    let best: RemoteLauncher | null = null;
    for (const remote of remotes) {
      if (remote.isReady && (best === null || remote.waitingCount < best.waitingCount)) best = remote;
    }
    return best;
  };
  const needsRemote = (best: RemoteLauncher | null) => {
    if (lossCount >= LOSSES_LIMIT) return false;
    if (remotes.size === 0) return launchedCount >= FIRST_HERE;
    return remotes.size === 1 && launchedCount >= FIRST_ALONE && best !== null && best.waitingCount >= QUEUE;
  };

  return {
    launch(order, listener) {
      launchedCount += 1;
      const best = findRemote();
      if (entry !== null && needsRemote(best)) startRemote(entry);
      return (best ?? here).launch(order, listener);
    },
    close() {
      for (const remote of remotes) remote.close();
    },
  };
}
