/** A look at the processes of the machine: who they are, and who descends from whom. */

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

/** By their ids. */
export type ProcessTable = ReadonlyMap<number, ProcessEntry>;

/**
 * Reads the text of a `stat` file of procfs.
 *
 * @returns null for a process that runs no more: zombies are left where nobody waits for them.
 */
export function parseStat(pid: number, stat: string): ProcessEntry | null {
  // `pid (name) state parent group …`; the name may hold anything, parentheses included.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ", 20);
  const [state, parent, group] = fields;
  const threadCount = fields[17];
  const startTicks = fields[19];
  if (startTicks === undefined || state === "X") return null;
  // One whose first thread has ended looks like a zombie while the others run.
  if (state === "Z" && !(Number(threadCount) > 1)) return null;
  return { pid, parent: Number(parent), group: Number(group), startTicks };
}

/** Whether the process still runs, and is not another one under the same id. */
export function isSame(table: ProcessTable, { pid, startTicks }: ProcessMark): boolean {
  return table.get(pid)?.startTicks === startTicks;
}

/** The processes that descend from one of the roots, parents first; the roots themselves are not among them. */
export function descendantsOf(table: ProcessTable, roots: Iterable<number>): ProcessEntry[] {
  const childrenOf = new Map<number, ProcessEntry[]>();
  for (const entry of table.values()) {
    const siblings = childrenOf.get(entry.parent);
    if (siblings === undefined) childrenOf.set(entry.parent, [entry]);
    else siblings.push(entry);
  }
  const found: ProcessEntry[] = [];
  const seen = new Set(roots);
  const open = [...seen];
  for (let parent = open.pop(); parent !== undefined; parent = open.pop()) {
    for (const entry of childrenOf.get(parent) ?? []) {
      if (seen.has(entry.pid)) continue;
      seen.add(entry.pid);
      found.push(entry);
      open.push(entry.pid);
    }
  }
  return found;
}
