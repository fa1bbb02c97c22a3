/** The Actions cache as the carrier of an action's state, where the runner offers it. */
import { tmpdir } from "node:os";
import * as z from "zod/mini";
import type { Config } from "../config/config.ts";
import { Carry } from "../engine/carry.ts";
import { POST_MS, postWaitMs, type SavedState } from "../engine/carry-options.ts";
import type { EngineContext } from "../engine/run-context.ts";
import type { RunIdentity } from "../engine/run-identity.ts";
import { systemClock } from "../engine/system-clock.ts";
import { CacheCarrier } from "../store/carrier/cache-carrier.ts";
import { cacheOffered } from "../store/carrier/cache-offer.ts";
import type { StatePaths } from "../store/state-paths.ts";
import { warn } from "./say.ts";

const count = () => z.int().check(z.minimum(0));
const texts = () => z.readonly(z.array(z.string()));

/** What `post` must know of `main`; it travels in the runner's step state, which survives a kill. */
export const handoverSchema = z.object({
  seq: count(),
  sharedSeq: count(),
  isSaved: z.boolean(),
  isLeft: z.boolean(),
  isDown: z.boolean(),
  waitedMs: z.number().check(z.minimum(0)),
  campaign: z.string(),
  unread: texts(),
  read: texts(),
  warned: texts(),
  name: z.string(),
  jobIndex: count(),
  jobTotal: count(),
  stateDir: z.string(),
});
export type Handover = z.infer<typeof handoverSchema>;

const NOTHING_YET: SavedState = {
  seq: 0,
  sharedSeq: 0,
  isSaved: false,
  isLeft: false,
  isDown: false,
  waitedMs: 0,
  campaign: "",
  unread: [],
  read: [],
  warned: [],
};

export interface ActionCarryOptions {
  readonly config: Config;
  readonly identity: RunIdentity;
  /** The slot in which this process saves. */
  readonly job: { readonly index: number; readonly total: number };
  /** Called whenever what `post` must know has changed. */
  readonly handOver: (handover: Handover) => void;
}

const SIBLING_INTERVAL_S = 30;

/** How a process of the action carries its state; null where the runner offers no cache. */
export function actionCarry(options: ActionCarryOptions): EngineContext["openCarry"] {
  const { env } = process;
  if (!cacheOffered(env).offered) return null;
  const { config, identity, job } = options;
  return (paths) => {
    const base = { name: config.name, jobIndex: job.index, jobTotal: job.total, stateDir: paths.root };
    options.handOver({ ...base, ...NOTHING_YET });
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
      saved: (state) => options.handOver({ ...base, ...state }),
    });
  };
}

/** The carry of `post`: it has the time that `main` has left it, and one short try where the cache went down. */
export function postCarry(
  handover: Handover,
  options: {
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
  const carry = new Carry({
    carrier: new CacheCarrier({ environment: env, tempFolder }),
    tempFolder,
    clock: systemClock(),
    identity: options.identity,
    name: handover.name,
    job: { index: handover.jobIndex, total: handover.jobTotal },
    checkpointIntervalMs: 0,
    siblingIntervalMs: 0,
    paths: options.paths,
    warn: options.warn,
    waitLimitMs: postWaitMs(handover),
    earlier: handover,
    isLastTry: handover.isDown,
  });
  // What came before the save has taken time too.
  carry.endBy(options.startedAt + POST_MS);
  return carry;
}

function siblingIntervalS(text: string | undefined): number {
  const seconds = Number(text);
  return text !== undefined && Number.isFinite(seconds) && seconds > 0 ? seconds : SIBLING_INTERVAL_S;
}
