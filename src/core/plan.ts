/** Splits outstanding tasks over the jobs of a matrix: longest first, each to the job with the least work. */
import { type DurationOf, type Weighed, weigh } from "./order.ts";

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
