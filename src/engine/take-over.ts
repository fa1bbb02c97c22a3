/**
 * Takes over what a killed run left in the inbox: rows that its children had completed, and failures that it held
 * back. They keep the run, job and attempt they were made in, so that taking them over twice adds nothing.
 */
import { areCharged } from "../core/alike.ts";
import { classifyRow, type Detector } from "../core/classify.ts";
import type { History } from "../core/history.ts";
import type { SidecarRow } from "../core/row.ts";
import type { Settlement } from "../core/schedule.ts";
import { takeOver } from "../run/inbox.ts";
import { attemptKey, findResults, readSidecar } from "../store/read-history.ts";
import type { StateFolder } from "../store/state-folder.ts";
import { hashOf, type JsonValue } from "../tasks/canonical-json.ts";
import { ledgerRow, remember, sidecarRow } from "./recorder.ts";

export interface TakenOver {
  readonly rows: number;
  readonly warnings: readonly string[];
}

/** @param history of the campaign that the rows belong to; kept in step */
export async function takeOverRows(
  folder: StateFolder,
  campaign: string,
  history: History,
  loadDetector: () => Promise<Detector>,
): Promise<TakenOver> {
  const warnings: string[] = [];
  const held = takeOverHeld(folder, campaign, history);
  let rows = held.charged;
  let known = held.known;
  let detector: Detector | null = null;
  for await (const leftover of takeOver(folder.paths.inbox, folder.redactor)) {
    const { meta } = leftover;
    detector ??= await loadDetector();
    const origin = { campaign, run: meta.run, job: meta.job };
    const tasks = new Map(leftover.tasks.map((task) => [task.id, task.json]));
    warnings.push(...leftover.warnings);
    const hashes = new Map([...tasks].map(([id, json]) => [id, hashOf(JSON.parse(json) as JsonValue)]));
    // A history knows the tasks that are listed now. What is known of others, only the ledger can tell.
    const unknown = new Set([...hashes.values()].filter((hash) => history.get(hash) === undefined));
    const done = leftover.rows.length === 0 ? unknown : findResults(folder.paths.results, campaign, unknown);
    for (const row of leftover.rows) {
      const [hash, json] = [hashes.get(row.id), tasks.get(row.id)];
      if (hash === undefined || json === undefined) continue;
      const settlement: Settlement = {
        key: meta.key,
        pending: {
          task: { id: row.id, hash, json, provider: "" },
          position: 0,
          attempt: meta.attempt,
          kills: 0,
          capRounds: 0,
          alone: false,
        },
        outcome: classifyRow(row, detector),
        startedAt: meta.startedAt,
        at: meta.startedAt,
        durationMs: 0,
      };
      const result = ledgerRow(settlement, origin);
      const hasResult = done.has(hash) || history.get(hash)?.kind === "result";
      if (result !== null && !hasResult) {
        done.add(hash);
        folder.appendResult(result);
        remember(history, { kind: "result", row: result });
        rows += 1;
      }
      const failure = sidecarRow(settlement, origin);
      if (failure !== null && !hasResult) {
        known ??= sidecarKeys(folder.paths.failures);
        if (known.has(sidecarKey(failure))) continue;
        known.add(sidecarKey(failure));
        folder.appendFailure(failure);
        remember(history, { kind: "failure", row: failure });
        rows += 1;
      }
    }
    leftover.remove();
  }
  folder.releaseHeld();
  return { rows, warnings };
}

/**
 * The failures that a killed run had held back are settled by what it would have found: those of ten tasks that
 * failed alike are not charged, all others are.
 *
 * @returns the attempts of the sidecar and of what is not charged; null where nothing was held
 */
function takeOverHeld(
  folder: StateFolder,
  campaign: string,
  history: History,
): { readonly charged: number; readonly known: Set<string> | null } {
  const held: SidecarRow[] = [];
  readSidecar(folder.paths.held, (row) => held.push(row));
  if (held.length === 0) return { charged: 0, known: null };
  const known = sidecarKeys(folder.paths.failures);
  const verdicts = areCharged(held.map((row) => ({ ...row, exitCode: row.exit_code, task: row.hash })));
  let charged = 0;
  for (const [index, row] of held.entries()) {
    if (known.has(sidecarKey(row))) continue;
    known.add(sidecarKey(row));
    if (verdicts[index] !== true) continue;
    folder.appendFailure(row);
    if (row.campaign === campaign) remember(history, { kind: "failure", row });
    charged += 1;
  }
  return { charged, known };
}

function sidecarKeys(path: string): Set<string> {
  const keys = new Set<string>();
  readSidecar(path, (row) => keys.add(sidecarKey(row)));
  return keys;
}

function sidecarKey(row: SidecarRow): string {
  return `${row.hash} ${attemptKey(row)}`;
}
