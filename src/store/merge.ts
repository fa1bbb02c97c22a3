/**
 * Unites state folders. A union has no order: ledger row > terminal > attempts by unique run.job.attempt, so
 * any sequence of jobs, kills and partial saves comes to the same state.
 */
import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { CampaignRecord } from "../core/campaign.ts";
import { iso } from "../core/instant.ts";
import { jsonOrNull } from "../core/json-or-null.ts";
import { reasonOf } from "../core/reason.ts";
import type { SidecarRow } from "../core/row.ts";
import { writeAtomically } from "./atomic-file.ts";
import { newerCheckpoint, readCheckpoint } from "./checkpoint-file.ts";
import { type Checkpoint, newerVersion, type StoredCircuit } from "./format.ts";
import { readLines } from "./journal.ts";
import { LedgerUnion, LineSet, type Union } from "./merge-memory.ts";
import { attemptKey, readLedger, readSidecar } from "./read-history.ts";
import { STATE_FILES, type StatePaths } from "./state-paths.ts";
import { takeLatestPlan } from "./take-plan.ts";

/** What a folder brought in. */
export interface MergedFolder {
  readonly folder: string;
  /** Null for a folder that is missing, empty, passed over, or without a checkpoint that can be read. */
  readonly checkpoint: Checkpoint | null;
  /** The version of its checkpoint, where that is newer than ours: the folder was passed over. Null otherwise. */
  readonly newer: number | null;
  /** Why the folder was passed over, in words; null where it was not. */
  readonly trouble: string | null;
}

/**
 * Adds what the sources hold to the target, whose journals must be closed; the sources stay as they are. A source
 * that holds links, files that cannot be read, or a checkpoint of a newer version, is passed over: the others are
 * united all the same.
 *
 * @param now epoch ms; a state that claims to be of the future leads no other
 * @throws UserError for a checkpoint of a newer version in the target, and the file system's errors for a target
 * that cannot be read or written
 */
export function mergeFolders(target: StatePaths, sources: readonly string[], now: number): MergedFolder[] {
  const merged = sources.map((folder): MergedFolder => {
    const trouble = troubleOf(folder);
    if (trouble !== null) return { folder, checkpoint: null, newer: null, trouble };
    const path = join(folder, STATE_FILES.checkpoint);
    const newer = newerCheckpoint(path);
    if (newer === null) return { folder, checkpoint: readCheckpoint(path), newer, trouble };
    return { folder, checkpoint: null, newer, trouble: `its checkpoint is of version ${newer}` };
  });
  const present = merged.flatMap(({ folder, trouble }) => (trouble === null && existsSync(folder) ? [folder] : []));
  mergeLedger(
    target.results,
    present.map((folder) => join(folder, STATE_FILES.results)),
  );
  mergeSidecar(
    target.failures,
    present.map((folder) => join(folder, STATE_FILES.failures)),
  );
  mergeEvents(
    target.events,
    present.map((folder) => join(folder, STATE_FILES.events)),
  );
  takeLatest(target.tasks, STATE_FILES.tasks, { own: readCheckpoint(target.checkpoint), merged, now });
  mergeCheckpoints(
    target,
    merged.flatMap(({ checkpoint }) => checkpoint ?? []),
    now,
  );
  const plans = present.map((folder) => join(folder, STATE_FILES.plan));
  takeLatestPlan(target.plan, plans, now + CLOCK_SKEW_MS);
  takeBaseline(
    target.baseline,
    present.map((folder) => join(folder, STATE_FILES.baseline)),
    now,
  );
  return merged;
}

/** Takes the task list of the latest of some merged folders, whatever list the target has. */
export function takeTaskList(target: StatePaths, merged: readonly MergedFolder[], now: number): void {
  takeLatest(target.tasks, STATE_FILES.tasks, { own: null, merged, now });
}

