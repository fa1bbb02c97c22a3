/**
 * The STOP board: one place where all jobs of a matrix look for providers that have stopped a sibling, so that a
 * look is one call, however many jobs there are.
 */
import { join } from "node:path";
import { buildKey, jobPrefix, parseKey } from "../store/cache-key.ts";
import type { CacheTrouble } from "../store/cache-trouble.ts";
import type { Carrier } from "../store/carrier.ts";
import type { StoredCircuit } from "../store/format.ts";
import { inStaging } from "../store/staging.ts";
import { readCheckpoint, STATE_FILES, type StatePaths, writeAtomically } from "../store/state-folder.ts";
import type { RunIdentity } from "./run-identity.ts";

/** Its place among the jobs of a matrix, which are at most 256. */
const STOP_BOARD = 9_997;
/** Numbers of entries tell their writers apart. */
const ENTRIES_PER_JOB = 100;

export interface StopBoardFacts {
  readonly carrier: Carrier;
  readonly identity: RunIdentity;
  readonly name: string;
  readonly jobIndex: number;
  readonly tempFolder: string;
  readonly paths: StatePaths;
}

/** A circuit that a sibling opened. */
export interface LearnedCircuit {
  readonly provider: string;
  readonly untilAt: number;
  readonly reason: string;
}

export class StopBoard {
  readonly #facts: StopBoardFacts;
  #entries = 0;
  /** What siblings have written. */
  readonly #learned = new Map<string, StoredCircuit>();

  constructor(facts: StopBoardFacts) {
    this.#facts = facts;
  }

  /**
   * Tells siblings which providers have stopped; they stand in the checkpoint on disk, redacted. What was learned
   * from the board itself is no news, but stays on it.
   */
  async write(campaign: string, providers: readonly string[]): Promise<readonly CacheTrouble[]> {
    const { carrier, tempFolder, paths } = this.#facts;
    const checkpoint = readCheckpoint(paths.checkpoint);
    if (checkpoint === null || this.#entries >= ENTRIES_PER_JOB - 1) return [];
    const news = providers.flatMap((provider) => {
      const circuit = Object.hasOwn(checkpoint.circuits, provider) ? checkpoint.circuits[provider] : undefined;
      if (circuit === undefined || this.#isLearned(provider, circuit)) return [];
      return [[provider, circuit] as const];
    });
    if (news.length === 0) return [];
    this.#entries += 1;
    const circuits = Object.fromEntries([...this.#learned, ...news]);
    const text = JSON.stringify({ ...checkpoint, circuits, durations_s: [] });
    return inStaging(tempFolder, async (folder) => {
      writeAtomically(join(folder, STATE_FILES.checkpoint), (write) => write(`${text}\n`));
      const { trouble } = await carrier.push({ key: this.#key(campaign), folder, runWaits: false });
      return trouble;
    });
  }

  /** The circuits that siblings of this workflow run have written last. */
  async read(
    campaign: string,
  ): Promise<{ readonly learned: readonly LearnedCircuit[]; readonly trouble: readonly CacheTrouble[] }> {
    const { carrier, name, tempFolder } = this.#facts;
    const prefix = jobPrefix({ name, campaign, jobIndex: STOP_BOARD });
    return inStaging(tempFolder, async (into) => {
      const { answers, trouble } = await carrier.pull({ prefixes: [prefix], into, runWaits: false });
      const found = answers[0];
      if (found?.kind !== "found" || !this.#isOfSibling(found.key)) return { learned: [], trouble };
      const checkpoint = readCheckpoint(join(found.folder, STATE_FILES.checkpoint));
      const learned: LearnedCircuit[] = [];
      for (const [provider, circuit] of Object.entries(checkpoint?.circuits ?? {})) {
        const untilAt = Date.parse(circuit.until);
        if (Number.isNaN(untilAt)) continue;
        this.#learned.set(provider, circuit);
        learned.push({ provider, untilAt, reason: `another job was stopped: ${circuit.reason}` });
      }
      return { learned, trouble };
    });
  }

  #isLearned(provider: string, circuit: StoredCircuit): boolean {
    const known = this.#learned.get(provider);
    return known !== undefined && Date.parse(circuit.until) <= Date.parse(known.until);
  }

  #isOfSibling(key: string): boolean {
    const { identity, jobIndex } = this.#facts;
    const parsed = parseKey(key);
    if (parsed === null || parsed.runId !== identity.workflowRun) return false;
    return Math.floor(parsed.seq / ENTRIES_PER_JOB) !== jobIndex;
  }

  #key(campaign: string): string {
    const { name, identity, jobIndex } = this.#facts;
    return buildKey({
      name,
      campaign,
      jobIndex: STOP_BOARD,
      runId: identity.workflowRun,
      runAttempt: identity.runAttempt,
      seq: jobIndex * ENTRIES_PER_JOB + this.#entries,
    });
  }
}
