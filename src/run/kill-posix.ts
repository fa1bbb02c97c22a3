/**
 * Ends children with all that descends from them: many at a time, since each look at all processes costs some
 * milliseconds.
 *
 * Who descends from a child is known by its group, by its parents, and by the marker variable that the child was
 * started with: that is left when the parents are gone. Only a process that has emptied its environment (`env -i`),
 * left its group and lost its parent before anybody looked is out of reach.
 */
import type { ProcessMark, ProcessTable } from "./process-table.ts";
import { groupOf, killGroup, killTrees, noteSeen, type ProcessTree, terminateTrees } from "./process-tree.ts";
import { type Processes, readTable, systemProcesses } from "./processes.ts";

/** The variable in a child's environment by which it and its descendants are found again. */
export const MARKER_NAME = "CARRYOVER_MARKER";

/**
 * The value of the marker variable. Runs nest: a command may itself be a run of ours, and what it starts
 * must be found by both, so the outer value is kept in front.
 */
export function markerValue(outer: string | undefined, runMarker: string, key: string): string {
  const kept = outer === undefined || outer.length > 2_000 ? "" : outer;
  return `${kept}${childMarker(runMarker, key)}`;
}

/** What is searched for in environments to find the descendants of one child. */
export function childMarker(runMarker: string, key: string): string {
  return `,${runMarker}:${key},`;
}

/**
 * Sends a signal to a process group.
 *
 * @returns false where nobody is left in the group.
 */
export function signalGroup(leader: number, signal: "SIGTERM" | "SIGKILL" | 0): boolean {
  // As a target, 1 and 0 would be every process of the user and our own group; below that, a process.
  if (!(leader > 1)) throw new Error(`No process group: ${leader}`);
  return systemProcesses.signal(-leader, signal);
}

export interface Sweeper {
  /**
   * Whether somebody in the group still runs. Zombies do not count: where process 1 of a container reaps
   * none, the group of a dead tree would seem alive for ever.
   */
  isGroupAlive(tree: ProcessTree): boolean;
  /** Sends TERM to the group, or KILL to the whole tree, when this turn of the event loop is over. KILL goes before TERM. */
  end(tree: ProcessTree, signal: "SIGTERM" | "SIGKILL"): void;
  /** Kills the trees before it returns: for the last moment of our own process. */
  killNow(trees: readonly ProcessTree[]): void;
  /** Kills the group of a child that has ended by itself. */
  killGroup(tree: ProcessTree): void;
  /**
   * Kills every process that carries the marker, the tree, and what descends from them, until none is found. Where
   * the system shows no processes it does nothing.
   */
  sweep(marker: string, tree?: ProcessTree | null): Promise<void>;
  /** The same for all children of a run. */
  sweepRun(runMarker: string): Promise<void>;
}

/** What cannot be killed (a process in an uninterruptible wait, or of another user) is left after that. */
const SWEEP_ROUNDS = 20;
/** Who is just loading a program has no environment for a moment, and is not found by its marker. */
const QUIET_ROUNDS = 2;
const SWEEP_PAUSE_MS = 5;

/** A look at all processes serves every child whose group is still ending. */
const LOOK_AGE_MS = 50;

/** What was asked for in one turn: an interrupted run stops all of its children at once. */
interface Batch {
  readonly signals: Map<ProcessTree, "SIGTERM" | "SIGKILL">;
  readonly markers: string[];
  readonly swept: ProcessTree[];
  readonly done: Promise<void>;
}

