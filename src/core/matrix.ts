/** GitHub's bound on the jobs of one matrix. */
export const MOST_JOBS = 256;
