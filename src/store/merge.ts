/**
 * Unites state folders. A union has no order: ledger row > terminal > attempts by unique run.job.attempt, so
 * any sequence of jobs, kills and partial saves comes to the same state.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { CampaignRecord } from "../core/campaign.ts";
import { type Checkpoint, newerVersion, type StoredCircuit } from "./format.ts";
import { readLines } from "./journal.ts";
import { attemptKey, readLedger, readSidecar, resultOrder } from "./read-history.ts";
import { readCheckpoint, STATE_FILES, type StatePaths, writeAtomically } from "./state-folder.ts";

/** What a folder brought in. */
export interface MergedFolder {
  readonly folder: string;
  /** Null for a folder that is missing, empty, or without a checkpoint that can be read. */
  readonly checkpoint: Checkpoint | null;
}

/**
 * Adds what the sources hold to the target, whose journals must be closed; the sources stay as they are.
 *
 * @throws UserError for a checkpoint of a newer version in the target
 */
export function mergeFolders(target: StatePaths, sources: readonly string[]): MergedFolder[] {
  const present = sources.filter((folder) => existsSync(folder));
  mergeRows(
    target.results,
    present.map((folder) => join(folder, STATE_FILES.results)),
    (path, onRow) =>
      readLedger(path, (row, line) => onRow({ key: `${row.campaign}\n${row.hash}`, order: resultOrder(row), line })),
  );
  mergeRows(
    target.failures,
    present.map((folder) => join(folder, STATE_FILES.failures)),
    (path, onRow) =>
      readSidecar(path, (row, line) =>
        onRow({
          key: `${row.campaign}\n${row.hash}\n${attemptKey(row)}`,
          order: `${row.terminal ? 0 : 1} ${row.at} ${row.class}`,
          line,
        }),
      ),
  );
  mergeEvents(
    target.events,
    present.map((folder) => join(folder, STATE_FILES.events)),
  );
  const merged = sources.map((folder) => ({ folder, checkpoint: checkpointOf(folder) }));
  takeLatest(target.tasks, STATE_FILES.tasks, { own: readCheckpoint(target.checkpoint), merged });
  mergeCheckpoints(
    target,
    merged.flatMap(({ checkpoint }) => checkpoint ?? []),
  );
  takeBest(
    target.plan,
    present.map((folder) => join(folder, STATE_FILES.plan)),
    planRank,
  );
  takeBest(
    target.baseline,
    present.map((folder) => join(folder, STATE_FILES.baseline)),
    baselineRank,
  );
  return merged;
}

/** A source of a newer version is passed over: it is not ours to read, and the target does not need it. */
function checkpointOf(folder: string): Checkpoint | null {
  try {
    return readCheckpoint(join(folder, STATE_FILES.checkpoint));
  } catch {
    return null;
  }
}

interface KeyedRow {
  /** What there is one row of. */
  readonly key: string;
  /** Of two rows with one key the smaller order stays. */
  readonly order: string;
  readonly line: string;
}

type RowReader = (path: string, onRow: (row: KeyedRow) => void) => unknown;

function mergeRows(target: string, sources: readonly string[], read: RowReader): void {
  const best = new Map<string, string>();
  let targetRows = 0;
  read(target, ({ key, order }) => {
    targetRows += 1;
    keepSmaller(best, key, order);
  });
  const before = new Map(best);
  for (const source of sources) read(source, ({ key, order }) => keepSmaller(best, key, order));
  const isUnchanged = best.size === before.size && best.size === targetRows && !hasChanged(before, best);
  if (isUnchanged && (best.size > 0 || existsSync(target))) return;
  writeAtomically(target, (write) => {
    for (const path of [target, ...sources]) {
      read(path, ({ key, order, line }) => {
        if (best.get(key) !== order) return;
        best.delete(key);
        write(`${line}\n`);
      });
      // Rows of a newer version stay where they are, unread.
      if (path === target) readLines(path, (line) => isNewer(line) && write(`${line}\n`));
    }
  });
}

function keepSmaller(best: Map<string, string>, key: string, order: string): void {
  const known = best.get(key);
  if (known === undefined || order < known) best.set(key, order);
}

function hasChanged(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): boolean {
  for (const [key, order] of before) if (after.get(key) !== order) return true;
  return false;
}

