/**
 * The workflow run that a run is an attempt of. Outside of workflows each process is a run of its own, so this is the
 * run itself.
 */
export function workflowRunOf(run: string): string {
  return /^(\d+)-\d+$/.exec(run)?.[1] ?? run;
}
