/** Moves the world's clock on until processes have ended that run side by side, or were killed. */

import { fail } from "./violation.ts";
import { allHeard, filesAtRest, type VirtualClock } from "./virtual-clock.ts";

export interface Process {
  /** Settles when the process is over, however it ends. */
  readonly end: Promise<unknown>;
  /** When the process is killed; null: never. Asked again before every step. */
  readonly killAt: () => number | null;
  readonly kill: () => void;
}

/** A night of the real engine is some thousand steps; more is a loop that starts children for ever. */
const STEPS = 60_000;

/** While processes wait for real files, the clock stands still. */
export async function drive(clock: VirtualClock, processes: readonly Process[]): Promise<void> {
  let left = processes.length;
  let trouble: { readonly error: unknown } | null = null;
  const running = new Set(processes);
  for (const process of processes) {
    process.end.then(
      () => {
        left -= 1;
        running.delete(process);
      },
      (error: unknown) => {
        trouble ??= { error };
      },
    );
  }
  const limit = STEPS * processes.length;
  for (let steps = 0; steps < limit; steps += 1) {
    await allHeard();
    await filesAtRest();
    if (trouble !== null) throw (trouble as { readonly error: unknown }).error;
    if (left === 0) return;
    const next = clock.nextAt();
    const killed = firstKilled(running, next);
    if (killed !== null) {
      clock.moveTo(killed.at);
      killed.process.kill();
      continue;
    }
    if (!clock.step()) fail("stands-still", "the run waits for nothing");
  }
  fail("goes-on-for-ever", `no end after ${limit} steps`);
}

function firstKilled(running: ReadonlySet<Process>, next: number | null) {
  let first: { readonly process: Process; readonly at: number } | null = null;
  for (const process of running) {
    const at = process.killAt();
    if (at !== null && (next === null || next >= at) && (first === null || at < first.at)) first = { process, at };
  }
  return first;
}
