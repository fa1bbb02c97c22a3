/** Spreads outstanding tasks over the jobs of a matrix: longest first, each to the job that is done soonest. */

export interface PlannedTask {
  readonly hash: string;
  /** Expected seconds; null where nothing is known of it. */
  readonly durationS: number | null;
}

export interface PlanBounds {
  readonly maxJobs: number;
  /** How long a job should take; null: as many jobs as allowed. */
  readonly targetJobS: number | null;
  /** Tasks that a job runs side by side. */
  readonly concurrency: number;
}

/** @returns per job the hashes of its tasks; no job is empty */
export function balance(tasks: readonly PlannedTask[], bounds: PlanBounds): string[][] {
  if (tasks.length === 0) return [];
  const known = tasks.flatMap((task) => (task.durationS === null ? [] : [task.durationS])).sort((a, b) => a - b);
  const median = known[Math.floor(known.length / 2)] ?? 1;
  const weighed = tasks
    .map((task, index) => ({ hash: task.hash, index, durationS: task.durationS ?? median }))
    .sort((a, b) => b.durationS - a.durationS || a.index - b.index);
  const totalS = weighed.reduce((sum, task) => sum + task.durationS, 0);
  // A target needs durations: a first plan that knows none spreads the tasks as far as it may.
  const { targetJobS } = bounds;
  const wanted =
    targetJobS === null || known.length === 0 ? bounds.maxJobs : Math.ceil(totalS / bounds.concurrency / targetJobS);
  const count = Math.max(1, Math.min(wanted, bounds.maxJobs, tasks.length));

  const jobs = Array.from({ length: count }, (_, job) => ({ job, loadS: 0, hashes: [] as string[] }));
  // A heap by load: the root is the job that would be done soonest.
  for (const task of weighed) {
    const least = jobs[0];
    if (least === undefined) break;
    least.hashes.push(task.hash);
    // A task of no time still takes a place, else all of them would go to one job.
    least.loadS += Math.max(task.durationS, 1e-6);
    siftDown(jobs);
  }
  return jobs.sort((a, b) => a.job - b.job).map((job) => job.hashes);
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
