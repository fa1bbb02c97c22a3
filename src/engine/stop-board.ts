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

/** What a job that looks at the board finds. */
interface Look {
  /** Whose entry is the newest of this workflow run; `unknown` where the service did not say. */
  readonly newest: "none" | "own" | "sibling" | "unknown";
  /** Of a sibling's entry. */
  readonly circuits: ReadonlyMap<string, StoredCircuit>;
  readonly trouble: readonly CacheTrouble[];
}

/** A job that has to tell of a stop does not wait longer for what others have told. */
const LOOK_FIRST_MS = 5_000;

/**
 * Only the newest entry is ever read, so each holds all that its writer knows: it looks before it writes, and where two
 * have written at the same instant, the one whose word is missing writes once more when it looks again.
 */
export class StopBoard {
  readonly #facts: StopBoardFacts;
  #entries = 0;
  /** What siblings have written. */
  readonly #learned = new Map<string, StoredCircuit>();
  /** What this job has written of its own. */
  readonly #told = new Map<string, StoredCircuit>();

  constructor(facts: StopBoardFacts) {
    this.#facts = facts;
  }

  /**
   * Tells siblings which providers have stopped; they stand in the checkpoint on disk, redacted. What was learned
   * from the board itself is no news, but stays on it.
   */
  async write(campaign: string, providers: readonly string[]): Promise<readonly CacheTrouble[]> {
    const checkpoint = readCheckpoint(this.#facts.paths.checkpoint);
    const news = providers.flatMap((provider) => {
      const circuit =
        checkpoint !== null && Object.hasOwn(checkpoint.circuits, provider) ? checkpoint.circuits[provider] : undefined;
      if (circuit === undefined || lasts(this.#learned.get(provider), circuit)) return [];
      return lasts(this.#told.get(provider), circuit) ? [] : [[provider, circuit] as const];
    });
    if (news.length === 0) return [];
    for (const [provider, circuit] of news) this.#told.set(provider, circuit);
    const { trouble } = await this.#look(campaign, { deadlineMs: LOOK_FIRST_MS });
    return [...trouble, ...(await this.put(campaign))];
  }

  /**
   * The circuits that siblings of this workflow run have written last, and whether a word of this job is missing:
   * it is to be put on the board again, in its turn among the saves.
   */
  async read(campaign: string): Promise<{
    readonly learned: readonly LearnedCircuit[];
    readonly isMissing: boolean;
    readonly trouble: readonly CacheTrouble[];
  }> {
    const { newest, circuits, trouble } = await this.#look(campaign, {});
    const learned = [...circuits].map(([provider, { until, reason }]) => ({
      provider,
      untilAt: Date.parse(until),
      reason: `another job was stopped: ${reason}`,
    }));
    // Covered by a sibling's entry, or never stored.
    const isMissing =
      (newest === "sibling" || newest === "none") &&
      [...this.#told].some(([provider, circuit]) => !lasts(circuits.get(provider), circuit));
    return { learned, isMissing, trouble };
  }

  async #look(campaign: string, within: { readonly deadlineMs?: number }): Promise<Look> {
    const { carrier, name, tempFolder } = this.#facts;
    const prefix = jobPrefix({ name, campaign, jobIndex: STOP_BOARD });
    return inStaging(tempFolder, async (into) => {
      const { answers, trouble } = await carrier.pull({ prefixes: [prefix], into, runWaits: false, ...within });
      const found = answers[0];
      const circuits = new Map<string, StoredCircuit>();
      if (found === undefined || found.kind === "unknown") return { newest: "unknown", circuits, trouble };
      const newest = found.kind === "none" ? "none" : this.#writerOf(found.key);
      if (found.kind === "none" || newest !== "sibling") return { newest, circuits, trouble };
      const checkpoint = readCheckpoint(join(found.folder, STATE_FILES.checkpoint));
      for (const [provider, circuit] of Object.entries(checkpoint?.circuits ?? {})) {
        if (Number.isNaN(Date.parse(circuit.until))) continue;
        circuits.set(provider, circuit);
        this.#learned.set(provider, circuit);
      }
      return { newest, circuits, trouble };
    });
  }

  /** Puts all that is known on the board, beside what the checkpoint says of the run. */
  async put(campaign: string): Promise<readonly CacheTrouble[]> {
    const { carrier, tempFolder, paths } = this.#facts;
    const checkpoint = readCheckpoint(paths.checkpoint);
    if (checkpoint === null || this.#entries >= ENTRIES_PER_JOB - 1) return [];
    this.#entries += 1;
    const circuits: Record<string, StoredCircuit> = Object.fromEntries(this.#learned);
    for (const [provider, circuit] of this.#told) {
      if (!lasts(this.#learned.get(provider), circuit)) circuits[provider] = circuit;
    }
    const text = JSON.stringify({ ...checkpoint, circuits, durations_s: [] });
    return inStaging(tempFolder, async (folder) => {
      writeAtomically(join(folder, STATE_FILES.checkpoint), (write) => write(`${text}\n`));
      const { trouble } = await carrier.push({ key: this.#key(campaign), folder, runWaits: false });
      return trouble;
    });
  }

  /** An entry of another workflow run is none. */
  #writerOf(key: string): "none" | "own" | "sibling" {
    const { identity, jobIndex } = this.#facts;
    const parsed = parseKey(key);
    if (parsed === null || parsed.runId !== identity.workflowRun) return "none";
    return Math.floor(parsed.seq / ENTRIES_PER_JOB) === jobIndex ? "own" : "sibling";
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

/** Whether what is known of a provider lasts at least as long as a circuit. */
function lasts(known: StoredCircuit | undefined, circuit: StoredCircuit): boolean {
  return known !== undefined && Date.parse(circuit.until) <= Date.parse(known.until);
}
