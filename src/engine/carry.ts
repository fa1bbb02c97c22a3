/**
 * Carries the state folder between workflow runs and jobs: restores and merges at the start, saves while
 * the run goes on, looks after siblings that were stopped. Nothing here ever fails a run.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CampaignRecord } from "../core/campaign.ts";
import { buildKey, jobPrefix, namePrefix, parseKey } from "../store/cache-key.ts";
import { type CacheTrouble, newCacheWarnings } from "../store/cache-trouble.ts";
import type { Carrier } from "../store/carrier.ts";
import type { StoredCircuit } from "../store/format.ts";
import { mergeFolders } from "../store/merge.ts";
import { copyCarriedFiles } from "../store/snapshot-files.ts";
import { readCheckpoint, STATE_FILES, type StatePaths, writeAtomically } from "../store/state-folder.ts";
import type { Clock } from "./ports.ts";
import type { RunIdentity } from "./run-identity.ts";

/** Jobs of a plan and of a merge keep their state beside those of the matrix, which has at most 256 jobs. */
export const PLAN_JOB = 9_998;
export const MERGE_JOB = 9_999;
/** One place where all jobs of a matrix look for circuits that a sibling opened: one call, however many jobs. */
const STOP_BOARD = 9_997;
const BOARD_ENTRIES_PER_JOB = 100;

export interface CarryFacts {
  readonly carrier: Carrier;
  readonly clock: Clock;
  readonly identity: RunIdentity;
  readonly name: string;
  /** The job that this process saves for. */
  readonly job: { readonly index: number; readonly total: number };
  readonly checkpointIntervalMs: number;
  readonly siblingIntervalMs: number;
  readonly paths: StatePaths;
  readonly warn: (message: string) => void;
  /** Called after each save with what `post` must know. */
  readonly saved?: (state: {
    readonly seq: number;
    readonly isSaved: boolean;
    readonly isDown: boolean;
    readonly campaign: string;
  }) => void;
  /** The number of saves made so far in this attempt of the run. */
  readonly firstSeq?: number;
}

/** A circuit that a sibling opened. */
export interface LearnedCircuit {
  readonly provider: string;
  readonly untilAt: number;
  readonly reason: string;
}

/** The longest that the campaign may turn out to be another one while states are fetched. */
const RESTORE_ROUNDS = 3;

export class Carry {
  readonly #facts: CarryFacts;
  #campaign = "";
  #seq: number;
  #boardSeq = 0;
  #isDirty = false;
  /** The carrier takes one push at a time: they wait for one another here. */
  #pushes: Promise<void> = Promise.resolve();
  #isPushQueued = false;
  #told: string[] = [];
  #cancels = new Set<() => void>();
  #isOver = false;
  readonly #reported = new Set<number>();

  constructor(facts: CarryFacts) {
    this.#facts = facts;
    this.#seq = facts.firstSeq ?? 0;
  }

