/**
 * Signals to process groups, and the sweep for descendants that left their group.
 *
 * A child leads a group of its own, so one signal reaches the whole tree, also when the child itself is
 * gone. A descendant in its own session (`setsid`) is out of reach of that. It still carries the marker
 * variable that the child was started with, readable in procfs on Linux; and one that has emptied its
 * environment (`env -i setsid`) is known by its parents, as long as they live: until the first signal.
 */
import { readFileSync } from "node:fs";
import { errorCode } from "../core/error-code.ts";
import {
  descendantsOf,
  isSame,
  type ProcessMark,
  type ProcessTable,
  processNames,
  readProcessTable,
} from "./process-table.ts";

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
    return errorCode(error) === "EPERM";
  }
}

export interface Sweeper {
  /**
   * Whether somebody in the group still runs. Zombies do not count: where process 1 of a container reaps
   * none, the group of a dead tree would seem alive for ever.
   */
  isGroupAlive(leader: number): boolean;
  /** All that descend from a process now. To be asked before a signal, which takes them their parents. */
  descendants(leader: number): readonly ProcessMark[];
  /**
   * Kills every process that carries the marker, the known ones, and what descends from those, until none is
   * found. Linux only; elsewhere it does nothing.
   */
  sweep(marker: string, known?: readonly ProcessMark[]): Promise<void>;
  /** The same for all children of a run. */
  sweepRun(runMarker: string): Promise<void>;
}

/** A process that forks faster than it is killed ends here: rounds without a result are bounded. */
const SWEEP_ROUNDS = 20;
const SWEEP_PAUSE_MS = 5;

/** A look at all processes serves every child that is ending at the time. */
const TABLE_AGE_MS = 50;

interface Batch {
  readonly markers: string[];
  readonly known: ProcessMark[];
  readonly done: Promise<void>;
}

/** Sweeps asked for in one tick share one scan: an interrupted run stops all of its children at once. */
export function createSweeper(): Sweeper {
  let batch: Batch | null = null;
  let look: { readonly seenMs: number; readonly table: ProcessTable; readonly groups: ReadonlySet<number> } | null =
    null;

  const lookAround = () => {
    const nowMs = performance.now();
    if (look === null || nowMs - look.seenMs > TABLE_AGE_MS) {
      const table = readProcessTable();
      look = { seenMs: nowMs, table, groups: new Set([...table.values()].map(({ group }) => group)) };
    }
    return look;
  };

  const isGroupAlive = (leader: number): boolean => {
    if (!signalGroup(leader, 0)) return false;
    if (process.platform !== "linux") return true;
    const { groups } = lookAround();
    // A procfs of another namespace shows none: the signal alone can tell.
    return groups.size === 0 || groups.has(leader);
  };

  const descendants = (leader: number): readonly ProcessMark[] =>
    process.platform === "linux" ? descendantsOf(lookAround().table, [leader]) : [];

  const sweep = (marker: string, known: readonly ProcessMark[] = []): Promise<void> => {
    if (process.platform !== "linux") return Promise.resolve();
    if (batch === null) {
      const asked = { markers: [] as string[], known: [] as ProcessMark[] };
      const done = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
        batch = null;
        return killFound(asked);
      });
      batch = { ...asked, done };
    }
    batch.markers.push(marker);
    batch.known.push(...known);
    return batch.done;
  };
  return { isGroupAlive, descendants, sweep, sweepRun: (runMarker) => sweep(`,${runMarker}:`) };
}

async function killFound({ markers, known }: Pick<Batch, "markers" | "known">): Promise<void> {
  for (let round = 0; round < SWEEP_ROUNDS; round += 1) {
    const pids = new Set([...findMarked(markers), ...findKnown(known)]);
    if (pids.size === 0) return;
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

/** Those that still run, with what they have started meanwhile, which is added to them. */
function findKnown(known: ProcessMark[]): number[] {
  if (known.length === 0) return [];
  const table = readProcessTable();
  const living = known.filter((mark) => isSame(table, mark));
  const started = descendantsOf(
    table,
    living.map(({ pid }) => pid),
  );
  known.splice(0, known.length, ...living, ...started);
  return known.map(({ pid }) => pid).filter((pid) => pid > 1 && pid !== process.pid);
}

/** The processes whose environment holds one of the markers; our own is never among them. */
export function findMarked(markers: readonly string[]): number[] {
  const found: number[] = [];
  for (const name of processNames()) {
    const pid = Number(name);
    if (pid <= 1 || pid === process.pid) continue;
    if (carriesOneOf(pid, markers)) found.push(pid);
  }
  return found;
}

function carriesOneOf(pid: number, markers: readonly string[]): boolean {
  let environ: Buffer;
  try {
    environ = readFileSync(`/proc/${pid}/environ`);
  } catch {
    // It has ended, or belongs to somebody else.
    return false;
  }
  // Zombies have an empty environment. A variable starts the block or follows a NUL; elsewhere it is part of a value.
  const name = `${MARKER_NAME}=`;
  const start = environ.indexOf(name) === 0 ? 0 : environ.indexOf(`\0${name}`);
  if (start < 0) return false;
  const end = environ.indexOf(0, start + 1);
  const value = environ.toString("latin1", start, end < 0 ? environ.length : end);
  return markers.some((marker) => value.includes(marker));
}
