/**
 * A simulated world for call lanes: jobs with children that make calls one after the other, and a provider with a token
 * bucket. The same world with an all-knowing sender gives the bound.
 */
import { CallLane } from "../../src/core/call-lane.ts";
import { seededChance } from "../../src/provider/chance.ts";

export interface CallWorld {
  /** Calls a second that the provider admits, by the ms since the start. */
  readonly rate: (now: number) => number;
  readonly burst: number;
  /** Gives the whole burst back at the end of each such time, in place of a bucket that fills by `rate`. */
  readonly windowMs?: number;
  /** How a refusal states its wait. */
  readonly waits: "exact" | "seconds" | "none";
  /** Whether answers say how many requests are left. */
  readonly remaining?: boolean | "of another limit";
  /** Ms from the provider's decision to the end of an answer. A refusal comes at once. */
  readonly latency: readonly [minMs: number, maxMs: number];
  /** Ms to the provider and back, each way. */
  readonly network?: readonly [minMs: number, maxMs: number];
  readonly jobs: readonly CallJob[];
  readonly seed?: number;
}

export interface CallJob {
  readonly startsAt?: number;
  readonly tasks: number;
  readonly callsPerTask: number;
  /** Children at a time. */
  readonly width: number;
  /** Ms that a child spends between two calls. */
  readonly thinkMs?: number;
}

export interface CallWorldResult {
  readonly makespanMs: number;
  readonly admitted: number;
  readonly refused: number;
  readonly trace: readonly { readonly at: number; readonly refused: boolean; readonly job: number }[];
}

/** The bucket as a level that fills in small steps, so that the rate may be any function of time. */
class Bucket {
  #level: number;
  #at = 0;
  readonly #world: CallWorld;

  constructor(world: CallWorld) {
    this.#world = world;
    this.#level = world.burst;
  }