  /**
   * Merges what earlier runs and other jobs saved into the state folder, whose journals must be closed.
   *
   * @param campaignOf which campaign a run with these records belongs to
   */
  async restore(campaignOf: (known: readonly CampaignRecord[]) => string): Promise<void> {
    const { paths, name } = this.#facts;
    await this.#pullInto([namePrefix(name)]);
    let campaign = "";
    for (let round = 0; round < RESTORE_ROUNDS; round += 1) {
      const checkpoint = readCheckpoint(paths.checkpoint);
      const next = campaignOf(checkpoint?.campaigns ?? []);
      if (next === campaign) return;
      campaign = next;
      const jobs = Math.max(this.#facts.job.total, checkpoint?.jobs ?? 1);
      const indexes = [...Array(jobs).keys(), PLAN_JOB, MERGE_JOB];
      await this.#pullInto(indexes.map((jobIndex) => jobPrefix({ name, campaign, jobIndex })));
    }
  }

  async #pullInto(prefixes: readonly string[]): Promise<void> {
    const into = mkdtempSync(join(tmpdir(), "carryover-restore-"));
    try {
      const { answers, trouble } = await this.#facts.carrier.pull({ prefixes, into, runWaits: true });
      this.#tellTrouble(trouble);
      const found = answers.flatMap((answer) => (answer.kind === "found" ? [answer] : []));
      for (const { key } of found) this.#noteReport(key);
      const folders = found.map((answer) => answer.folder);
      if (folders.length > 0) mergeFolders(this.#facts.paths, folders);
    } finally {
      rmSync(into, { recursive: true, force: true });
    }
  }

  #noteReport(key: string): void {
    const parsed = parseKey(key);
    if (parsed?.runId === this.#facts.identity.workflowRun) this.#reported.add(parsed.jobIndex);
  }

  /** Jobs of the matrix whose state of this workflow run was found. */
  reportedJobs(): readonly number[] {
    return [...this.#reported];
  }

  /** Starts saving every interval, and looking for circuits that siblings opened. */
  begin(campaign: string, learn: (circuit: LearnedCircuit) => void): void {
    this.#campaign = campaign;
    this.#every(this.#facts.checkpointIntervalMs, () => {
      if (this.#isDirty) void this.#push({ runWaits: false });
    });
    if (this.#facts.job.total > 1) this.#every(this.#facts.siblingIntervalMs, () => void this.#readBoard(learn));
  }

  /** There is something new to save. */
  changed(): void {
    this.#isDirty = true;
  }

  /** A provider stopped: saved at once, and siblings are told. */
  stopped(circuits: Readonly<Record<string, StoredCircuit>>): void {
    this.#isDirty = true;
    void this.#push({ runWaits: false });
    if (this.#facts.job.total > 1) void this.#enqueue(() => this.#writeBoard(circuits));
  }

  /** The last save of this process. @param deadlineMs the time that is left, where it is short */
  async end(campaign: string, deadlineMs?: number): Promise<void> {
    this.#campaign = campaign;
    this.#isOver = true;
    for (const cancel of this.#cancels) cancel();
    await this.#push({ runWaits: true, ...(deadlineMs === undefined ? {} : { deadlineMs }) });
  }

  #every(intervalMs: number, act: () => void): void {
    const { clock } = this.#facts;
    const tick = () => {
      this.#cancels.delete(cancel);
      if (this.#isOver) return;
      act();
      this.#every(intervalMs, act);
    };
    const cancel = clock.at(clock.now() + intervalMs, tick);
    this.#cancels.add(cancel);
  }

  /** Saves what there is when its turn comes; a save that already waits for its turn will hold it too. */
  #push(options: { readonly runWaits: boolean; readonly deadlineMs?: number }): Promise<void> {
    if (this.#isPushQueued && !options.runWaits) return this.#pushes;
    this.#isPushQueued = true;
    return this.#enqueue(() => {
      this.#isPushQueued = false;
      return this.#pushOnce(options);
    });
  }

  #enqueue(push: () => Promise<void>): Promise<void> {
    this.#pushes = this.#pushes.then(push);
    return this.#pushes;
  }

  async #pushOnce(options: { readonly runWaits: boolean; readonly deadlineMs?: number }): Promise<void> {
    const { carrier, paths, name, job, identity } = this.#facts;
    const staging = mkdtempSync(join(tmpdir(), "carryover-save-"));
    this.#isDirty = false;
    try {
      await copyCarriedFiles(paths.root, staging);
      this.#seq += 1;
      const key = buildKey({
        name,
        campaign: this.#campaign,
        jobIndex: job.index,
        runId: identity.workflowRun,
        runAttempt: identity.runAttempt,
        seq: this.#seq,
      });
      const { outcome, trouble } = await carrier.push({ key, folder: staging, ...options });
      this.#tellTrouble(trouble);
      const isSaved = outcome.kind === "saved" || (outcome.kind === "skipped" && outcome.because === "read-only");
      if (!isSaved) this.#isDirty = true;
      this.#facts.saved?.({ seq: this.#seq, isSaved, isDown: carrier.isDown(), campaign: this.#campaign });
    } catch (error) {
      this.#isDirty = true;
      const detail = error instanceof Error ? error.message : String(error);
      this.#tellTrouble([{ reason: "local-error", operation: "save", detail }]);
    } finally {
      rmSync(staging, { recursive: true, force: true });
    }
  }

  async #writeBoard(circuits: Readonly<Record<string, StoredCircuit>>): Promise<void> {
    const { carrier, name, job, identity, paths } = this.#facts;
    if (this.#boardSeq >= BOARD_ENTRIES_PER_JOB - 1) return;
    this.#boardSeq += 1;
    const staging = mkdtempSync(join(tmpdir(), "carryover-board-"));
    try {
      const checkpoint = readCheckpoint(paths.checkpoint);
      if (checkpoint === null) return;
      const text = JSON.stringify({ ...checkpoint, circuits, durations_s: [] });
      writeAtomically(join(staging, STATE_FILES.checkpoint), (write) => write(`${text}\n`));
      const seq = job.index * BOARD_ENTRIES_PER_JOB + this.#boardSeq;
      const key = buildKey({
        name,
        campaign: this.#campaign,
        jobIndex: STOP_BOARD,
        runId: identity.workflowRun,
        runAttempt: identity.runAttempt,
        seq,
      });
      const { trouble } = await carrier.push({ key, folder: staging, runWaits: false });
      this.#tellTrouble(trouble);
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      this.#tellTrouble([{ reason: "local-error", operation: "save", detail }]);
    } finally {
      rmSync(staging, { recursive: true, force: true });
    }
  }

  async #readBoard(learn: (circuit: LearnedCircuit) => void): Promise<void> {
    const { carrier, name, clock } = this.#facts;
    const into = mkdtempSync(join(tmpdir(), "carryover-board-"));
    try {
      const prefix = jobPrefix({ name, campaign: this.#campaign, jobIndex: STOP_BOARD });
      const { answers, trouble } = await carrier.pull({ prefixes: [prefix], into, runWaits: false });
      this.#tellTrouble(trouble);
      const found = answers[0];
      if (this.#isOver || found?.kind !== "found") return;
      const checkpoint = readCheckpoint(join(found.folder, STATE_FILES.checkpoint));
      for (const [provider, circuit] of Object.entries(checkpoint?.circuits ?? {})) {
        const untilAt = Date.parse(circuit.until);
        if (untilAt > clock.now()) learn({ provider, untilAt, reason: `another job was stopped: ${circuit.reason}` });
      }
    } catch {
      // A board that cannot be read tells nothing; each job still meets the limit by itself.
    } finally {
      rmSync(into, { recursive: true, force: true });
    }
  }

  #tellTrouble(trouble: readonly CacheTrouble[]): void {
    const fresh = newCacheWarnings(trouble, this.#told);
    this.#told.push(...fresh);
    for (const message of fresh) this.#facts.warn(message);
  }
}
