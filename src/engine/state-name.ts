/** Whose state a folder holds: two evaluations in one folder would take each other's results for their own. */
import { UserError } from "../core/user-error.ts";
import { otherName } from "../store/checkpoint-file.ts";
import type { Checkpoint } from "../store/format.ts";
import type { StateFolder } from "../store/state-folder.ts";

/** @throws UserError for the state of another evaluation. @param name null where any is taken */
export function refuseOtherState(folder: StateFolder, name: string | null): void {
  const other = otherName(folder.readCheckpoint(), name);
  if (other === null || name === null) return;
  throw new UserError(
    `Expected the state of \`${name}\` in the state folder ${folder.paths.root}, found that of \`${other}\`: ` +
      "two evaluations in one folder would take each other's results for their own. " +
      `Give this one a folder of its own, such as \`state-dir: .carryover-${name.replace(/[^\w.-]/g, "-")}\` beside \`name: ${name}\`; ` +
      `or \`name: ${other}\`, to go on with that state.`,
  );
}

/** The name that a checkpoint is written with: that of this run, else the one that the state came with. */
export function nameFor(name: string | null, before: Checkpoint | null): Pick<Checkpoint, "name"> {
  const known = name ?? before?.name;
  return known === undefined ? {} : { name: known };
}
