/**
 * The state folder: ledger, sidecar, checkpoint, task list and events of a campaign, as files.
 *
 * A folder that cannot be written is an error before the first child, and a warning later.
 */
import { accessSync, constants, mkdirSync, rmSync } from "node:fs";
import { baselineOf, type CampaignRecord, isSuperseded, rememberCampaigns } from "../core/campaign.ts";
import type { RunEvent } from "../core/event.ts";
import { reasonOf } from "../core/reason.ts";
import type { Redactor } from "../core/redactor.ts";
import type { Tasks } from "../core/task.ts";
import type { TaskIndex } from "../core/task-index.ts";
import { UserError } from "../core/user-error.ts";
import { publicName } from "../tasks/public-name.ts";
import { removeDrafts, writeAtomically } from "./atomic-file.ts";
import { capEvents, dropOldLogs, dropUnlisted, keepCampaigns, LOGGED_RUNS } from "./bound-growth.ts";
import { type Checkpoint, FORMAT_VERSION, type LedgerRow, type SidecarRow, type StoredCircuit } from "./format.ts";
import { Journal } from "./journal.ts";
import { type Lock, LockLost, takeLock } from "./lock.ts";
import { dropRetried } from "./merge-rows.ts";
import { refuseOddFiles } from "./odd-files.ts";
import { readLedger } from "./read-history.ts";
import { redactEvent, redactRow } from "./redact-lines.ts";
import { Retries, type RetryRow } from "./retries.ts";
import { type StatePaths, statePaths } from "./state-paths.ts";
import { storedHashes, storedLines } from "./task-line.ts";

/** How many campaigns are remembered, including the present one. */
const CAMPAIGNS_KEPT = 8;

/**
 * The port through which a run stores its rows. `StateFolder` is its adapter over files.
 * `test/store/row-store.contract.test.ts` is the contract of every adapter.
 *
 * If a method throws the disk's error, it has stored nothing.
 */
export interface RowStore {
  appendResult(row: LedgerRow): void;
  appendFailure(row: SidecarRow): void;
  /**
   * Stores a failure separately until the run knows whether it counts. If the run is killed first, the next start
   * decides.
   */
  holdFailure(row: SidecarRow): void;
  /** Forgets the held failures, after those that count have been appended. */
  releaseHeld(): void;
}

/** A folder opened for a run. `close` releases it. */
export class StateFolder implements RowStore {
  readonly paths: StatePaths;
  readonly redactor: Redactor;
  readonly #lock: Lock;
  #journals: { readonly ledger: Journal; readonly sidecar: Journal; readonly events: Journal } | null = null;
  #held: Journal | null = null;
  /** As they were when the run began. */
  #retries = new Retries();

  private constructor(paths: StatePaths, redactor: Redactor, lock: Lock) {
    this.paths = paths;
    this.redactor = redactor;
    this.#lock = lock;
  }

  /** @throws UserError if the folder cannot be created, written or locked */
  static open(stateDir: string, redactor: Redactor): StateFolder {
    const paths = statePaths(stateDir);
    refuseOddFiles(paths);
    try {
      mkdirSync(paths.root, { recursive: true });
      // Check this first: on a read-only disk, creating a folder fails with a less clear error.
      accessSync(paths.root, constants.W_OK | constants.R_OK);
      mkdirSync(paths.inbox, { recursive: true });
      mkdirSync(paths.logs, { recursive: true });
      const folder = new StateFolder(paths, redactor, takeLock(paths.lock));
      removeDrafts(paths.root);
      return folder;
    } catch (error) {
      if (error instanceof UserError) throw error;
      throw new UserError(
        `Expected to write the state folder ${paths.root}, found: ${reasonOf(error)}. Set a writable \`state-dir\`.`,
        { cause: error },
      );
    }
  }

  /** Whether this run still owns the folder. If not, every write throws, from the next turn of the event loop on. */
  isOurs(): boolean {
    return this.#lock.isOurs();
  }

  /** Sets the callback for when the folder turns out to be lost between writes. */
  onLost(notify: () => void): void {
    this.#lock.onLost(notify);
  }

