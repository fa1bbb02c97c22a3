/** Moves simulated time on until what awaits it is over. Real files take real time, during which the clock stands still. */
import type { VirtualClock } from "../../src/simulate/virtual-clock.ts";
import { fail } from "./violation.ts";

export interface Process {
  /** Settles when the process is over, however it ends. */
  readonly end: Promise<unknown>;
  /** When the process is killed; null: never. Asked again before every step. */
  readonly killAt: () => number | null;
  readonly kill: () => void;
  /** Called when nothing moves until the clock does. */
  readonly waits?: () => void;
}

/** A night of the real engine takes some thousand steps; more is a loop that starts children forever. */
const STEPS = 60_000;

/** A file of a state folder takes milliseconds. A request that is open for a minute never ends, and the seed should say so. */
const FILE_REQUEST_MS = 60_000;

/** Moves on until a promise is settled. */
export async function until<T>(clock: VirtualClock, end: Promise<T>): Promise<T> {
  await drive(clock, [{ end, killAt: () => null, kill: () => {} }]);
  return end;
}

/** Moves on until processes that run side by side have ended or were killed. */
export async function drive(clock: VirtualClock, processes: readonly Process[]): Promise<void> {
  const running = new Set(processes);
  const errors: unknown[] = [];
  for (const process of processes) {
    process.end.catch((error: unknown) => errors.push(error)).then(() => running.delete(process));
  }
  const limit = STEPS * processes.length;
  for (let steps = 0; steps < limit; steps += 1) {
    await untilIdle();
    if (errors.length > 0) throw errors[0];
    if (running.size === 0) return;
    const next = clock.nextAt();
    if (next === null || next > clock.now()) for (const process of running) process.waits?.();
    const killed = firstKilled(running, next);
    if (killed !== null) {
      clock.moveTo(killed.at);
      killed.process.kill();
    } else if (!clock.step()) fail("stands-still", "the run waits for nothing");
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

/** Waits until every promise that can settle has settled and no file is being read or written. */
async function untilIdle(): Promise<void> {
  // A tick comes after all promise callbacks.
  await new Promise<void>((resolve) => process.nextTick(resolve));
  const deadline = performance.now() + FILE_REQUEST_MS;
  while (process.getActiveResourcesInfo().some((name) => /^(?:FSReq|Immediate)/.test(name))) {
    if (performance.now() > deadline) fail("file-request-hangs", process.getActiveResourcesInfo().join(" "));
    await new Promise((resolve) => setImmediate(resolve));
    await new Promise<void>((resolve) => process.nextTick(resolve));
  }
}
