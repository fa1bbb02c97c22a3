/**
 * A look at all processes of the machine, through procfs. Linux only: elsewhere it shows none.
 */
import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/** Names a process for good: an id alone may be given to another one as soon as it has ended. */
export interface ProcessMark {
  readonly pid: number;
  /** In clock ticks since boot, as procfs has it. */
  readonly startTicks: string;
}

export interface ProcessEntry extends ProcessMark {
  readonly parent: number;
  readonly group: number;
}

/** All processes but zombies, by their ids. */
export type ProcessTable = ReadonlyMap<number, ProcessEntry>;

/** Reads it anew: it holds only as of this instant. */
export function readProcessTable(): ProcessTable {
  const table = new Map<number, ProcessEntry>();
  for (const name of processNames()) {
    const entry = readEntry(Number(name));
    if (entry !== null) table.set(entry.pid, entry);
  }
  return table;
}

/**
 * The ids that procfs shows, as its folders are named. None where it is the one of another PID namespace, as in a
 * container that was given its host's: a signal to such an id would hit a process that has nothing to do with it.
 */
export function processNames(): string[] {
  try {
    if (readlinkSync("/proc/self") !== String(process.pid)) return [];
    return readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

function readEntry(pid: number): ProcessEntry | null {
  try {
    // `pid (name) state parent group …`; the name may hold anything, parentheses included.
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ", 20);
    const [state, parent, group] = fields;
    const startTicks = fields[19];
    if (state === "Z" || state === "X" || startTicks === undefined) return null;
    return { pid, parent: Number(parent), group: Number(group), startTicks };
  } catch {
    // It ended while we looked.
    return null;
  }
}

/** Whether the process still runs, and is not another one under the same id. */
export function isSame(table: ProcessTable, { pid, startTicks }: ProcessMark): boolean {
  return table.get(pid)?.startTicks === startTicks;
}

/** The processes that descend from one of the roots; the roots themselves are not among them. */
export function descendantsOf(table: ProcessTable, roots: Iterable<number>): ProcessMark[] {
  const childrenOf = new Map<number, ProcessEntry[]>();
  for (const entry of table.values()) {
    const siblings = childrenOf.get(entry.parent);
    if (siblings === undefined) childrenOf.set(entry.parent, [entry]);
    else siblings.push(entry);
  }
  const found: ProcessMark[] = [];
  const seen = new Set(roots);
  const open = [...seen];
  for (let parent = open.pop(); parent !== undefined; parent = open.pop()) {
    for (const { pid, startTicks } of childrenOf.get(parent) ?? []) {
      if (seen.has(pid)) continue;
      seen.add(pid);
      found.push({ pid, startTicks });
      open.push(pid);
    }
  }
  return found;
}
