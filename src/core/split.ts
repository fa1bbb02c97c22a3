/** Which job of a matrix a task belongs to if there is no plan. */

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