/** @param pause waits between two rounds of a sweep */
export function createSweeper(
  processes: Processes = systemProcesses,
  pause: () => Promise<unknown> = () => new Promise((resolve) => setTimeout(resolve, SWEEP_PAUSE_MS)),
): Sweeper {
  let batch: Batch | null = null;
  let look = { seenMs: Number.NEGATIVE_INFINITY, isOfThisTurn: false, table: new Map() as ProcessTable };

  const lookAround = () => {
    const latest = { seenMs: performance.now(), isOfThisTurn: true, table: readTable(processes) };
    setImmediate(() => {
      latest.isOfThisTurn = false;
    });
    look = latest;
  };

  const ask = (): Batch => {
    if (batch !== null) return batch;
    const asked = { signals: new Map(), markers: [], swept: [] };
    const done = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      batch = null;
      return carryOut(asked);
    });
    batch = { ...asked, done };
    return batch;
  };

  const carryOut = async ({ signals, markers, swept }: Omit<Batch, "done">): Promise<void> => {
    const treesFor = (wanted: string) => [...signals].flatMap(([tree, signal]) => (signal === wanted ? [tree] : []));
    const [killed, terminated] = [treesFor("SIGKILL"), treesFor("SIGTERM")];
    if (killed.length > 0) killTrees(processes, killed);
    if (terminated.length > 0) terminateTrees(processes, terminated);
    if (markers.length > 0) await sweepAll(processes, pause, markers, swept);
  };

  const sweep = async (marker: string, tree: ProcessTree | null = null): Promise<void> => {
    const asked = ask();
    asked.markers.push(marker);
    if (tree !== null) asked.swept.push(tree);
    await asked.done;
  };

  return {
    isGroupAlive(tree) {
      const leader = groupOf(processes, tree);
      if (leader === null) return false;
      const isShown = () => {
        noteSeen(look.table, tree);
        return [...look.table.values()].some(({ group }) => group === leader);
      };
      if (performance.now() - look.seenMs <= LOOK_AGE_MS && isShown()) return true;
      // That nobody is there is believed of no look that may be older than the child.
      if (!look.isOfThisTurn) lookAround();
      // A procfs of another namespace shows none: the signal alone can tell.
      return isShown() || look.table.size === 0;
    },
    end(tree, signal) {
      const { signals } = ask();
      if (signals.get(tree) !== "SIGKILL") signals.set(tree, signal);
    },
    killNow(trees) {
      if (trees.length > 0) killTrees(processes, trees);
    },
    killGroup: (tree) => killGroup(processes, tree),
    sweep,
    sweepRun: (runMarker) => sweep(`,${runMarker}:`),
  };
}

async function sweepAll(
  processes: Processes,
  pause: () => Promise<unknown>,
  markers: readonly string[],
  trees: readonly ProcessTree[],
): Promise<void> {
  const found: ProcessTree = { leader: null, isReaped: true, seen: new Map() };
  let quietCount = 0;
  for (let round = 0; round < SWEEP_ROUNDS && quietCount < QUIET_ROUNDS; round += 1) {
    if (round > 0) await pause();
    for (const mark of findMarked(markers, processes)) found.seen.set(mark.pid, mark);
    // A run that ends well leaves nobody: one look is enough for that.
    const known = [found, ...trees].filter(({ leader, seen }) => leader !== null || seen.size > 0);
    quietCount = known.length > 0 && killTrees(processes, known) ? 0 : quietCount + 1;
  }
}

/** The processes whose environment holds one of the markers; our own is never among them. */
export function findMarked(markers: readonly string[], processes: Processes = systemProcesses): ProcessMark[] {
  const found: ProcessMark[] = [];
  for (const pid of processes.ids()) {
    const isMarked = () => carriesOneOf(processes.environment(pid), markers);
    const entry = isMarked() ? processes.read(pid) : null;
    // Asked again, since the id might have become another's before it was read.
    if (entry !== null && isMarked()) found.push(entry);
  }
  return found;
}

function carriesOneOf(environment: string, markers: readonly string[]): boolean {
  // A variable starts the block or follows a NUL; elsewhere it is part of a value.
  const name = `${MARKER_NAME}=`;
  const start = environment.startsWith(name) ? 0 : environment.indexOf(`\0${name}`);
  if (start < 0) return false;
  const end = environment.indexOf("\0", start + 1);
  const value = environment.slice(start, end < 0 ? undefined : end);
  return markers.some((marker) => value.includes(marker));
}
