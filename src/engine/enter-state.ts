/** Brings an opened state folder up to date, as a run and a plan begin. */
import type { CampaignRecord } from "../core/campaign.ts";
import { errorCode, reasonOf } from "../core/reason.ts";
import { UserError } from "../core/user-error.ts";
import type { StateFolder } from "../store/state-folder.ts";
import { dropRetried } from "../store/unite-rows.ts";
import type { Carry } from "./carry.ts";
import { campaignOf, countStored, doneBefore } from "./prepare.ts";
import { nothingToRetry, retryByInput } from "./retry-tasks.ts";
import type { ListedRequest } from "./run-context.ts";
import type { EarlySignals } from "./signals.ts";
import { takeOverLeft } from "./take-over.ts";

export interface EnteredState {
  readonly carry: Carry | null;
  readonly warnings: readonly string[];
  /** Why there is nothing to do; null if there is something. */
  readonly over: { readonly campaign: CampaignRecord; readonly reason?: string } | null;
}

/**
 * Recovers what a killed run left, merges what was carried, and retries what the input `retry` names.
 *
 * @param early null for a command that signals simply end
 * @throws UserError if the state cannot be used
 * @throws Interrupted if a signal arrived meanwhile
 */
export async function enterState(
  folder: StateFolder,
  request: ListedRequest,
  early: EarlySignals | null,
): Promise<EnteredState> {
  const { config, context } = request;
  const { paths } = folder;
  const left = await takeOverLeft(folder, context).catch((error: unknown) => {
    throw unusable(paths.root, error);
  });
  const carry = context.openCarry?.(paths) ?? null;
  const cut = () => carry?.endBy(context.clock.now());
  early?.aborted.addEventListener("abort", cut);
  if (early?.aborted.aborted) cut();
  await carry?.restore((known) => campaignOf(request, paths, known));
  early?.check(() => countStored(folder, request));
  const { warnings } = left;
  const done = doneBefore(folder, request);
  if (done !== null) {
    carry?.leave();
    return { carry, warnings, over: { campaign: done } };
  }
  dropRetried(paths);
  const settled = retryByInput(folder, request);
  if (settled === null) return { carry, warnings, over: null };
  carry?.leave();
  return { carry, warnings, over: { campaign: settled, reason: nothingToRetry(config.retry) } };
}

/** A state folder with links, folders or devices in place of its files is for the user to fix; it is not a bug. */
export function unusable(root: string, error: unknown): unknown {
  if (errorCode(error) === null) return error;
  return new UserError(
    `Expected plain files that can be read and written in the state folder ${root}, found: ${reasonOf(error)}. ` +
      "Remove what is in the way, or set another `state-dir`.",
    { cause: error },
  );
}
