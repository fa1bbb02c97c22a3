/** What main passes to `post`, so that `post` can save if main did not. */
import * as z from "zod/mini";
import type { Config } from "../config/config.ts";
import { once } from "../core/once.ts";
import type { Carry } from "../engine/carry.ts";
import { POST_MS, postWaitMs, type SavedState, savedStateSchema } from "../engine/carry-options.ts";
import { openCarryOf } from "../engine/open-carry.ts";
import type { RunIdentity } from "../engine/run-identity.ts";
import type { StatePaths } from "../store/state-paths.ts";

const index = () => z.int().check(z.minimum(0));

/** What `post` must know about `main`. It is kept in the runner's step state, which survives a kill. */
export const handoverSchema = once(() =>
  z.extend(savedStateSchema(), {
    name: z.string(),
    carry: z.union([
      z.object({ kind: z.enum(["auto", "none"]) }),
      z.object({ kind: z.literal("folder"), path: z.string() }),
      z.object({ kind: z.literal("s3"), bucket: z.string(), prefix: z.string() }),
    ]),
    jobIndex: index(),
    jobTotal: index(),
    stateDir: z.string(),
  }),
);
export type Handover = z.infer<ReturnType<typeof handoverSchema>>;

/** Passes `post`, as soon as a carry opens, what it needs to save in main's place. */
export function handingOver(
  { name, carry }: Pick<Config, "name" | "carry">,
  job: { readonly index: number; readonly total: number },
  handOver: (handover: z.input<ReturnType<typeof handoverSchema>>) => void,
): (stateDir: string) => (state: SavedState) => void {
  return (stateDir) => {
    const base = { name, carry, jobIndex: job.index, jobTotal: job.total, stateDir };
    handOver(base);
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
  const open = await openCarryOf({
    config: { ...handover, checkpointIntervalMs: 0 },
    env,
    workspace: env.GITHUB_WORKSPACE || process.cwd(),
    identity: options.identity,
    job: { index: handover.jobIndex, total: handover.jobTotal },
    warn: options.warn,
    post: { waitLimitMs: postWaitMs(handover), earlier: handover, isLastTry: handover.isDown },
  });
  const carry = open?.(options.paths, options.warn) ?? null;
  // The steps before the save took time too.
  carry?.endBy(options.startedAt + POST_MS);
  return carry;
}
