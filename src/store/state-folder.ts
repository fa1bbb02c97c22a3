/**
 * The state folder: ledger, sidecar, checkpoint, task list and events of a campaign, as files.
 *
 * A folder that cannot be written is an error before the first child, and a warning later.
 */
import { createHash } from "node:crypto";
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { type CampaignRecord, isSuperseded, rememberCampaigns } from "../core/campaign.ts";
import type { History } from "../core/history.ts";
import { jsonOrNull } from "../core/json-or-null.ts";
import { reasonOf } from "../core/reason.ts";
import type { Redactor } from "../core/redactor.ts";
import type { LedgerRow, SidecarRow } from "../core/row.ts";
import type { Tasks } from "../core/task.ts";
import { UserError } from "../core/user-error.ts";
import { publicName } from "../tasks/public-name.ts";
import { type Checkpoint, checkpointSchema, FORMAT_VERSION, newerVersion, type StoredCircuit } from "./format.ts";
import { Journal, readLines } from "./journal.ts";
import { isAlive, takeLock } from "./lock.ts";
import { refuseOddFiles } from "./odd-files.ts";
import { type ReadHistory, readHistory, readLedger, readSidecar } from "./read-history.ts";
import { holdsText } from "./same-text.ts";
import { storedLines } from "./task-line.ts";

/** The names of the files, which they also keep in an archive. */
export const STATE_FILES = {
  tasks: "tasks.jsonl",
  results: "results.jsonl",
  failures: "failures.jsonl",
  checkpoint: "checkpoint.json",
  events: "events.jsonl",
  baseline: "baseline.jsonl",
  plan: "plan.json",
} as const;

/** Checkpoints are small; a larger file is none of ours. */
export const CHECKPOINT_LIMIT_BYTES = 8 << 20;
/** So many campaigns are remembered, the present one included. */
export const CAMPAIGNS_KEPT = 8;

export interface StatePaths {
  readonly root: string;
  readonly tasks: string;
  readonly results: string;
  readonly failures: string;
  readonly checkpoint: string;
  readonly events: string;
  readonly baseline: string;
  readonly plan: string;
  readonly logs: string;
  readonly inbox: string;
  /** Failures of which it is not settled yet whether they count. Like the inbox it is never carried elsewhere. */
  readonly held: string;
  readonly lock: string;
  readonly summary: string;
  readonly junit: string;
  readonly report: string;
}

/** Absolute paths of all that a state folder holds. */
export function statePaths(stateDir: string): StatePaths {
  const root = resolve(stateDir);
  return {
    root,
    tasks: join(root, STATE_FILES.tasks),
    results: join(root, STATE_FILES.results),
    failures: join(root, STATE_FILES.failures),
    checkpoint: join(root, STATE_FILES.checkpoint),
    events: join(root, STATE_FILES.events),
    baseline: join(root, STATE_FILES.baseline),
    plan: join(root, STATE_FILES.plan),
    logs: join(root, "logs"),
    inbox: join(root, "inbox"),
    held: join(root, "inbox", "held.jsonl"),
    lock: join(root, "lock"),
    summary: join(root, "summary.md"),
    junit: join(root, "junit.xml"),
    report: join(root, "report.html"),
  };
}

/** Names the folder among all on this machine: letters and digits, for markers of processes. */
export function folderMark(root: string): string {
  return createHash("sha256").update(root).digest("hex").slice(0, 16);
}

/**
 * The checkpoint of a folder; null where there is none or it is broken.
 *
 * @throws UserError for a checkpoint of a newer version: going on would overwrite what we cannot read
 */
export function readCheckpoint(path: string): Checkpoint | null {
  const value = readCheckpointJson(path);
  const newer = newerVersion(value);
  if (newer !== null) {
    throw new UserError(
      `Expected a checkpoint of version ${FORMAT_VERSION} at ${path}, found version ${newer}: it was written by a newer Carryover. ` +
        "Use that version, or another `state-dir`.",
    );
  }
  const checkpoint = checkpointSchema.safeParse(value);
  return checkpoint.success ? checkpoint.data : null;
}

/** The version of a checkpoint that is newer than ours; null where there is no such thing. */
export function newerCheckpoint(path: string): number | null {
  return newerVersion(readCheckpointJson(path));
}

function readCheckpointJson(path: string): unknown {
  try {
    const stat = lstatSync(path);
    return stat.isFile() && stat.size <= CHECKPOINT_LIMIT_BYTES ? jsonOrNull(readFileSync(path, "utf8")) : null;
  } catch {
    return null;
  }
}

/** A folder opened for a run; `close` gives it back. */
export class StateFolder {
  readonly paths: StatePaths;
  readonly redactor: Redactor;
  readonly #unlock: () => void;
  #ledger: Journal | null = null;
  #sidecar: Journal | null = null;
  #events: Journal | null = null;
  #held: Journal | null = null;

  private constructor(paths: StatePaths, redactor: Redactor, unlock: () => void) {
    this.paths = paths;
    this.redactor = redactor;
    this.#unlock = unlock;
  }

