/** What main passes to `post`, so that `post` can save if main did not. */
import { tmpdir } from "node:os";
import * as z from "zod/mini";
import type { Config } from "../config/config.ts";
import { Carry } from "../engine/carry.ts";
import { POST_MS, postWaitMs, type SavedState } from "../engine/carry-options.ts";
import type { RunIdentity } from "../engine/run-identity.ts";
import { systemClock } from "../engine/system-clock.ts";
import { carrierOpener } from "../store/carrier/open-carrier.ts";
import type { StatePaths } from "../store/state-paths.ts";

const count = () => z.int().check(z.minimum(0));
const texts = () => z.readonly(z.array(z.string()));

/** What `post` must know about `main`. It is kept in the runner's step state, which survives a kill. */
export const handoverSchema = z.object({
  seq: count(),
  sharedSeq: count(),
  isSaved: z.boolean(),
  mustNotSave: z.boolean(),
  isDown: z.boolean(),
  waitedMs: z.number().check(z.minimum(0)),
  campaign: z.string(),
  unread: texts(),
  warned: texts(),
  name: z.string(),
  carry: z.union([
    z.object({ kind: z.enum(["auto", "none"]) }),
    z.object({ kind: z.literal("folder"), path: z.string() }),
    z.object({ kind: z.literal("s3"), bucket: z.string(), prefix: z.string() }),
  ]),
  jobIndex: count(),
  jobTotal: count(),
  stateDir: z.string(),
});
export type Handover = z.infer<typeof handoverSchema>;

const NOTHING_YET: SavedState = {
  seq: 0,
  sharedSeq: 0,
  isSaved: false,
  mustNotSave: false,
  isDown: false,
  waitedMs: 0,
  campaign: "",
  unread: [],
  warned: [],
};

/** Passes `post`, as soon as a carry opens, what it needs to save in main's place. */
export function handingOver(
  { name, carry }: Pick<Config, "name" | "carry">,
  job: { readonly index: number; readonly total: number },
  handOver: (handover: Handover) => void,
): (stateDir: string) => (state: SavedState) => void {
  return (stateDir) => {
    const base = { name, carry, jobIndex: job.index, jobTotal: job.total, stateDir };
    handOver({ ...base, ...NOTHING_YET });
    return (state) => handOver({ ...base, ...state });
  };
}

/** The carry of `post`. It has the time that `main` left, and one short try if the cache was down. */
export async function postCarry(
  handover: Handover,
  options: {
    readonly identity: RunIdentity;
    readonly paths: StatePaths;
    /** When post began, in epoch ms. */
    readonly startedAt: number;
    readonly warn: (message: string) => void;
  },
): Promise<Carry | null> {
  const { env } = process;
  const tempFolder = env.RUNNER_TEMP || tmpdir();
  const workspace = env.GITHUB_WORKSPACE || process.cwd();
  const open = await carrierOpener(handover.carry, { environment: env, workspace, tempFolder });
  if (open === null) return null;
  const carry = new Carry({
    carrier: open(),
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
  // The steps before the save took time too.
  carry.endBy(options.startedAt + POST_MS);
  return carry;
}
