/**
 * Runs children as real processes. Here is what all children of a run share: the poll of the result files,
 * the warnings that are told once, and the last sweep. One child's life is in `child.ts`.
 */
import { reasonOf } from "../core/reason.ts";
import { createGarbageWatch } from "./buffer-garbage.ts";
import { type ChildListener, RunningChild } from "./child.ts";
import { filterEnvironment } from "./child-environment.ts";
import { resolveCommand } from "./command.ts";
import { prepareInbox } from "./inbox.ts";
import { createSweeper } from "./kill-posix.ts";
import type { ChildSurroundings } from "./launch.ts";
import type { Launcher } from "./launcher.ts";
import { createLauncher, type LauncherChoiceOptions } from "./launcher-choice.ts";
import type { Spawner, SpawnerSettings } from "./spawner.ts";
import { TaskFiles } from "./task-files.ts";

/** Children grow their result files between polls; a quarter of a second is soon enough for a ledger. */
const POLL_INTERVAL_MS = 250;

/**
 * @param launcherFor what starts the processes
 * @throws UserError where the program of the command cannot be found or executed.
 */
export function createSpawner(
  settings: SpawnerSettings,
  launcherFor: (options: LauncherChoiceOptions) => Launcher = createLauncher,
): Spawner {
  if (!/^[A-Za-z0-9-]+$/.test(settings.runMarker)) throw new Error(`Unsafe run marker: ${settings.runMarker}`);
  const sweeper = createSweeper();
  const told = new Set<string>();
  const { workingDirectory, runMarker } = settings;
  const resolved = resolveCommand(settings.command, settings.environment, workingDirectory);
  const running = new Map<string, RunningChild>();
  let warning: string | null = null;

  const environment = filterEnvironment(settings.environment, settings.envAllow);
  // An outer value must not stand in for one that cannot be passed.
  delete environment.CARRYOVER_PROVIDER;
  const launcher = launcherFor({
    environment: settings.environment,
    plan: { ...resolved, workingDirectory, environment, runMarker },
    // Warnings belong to a child: it is told by the next that says anything.
    warn: (message) => {
      warning = message;
    },
  });
  const isFirst = (subject: string) => told.size !== told.add(subject).size;
  const onInboxTrouble = (error: unknown) => {
    if (isFirst("inbox"))
      warning = `Files of ended children cannot be removed: ${reasonOf(error)}. The next start removes them.`;
  };
  const surroundings: ChildSurroundings = {
    ...settings,
    resolved,
    launcher,
    sweeper,
    watchGarbage: createGarbageWatch(),
    taskFiles: new TaskFiles(onInboxTrouble),
    onInboxTrouble,
    isFirst,
  };
  prepareInbox(settings.inboxFolder);

  let poll: NodeJS.Timeout | null = null;
  let startedCount = 0;
  let closed = false;

  const pollRows = () => {
    for (const child of running.values()) child.readRows();
  };
  const forget = (key: string) => {
    running.delete(key);
    if (running.size > 0 || poll === null) return;
    clearInterval(poll);
    poll = null;
  };

  // Children outlive us otherwise: nothing else ends a group that leads itself.
  const killAll = () => {
    sweeper.killNow([...running.values()].flatMap(({ tree }) => tree ?? []));
  };
  process.on("exit", killAll);

  return {
    start(request, emit) {
      if (closed) throw new Error("The spawner is closed.");
      if (running.has(request.key)) throw new Error(`The key ${request.key} is running already.`);
      startedCount += 1;
      const listener: ChildListener = {
        emit: (event) => {
          if (warning !== null) emit({ kind: "warning", key: request.key, message: warning });
          warning = null;
          emit(event);
        },
        ended: () => forget(request.key),
      };
      running.set(request.key, new RunningChild(request, surroundings, listener));
      poll ??= setInterval(pollRows, POLL_INTERVAL_MS);
    },

    stop(key, options) {
      running.get(key)?.stop(options);
    },

    async close() {
      closed = true;
      await Promise.all([...running.values()].map((child) => child.kill()));
      process.off("exit", killAll);
      launcher.close();
      if (startedCount > 0) await sweeper.sweepRun(runMarker);
    },
  };
}