  /** @throws UserError where the folder cannot be made, written or locked */
  static open(stateDir: string, redactor: Redactor): StateFolder {
    const paths = statePaths(stateDir);
    refuseOddFiles(paths);
    try {
      mkdirSync(paths.root, { recursive: true });
      // Asked first: on a read-only disk the making of a folder fails with other words than these.
      accessSync(paths.root, constants.W_OK | constants.R_OK);
      mkdirSync(paths.inbox, { recursive: true });
      mkdirSync(paths.logs, { recursive: true });
      const folder = new StateFolder(paths, redactor, takeLock(paths.lock));
      removeDrafts(paths.root);
      return folder;
    } catch (error) {
      if (error instanceof UserError) throw error;
      throw new UserError(
        `Expected to write the state folder ${paths.root}, but: ${reasonOf(error)}. Give a writable \`state-dir\`.`,
        { cause: error },
      );
    }
  }

  readCheckpoint(): Checkpoint | null {
    return readCheckpoint(this.paths.checkpoint);
  }

  /** @param history takes what is known; empty before */
  readHistory<Known extends History>(campaign: string, history: Known): ReadHistory<Known> {
    return readHistory({ ledger: this.paths.results, sidecar: this.paths.failures }, campaign, history);
  }

  /** The campaigns that rows are kept of, the one of the latest row first: what is known where the checkpoint is lost. */
  campaignsOfRows(): CampaignRecord[] {
    const latest = new Map<string, string>();
    const note = (campaign: string, at: string) => {
      if (at >= (latest.get(campaign) ?? "")) latest.set(campaign, at);
    };
    readSidecar(this.paths.failures, (row) => note(row.campaign, row.at));
    readLedger(this.paths.results, (row) => note(row.campaign, row.started_at));
    const ids = [...latest].sort(([, a], [, b]) => (a > b ? -1 : a < b ? 1 : 0)).map(([id]) => id);
    return ids.map((id) => ({ id, complete: false, completed_run: null, completed_at: null }));
  }

  /** Opens the journals; from here on the folder has all the files of a run. */
  openJournals(): void {
    try {
      this.#ledger ??= new Journal(this.paths.results);
      this.#sidecar ??= new Journal(this.paths.failures);
      this.#events ??= new Journal(this.paths.events);
    } catch (error) {
      throw new UserError(
        `Expected to append to the files in ${this.paths.root}, but: ${reasonOf(error)}. Give a writable \`state-dir\`.`,
        { cause: error },
      );
    }
  }

