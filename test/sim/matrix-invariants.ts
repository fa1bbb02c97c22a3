/** What must hold among the jobs of one workflow run: each task belongs to one part, and a STOP reaches all jobs. */
import type { ShardRequest } from "../../src/run/spawner.ts";
import type { Reset } from "./start-invariants.ts";
import { fail } from "./violation.ts";

/** From a STOP in one job to the last start in another. */
const WITHIN_MS = 60_000;

interface Begun {
  readonly at: number;
  /** What its files leave outstanding of the whole list. */
  readonly whole: ReadonlySet<string>;
  readonly part: readonly string[];
}

interface Stop {
  readonly job: number;
  readonly at: number;
  readonly resetAt: number;
}

export class MatrixInvariants {
  readonly #now: () => number;
  /** Whether nothing was lost, killed or hidden. Only then are the parts known to fit. */
  readonly #isCalm: () => boolean;
  readonly #begun = new Map<number, Begun>();
  readonly #stops = new Map<string, Stop>();
  readonly #startedBy = new Map<string, number>();

  constructor(now: () => number, isCalm: () => boolean) {
    this.#now = now;
    this.#isCalm = isCalm;
  }

  began(job: number, whole: readonly string[], part: readonly string[]): void {
    this.#begun.set(job, { at: this.#now(), whole: new Set(whole), part });
  }

  started(job: number, request: ShardRequest): void {
    if (!this.#isCalm()) return;
    for (const { id } of request.tasks) {
      const other = this.#startedBy.get(id);
      if (other !== undefined && other !== job) fail("parts", `${id} is started by job ${other} and by job ${job}`);
      this.#startedBy.set(id, job);
    }
    const stop = this.#stops.get(request.provider);
    const now = this.#now();
    if (stop === undefined || stop.job === job || now >= stop.resetAt || now <= stop.at + WITHIN_MS) return;
    const seconds = Math.round((now - stop.at) / 1_000);
    fail(
      "sibling-stop",
      `job ${job} starts ${request.key} ${seconds} s after ${request.provider} stopped job ${stop.job}`,
    );
  }

  stopped(job: number, provider: string, reset: Reset): void {
    const now = this.#now();
    const known = this.#stops.get(provider);
    // A short stop may be over before a sibling looks.
    if (known === undefined && reset.fromAt > now + WITHIN_MS)
      this.#stops.set(provider, { job, at: now, resetAt: reset.fromAt });
  }

  /** All jobs have ended: their parts made up the whole. */
  ended(jobs: number): void {
    if (!this.#isCalm() || this.#begun.size < jobs) return;
    const inOrder = [...this.#begun.values()].sort((a, b) => a.at - b.at);
    const [first, last] = [inOrder[0], inOrder.at(-1)];
    if (first === undefined || last === undefined) return;
    const owners = new Map<string, number>();
    for (const [job, { part }] of this.#begun) {
      for (const id of part) {
        const other = owners.get(id);
        if (other !== undefined) fail("parts", `${id} belongs to job ${other} and to job ${job}`);
        owners.set(id, job);
        if (!first.whole.has(id)) fail("parts", `job ${job} runs ${id}, which was settled before`);
      }
    }
    // A task that any job finds settled was settled by another job, or in an earlier run whose state this job did not read.
    const isOpen = (id: string) => inOrder.every(({ whole }) => whole.has(id));
    const left = [...last.whole].filter((id) => !owners.has(id) && isOpen(id));
    if (left.length > 0) fail("parts", `${left.join()} belong to no job`);
  }
}