function isNewer(line: string): boolean {
  return /"v":\s*[2-9]|"v":\s*\d{2}/.test(line) && newerVersion(parse(line)) !== null;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** Events are told once each, in the order of their instants per folder. */
function mergeEvents(target: string, sources: readonly string[]): void {
  const seen = new Set<string>();
  readLines(target, (line) => seen.add(line));
  const added: string[] = [];
  for (const source of sources) {
    readLines(source, (line) => {
      if (seen.has(line) || parse(line) === null) return;
      seen.add(line);
      added.push(line);
    });
  }
  if (added.length === 0) return;
  const kept: string[] = [];
  readLines(target, (line) => kept.push(line));
  writeAtomically(target, (write) => {
    for (const line of [...kept, ...added]) write(`${line}\n`);
  });
}

function mergeCheckpoints(target: StatePaths, sources: readonly Checkpoint[]): void {
  const own = readCheckpoint(target.checkpoint);
  const all = own === null ? sources : [own, ...sources];
  const first = all[0];
  if (first === undefined) return;
  const united = all.slice(1).reduce(uniteCheckpoints, first);
  const text = JSON.stringify(united, null, 1);
  writeAtomically(target.checkpoint, (write) => write(`${text}\n`));
}

/** Two checkpoints as one; the newer one leads, and what the other knows besides is kept. */
export function uniteCheckpoints(a: Checkpoint, b: Checkpoint): Checkpoint {
  const [newer, older] = checkpointOrder(a) >= checkpointOrder(b) ? [a, b] : [b, a];
  const circuits: Record<string, StoredCircuit> = { ...older.circuits, ...newer.circuits };
  for (const [provider, circuit] of Object.entries(older.circuits)) {
    const other = Object.hasOwn(newer.circuits, provider) ? newer.circuits[provider] : undefined;
    if (other !== undefined && circuit.until > other.until) circuits[provider] = circuit;
  }
  const limits: Record<string, number> = { ...older.limits, ...newer.limits };
  return {
    ...newer,
    seq: Math.max(a.seq, b.seq),
    jobs: Math.max(a.jobs, b.jobs),
    campaigns: uniteCampaigns(newer.campaigns, older.campaigns),
    circuits,
    limits,
    durations_s: (newer.durations_s.length > 0 ? newer : older).durations_s,
  };
}

function checkpointOrder(checkpoint: Checkpoint): string {
  return `${checkpoint.updated_at} ${String(checkpoint.seq).padStart(12, "0")} ${checkpoint.run} ${checkpoint.job}`;
}

/** A campaign that one job saw complete over the whole list is complete. */
function uniteCampaigns(newer: readonly CampaignRecord[], older: readonly CampaignRecord[]): CampaignRecord[] {
  const known = new Map<string, CampaignRecord>();
  for (const record of [...newer, ...older]) {
    const other = known.get(record.id);
    if (other === undefined || (record.complete && !other.complete)) known.set(record.id, record);
  }
  return [...known.values()].slice(0, 64);
}

/** The file of the folder whose checkpoint is the newest: a task list is replaced, not united. */
function takeLatest(
  target: string,
  name: string,
  states: { readonly own: Checkpoint | null; readonly merged: readonly MergedFolder[] },
): void {
  let latest = states.own !== null && existsSync(target) ? checkpointOrder(states.own) : "";
  let source: string | null = null;
  for (const { folder, checkpoint } of states.merged) {
    const path = join(folder, name);
    if (checkpoint === null || !existsSync(path) || checkpointOrder(checkpoint) <= latest) continue;
    latest = checkpointOrder(checkpoint);
    source = path;
  }
  if (source !== null) copyLines(source, target);
}

/** The file with the highest rank; the target's own where ranks are equal. */
function takeBest(target: string, sources: readonly string[], rankOf: (path: string) => string): void {
  let best = existsSync(target) ? rankOf(target) : "";
  let source: string | null = null;
  for (const path of sources) {
    const rank = existsSync(path) ? rankOf(path) : "";
    if (rank <= best) continue;
    best = rank;
    source = path;
  }
  if (source !== null) copyLines(source, target);
}

/** The instant at which the plan was made. */
function planRank(path: string): string {
  let madeAt = "";
  readLines(path, (line) => {
    const made = z.object({ made_at: z.string().max(40) }).safeParse(parse(line));
    if (made.success) madeAt = made.data.made_at;
  });
  return madeAt;
}

/** The baseline of the later campaign; of one campaign the fuller one. */
function baselineRank(path: string): string {
  let rows = 0;
  let campaign = "";
  readLedger(path, (row) => {
    rows += 1;
    if (row.campaign > campaign) campaign = row.campaign;
  });
  return `${campaign}\n${String(rows).padStart(12, "0")}`;
}

function copyLines(source: string, target: string): void {
  writeAtomically(target, (write) => readLines(source, (line) => write(`${line}\n`)));
}
