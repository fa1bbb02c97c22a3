/** Drops the rows of campaigns that nobody needs any more from a ledger or a sidecar. */
import { jsonOrNull } from "../core/json-or-null.ts";
import { writeAtomically } from "./atomic-file.ts";
import { newerVersion } from "./format.ts";
import { readLineBlocks } from "./journal.ts";
import { LedgerScanner } from "./ledger-scan.ts";

const NEWLINE = 0x0a;

/** Rewrites the file without the rows of other campaigns than those needed; rows of a newer version stay. */
export function keepCampaigns(path: string, needed: ReadonlySet<string>): void {
  let isRight = true;
  readKept(path, needed, { onKept: () => {}, onDropped: () => (isRight = false) });
  // Mostly nothing is to be dropped: looking first takes a tenth of writing all of a long ledger again.
  if (isRight) return;
  writeAtomically(path, (write) => readKept(path, needed, { onKept: write, onDropped: () => {} }));
}

interface KeptReader {
  /** Whole lines that follow one another, as bytes that are good until it returns. */
  readonly onKept: (lines: Uint8Array | "\n") => void;
  readonly onDropped: () => void;
}

function readKept(path: string, needed: ReadonlySet<string>, { onKept, onDropped }: KeptReader): void {
  const scanner = new LedgerScanner();
  readLineBlocks(path, (block) => {
    let keptFrom = 0;
    for (let from = 0; from < block.length; ) {
      const end = block.indexOf(NEWLINE, from);
      const to = end === -1 ? block.length : end;
      const fact = scanner.read(block, from, to);
      if (fact === null ? isOld(block.toString("utf8", from, to), needed) : !needed.has(fact.campaign)) {
        if (keptFrom < from) onKept(block.subarray(keptFrom, from));
        keptFrom = to + 1;
        onDropped();
      }
      from = to + 1;
    }
    if (keptFrom >= block.length) return;
    onKept(block.subarray(keptFrom));
    onKept("\n");
  });
}

/** The same of a row that the scanner leaves to `JSON.parse`. */
function isOld(line: string, needed: ReadonlySet<string>): boolean {
  const value = jsonOrNull(line);
  const campaign = value !== null && typeof value === "object" && "campaign" in value ? value.campaign : null;
  return typeof campaign === "string" && !needed.has(campaign) && newerVersion(value) === null;
}