  /** @throws LockLost */
  #checkOurs(): void {
    if (!this.isOurs()) throw new LockLost(this.paths.root);
  }

  /** Opens the journals. From here on the folder has all the files of a run. */
  openJournals(): void {
    try {
      const { results, failures, events } = this.paths;
      this.#journals ??= {
        ledger: new Journal(results),
        sidecar: new Journal(failures),
        events: new Journal(events),
      };
    } catch (error) {
      throw new UserError(
        `Expected to append to the files in ${this.paths.root}, found: ${reasonOf(error)}. Set a writable \`state-dir\`.`,
        { cause: error },
      );
    }
  }

  appendResult(row: LedgerRow): void {
    const started_at = this.#retries.notBefore(row, row.started_at);
    this.#opened.ledger.append(redactRow({ ...row, started_at }, this.redactor));
  }

  appendFailure(row: SidecarRow): void {
    const at = this.#retries.notBefore(row, row.at);
    this.#opened.sidecar.append(redactRow({ ...row, at }, this.redactor));
  }

  /** Makes tasks outstanding again. Readers skip the rows that these cancel, and the next start drops them. */
  retry(rows: readonly RetryRow[]): void {
    // Programs that read the sidecar expect these fields in every row.
    const common = { terminal: false, message: "made outstanding again", exit_code: null, signal: null };
    for (const row of rows) {
      this.#opened.sidecar.append(JSON.stringify({ ...row, ...common, id: this.publicName(row.id) }));
    }
  }

  /** Drops the rows that retries cancel. It closes the journals, because it replaces their files. */
  dropRetried(): void {
    this.#checkOurs();
    this.closeJournals();
    this.#retries = dropRetried(this.paths);
  }

  holdFailure(row: SidecarRow): void {
    this.#checkOurs();
    this.#held ??= new Journal(this.paths.held);
    this.#held.append(redactRow(row, this.redactor));
  }

  /** Also forgets the failures that a killed run left. */
  releaseHeld(): void {
    this.#checkOurs();
    this.#held?.close();
    this.#held = null;
    rmSync(this.paths.held, { force: true });
  }

  appendEvent<Event extends { readonly event: RunEvent["event"] }>(event: Event): void {
    this.appendEventLines([redactEvent(event, this.redactor).line]);
  }

  /** Appends events in one write, each with the version of the format. @param lines JSON objects, redacted */
  appendEventLines(lines: readonly string[]): void {
    this.#opened.events.append(lines.map((line) => `{"v":${FORMAT_VERSION},${line.slice(1)}`).join("\n"));
  }

  writeCheckpoint(checkpoint: Checkpoint): void {
    this.#checkOurs();
    // Only the reasons quote other sources. Names must stay unchanged, because the next run looks for them.
    const circuits: Record<string, StoredCircuit> = {};
    for (const [provider, circuit] of Object.entries(checkpoint.circuits)) {
      circuits[provider] = { ...circuit, reason: this.redactor.redact(circuit.reason) };
    }
    const text = JSON.stringify({ ...checkpoint, circuits }, null, 1);
    writeAtomically(this.paths.checkpoint, (write) => write(`${text}\n`));
  }

  /** The id of a task as it appears in all files of the folder. */
  publicName(id: string): string {
    return publicName(id, this.redactor);
  }

  /** Writes the whole task list before the first child starts. */
  writeTasks(tasks: Tasks): void {
    this.#checkOurs();
    writeAtomically(this.paths.tasks, (write) => {
      for (const part of storedLines(tasks, this.redactor)) write(part);
    });
  }

  /**
   * Makes room for another campaign. The campaign to compare with becomes the baseline, and rows that no campaign can
   * need any more are dropped. A kill in between leaves rows of another campaign, which no reader counts.
   */
  rollOver(previous: readonly CampaignRecord[], present: CampaignRecord): readonly CampaignRecord[] {
    this.#checkOurs();
    const campaign = present.id;
    const baseline = baselineOf(previous, present);
    if (baseline !== null) this.#writeBaseline(baseline.id, baseline === previous[0]);
    // The file may hold a push of the pull request's own branch, or a later campaign.
    else if (present.pull_request || present.complete) rmSync(this.paths.baseline, { force: true });
    const isKnown = previous.some((record) => record.id === campaign);
    const kept = rememberCampaigns(present, previous, CAMPAIGNS_KEPT);
    const needed = new Set(
      kept.filter((record) => record.id === campaign || !isSuperseded(record.id, campaign)).map((record) => record.id),
    );
    this.#rewrite(() => {
      keepCampaigns(this.paths.results, needed);
      keepCampaigns(this.paths.failures, needed);
      if (!isKnown) rmSync(this.paths.events, { force: true });
    });
    return kept;
  }

  /** Halves events that have grown too large, and drops the logs of old runs. Journals must be closed. */
  boundGrowth(): void {
    this.#checkOurs();
    capEvents(this.paths.events);
    dropOldLogs(this.paths.logs, LOGGED_RUNS - 1);
  }

  /** Drops the rows and events of tasks that are no longer listed, so that the folder does not grow over the years. */
  dropUnlisted(campaign: string, index: TaskIndex): void {
    this.#rewrite(() => dropUnlisted(this.paths, campaign, index));
  }

  /** Rewriting replaces the files. A journal that stayed open would write to the old ones. */
  #rewrite(act: () => void): void {
    this.#checkOurs();
    this.closeJournals();
    act();
    this.openJournals();
  }

  /**
   * After a kill between dropping the rows and writing the checkpoint, this runs again with the baseline already
   * written.
   *
   * @param isLatest whether the stored list is still that of the campaign: results of tasks that it no longer had did not
   * count
   */
  #writeBaseline(campaign: string, isLatest: boolean): void {
    const listed = isLatest ? storedHashes(this.paths.tasks) : null;
    let rows = 0;
    const produce = (write: (text: string) => void) => {
      readLedger(this.paths.results, (row, line) => {
        if (row.campaign !== campaign || listed?.has(row.hash) === false) return;
        rows += 1;
        write(`${line}\n`);
      });
    };
    writeAtomically(this.paths.baseline, produce, () => rows > 0);
  }

  /** Whether the files for rows are still those that were opened, with all their rows. */
  areJournalsWhole(): boolean {
    const { ledger, sidecar } = this.#journals ?? {};
    return [ledger, sidecar].every((journal) => journal === undefined || journal.isWhole());
  }

  close(): void {
    this.closeJournals();
    this.#lock.release();
  }

  /** Closes the journals while other files take their places, as in a merge. */
  closeJournals(): void {
    for (const journal of [...Object.values(this.#journals ?? {}), this.#held]) journal?.close();
    this.#journals = null;
    this.#held = null;
  }

  /** The open journals. Nothing is appended to a folder that was lost. @throws LockLost */
  get #opened() {
    this.#checkOurs();
    if (this.#journals === null) throw new Error("The journals of the state folder are not open");
    return this.#journals;
  }
}
