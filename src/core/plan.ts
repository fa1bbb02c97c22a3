/** Splits outstanding tasks over the jobs of a matrix: longest first, each to the job with the least work. */
import { wholeOf } from "./split.ts";

export interface PlanBounds {
  readonly maxJobs: number;
  /** How long a job should take; null for as many jobs as allowed. */
  readonly targetJobS: number | null;
  /** Tasks that a job runs at the same time. */
  readonly concurrency: number;
}

/**
 * @param tasks indexes into the list, in the order of starts
 * @param durationOf null if no duration is known
 * @returns the tasks of each job; no job is empty
 */
export function balance(tasks: Uint32Array, durationOf: DurationOf | null, bounds: PlanBounds): number[][] {
  if (tasks.length === 0) return [];
  const weighed = weigh(tasks, durationOf);
  const count = Math.max(1, Math.min(wantedJobs(weighed, bounds), bounds.maxJobs, tasks.length));
  return weighed === null ? deal(tasks, count) : spread(tasks, count, weighed);
}

/** A target needs durations. Without any, the first plan uses as many jobs as it may. */
function wantedJobs(weighed: Weighed | null, { maxJobs, targetJobS, concurrency }: PlanBounds): number {
  if (weighed === null || targetJobS === null) return maxJobs;
  const totalS = weighed.places.reduce((sum, place) => sum + (weighed.durationsS[place] ?? 0), 0);
  return Math.ceil(totalS / concurrency / targetJobS);
}

/** Deals tasks out in turns, which is what the heap does with tasks of equal duration. */
function deal(tasks: Uint32Array, count: number): number[][] {
  return Array.from({ length: count }, (_, job) => {
    const part: number[] = [];
    for (let place = job; place < tasks.length; place += count) part.push(tasks[place] ?? 0);
    return part;
  });
}

function spread(tasks: Uint32Array, count: number, { durationsS, places }: Weighed): number[][] {
  const jobs = Array.from({ length: count }, (_, job) => ({ job, loadS: 0, tasks: [] as number[] }));
  // A heap by load. The root is the job with the least work.
  for (const place of places) {
    const least = jobs[0];
    if (least === undefined) break;
    least.tasks.push(tasks[place] ?? 0);
    // A task without duration still takes a place. Otherwise all of them would go to one job.
    least.loadS += Math.max(durationsS[place] ?? 0, 1e-6);
    siftDown(jobs);
  }
  return jobs.sort((a, b) => a.job - b.job).map((job) => job.tasks);
}

function siftDown(heap: { job: number; loadS: number }[]): void {
  let at = 0;
  for (;;) {
    const here = heap[at];
    const left = 2 * at + 1;
    const smaller = isBefore(heap[left + 1], heap[left]) ? left + 1 : left;
    const child = heap[smaller];
    if (here === undefined || child === undefined || !isBefore(child, here)) return;
    heap[at] = child;
    heap[smaller] = here;
    at = smaller;
  }
}

function isBefore(
  a: { readonly job: number; readonly loadS: number } | undefined,
  b: { readonly job: number; readonly loadS: number } | undefined,
): boolean {
  if (a === undefined || b === undefined) return false;
  return a.loadS < b.loadS || (a.loadS === b.loadS && a.job < b.job);
}

/** The expected seconds of a task, by its index in the list; null if unknown. */
export type DurationOf = (index: number) => number | null;

export interface Weighed {
  /** Expected seconds of each task, by place. Unknown ones get the median. */
  readonly durationsS: Float64Array;
  /** The places, longest first. Equal ones keep their order. */
  readonly places: Uint32Array;
}

/**
 * @param tasks indexes into the list
 * @returns null if no duration is known
 */
export function weigh(tasks: Uint32Array, durationOf: DurationOf | null): Weighed | null {
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
