/** Drops the rows of campaigns that nobody needs any more from a ledger or a sidecar. */
import { existsSync } from "node:fs";
import { jsonOrNull } from "../core/json-or-null.ts";
import { writeAtomically } from "./atomic-file.ts";
import { newerVersion } from "./format.ts";
import { readLines } from "./journal.ts";

/** Rewrites the file without the rows of campaigns that are not needed; rows of a newer version stay. */
export function keepCampaigns(path: string, needed: ReadonlySet<string>): void {
  if (!existsSync(path)) return;
  let dropped = 0;
  const produce = (write: (text: string) => void) => {
    readLines(path, (line) => {
      if (isOld(line, needed)) dropped += 1;
      else write(`${line}\n`);
    });
  };
  writeAtomically(path, produce, () => dropped > 0);
}

function isOld(line: string, needed: ReadonlySet<string>): boolean {
  const value = jsonOrNull(line);
  const campaign = value !== null && typeof value === "object" && "campaign" in value ? value.campaign : null;
  return typeof campaign === "string" && !needed.has(campaign) && newerVersion(value) === null;
}
