/**
 * A simulated world for call lanes: jobs with children that make calls one after the other, and a provider with a token
 * bucket. The same world with an all-knowing sender gives the bound.
 */
import { CallLane } from "../../src/core/call-lane.ts";
import { seededChance } from "../../src/provider/chance.ts";
import { type Decision, Gate, type Refusal } from "../../src/provider/gate.ts";
import { settingsSchema } from "../../src/provider/settings.ts";
import { VirtualClock } from "../../src/simulate/virtual-clock.ts";

export interface CallWorld {
  readonly limit: BucketLimit | WindowLimit;
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

/** A bucket that fills all the time. */
export interface BucketLimit {
  readonly kind: "bucket";
  readonly perSecond: number;
  readonly burst: number;
  /** Another rate from an instant on. */
  readonly change?: { readonly at: number; readonly perSecond: number };
}

/** A fixed number of calls in each window. Calls left over in a window are lost. */
export interface WindowLimit {
  readonly kind: "window";
  readonly calls: number;
  readonly windowMs: number;
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

/** Runs the world with one lane per job. */
export function runCalls(world: CallWorld): CallWorldResult {
  return run(world, false);
}

/** The shortest possible makespan in ms: that of a sender that knows the bucket. */
export function boundOf(world: CallWorld): number {
  return run({ ...world, network: world.network ?? [5, 5] }, true).makespanMs;
}

function run(world: CallWorld, isOracle: boolean): CallWorldResult {
  const chance = seededChance(world.seed ?? 1);
  const between = ([min, max]: readonly [number, number]) => min + chance() * (max - min);
  const clock = new VirtualClock(0, "exact");
  const after = (ms: number, act: () => void) => clock.at(clock.now() + ms, act);
  const gate = openGate(world.limit, clock);
  const ask = () => gate.decide({ now: clock.now(), chance: 1 });
  const trace: { at: number; refused: boolean; job: number }[] = [];
  const network = world.network ?? [1, 3];
  // The all-knowing sender: one queue over all jobs, a call goes when its token will be there.
  const oracleQueue: (() => void)[] = [];
  let oracleWaits = false;
  const oracleAdmit = () => {
    while (oracleQueue.length > 0 && !oracleWaits) {
      const decision = ask();
      if (decision.kind === "admitted") oracleQueue.shift()?.();
      else {
        oracleWaits = true;
        after(waitOf(decision.refusal), () => {
          oracleWaits = false;
          oracleAdmit();
        });
      }
    }
  };

  world.jobs.forEach((job, jobIndex) => {
    const lane = new CallLane({ defaultWaitMs: 60_000, chance });
    let nextTask = 0;
    let wakeAt = Number.POSITIVE_INFINITY;
    const ends = new Map<string, () => void>();

    const pump = () => {
      const { go, wakeAt: at } = lane.admit(clock.now());
      for (const id of go) send(id);
      if (at !== null && (wakeAt <= clock.now() || at < wakeAt)) {
        wakeAt = at;
        clock.at(Math.max(at, clock.now()), () => {
          if (wakeAt === at) wakeAt = Number.POSITIVE_INFINITY;
          pump();
        });
      }
    };
    const send = (id: string) => {
      after(between(network), () => {
        const decision = ask();
        trace.push({ at: clock.now(), refused: decision.kind === "refused", job: jobIndex });
        if (decision.kind === "admitted") {
          const left = decision.rate?.remaining ?? null;
          const remaining = world.remaining === true ? left : world.remaining ? 9_999 - trace.length : null;
          after(between(world.latency) + between(network), () => {
            lane.answered(id, clock.now(), remaining);
            ends.get(id)?.();
            pump();
          });
          return;
        }
        const waitMs = waitOf(decision.refusal);
        const stated =
          world.waits === "none" ? null : world.waits === "exact" ? waitMs : Math.ceil(waitMs / 1_000) * 1_000;
        after(between(network), () => {
          lane.refused(id, clock.now(), stated);
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
        const ended = () => after(job.thinkMs ?? 0, call);
        if (isOracle) {
          oracleQueue.push(() => {
            trace.push({ at: clock.now(), refused: false, job: jobIndex });
            after(between(world.latency), ended);
          });
          oracleAdmit();
          return;
        }
        ends.set(id, ended);
        lane.arrive(id, isFirst, clock.now());
        pump();
      };
      call();
    };
    clock.at(job.startsAt ?? 0, () => {
      for (let child = 0; child < job.width; child += 1) startTask();
    });
  });

  while (clock.step());
  const refused = trace.filter((entry) => entry.refused).length;
  return { makespanMs: clock.now(), admitted: trace.length - refused, refused, trace };
}

/** The gate of the stand-in provider, with a limit of this world. */
function openGate(limit: CallWorld["limit"], clock: VirtualClock): Pick<Gate, "decide"> {
  if (limit.kind === "window") return windowGate(limit.calls, limit.windowMs);
  const { burst, perSecond, change } = limit;
  const withRate = (requests: number) => settingsSchema.parse({ rate: { requests, perMs: 1_000, burst } });
  const gate = new Gate(withRate(perSecond));
  if (change !== undefined) {
    const changed = withRate(change.perSecond);
    clock.at(change.at, () => gate.change(changed, { rate: changed.rate }));
  }
  return gate;
}

/** Admits a fixed number of calls in each window of time. */
function windowGate(requests: number, windowMs: number): Pick<Gate, "decide"> {
  let [used, resetAt] = [0, windowMs];
  return {
    decide({ now }): Decision {
      if (now >= resetAt) [used, resetAt] = [0, (Math.floor(now / windowMs) + 1) * windowMs];
      used += 1;
      if (used <= requests) return { kind: "admitted", rate: null };
      return { kind: "refused", refusal: { kind: "daily-quota", requests, waitMs: Math.ceil(resetAt - now), resetAt } };
    },
  };
}

function waitOf(refusal: Refusal): number {
  switch (refusal.kind) {
    case "rate-limit":
      return refusal.rate.waitMs;
    case "daily-quota":
      return refusal.waitMs;
    default:
      throw new Error(`No call world refuses with ${refusal.kind}`);
  }
}