  level(now: number): number {
    const { windowMs } = this.#world;
    if (windowMs !== undefined) {
      if (Math.floor(now / windowMs) > Math.floor(this.#at / windowMs)) this.#level = this.#world.burst;
      this.#at = now;
      return this.#level;
    }
    while (this.#at < now) {
      // Whole pieces of a second, so that a rate that changes at noon changes at noon.
      const next = Math.min(now, (Math.floor(this.#at / 1_000) + 1) * 1_000);
      this.#level = Math.min(this.#world.burst, this.#level + ((next - this.#at) / 1_000) * this.#world.rate(this.#at));
      this.#at = next;
    }
    return this.#level;
  }

  take(now: number): boolean {
    if (this.level(now) < 1 - 1e-9) return false;
    this.#level -= 1;
    return true;
  }

  waitMs(now: number): number {
    const { windowMs } = this.#world;
    if (windowMs !== undefined) return windowMs - (now % windowMs);
    return ((1 - this.level(now)) / this.#world.rate(now)) * 1_000;
  }
}

type Happening = () => void;

/** Runs the world with one lane per job. */
export function runCalls(world: CallWorld): CallWorldResult {
  return run(world, false);
}

/** The makespan of a sender that knows the bucket, in ms: nobody can do better. */
export function boundOf(world: CallWorld): number {
  return run({ ...world, network: world.network ?? [5, 5] }, true).makespanMs;
}

function run(world: CallWorld, isOracle: boolean): CallWorldResult {
  const chance = seededChance(world.seed ?? 1);
  const between = ([min, max]: readonly [number, number]) => min + chance() * (max - min);
  const bucket = new Bucket(world);
  const agenda = new Agenda();
  const trace: { at: number; refused: boolean; job: number }[] = [];
  const network = world.network ?? [1, 3];
  // The all-knowing sender: one queue over all jobs, a call goes when its token will be there.
  const oracleQueue: (() => void)[] = [];
  let oracleWaits = false;
  const oracleAdmit = () => {
    while (oracleQueue.length > 0 && bucket.take(agenda.now)) oracleQueue.shift()?.();
    if (oracleQueue.length === 0 || oracleWaits) return;
    oracleWaits = true;
    agenda.in(Math.max(0.01, bucket.waitMs(agenda.now)), () => {
      oracleWaits = false;
      oracleAdmit();
    });
  };

  world.jobs.forEach((job, jobIndex) => {
    const lane = new CallLane({ defaultWaitMs: 60_000, chance });
    let nextTask = 0;
    let wakeAt = Number.POSITIVE_INFINITY;
    const ends = new Map<string, () => void>();

    const pump = () => {
      const { go, wakeAt: at } = lane.admit(agenda.now);
      for (const id of go) send(id);
      if (at !== null && (wakeAt <= agenda.now || at < wakeAt)) {
        wakeAt = at;
        agenda.at(Math.max(at, agenda.now), () => {
          if (wakeAt === at) wakeAt = Number.POSITIVE_INFINITY;
          pump();
        });
      }
    };
    const send = (id: string) => {
      agenda.in(between(network), () => {
        const isAdmitted = bucket.take(agenda.now);
        trace.push({ at: agenda.now, refused: !isAdmitted, job: jobIndex });
        if (isAdmitted) {
          const left = Math.floor(bucket.level(agenda.now) + 1e-9);
          const remaining = world.remaining === true ? left : world.remaining ? 9_999 - trace.length : null;
          agenda.in(between(world.latency) + between(network), () => {
            lane.answered(id, agenda.now, remaining);
            ends.get(id)?.();
            pump();
          });
          return;
        }
        const waitMs = bucket.waitMs(agenda.now);
        const stated =
          world.waits === "none"
            ? null
            : world.waits === "exact"
              ? Math.ceil(waitMs)
              : Math.ceil(waitMs / 1_000) * 1_000;
        agenda.in(between(network), () => {
          lane.refused(id, agenda.now, stated);
          pump();
        });
      });
    };
    const startTask = () => {
      const task = nextTask++;
      if (task >= job.tasks) return;
      let made = 0;
      const call = () => {
        if (made === job.callsPerTask) return startTask();
        const id = `${jobIndex}-${task}-${made}`;
        const isFirst = made === 0;
        made += 1;
        const ended = () => agenda.in(job.thinkMs ?? 0, call);
        if (isOracle) {
          oracleQueue.push(() => {
            trace.push({ at: agenda.now, refused: false, job: jobIndex });
            agenda.in(between(world.latency), ended);
          });
          oracleAdmit();
          return;
        }
        ends.set(id, ended);
        lane.arrive(id, isFirst, agenda.now);
        pump();
      };
      call();
    };
    agenda.at(job.startsAt ?? 0, () => {
      for (let child = 0; child < job.width; child += 1) startTask();
    });
  });

  agenda.run();
  const refused = trace.filter((entry) => entry.refused).length;
  return { makespanMs: agenda.now, admitted: trace.length - refused, refused, trace };
}

class Agenda {
  now = 0;
  #count = 0;
  // A binary heap of [at, order, what].
  readonly #heap: [number, number, Happening][] = [];

  in(delayMs: number, what: Happening): void {
    this.at(this.now + delayMs, what);
  }

  at(at: number, what: Happening): void {
    const heap = this.#heap;
    heap.push([at, this.#count++, what]);
    for (let i = heap.length - 1; i > 0; ) {
      const parent = (i - 1) >> 1;
      if (!before(heap[i], heap[parent])) break;
      swap(heap, i, parent);
      i = parent;
    }
  }

  run(): void {
    for (;;) {
      const top = this.#heap[0];
      if (top === undefined) return;
      const last = this.#heap.pop();
      if (last !== undefined && this.#heap.length > 0) {
        this.#heap[0] = last;
        this.#sink();
      }
      this.now = Math.max(this.now, top[0]);
      top[2]();
      if (this.#count > 5_000_000) throw new Error("The simulated world does not come to an end.");
    }
  }

  #sink(): void {
    const heap = this.#heap;
    for (let i = 0; ; ) {
      let least = i;
      for (const child of [2 * i + 1, 2 * i + 2]) {
        if (child < heap.length && before(heap[child], heap[least])) least = child;
      }
      if (least === i) return;
      swap(heap, i, least);
      i = least;
    }
  }
}

function before(a: [number, number, Happening] | undefined, b: [number, number, Happening] | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  return a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
}

function swap<T>(list: T[], i: number, j: number): void {
  const [a, b] = [list[i], list[j]];
  if (a === undefined || b === undefined) return;
  list[i] = b;
  list[j] = a;
}
