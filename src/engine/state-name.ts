/** Checks which evaluation a state folder belongs to. Two evaluations in one folder would mix up their results. */
import { iso } from "../core/instant.ts";
import { UserError } from "../core/user-error.ts";
import { otherName, readCheckpoint } from "../store/checkpoint-file.ts";
import { type Checkpoint, FORMAT_VERSION } from "../store/format.ts";
import { type StatePaths, statePaths } from "../store/state-paths.ts";
import type { RunIdentity } from "./run-identity.ts";

/**
 * @param name null to accept any
 * @throws UserError for the state of another evaluation, or a checkpoint of a newer version
 */
export function refuseOtherState({ root, checkpoint }: StatePaths, name: string | null): void {
  const other = otherName(readCheckpoint(checkpoint), name);
  if (other === null || name === null) return;
  throw new UserError(
    `Expected the state of \`${name}\` in the state folder ${root}, found that of \`${other}\`: ` +
      "two evaluations in one folder would mix up their results. " +
      `Give this one a folder of its own, such as \`state-dir: .carryover-${name.replace(/[^\w.-]/g, "-")}\` beside \`name: ${name}\`; ` +
      `or \`name: ${other}\`, to continue with that state.`,
  );
}

/**
 * The same for states that are to be merged.
 *
 * @param name null to accept any single name
 * @throws UserError for states of several evaluations or of another one, and for a checkpoint of a newer version
 */
export function refuseOtherStates(folders: readonly string[], name: string | null): void {
  const found = new Map<string, string[]>();
  for (const folder of folders) {
    const known = readCheckpoint(statePaths(folder).checkpoint)?.name;
    if (known !== undefined) found.set(known, [...(found.get(known) ?? []), folder]);
  }
  const names = [...found.keys()];
  if (names.every((one) => one === (name ?? names[0]))) return;
  const states = [...found].map(([one, where]) => `that of \`${one}\` in ${where.join(", ")}`);
  throw new UserError(
    `Expected the states of ${name === null ? "one evaluation" : `\`${name}\``} to merge, found ${states.join(" and ")}: ` +
      "two evaluations in one folder would mix up their results. " +
      "Merge the folders of one name at a time, each into a `state-dir` of its own.",
  );
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
  const name = by.name ?? before?.name;
  const origin = identity.repository === null ? {} : { repository: identity.repository };
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
    ...(name === undefined ? {} : { name }),
    ...origin,
  };
}
