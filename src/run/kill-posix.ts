/**
 * Signals to process groups, and the sweep for descendants that left their group. The only file that
 * knows about POSIX process ids and procfs.
 *
 * A child leads a group of its own, so one signal reaches the whole tree, also when the child itself is
 * gone. A descendant in its own session (`setsid`) is out of reach of that; it still carries the marker
 * variable that the child was started with, readable in procfs on Linux.
 */
import { readdirSync, readFileSync } from "node:fs";

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
  // -1 would address every process of the user, and 0 our own group.
  if (!Number.isInteger(leader) || leader <= 1) throw new Error(`No process group: ${leader}`);
  try {
    process.kill(-leader, signal);
    return true;
  } catch (error) {
    // EPERM: somebody is there, under another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

export interface Sweeper {
  /**
   * Whether somebody in the group still runs. Zombies do not count: where process 1 of a container reaps
   * none, the group of a dead tree would seem alive for ever.
   */
  isGroupAlive(leader: number): boolean;
  /** Kills every process that carries the marker, until none is found. Linux only; elsewhere it does nothing. */
  sweep(marker: string): Promise<void>;
  /** The same for all children of a run. */
  sweepRun(runMarker: string): Promise<void>;
}

/** A process that forks faster than it is killed ends here: rounds without a result are bounded. */
const SWEEP_ROUNDS = 20;
const SWEEP_PAUSE_MS = 5;

/** A look at all processes serves every child that is ending at the time. */
const GROUPS_AGE_MS = 50;

/** Sweeps asked for in one tick share one scan: an interrupted run stops all of its children at once. */
export function createSweeper(): Sweeper {
  let batch: { markers: string[]; done: Promise<void> } | null = null;
  let groups: { readonly seenMs: number; readonly living: ReadonlySet<number> } | null = null;

  const isGroupAlive = (leader: number): boolean => {
    if (!signalGroup(leader, 0)) return false;
    if (process.platform !== "linux") return true;
    const nowMs = performance.now();
    if (groups === null || nowMs - groups.seenMs > GROUPS_AGE_MS)
      groups = { seenMs: nowMs, living: findLivingGroups() };
    return groups.living.has(leader);
  };

  const sweep = (marker: string): Promise<void> => {
    if (process.platform !== "linux") return Promise.resolve();
    if (batch !== null) {
      batch.markers.push(marker);
      return batch.done;
    }
    const markers = [marker];
    const done = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      batch = null;
      return killMarked(markers);
    });
    batch = { markers, done };
    return done;
  };
  return { isGroupAlive, sweep, sweepRun: (runMarker) => sweep(`,${runMarker}:`) };
}

async function killMarked(markers: readonly string[]): Promise<void> {
  for (let round = 0; round < SWEEP_ROUNDS; round += 1) {
    const pids = findMarked(markers);
    if (pids.length === 0) return;
    for (const pid of pids) {
      try {
        process.kill(pid, "SIGKILL");
      } catch {
        // It ended between the scan and the signal.
      }
    }
    await new Promise((resolve) => setTimeout(resolve, SWEEP_PAUSE_MS));
  }
}

/** The processes whose environment holds one of the markers; our own is never among them. */
export function findMarked(markers: readonly string[]): number[] {
  const found: number[] = [];
  for (const name of namesIn("/proc")) {
    const pid = Number(name);
    if (!Number.isInteger(pid) || pid <= 1 || pid === process.pid) continue;
    if (carriesOneOf(pid, markers)) found.push(pid);
  }
  return found;
}

/** The process groups that have a member which is no zombie. */
function findLivingGroups(): Set<number> {
  const living = new Set<number>();
  for (const name of namesIn("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    try {
      // `pid (name) state parent group …`; the name may hold anything, parentheses included.
      const stat = readFileSync(`/proc/${name}/stat`, "latin1");
      const [state, , group] = stat.slice(stat.lastIndexOf(")") + 2).split(" ", 3);
      if (state !== "Z" && state !== "X") living.add(Number(group));
    } catch {
      // It ended while we looked.
    }
  }
  return living;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function carriesOneOf(pid: number, markers: readonly string[]): boolean {
  let environ: Buffer;
  try {
    environ = readFileSync(`/proc/${pid}/environ`);
  } catch {
    // It has ended, or belongs to somebody else.
    return false;
  }
  // Zombies have an empty environment. A variable starts the block or follows a NUL.
  const start = environ.indexOf(`${MARKER_NAME}=`);
  if (start < 0 || (start > 0 && environ[start - 1] !== 0)) return false;
  const end = environ.indexOf(0, start);
  const value = environ.toString("latin1", start, end < 0 ? environ.length : end);
  return markers.some((marker) => value.includes(marker));
}
