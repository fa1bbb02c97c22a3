/** Reserved indexes under which state is kept beside the jobs of a matrix, which has at most 256. */

/** The shared state of a campaign: a chain of entries, each of which holds everything from the one before it. */
export const SHARED_STATE = 9_996;
/** Where the jobs of a matrix look for providers that have stopped a sibling. */
export const SHARED_STOPS = 9_997;
export const PLAN_JOB = 9_998;
export const MERGE_JOB = 9_999;

/** Up to this many jobs, each one reads the states of all others and adds to the shared state at its end. */
export const SMALL_MATRIX = 4;

export function isMatrixJob(index: number): boolean {
  return index < SHARED_STATE;
}
