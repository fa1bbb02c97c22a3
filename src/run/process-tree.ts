/**
 * Signals to children and all that descends from them, so that nobody gets away meanwhile.
 *
 * A child leads a group of its own, so one signal reaches the whole group, also when the child itself is gone. A
 * descendant that has left the group (`setsid`) is known by its parents, as long as they live: until the signal.
 * Between a look at all processes and the signal another may be started, leave the group, and lose its parent. So
 * they are stopped before the look: the system lets nobody fork who has a signal waiting. When a look shows nobody
 * new, nobody else can come, and nobody can end and leave its id to another.
 */
import { descendantsOf, isSame, type ProcessEntry, type ProcessMark, type ProcessTable } from "./process-table.ts";
import { type Processes, readTable } from "./processes.ts";

/** A child and whoever was seen to descend from it. */
export interface ProcessTree {
  /** The id of the child and of the group that it leads; null once nobody is left in that, and the id may be another's. */
  leader: number | null;
  /** Whether the child has been waited for: its id is that of its group alone. */
  isReaped: boolean;
  /** By their ids. They stay known when their parents are gone, and when they leave the group later. */
  readonly seen: Map<number, ProcessMark>;
}

export function treeOf(leader: number): ProcessTree {
  return { leader, isReaped: false, seen: new Map() };
}

/** Each look finds what those of the last one had started: nothing that can be stopped goes on for so many. */
const LOOKS_LIMIT = 20;

/**
 * Sends TERM to the groups of the children, and lets all who were stopped go on. Whoever is outside of the groups
 * gets none, and is known from now on.
 */
export function terminateTrees(processes: Processes, trees: readonly ProcessTree[]): void {
  const held = hold(processes, trees);
  const leaders = groupsOf(processes, trees);
  // Children first: a shell that controls jobs must not see one of them stopped.
  for (const { pid } of outsideOf(leaders, held)) processes.signal(pid, "SIGCONT");
  for (const leader of leaders) {
    // It waits for those who are stopped, and the next one reaches them all at once: if one ended while others of the
    // group were stopped, the system might send them a hangup.
    processes.signal(-leader, "SIGTERM");
    processes.signal(-leader, "SIGCONT");
  }
}

/**
 * Kills the groups of the children, and all who are known to descend from them.
 *
 * @returns whether a look showed anybody of them
 */
export function killTrees(processes: Processes, trees: readonly ProcessTree[]): boolean {
  const held = hold(processes, trees);
  const leaders = groupsOf(processes, trees);
  // Children first, and the groups last: those who are stopped in a group whose last tie to another one of its session
  // ends are sent a hangup by the system, and go on.
  for (const mark of outsideOf(leaders, held)) {
    // Whom a look does not show has ended, but one that shows nobody has failed.
    if (held.table.size === 0 || isSame(held.table, mark)) processes.signal(mark.pid, "SIGKILL");
  }
  for (const leader of leaders) processes.signal(-leader, "SIGKILL");
  return held.stopped.length > 0;
}

/** Kills the group of a child, without a look at who has left it. */
export function killGroup(processes: Processes, tree: ProcessTree): void {
  const leader = groupOf(processes, tree);
  if (leader !== null) processes.signal(-leader, "SIGKILL");
}

/** The group of a child, if somebody is left in it; zombies count. */
export function groupOf(processes: Processes, tree: ProcessTree): number | null {
  const { leader } = tree;
  if (leader === null || !tree.isReaped) return leader;
  // The system gives nobody the id of a group that lives: whoever has it came later.
  if (!processes.signal(-leader, 0) || processes.read(leader) !== null) tree.leader = null;
  return tree.leader;
}

function groupsOf(processes: Processes, trees: readonly ProcessTree[]): Set<number> {
  return new Set(trees.flatMap((tree) => groupOf(processes, tree) ?? []));
}

/** Adds to a tree whoever a look at all processes shows of it. */
export function noteSeen(table: ProcessTable, tree: ProcessTree): void {
  const { leader, isReaped, seen } = tree;
  if (leader !== null && !(isReaped && table.has(leader))) {
    for (const entry of table.values()) {
      if (entry.group === leader || entry.pid === leader) seen.set(entry.pid, entry);
    }
  }
  const roots = livingOf(table, tree).map(({ pid }) => pid);
  for (const entry of descendantsOf(table, roots)) seen.set(entry.pid, entry);
}

function livingOf(table: ProcessTable, { seen }: ProcessTree): ProcessEntry[] {
  return [...seen.values()].flatMap((mark) => (isSame(table, mark) ? (table.get(mark.pid) ?? []) : []));
}

interface Held {
  /** Parents before their children. Also those whom the last look does not show, but none whose id it shows to be another's. */
  readonly stopped: readonly ProcessEntry[];
  /** The last look. It is empty where none can be had: no descriptor is left, for instance. */
  readonly table: ProcessTable;
}

/** Those who are stopped but for those who are surely in one of the groups, children before their parents. */
function outsideOf(groups: ReadonlySet<number>, { stopped, table }: Held): ProcessEntry[] {
  return stopped.filter((mark) => !(isSame(table, mark) && groups.has(mark.group))).toReversed();
}

/** Stops all of the trees; nobody where the system shows no processes. */
function hold(processes: Processes, trees: readonly ProcessTree[]): Held {
  if (processes.ids().length === 0) return { stopped: [], table: new Map() };
  for (const tree of trees) {
    const leader = groupOf(processes, tree);
    if (leader !== null) processes.signal(-leader, "SIGSTOP");
  }
  const stopped = new Map<number, ProcessEntry>();
  const isStopped = ({ pid, startTicks }: ProcessMark) => stopped.get(pid)?.startTicks === startTicks;
  for (let look = 1; ; look += 1) {
    const table = readTable(processes);
    for (const tree of trees) noteSeen(table, tree);
    const living = [...new Set(trees.flatMap((tree) => livingOf(table, tree)))];
    // Those of the groups too: somebody may have joined one since its signal.
    const fresh = living.filter((mark) => !isStopped(mark));
    if (fresh.length === 0 || look === LOOKS_LIMIT) {
      const latest = [...stopped.values()].map((mark) => table.get(mark.pid) ?? mark);
      return { stopped: [...parentsFirst(latest.filter(isStopped))], table };
    }
    for (const mark of fresh) {
      // Since the look it may have ended, and its id be another's.
      if (processes.read(mark.pid)?.startTicks !== mark.startTicks) continue;
      processes.signal(mark.pid, "SIGSTOP");
      stopped.set(mark.pid, mark);
    }
  }
}

function parentsFirst(entries: readonly ProcessEntry[]): Iterable<ProcessEntry> {
  const table = new Map(entries.map((entry) => [entry.pid, entry]));
  const roots = entries.filter(({ parent }) => !table.has(parent));
  const below = descendantsOf(table, new Set(roots.map(({ pid }) => pid)));
  // All of them: what is known of some may be so old that they seem to descend from each other.
  return new Set([...roots, ...below, ...entries]);
}