/** What keeps a folder from being read; a missing one holds nothing, which is no trouble. */
export function troubleOf(folder: string): string | null {
  try {
    if (!existsSync(folder)) return null;
    for (const name of readdirSync(folder)) {
      if (!STATE_NAMES.has(name)) continue;
      const path = join(folder, name);
      if (!lstatSync(path).isFile()) return `${name} is no plain file`;
      accessSync(path, constants.R_OK);
    }
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}

const STATE_NAMES: ReadonlySet<string> = new Set(Object.values(STATE_FILES));

/** Of the results of one task in one campaign the first by `resultOrder` stays. */
function mergeLedger(target: string, sources: readonly string[]): void {
  const best = new LedgerUnion();
  unite({ target, sources, best, read: readLedger });
}

/** Of the rows of one attempt the terminal one stays, then the earlier. Failures are few beside results. */
function mergeSidecar(target: string, sources: readonly string[]): void {
  const orders = new Map<string, string>();
  const keyOf = (row: SidecarRow) => `${row.campaign}\n${row.hash}\n${attemptKey(row)}`;
  const orderOf = (row: SidecarRow) => `${row.terminal ? 0 : 1} ${row.at} ${row.class}`;
  const best: Union<SidecarRow> = {
    offer(row) {
      const [key, order] = [keyOf(row), orderOf(row)];
      const known = orders.get(key);
      const isBetter = known === undefined || order < known;
      if (isBetter) orders.set(key, order);
      return isBetter;
    },
    take(row) {
      return orders.get(keyOf(row)) === orderOf(row) && orders.delete(keyOf(row));
    },
    size: () => orders.size,
  };
  unite({ target, sources, best, read: readSidecar });
}

interface UniteFacts<Row> {
  readonly target: string;
  readonly sources: readonly string[];
  readonly best: Union<Row>;
  readonly read: (path: string, onRow: (row: Row, line: string) => void) => unknown;
}

/** Reads all files twice: which row of each kind is the best, and then the best ones, in the order of the files. */
function unite<Row>({ target, sources, best, read }: UniteFacts<Row>): void {
  let rows = 0;
  read(target, (row) => {
    rows += 1;
    best.offer(row);
  });
  let isChanged = !existsSync(target) || best.size() < rows;
  for (const source of sources) {
    read(source, (row) => {
      if (best.offer(row)) isChanged = true;
    });
  }
  if (!isChanged) return;
  writeAtomically(target, (write) => {
    for (const path of [target, ...sources]) {
      read(path, (row, line) => {
        if (best.take(row)) write(`${line}\n`);
      });
      // Rows of a newer version stay where they are, unread.
      if (path === target) readLines(path, (line) => isNewer(line) && write(`${line}\n`));
    }
  });
}

function isNewer(line: string): boolean {
  return /"v":\s*[2-9]|"v":\s*\d{2}/.test(line) && newerVersion(jsonOrNull(line)) !== null;
}

/** Events are told once each, in the order of their instants per folder. */
function mergeEvents(target: string, sources: readonly string[]): void {
  if (!sources.some((source) => existsSync(source))) return;
  const seen = new LineSet();
  let added = 0;
  const produce = (write: (text: string) => void) => {
    readLines(target, (line) => {
      seen.add(line);
      write(`${line}\n`);
    });
    for (const source of sources) {
      readLines(source, (line) => {
        if (!seen.add(line) || jsonOrNull(line) === null) return;
        added += 1;
        write(`${line}\n`);
      });
    }
  };
  writeAtomically(target, produce, () => added > 0);
}

function mergeCheckpoints(target: StatePaths, sources: readonly Checkpoint[], now: number): void {
  const own = readCheckpoint(target.checkpoint);
  const all = own === null ? sources : [own, ...sources];
  const first = all[0];
  if (first === undefined) return;
  const united = all.slice(1).reduce((a, b) => uniteCheckpoints(a, b, now), first);
  const text = JSON.stringify(united, null, 1);
  writeAtomically(target.checkpoint, (write) => write(`${text}\n`));
}

/** Two checkpoints as one; the newer one leads, and what the other knows besides is kept. */
export function uniteCheckpoints(a: Checkpoint, b: Checkpoint, now: number): Checkpoint {
  const [newer, older] = checkpointOrder(a, now) >= checkpointOrder(b, now) ? [a, b] : [b, a];
  const limits: Record<string, number> = { ...older.limits, ...newer.limits };
  return {
    ...newer,
    seq: Math.max(a.seq, b.seq),
    jobs: Math.max(a.jobs, b.jobs),
    campaigns: uniteCampaigns(newer.campaigns, older.campaigns),
    circuits: uniteCircuits(newer, older),
    limits,
    durations_s: (newer.durations_s.length > 0 ? newer : older).durations_s,
  };
}

/**
 * What the newer checkpoint does not hold open it has seen closed, but for what a sibling holds open beyond its
 * instant: nobody was let through before that to prove anything. Texts that are no instants hold nothing up.
 */
function uniteCircuits(newer: Checkpoint, older: Checkpoint): Record<string, StoredCircuit> {
  const circuits = new Map<string, StoredCircuit>();
  for (const [provider, circuit] of Object.entries(newer.circuits)) {
    if (!Number.isNaN(Date.parse(circuit.until))) circuits.set(provider, circuit);
  }
  const writtenAt = Date.parse(newer.updated_at);
  for (const [provider, circuit] of Object.entries(older.circuits)) {
    const untilAt = Date.parse(circuit.until);
    const knownUntilAt = Date.parse(circuits.get(provider)?.until ?? "");
    if (untilAt > writtenAt && !(knownUntilAt >= untilAt)) circuits.set(provider, circuit);
  }
  return Object.fromEntries(circuits);
}

/** Clocks of runners differ by seconds; a state that claims more than this of the future is broken or forged. */
const CLOCK_SKEW_MS = 3_600_000;

/** What is no instant, or none that has come, is before all that are: it would lead for ever. */
function checkpointOrder(checkpoint: Checkpoint, now: number): string {
  const at = Date.parse(checkpoint.updated_at);
  const written = at <= now + CLOCK_SKEW_MS ? iso(at) : "";
  return `${written} ${String(checkpoint.seq).padStart(12, "0")} ${checkpoint.run} ${checkpoint.job}`;
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
  states: { readonly own: Checkpoint | null; readonly merged: readonly MergedFolder[]; readonly now: number },
): void {
  const { own, merged, now } = states;
  let latest = own !== null && existsSync(target) ? checkpointOrder(own, now) : "";
  let source: string | null = null;
  for (const { folder, checkpoint } of merged) {
    const path = join(folder, name);
    if (checkpoint === null || !existsSync(path) || checkpointOrder(checkpoint, now) <= latest) continue;
    latest = checkpointOrder(checkpoint, now);
    source = path;
  }
  if (latest === "") source = withoutCheckpoint(name, merged);
  if (source !== null) copyLines(source, target);
}

/** The file of the folder with the latest row, where no folder has a checkpoint that can be read. */
function withoutCheckpoint(name: string, merged: readonly MergedFolder[]): string | null {
  const folders = merged.flatMap(({ folder, checkpoint, trouble }) =>
    checkpoint === null && trouble === null && existsSync(join(folder, name)) ? [folder] : [],
  );
  const [only, other] = folders;
  if (only === undefined) return null;
  if (other === undefined) return join(only, name);
  const [latest] = folders
    .map((folder) => ({ folder, at: latestRow(folder)?.at ?? "" }))
    .sort((a, b) => (a.at > b.at ? -1 : 1));
  return latest === undefined ? null : join(latest.folder, name);
}

/** The row of a folder that began, or failed, last. */
export function latestRow(
  folder: string,
): { readonly at: string; readonly campaign: string; readonly job: string } | null {
  let latest: { readonly at: string; readonly campaign: string; readonly job: string } | null = null;
  const note = (at: string, { campaign, job }: { readonly campaign: string; readonly job: string }) => {
    if (latest === null || at > latest.at) latest = { at, campaign, job };
  };
  readLedger(join(folder, STATE_FILES.results), (row) => note(row.started_at, row));
  readSidecar(join(folder, STATE_FILES.failures), (row) => note(row.at, row));
  return latest;
}

/** The baseline with the highest rank; the target's own where ranks are equal. */
function takeBaseline(target: string, sources: readonly string[], now: number): void {
  let best = existsSync(target) ? baselineRank(target, now) : "";
  let source: string | null = null;
  for (const path of sources) {
    const rank = existsSync(path) ? baselineRank(path, now) : "";
    if (rank <= best) continue;
    best = rank;
    source = path;
  }
  if (source !== null) copyLines(source, target);
}

/**
 * The baseline of the campaign that went on longest; then the fuller one, and then whichever, but always the same.
 * Names of campaigns tell nothing of time: commits and texts sort by chance.
 */
function baselineRank(path: string, now: number): string {
  const present = iso(now + CLOCK_SKEW_MS);
  let rows = 0;
  let latest = "";
  const text = createHash("sha256");
  readLedger(path, (row, line) => {
    rows += 1;
    if (row.started_at > latest && row.started_at <= present) latest = row.started_at;
    text.update(line).update("\n");
  });
  return `${latest}\n${String(rows).padStart(12, "0")}\n${text.digest("hex")}`;
}

function copyLines(source: string, target: string): void {
  writeAtomically(target, (write) => readLines(source, (line) => write(`${line}\n`)));
}
