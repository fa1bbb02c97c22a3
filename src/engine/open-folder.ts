/**
 * Opens a state folder for its evaluation, and brings it up to date as a run and a plan begin. Two evaluations in one
 * folder would mix up their results.
 */
import { chmod, copyFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { resolve } from "node:path";
import type { Config } from "../config/config.ts";
import type { CampaignRecord } from "../core/campaign.ts";
import { iso } from "../core/instant.ts";
import { UserError } from "../core/user-error.ts";
import { makeTempFolder, removeFolder } from "../run/temp-folder.ts";
import { copyCarriedFiles } from "../store/carrier/snapshot-files.ts";
import { otherName, readCheckpoint } from "../store/checkpoint-file.ts";
import { type Checkpoint, FORMAT_VERSION } from "../store/format.ts";
import { StateFolder } from "../store/state-folder.ts";
import { statePaths } from "../store/state-paths.ts";
import type { Carry } from "./carry.ts";
import { campaignOf, doneBefore } from "./read-state.ts";
import { recoverKilledRun } from "./recover-killed-run.ts";
import { nothingToRetry, retryByInput } from "./retry-tasks.ts";
import type { EngineContext, ListedRequest } from "./run-context.ts";
import type { RunIdentity } from "./run-identity.ts";

/** @throws UserError if the folder cannot be created, written or locked, or holds the state of another evaluation */
export function openFolder(
  { stateDir, stateName }: Pick<Config, "stateDir" | "stateName">,
  { redactor, workspace }: Pick<EngineContext, "redactor" | "workspace">,
): StateFolder {
  const folder = StateFolder.open(resolve(workspace, stateDir), redactor);
  try {
    refuseOtherStates([folder.paths.root], stateName);
    return folder;
  } catch (error) {
    folder.close();
    throw error;
  }
}

/** Acts on an opened folder, and closes it. */
export async function inFolder<T>(folder: StateFolder, act: (folder: StateFolder) => Promise<T>): Promise<T> {
  try {
    return await act(folder);
  } finally {
    folder.close();
  }
}

/** Acts on a copy of the state folder, without its inbox, for commands that must not change it. */
export async function onCopy<T>(
  stateDir: string,
  { env, redactor }: Pick<EngineContext, "env" | "redactor">,
  act: (copy: StateFolder) => Promise<T>,
): Promise<T> {
  const copy = makeTempFolder("carryover-copy-", env.RUNNER_TEMP || tmpdir());
  try {
    await copyCarriedFiles(stateDir, copy, copyWritable);
    return await inFolder(StateFolder.open(copy, redactor), act);
  } finally {
    await removeFolder(copy);
  }
}

/** The state may be read-only, and a copy has the mode of its source. */
async function copyWritable(from: string, to: string): Promise<void> {
  await copyFile(from, to);
  await chmod(to, 0o600);
}

/**
 * @param name null to accept any single name
 * @throws UserError for states of several evaluations or of another one, and for a checkpoint of a newer version
 */
export function refuseOtherStates(folders: readonly string[], name: string | null): void {
  let expected = name;
  for (const folder of folders) {
    const checkpoint = readCheckpoint(statePaths(folder).checkpoint);
    const other = otherName(checkpoint, expected);
    expected ??= checkpoint?.name ?? null;
    if (other === null || expected === null) continue;
    throw new UserError(
      `Expected the state of \`${expected}\` in the state folder ${folder}, found that of \`${other}\`: ` +
        "two evaluations in one folder would mix up their results. " +
        `Give this one its own folder, such as \`state-dir: .carryover-${expected.replace(/[^\w.-]/g, "-")}\` beside \`name: ${expected}\`; ` +
        `or \`name: ${other}\`, to continue with that state.`,
    );
  }
}

/**
 * The next checkpoint of a state: who writes it and when, and everything else as before.
 *
 * @param name of the evaluation; null keeps the one that came with the state
 */
export function nextCheckpoint(
  before: Checkpoint | null,
  by: { readonly identity: RunIdentity; readonly job: string; readonly name: string | null; readonly now: number },
): Checkpoint {
  const { identity, job, now } = by;
  return {
    jobs: 1,
    campaigns: [],
    circuits: {},
    limits: {},
    durations_s: [],
    ...before,
    v: FORMAT_VERSION,
    seq: (before?.seq ?? 0) + 1,
    updated_at: iso(now),
    run: identity.run,
    job,
    name: by.name ?? before?.name,
    repository: identity.repository ?? before?.repository,
  };
}

export interface EnteredState {
  readonly carry: Carry | null;
  readonly warnings: readonly string[];
  /** Why there is nothing to do; null if there is something. */
  readonly over: { readonly campaign: CampaignRecord; readonly reason?: string } | null;
}

/**
 * Recovers what a killed run left, merges what was carried, and retries what the input `retry` names.
 *
 * @throws UserError if the state cannot be used
 */
export async function enterState(folder: StateFolder, request: ListedRequest): Promise<EnteredState> {
  const { config, context } = request;
  const { paths } = folder;
  const { warnings } = await recoverKilledRun(folder, context);
  const carry = context.openCarry?.(paths) ?? null;
  await carry?.restore((known) => campaignOf(request, paths, known));
  const done = doneBefore(paths, request);
  if (done !== null) {
    carry?.leave();
    return { carry, warnings, over: { campaign: done } };
  }
  const settled = retryByInput(folder, request);
  folder.dropRetried();
  if (settled === null) return { carry, warnings, over: null };
  carry?.leave();
  return { carry, warnings, over: { campaign: settled, reason: nothingToRetry(config.retry) } };
}
