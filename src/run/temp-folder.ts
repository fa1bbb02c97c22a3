/** A folder for temporary files, which a machine may not have. */
import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { resolve } from "node:path";
import { reasonOf } from "../core/reason.ts";
import { UserError } from "../core/user-error.ts";

/**
 * Makes an empty folder, which the caller removes.
 *
 * @param parent where it is made; created if absent
 * @throws UserError if it cannot be made, for instance on a read-only disk
 */
export function makeTempFolder(prefix: string, parent = tmpdir()): string {
  try {
    mkdirSync(parent, { recursive: true });
    return mkdtempSync(resolve(parent, prefix));
  } catch (cause) {
    throw new UserError(
      `Expected a folder for temporary files, found: ${reasonOf(cause)}. Set TMPDIR to a folder that can be written.`,
      { cause },
    );
  }
}
