/** The Actions cache as the carrier of an action's state, where the runner offers it. */
import { tmpdir } from "node:os";
import * as z from "zod/mini";
import type { Config } from "../config/config.ts";
import { Carry } from "../engine/carry.ts";
import type { EngineContext } from "../engine/run-context.ts";
import type { RunIdentity } from "../engine/run-identity.ts";
import { systemClock } from "../engine/system-clock.ts";
import { CacheCarrier, POST_MS, postLimits } from "../store/cache-carrier.ts";
import { cacheOffered } from "../store/cache-offer.ts";
import type { StatePaths } from "../store/state-paths.ts";
import { warn } from "./say.ts";

/** What `post` must know of `main`; it travels in the runner's step state, which survives a kill. */
export const handoverSchema = z.object({
  seq: z.int().check(z.minimum(0)),
  isSaved: z.boolean(),
  isLeft: z.boolean(),
  isDown: z.boolean(),
  spentMs: z.number().check(z.minimum(0)),
  campaign: z.string(),
  unread: z.readonly(z.array(z.string())),
  read: z.readonly(z.array(z.string())),
  told: z.readonly(z.array(z.string())),
  name: z.string(),
  jobIndex: z.int().check(z.minimum(0)),
  stateDir: z.string(),
});
export type Handover = z.infer<typeof handoverSchema>;

export interface ActionCarryFacts {
  readonly config: Config;
  readonly identity: RunIdentity;
  /** The slot in which this process saves. */
  readonly job: { readonly index: number; readonly total: number };
  /** Called whenever what `post` must know has changed. */
  readonly handOver: (handover: Handover) => void;
}

const SIBLING_INTERVAL_S = 30;

/** How a process of the action carries its state; null where the runner offers no cache. */
export function actionCarry(facts: ActionCarryFacts): EngineContext["openCarry"] {
  const { env } = process;
  if (!cacheOffered(env).offered) return null;
  const { config, identity, job } = facts;
  return (paths) => {
    const base = { name: config.name, jobIndex: job.index, stateDir: paths.root };
    const none = {
      seq: 0,
      isSaved: false,
      isLeft: false,
      isDown: false,
      spentMs: 0,
      campaign: "",
      unread: [],
      read: [],
      told: [],
    };
    facts.handOver({ ...base, ...none });
    const tempFolder = env.RUNNER_TEMP || tmpdir();
    return new Carry({
      carrier: new CacheCarrier({ environment: env, tempFolder }),
      tempFolder,
      clock: systemClock(),
      identity,
      name: config.name,
      job,
      checkpointIntervalMs: config.checkpointIntervalMs,
      siblingIntervalMs: siblingIntervalS(env.CARRYOVER_SIBLING_INTERVAL_S) * 1_000,
      paths,
      warn,
      saved: (state) => facts.handOver({ ...base, ...state }),
    });
  };
}

/** The carry of `post`: it has what time `main` has left it, and one short try where the cache went down. */
export function postCarry(
  handover: Handover,
  facts: {
    readonly identity: RunIdentity;
    readonly paths: StatePaths;
    /** When post began, epoch ms. */
    readonly startedAt: number;
    readonly warn: (message: string) => void;
  },
): Carry | null {
  const { env } = process;
  if (!cacheOffered(env).offered) return null;
  const tempFolder = env.RUNNER_TEMP || tmpdir();
  const limits = postLimits(handover);
  const clock = systemClock();
  const carry = new Carry({
    carrier: new CacheCarrier({ environment: env, tempFolder, limits }),
    tempFolder,
    clock,
    identity: facts.identity,
    name: handover.name,
    job: { index: handover.jobIndex, total: 1 },
    checkpointIntervalMs: 0,
    siblingIntervalMs: 0,
    paths: facts.paths,
    warn: facts.warn,
    firstSeq: handover.seq,
    // A cache that is down gets one call.
    isLastTry: handover.isDown,
    unread: handover.unread,
    read: handover.read,
    told: handover.told,
  });
  // What came before the save has taken of the time too.
  carry.endBy(Math.min(clock.now() + limits.budgetMs, facts.startedAt + POST_MS));
  return carry;
}

function siblingIntervalS(text: string | undefined): number {
  const seconds = Number(text);
  return text !== undefined && Number.isFinite(seconds) && seconds > 0 ? seconds : SIBLING_INTERVAL_S;
}