  appendResult(row: LedgerRow): void {
    opened(this.#ledger).append(redactRow(row, this.redactor));
  }

  appendFailure(row: SidecarRow): void {
    opened(this.#sidecar).append(redactRow(row, this.redactor));
  }

  holdFailure(row: SidecarRow): void {
    this.#held ??= new Journal(this.paths.held);
    this.#held.append(redactRow(row, this.redactor));
  }

  /** Also those that a killed run left. */
  releaseHeld(): void {
    this.#held?.close();
    this.#held = null;
    rmSync(this.paths.held, { force: true });
  }

  appendEvent(row: object): void {
    this.appendEventLines([this.redactor.redact(JSON.stringify(row))]);
  }

  /** Appends events in one write, each with the version of the format. @param lines of JSON objects, redacted */
  appendEventLines(lines: readonly string[]): void {
    opened(this.#events).append(lines.map((line) => `{"v":${FORMAT_VERSION},${line.slice(1)}`).join("\n"));
  }

  writeCheckpoint(checkpoint: Checkpoint): void {
    // Of a checkpoint only the reasons are words of others; names must stay what the next run looks for.
    const circuits: Record<string, StoredCircuit> = {};
    for (const [provider, circuit] of Object.entries(checkpoint.circuits)) {
      circuits[provider] = { ...circuit, reason: this.redactor.redact(circuit.reason) };
    }
    const text = JSON.stringify({ ...checkpoint, circuits }, null, 1);
    writeAtomically(this.paths.checkpoint, (write) => write(`${text}\n`));
  }

  /** The id of a task as it stands in all files of the folder. */
  publicName(id: string): string {
    return publicName(id, this.redactor);
  }

  /** Writes the whole task list, before the first child starts, where it is not there already. */
  writeTasks(tasks: Pick<Tasks, "lines" | "hashes">): void {
    if (holdsText(this.paths.tasks, storedLines(tasks, this.redactor))) return;
    writeAtomically(this.paths.tasks, (write) => {
      for (const lines of storedLines(tasks, this.redactor)) write(lines);
    });
  }

  /**
   * Makes room for another campaign. A completed one is kept as the baseline; rows that no campaign can
   * need any more are dropped. A kill in between leaves rows of another campaign, which no reader counts.
   */
  rollOver(previous: readonly CampaignRecord[], campaign: string): readonly CampaignRecord[] {
    const last = previous[0];
    if (last !== undefined && last.id !== campaign && last.complete) this.#writeBaseline(last.id);
    const known = previous.find((record) => record.id === campaign);
    const present = known ?? { id: campaign, complete: false, completed_run: null, completed_at: null };
    const kept = rememberCampaigns(present, previous, CAMPAIGNS_KEPT);
    const needed = new Set(
      kept.filter((record) => record.id === campaign || !isSuperseded(record.id, campaign)).map((record) => record.id),
    );
    // Rewriting puts other files under the names: a journal that stayed open would write to the old ones.
    this.closeJournals();
    keepCampaigns(this.paths.results, needed);
    // The baseline has only results: a re-run of its workflow run is judged by its failures too.
    keepCampaigns(this.paths.failures, last?.complete ? new Set([...needed, last.id]) : needed);
    if (known === undefined) rmSync(this.paths.events, { force: true });
    this.openJournals();
    return kept;
  }

  /** A kill after the rows were dropped and before the checkpoint brings us here again: the baseline is written already. */
  #writeBaseline(campaign: string): void {
    let rows = 0;
    const produce = (write: (text: string) => void) => {
      readLedger(this.paths.results, (row, line) => {
        if (row.campaign !== campaign) return;
        rows += 1;
        write(`${line}\n`);
      });
    };
    writeAtomically(this.paths.baseline, produce, () => rows > 0);
  }

  close(): void {
    this.closeJournals();
    this.#unlock();
  }

  /** They are to be closed while other files take their places, as in a merge. */
  closeJournals(): void {
    for (const journal of [this.#ledger, this.#sidecar, this.#events, this.#held]) journal?.close();
    this.#held = null;
    this.#ledger = null;
    this.#sidecar = null;
    this.#events = null;
  }
}

/** Rewrites a file of rows without those of campaigns that nobody needs; rows of a newer version stay. */
function keepCampaigns(path: string, needed: ReadonlySet<string>): void {
  if (!existsSync(path)) return;
  writeAtomically(path, (write) => {
    readLines(path, (line) => {
      const value = jsonOrNull(line);
      const campaign = value !== null && typeof value === "object" && "campaign" in value ? value.campaign : null;
      const isOld = typeof campaign === "string" && !needed.has(campaign) && newerVersion(value) === null;
      if (!isOld) write(`${line}\n`);
    });
  });
}

const DRAFT = /\.(\d+)\.tmp$/;

/**
 * Removes what killed processes had begun to write; those that live may be starting, and want the lock. A draft is a
 * plain file: what else bears such a name is not ours, and one that stays is in nobody's way.
 */
function removeDrafts(root: string): void {
  try {
    for (const entry of readdirSync(root, { withFileTypes: true })) {
      const pid = Number(DRAFT.exec(entry.name)?.[1] ?? 0);
      if (pid > 1 && entry.isFile() && !isAlive(pid)) rmSync(join(root, entry.name), { force: true });
    }
  } catch {
    // Another disk's rules, or one of another user.
  }
}

const BATCH_CHARACTERS = 1 << 20;

/**
 * Writes beside the file, syncs, and renames: a reader sees the old file or the new one.
 *
 * @param isWanted asked once all is produced; false leaves the old file as it is
 */
export function writeAtomically(
  path: string,
  produce: (write: (text: string | Uint8Array) => void) => void,
  isWanted: () => boolean = () => true,
): void {
  const temporary = `${path}.${process.pid}.tmp`;
  const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW } = constants;
  const fd = openSync(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, 0o644);
  let batch: string[] = [];
  let size = 0;
  const writeAll = (bytes: Uint8Array) => {
    for (let from = 0; from < bytes.length; ) from += writeSync(fd, bytes, from);
  };
  const flush = () => {
    writeAll(Buffer.from(batch.join("")));
    batch = [];
    size = 0;
  };
  try {
    produce((text) => {
      if (typeof text !== "string") {
        flush();
        writeAll(text);
        return;
      }
      batch.push(text);
      size += text.length;
      if (size > BATCH_CHARACTERS) flush();
    });
    flush();
    fsyncSync(fd);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  } finally {
    closeSync(fd);
  }
  if (isWanted()) renameSync(temporary, path);
  else rmSync(temporary, { force: true });
}

/**
 * A row as it is stored. What a child says is redacted; what we know by ourselves stays, because a campaign whose
 * name happens to be a variable's value must be found again.
 */
function redactRow(row: LedgerRow | SidecarRow, redactor: Redactor): string {
  const text = JSON.stringify(row);
  const redacted = redactor.redact(text);
  if (redacted === text) return text;
  const { v, campaign, hash, attempt, run, job } = row;
  const kept = "status" in row ? { status: row.status } : { class: row.class };
  const id = publicName(row.id, redactor);
  return JSON.stringify({ ...(JSON.parse(redacted) as object), v, campaign, id, hash, attempt, run, job, ...kept });
}

function opened(journal: Journal | null): Journal {
  if (journal === null) throw new Error("The journals of the state folder are not open");
  return journal;
}
