/**
 * Kills children with all their descendants.
 *
 * A child leads a process group, so one signal reaches every process that stayed in it. A process that left the group
 * (`setsid`) is found by a sweep over `/proc`: by the marker variable that the child was started with, or, if it
 * emptied its environment, by the output pipe that it still holds. A process that has neither is out of reach, and so
 * is every process outside of the group on systems without `/proc`.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync } from "node:fs";
import { errorCode } from "../core/reason.ts";

/** The environment variable that identifies a child and its descendants. */
export const MARKER_NAME = "CARRYOVER_MARKER";

/**
 * The value of the marker variable. Runs nest: a command may itself be a run of ours, and both must find what it
 * starts. So the outer value stays in front.
 */
export function markerValue(outer: string | undefined, marker: string): string {
  return `${outer ?? ""}${marker}`;
}

/** Matches the descendants of one child. @param mark of the inbox */
export function childMarker(mark: string, key: string): string {
  return `,${mark}:${key},`;
}

/** Matches the descendants of all children of a run and job. @param key of any of them: `RUN.JOB.NUMBER` */
export function markerOfRun(mark: string, key: string): string {
  return `,${mark}:${key.slice(0, key.lastIndexOf("."))}.`;
}

/**
 * Identifies an inbox on this machine, also if the next run reaches it through a link.
 *
 * @param inbox its absolute path. An inbox that does not exist has the mark of its path
 */
export function inboxMark(inbox: string): string {
  const path = existsSync(inbox) ? realpathSync.native(inbox) : inbox;
  return createHash("sha256").update(path).digest("hex").slice(0, 16);
}

/**
 * Sends a signal to a process group; 0 only checks.
 *
 * @returns false if the group is empty. Zombies count as members.
 */
export function signalGroup(leader: number, signal: NodeJS.Signals | 0): boolean {
  // As a target, 1 and 0 would mean every process of the user and our own group.
  if (!(Number.isInteger(leader) && leader > 1)) throw new Error(`Not a process group: ${leader}`);
  try {
    process.kill(-leader, signal);
    return true;
  } catch (error) {
    // EPERM: there is a process, of another user.
    return errorCode(error) === "EPERM";
  }
}

/** Kills the group of a leader that has been reaped, unless another process has got its id since then. */
export function killLeftGroup(leader: number): void {
  if (stateOf(leader) === null) signalGroup(leader, "SIGKILL");
}

/** The processes that a sweep looks for. */
export interface SweepTarget {
  readonly marker: string;
  /** In the form of `/proc/PID/fd`. */
  readonly pipeNames: readonly string[];
}

/**
 * Takes one snapshot of all processes, and kills each one that carries one of the markers or holds one of the pipes.
 *
 * @returns how many were found
 */
export function sweepOnce(targets: readonly SweepTarget[]): number {
  const markers = targets.map(({ marker }) => marker);
  const pipeNames = new Set(targets.flatMap((target) => target.pipeNames));
  let count = 0;
  for (const pid of otherProcesses()) {
    if (!isMarked(pid, markers) && !holdsPipe(pid, pipeNames)) continue;
    count += 1;
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It has ended, or belongs to another user.
    }
  }
  return count;
}

/** A process that is loading a program has no environment for a moment, so one snapshot is not enough. */
const SWEEP_PAUSE_MS = 10;
/** After this many rounds, a process that cannot be killed (an uninterruptible wait, another user) is left alone. */
const SWEEP_ROUNDS = 20;
const QUIET_ROUNDS = 2;

export class Sweeper {
  #targets: SweepTarget[] = [];
  #done: Promise<void> | null = null;

  /** Sweeps until two snapshots find nothing. All requests in one turn of the event loop share the snapshots. */
  sweep(target: SweepTarget): Promise<void> {
    this.#targets.push(target);
    this.#done ??= new Promise<void>((resolve) => setImmediate(resolve)).then(async () => {
      const targets = this.#targets;
      this.#targets = [];
      this.#done = null;
      for (let round = 0, quiet = 0; round < SWEEP_ROUNDS; round += 1) {
        quiet = sweepOnce(targets) > 0 ? 0 : quiet + 1;
        if (quiet === QUIET_ROUNDS) return;
        await new Promise((resolve) => setTimeout(resolve, SWEEP_PAUSE_MS));
      }
    });
    return this.#done;
  }
}

/**
 * Whether a group has a process that is not a zombie. In a container whose first process reaps nothing, the zombies of a
 * dead tree stay, and a signal alone would report them as alive.
 */
export function isGroupAlive(leader: number): boolean {
  if (!signalGroup(leader, 0)) return false;
  const pids = otherProcesses();
  return pids.length === 0 || pids.some((pid) => stateOf(pid)?.group === leader);
}

/** All processes except our own and the first one. Empty if the system does not list them. */
function otherProcesses(): number[] {
  try {
    // In a container that shows its host's `/proc`, a signal to such an id would hit another process.
    if (readlinkSync("/proc/self") !== String(process.pid)) return [];
    const pids = readdirSync("/proc").map(Number);
    return pids.filter((pid) => Number.isInteger(pid) && pid > 1 && pid !== process.pid);
  } catch {
    return [];
  }
}

/** Null if the process has ended. A zombie counts as ended. */
function stateOf(pid: number): { readonly group: number } | null {
  try {
    // `pid (name) state parent group …`. The name may contain anything, including parentheses.
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ", 18);
    // A process whose first thread has ended looks like a zombie while its other threads run.
    const hasEnded = fields[0] === "X" || (fields[0] === "Z" && !(Number(fields[17]) > 1));
    return hasEnded ? null : { group: Number(fields[2]) };
  } catch {
    return null;
  }
}

function isMarked(pid: number, markers: readonly string[]): boolean {
  let environment: string;
  try {
    environment = readFileSync(`/proc/${pid}/environ`, "latin1");
  } catch {
    // It has ended, or belongs to another user.
    return false;
  }
  // A variable starts the block or follows a NUL. Elsewhere the name is part of a value.
  const name = `${MARKER_NAME}=`;
  const start = environment.startsWith(name) ? 0 : environment.indexOf(`\0${name}`);
  if (start < 0) return false;
  const end = environment.indexOf("\0", start + 1);
  const value = environment.slice(start, end < 0 ? undefined : end);
  return markers.some((marker) => value.includes(marker));
}

function holdsPipe(pid: number, names: ReadonlySet<string>): boolean {
  if (names.size === 0) return false;
  try {
    const folder = `/proc/${pid}/fd`;
    return readdirSync(folder).some((fd) => names.has(readLink(`${folder}/${fd}`).replace(/ \(deleted\)$/, "")));
  } catch {
    return false;
  }
}

function readLink(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    // The file has just been closed.
    return "";
  }
}
