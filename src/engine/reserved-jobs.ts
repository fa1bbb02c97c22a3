/** Indexes under which state is kept beside that of the jobs of a matrix, which are at most 256. */

/** The STOP board of a matrix. */
export const STOP_BOARD = 9_997;
export const PLAN_JOB = 9_998;
export const MERGE_JOB = 9_999;
