/**
 * Setbacks: events that delayed a task without using an attempt, over the runs of a campaign. Kills and refusals are
 * not the task's fault until they happen run after run. Counting runs keeps every campaign finite.
 *
 * The checkpoint stores them by task hash and run id, so that merging is a union.
 */

/** Kills in this many runs are free. From the next run on, each kill is charged. */
export const FREE_KILL_RUNS = 3;
/**
 * Refusals in this many runs are free. Later ones are charged if the provider has graded other tasks of the campaign.
 */
const FREE_REFUSED_RUNS = 5;

/**
 * Cuts by the time budget in this many runs are free. Later ones are charged if the provider has graded other tasks.
 */
const FREE_CUT_RUNS = 3;

/**
 * What happened to a task in a run. `killed`: a child that ran only this task was killed. `shard_killed`: a child that
 * ran it together with others was killed, which makes its next shard smaller. `refused`: the provider refused it.
 * `suspected`: it was put off for a suspected limit that no other task confirmed. `cut`: it was stopped because the
 * time budget was used up.
 */
const KINDS = ["killed", "shard_killed", "refused", "suspected", "cut"] as const;
export type SetbackKind = (typeof KINDS)[number];

/** Run ids by task hash. */
type RunsBy = Readonly<Record<string, readonly string[]>>;

/** As stored in the checkpoint. Keys are in snake_case, as on disk. */
export interface Setbacks extends Readonly<Record<SetbackKind, RunsBy>> {
  readonly campaign: string;
  /** Runs that ended because every task failed the same way. */
  readonly same_failure: readonly string[];
  /** Runs that ended because children were killed in a row. */
  readonly kill_streak: readonly string[];
}

/** In how many earlier runs a task met each setback. */
export type TaskSetbacks = Readonly<Record<SetbackKind, number>>;

export const NO_SETBACKS: TaskSetbacks = byKind(() => 0);

/** Runs kept per task: more than any rule needs. */
const RUNS_KEPT = 16;
/** Tasks kept per kind, so that the checkpoint stays small. */
const TASKS_KEPT = 2_000;

export function emptySetbacks(campaign: string): Setbacks {
  return { campaign, ...byKind(() => ({})), same_failure: [], kill_streak: [] };
}

/** The union of the setbacks of two states of one campaign. */
export function mergeSetbacks(a: Setbacks, b: Setbacks): Setbacks {
  return {
    campaign: a.campaign,
    ...byKind((kind) => mergeRunsBy(a[kind], b[kind])),
    same_failure: mergeRuns(a.same_failure, b.same_failure),
    kill_streak: mergeRuns(a.kill_streak, b.kill_streak),
  };
}

/**
 * Adds the setbacks of one run.
 *
 * @param run.tasks hashes of tasks
 * @param isOutstanding a settled task needs no memory
 */
export function addSetbacks(
  before: Setbacks,
  run: {
    readonly run: string;
    readonly tasks: Readonly<Record<SetbackKind, Iterable<string>>>;
    readonly endedBy: "same-failure" | "kill-streak" | null;
  },
  isOutstanding: (hash: string) => boolean,
): Setbacks {
  const runs = [run.run];
  const merged = mergeSetbacks(before, {
    campaign: before.campaign,
    ...byKind((kind) => Object.fromEntries([...run.tasks[kind]].map((hash) => [hash, runs]))),
    same_failure: run.endedBy === "same-failure" ? runs : [],
    kill_streak: run.endedBy === "kill-streak" ? runs : [],
  });
  const open = (by: RunsBy) => Object.fromEntries(Object.entries(by).filter(([hash]) => isOutstanding(hash)));
  return { ...merged, ...byKind((kind) => open(merged[kind])) };
}

/** The setbacks of a task in earlier runs. @param run the present run, which does not count yet */
export function setbacksOf(setbacks: Setbacks, hash: string, run: string): TaskSetbacks {
  // A million tasks without a setback share one record.
  if (!KINDS.some((kind) => Object.hasOwn(setbacks[kind], hash))) return NO_SETBACKS;
  return byKind((kind) => (setbacks[kind][hash] ?? []).filter((one) => one !== run).length);
}

/** A value for each kind of setback. */
export function byKind<Value>(make: (kind: SetbackKind) => Value): Record<SetbackKind, Value> {
  return Object.fromEntries(KINDS.map((kind) => [kind, make(kind)])) as Record<SetbackKind, Value>;
}

/** @param isDoubtful whether the provider has graded a task of the campaign, or no other task confirmed the refusal */
export function isChargedForRefusals({ refused }: TaskSetbacks, isDoubtful: boolean): boolean {
  return refused >= FREE_REFUSED_RUNS && isDoubtful;
}

/** @param hasGraded whether the provider has graded a task of the campaign */
export function isChargedForCuts({ cut }: TaskSetbacks, hasGraded: boolean): boolean {
  return cut >= FREE_CUT_RUNS && hasGraded;
}

/**
 * Tasks with setbacks start after all others, those with the most setbacks last, so that they do not hold up others run
 * after run. A refusal in a single run does not count, because some task has to be the first to meet a limit. Neither
 * does a single cut, because some task is always running when a time budget ends.
 *
 * @returns a rank; lower ranks start first
 */
function startRank({ killed, shard_killed, refused, suspected, cut }: TaskSetbacks): number {
  return killed + shard_killed + suspected + Math.max(0, refused - 1) + Math.max(0, cut - 1);
}

/**
 * The ranks of tasks, given the setbacks of their campaign. If more tasks were in killed shards than the checkpoint has
 * room for, the ones that it names start first. Otherwise the others would start before them in every run, again in
 * full shards, and the campaign would not end.
 */
export function startRanks({ shard_killed: named }: Setbacks): (task: TaskSetbacks) => number {
  if (Object.keys(named).length < TASKS_KEPT) return startRank;
  return (task) => (task.shard_killed > 0 ? -startRank(task) : startRank(task));
}

/**
 * Whether it must run alone: it starts only when no other task of its provider runs, so that a limit that only this
 * task meets does not stop the others again.
 */
export function runsAlone({ refused }: TaskSetbacks): boolean {
  return refused >= FREE_REFUSED_RUNS - 1;
}

/**
 * The largest shard in which a task may start in this run. A task gets a child of its own if such a child was killed
 * before, or if the time budget cut the task twice. Each run in which its shard was killed divides the shard by eight:
 * a run may have no time to halve the shard, and the next one must not start the same shard again.
 */
export function firstShardLimit(setbacks: TaskSetbacks, shardSize: number): number {
  const { killed, shard_killed, cut } = setbacks;
  return killed > 0 || cut > 1 || runsAlone(setbacks) ? 1 : Math.ceil(shardSize / 8 ** shard_killed);
}

function mergeRunsBy(a: RunsBy, b: RunsBy): RunsBy {
  const merged = new Map(Object.entries(a));
  for (const [key, runs] of Object.entries(b)) merged.set(key, mergeRuns(merged.get(key) ?? [], runs));
  if (merged.size <= TASKS_KEPT) return Object.fromEntries(merged);
  const most = [...merged].sort(([a, aRuns], [b, bRuns]) => bRuns.length - aRuns.length || (a < b ? -1 : 1));
  return Object.fromEntries(most.slice(0, TASKS_KEPT));
}

/** Keeps the latest runs. Run ids grow with time: numbers by length, timestamps as text. */
function mergeRuns(a: readonly string[], b: readonly string[]): readonly string[] {
  const runs = [...new Set([...a, ...b])].sort((x, y) => x.length - y.length || (x < y ? -1 : 1));
  return runs.slice(-RUNS_KEPT);
}
