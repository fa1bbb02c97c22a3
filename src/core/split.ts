/**
 * Splits tasks over the jobs of a matrix, by a plan that balances durations or by a hash of the ids. Also orders the
 * starts of a job.
 */
import { type Heap, heapPop, heapPush } from "./heap.ts";

/** GitHub's maximum number of jobs in one matrix. */
export const MOST_JOBS = 256;

/** The part of the list that one job runs. */
export interface JobPart {
  readonly index: number;
  readonly total: number;
}

/**
 * Splits by a stable hash of the id. A task stays with its job when other tasks are added, removed or done, and a
 * re-run job finds its own tasks again.
 */
export function belongsTo(id: string, part: JobPart): boolean {
  return part.total <= 1 || stableHash(id) % part.total === part.index;
}

/** A job's share of a number that the jobs of a matrix divide among them. The shares add up to the number. */
export function shareOfJob(amount: number, { index, total }: JobPart): number {
  return Math.floor(amount / total) + (index < amount % total ? 1 : 0);
}

/** The part of a job that runs the whole list: every index. */
export function wholeOf(count: number): Uint32Array {
  const indexes = new Uint32Array(count);
  for (let index = 0; index < count; index += 1) indexes[index] = index;
  return indexes;
}

/** FNV-1a over UTF-16 units with the finaliser of MurmurHash3, so that numbered ids spread evenly. */
export function stableHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    hash = Math.imul(hash ^ (unit & 0xff), 0x01000193);
    hash = Math.imul(hash ^ (unit >>> 8), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

export interface PlanBounds {
  readonly maxJobs: number;
  /** How long a job should take, in seconds; null for as many jobs as allowed. */
  readonly targetJobS: number | null;
  /** Tasks that a job runs at the same time. */
  readonly concurrency: number;
}

/**
 * Plans the jobs: longest tasks first, each to the job with the least work.
 *
 * @param tasks indexes into the list, in the order of starts
 * @param durationOf null if no duration is known
 * @returns the tasks of each job; no job is empty
 */
export function balance(tasks: Uint32Array, durationOf: DurationOf | null, bounds: PlanBounds): number[][] {
  if (tasks.length === 0) return [];
  const weighed = weigh(tasks, durationOf);
  const count = Math.max(1, Math.min(wantedJobs(weighed, bounds), bounds.maxJobs, tasks.length));
  return spread(tasks, count, weighed);
}

/** A target needs durations. Without any, the first plan uses as many jobs as it may. */
function wantedJobs(weighed: Weighed | null, { maxJobs, targetJobS, concurrency }: PlanBounds): number {
  if (weighed === null || targetJobS === null) return maxJobs;
  const totalS = weighed.places.reduce((sum, place) => sum + (weighed.durationsS[place] ?? 0), 0);
  return Math.ceil(totalS / concurrency / targetJobS);
}

/** Gives each task to the job with the least work so far. */
function spread(tasks: Uint32Array, count: number, weighed: Weighed | null): number[][] {
  const jobs: number[][] = Array.from({ length: count }, () => []);
  let byLoad: Heap<number> = null;
  for (let job = 0; job < count; job += 1) byLoad = heapPush(byLoad, { key: 0, tie: job }, job);
  for (const place of weighed?.places ?? wholeOf(tasks.length)) {
    if (byLoad === null) break;
    const { item: job, key: loadS } = byLoad;
    jobs[job]?.push(tasks[place] ?? 0);
    // A task without a duration still takes a place. Otherwise all of them would go to one job.
    const durationS = Math.max(weighed?.durationsS[place] ?? 0, 1e-6);
    byLoad = heapPush(heapPop(byLoad), { key: loadS + durationS, tie: job }, job);
  }
  return jobs;
}

/** The expected seconds of a task, by its index in the list; null if unknown. */
export type DurationOf = (index: number) => number | null;

interface Weighed {
  /** Expected seconds of each task, by place. Unknown ones get the median. */
  readonly durationsS: Float64Array;
  /** The places, longest first. Equal ones keep their order. */
  readonly places: Uint32Array;
}

/**
 * @param tasks indexes into the list
 * @returns null if no duration is known
 */
function weigh(tasks: Uint32Array, durationOf: DurationOf | null): Weighed | null {
  if (durationOf === null) return null;
  const durationsS = Float64Array.from(tasks, (task) => durationOf(task) ?? Number.NaN);
  const known = durationsS.filter((duration) => !Number.isNaN(duration)).sort();
  const median = known[Math.floor(known.length / 2)];
  if (median === undefined) return null;
  for (const [place, duration] of durationsS.entries()) if (Number.isNaN(duration)) durationsS[place] = median;
  const at = (place: number) => durationsS[place] ?? 0;
  return { durationsS, places: wholeOf(tasks.length).sort((a, b) => at(b) - at(a) || a - b) };
}

/**
 * @param outstanding indexes into the list
 * @param durationOf null if no duration is known
 * @param concurrency with 1, the list's order stays, because reordering would gain nothing
 */
export function orderStarts(outstanding: Uint32Array, durationOf: DurationOf | null, concurrency: number): Uint32Array {
  if (concurrency <= 1) return outstanding;
  return weigh(outstanding, durationOf)?.places.map((place) => outstanding[place] ?? 0) ?? outstanding;
}
