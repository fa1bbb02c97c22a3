/** The workflow run that a run is an attempt of; outside of workflows, where each process is a run of its own, the run itself. */
export function workflowRunOf(run: string): string {
  return /^(\d+)-\d+$/.exec(run)?.[1] ?? run;
}
