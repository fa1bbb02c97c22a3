/** Whose state a folder holds: two evaluations in one folder would take each other's results for their own. */
import { UserError } from "../core/user-error.ts";
import { otherName, readCheckpoint } from "../store/checkpoint-file.ts";
import type { Checkpoint } from "../store/format.ts";
import { type StatePaths, statePaths } from "../store/state-paths.ts";
import type { RunIdentity } from "./run-identity.ts";

/**
 * @param name null where any is taken
 * @throws UserError for the state of another evaluation, or a checkpoint of a newer version
 */
export function refuseOtherState({ root, checkpoint }: StatePaths, name: string | null): void {
  const other = otherName(readCheckpoint(checkpoint), name);
  if (other === null || name === null) return;
  throw new UserError(
    `Expected the state of \`${name}\` in the state folder ${root}, found that of \`${other}\`: ` +
      "two evaluations in one folder would take each other's results for their own. " +
      `Give this one a folder of its own, such as \`state-dir: .carryover-${name.replace(/[^\w.-]/g, "-")}\` beside \`name: ${name}\`; ` +
      `or \`name: ${other}\`, to go on with that state.`,
  );
}

/**
 * The same of states that are to be united.
 *
 * @param name null where any is taken, but one and the same
 * @throws UserError for states of several evaluations, or of another one, and for a checkpoint of a newer version
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
    `Expected the states of ${name === null ? "one evaluation" : `\`${name}\``} to unite, found ${states.join(" and ")}: ` +
      "two evaluations in one folder would take each other's results for their own. " +
      "Merge the folders of one name at a time, each into a `state-dir` of its own.",
  );
}

/** The repository and the ref that a checkpoint is written with: those of this run, else those that the state came with. */
export function originOf(
  { repository, ref }: Pick<RunIdentity, "repository" | "ref">,
  before: Checkpoint | null,
): Pick<Checkpoint, "repository" | "ref"> {
  const known = repository === null ? before : { repository, ref: ref ?? undefined };
  return {
    ...(known?.repository === undefined ? {} : { repository: known.repository }),
    ...(known?.ref === undefined ? {} : { ref: known.ref }),
  };
}

/** The name that a checkpoint is written with: that of this run, else the one that the state came with. */
export function nameFor(name: string | null, before: Checkpoint | null): Pick<Checkpoint, "name"> {
  const known = name ?? before?.name;
  return known === undefined ? {} : { name: known };
}
