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
  const leaders = new Set(trees.map((tree) => groupOf(processes, tree)));
  // Children first: a shell that controls jobs must not see one of them stopped.
  for (const { pid, group } of held.toReversed()) if (!leaders.has(group)) processes.signal(pid, "SIGCONT");
  for (const leader of leaders) {
    if (leader === null) continue;
    const members = held.filter(({ group }) => group === leader);
    if (members.length === 0) processes.signal(-leader, "SIGTERM");
    // The leader last: if it ended while others of its group were stopped, the system would send them a hangup.
    members.sort((a, b) => Number(a.pid === leader) - Number(b.pid === leader));
    for (const { pid } of members) {
      processes.signal(pid, "SIGTERM");
      processes.signal(pid, "SIGCONT");
    }
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
  for (const tree of trees) killGroup(processes, tree);
  for (const { pid } of held) processes.signal(pid, "SIGKILL");
  return held.length > 0;
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

/**
 * Stops all of the trees.
 *
 * @returns whom it has stopped, as of the last look, parents before their children; nobody where the system shows no
 * processes
 */
function hold(processes: Processes, trees: readonly ProcessTree[]): readonly ProcessEntry[] {
  if (processes.ids().length === 0) return [];
  for (const tree of trees) {
    const leader = groupOf(processes, tree);
    if (leader !== null) processes.signal(-leader, "SIGSTOP");
  }
  const stopped = new Map<number, ProcessMark>();
  const isStopped = ({ pid, startTicks }: ProcessMark) => stopped.get(pid)?.startTicks === startTicks;
  for (let look = 1; ; look += 1) {
    const table = readTable(processes);
    for (const tree of trees) noteSeen(table, tree);
    const living = [...new Set(trees.flatMap((tree) => livingOf(table, tree)))];
    // Those of the groups too: somebody may have joined one since its signal.
    const fresh = living.filter((mark) => !isStopped(mark));
    if (fresh.length === 0 || look === LOOKS_LIMIT) return living.filter(isStopped);
    for (const mark of fresh) {
      // Since the look it may have ended, and its id be another's.
      if (processes.read(mark.pid)?.startTicks !== mark.startTicks) continue;
      processes.signal(mark.pid, "SIGSTOP");
      stopped.set(mark.pid, mark);
    }
  }
}
