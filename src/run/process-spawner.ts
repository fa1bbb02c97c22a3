/**
 * Runs children as real processes. This file holds what all children of a run share: polling the result files, warnings
 * that appear once, and the last sweep. The life of one child is in `child.ts`.
 */
import type { ChildSurroundings } from "./attempt-record.ts";
import { RunningChild } from "./child.ts";
import { filterEnvironment } from "./child-environment.ts";
import { resolveCommand } from "./command.ts";
import { inboxMark, markerOfRun, Sweeper, sweepOnce } from "./kill.ts";
import { PipePool } from "./pipes.ts";
import type { Spawner, SpawnerSettings } from "./spawner.ts";

/** How often result files are polled. A quarter of a second is fast enough for a ledger. */
const POLL_INTERVAL_MS = 250;

/** @throws UserError if the command's program cannot be found or executed */
export function createSpawner(settings: SpawnerSettings): Spawner {
  const { workingDirectory } = settings;
  const mark = inboxMark(settings.inboxFolder);
  const sweeper = new Sweeper();
  const pipes = new PipePool();
  const warned = new Set<string>();
  const running = new Map<string, RunningChild>();

  const surroundings: ChildSurroundings = {
    ...settings,
    inboxMark: mark,
    resolved: resolveCommand(settings.command, settings.environment, workingDirectory),
    childEnvironment: filterEnvironment(settings.environment, settings.envAllow),
    pipes,
    sweeper,
    isFirst: (subject) => warned.size !== warned.add(subject).size,
  };

  let poll: NodeJS.Timeout | null = null;
  /** Null until the first child is started. */
  let runMarker: string | null = null;

  const pollRows = () => {
    for (const child of running.values()) child.readRows();
  };
  const forget = (key: string) => {
    running.delete(key);
    if (running.size > 0 || poll === null) return;
    clearInterval(poll);
    poll = null;
  };

  // Otherwise children outlive us, because nothing else ends a group that leads itself.
  const killAll = () => {
    if (running.size === 0) return;
    for (const child of running.values()) child.killNow();
    sweepOnce([...running.values()].map(({ sweepTarget }) => sweepTarget));
  };
  process.on("exit", killAll);

  return {
    start(request, emit) {
      runMarker ??= markerOfRun(mark, request.key);
      running.set(request.key, new RunningChild(request, surroundings, emit, () => forget(request.key)));
      poll ??= setInterval(pollRows, POLL_INTERVAL_MS);
    },

    stop(key, options) {
      running.get(key)?.stop(options);
    },

    readRows(key) {
      running.get(key)?.readRows();
    },

    async close() {
      await Promise.all([...running.values()].map((child) => child.kill()));
      process.off("exit", killAll);
      pipes.close();
      if (runMarker !== null) await sweeper.sweep({ marker: runMarker, pipeNames: [] });
    },
  };
}
