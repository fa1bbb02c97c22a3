/** Folders of the tests' own. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A folder that goes when the test is over. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "carryover-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
