/**
 * The stops that the jobs of a matrix share. All jobs look in one place for providers that have stopped a sibling, so
 * that a check is one call, however many jobs there are.
 */
import { join } from "node:path";
import { writeAtomically } from "../store/atomic-file.ts";
import type { Carrier } from "../store/carrier/carrier.ts";
import { buildKey, jobPrefix, parseKey } from "../store/carrier/key.ts";
import type { CarrierTrouble } from "../store/carrier/trouble.ts";
import { readCheckpoint } from "../store/checkpoint-file.ts";
import type { StoredCircuit } from "../store/format.ts";
import { inStaging } from "../store/staging.ts";
import { STATE_FILES, type StatePaths } from "../store/state-paths.ts";
import type { Clock } from "./ports.ts";
import { SHARED_STOPS } from "./reserved-jobs.ts";
import type { RunIdentity } from "./run-identity.ts";

export interface SharedStopsOptions {
  readonly carrier: Carrier;
  readonly identity: RunIdentity;
  readonly clock: Clock;
  readonly name: string;
  readonly tempFolder: string;
  readonly paths: StatePaths;
}

/** A circuit that a sibling opened. */
export interface LearnedCircuit {
  readonly provider: string;
  readonly untilAt: number;
  readonly reason: string;
  readonly outage?: true;
}

/** The result of one check. */
interface Look {
  /**
   * Number of the newest entry of this attempt of the workflow run, 0 if there is none; `unknown` if the carrier did
   * not say.
   */
  readonly entry: number | "unknown";
  /** All stops of this workflow run, including those of this job. */
  readonly circuits: ReadonlyMap<string, StoredCircuit>;
  readonly trouble: readonly CarrierTrouble[];
}

/** A job that has a stop to share does not wait longer than this for the stops of others. */
const LOOK_FIRST_MS = 5_000;
/** If all jobs stop at once, one of them succeeds in each round, and most find that their stop is shared already. */
const WRITE_TRIES = 8;
/** An entry that another job has begun appears a moment later, unless that job was killed. */
const TAKEN_WAIT_MS = 300;

/**
 * Only the newest entry is ever read, so each one includes everything from those before it. Entries are numbered, and a
 * key can be written only once. If two jobs write the same number at the same instant, one is refused and reads again
 * first.
 */
export class SharedStops {
  readonly #options: SharedStopsOptions;
  /** What siblings have written. */
  readonly #learned = new Map<string, StoredCircuit>();
  /** The stops of this job. */
  readonly #own = new Map<string, StoredCircuit>();

  constructor(options: SharedStopsOptions) {
    this.#options = options;
  }

  /**
   * Shares the providers that have stopped for this job, with their redacted reasons as they are in the checkpoint on
   * disk. What a sibling shared is not new, but stays in every later entry.
   *
   * @param leftMs the time that is left; called before each carrier call, because a run may be cancelled meanwhile
   */
  async write(
    campaign: string,
    providers: readonly string[],
    leftMs: () => number,
  ): Promise<readonly CarrierTrouble[]> {
    const checkpoint = readCheckpoint(this.#options.paths.checkpoint);
    for (const provider of providers) {
      const circuit =
        checkpoint !== null && Object.hasOwn(checkpoint.circuits, provider) ? checkpoint.circuits[provider] : undefined;
      if (circuit !== undefined && !lasts(this.#learned.get(provider), circuit)) this.#own.set(provider, circuit);
    }
    return this.repeat(campaign, leftMs);
  }

  /**
   * The circuits that siblings of this workflow run have shared, and whether a stop of this job is missing. If so, the
   * caller repeats it in its turn among the saves.
   */
  async read(campaign: string): Promise<{
    readonly learned: readonly LearnedCircuit[];
    readonly isMissing: boolean;
    readonly trouble: readonly CarrierTrouble[];
  }> {
    const { entry, circuits, trouble } = await this.#look(campaign, {});
    const learned = [...circuits].flatMap(([provider, circuit]) =>
      lasts(this.#own.get(provider), circuit)
        ? []
        : [
            {
              provider,
              untilAt: Date.parse(circuit.until),
              reason: `another job was stopped: ${circuit.reason}`,
              ...(circuit.outage ? { outage: true as const } : {}),
            },
          ],
    );
    return { learned, isMissing: entry !== "unknown" && this.#lacks(circuits), trouble };
  }

  /** Shares the stops of this job again, unless they are there. @param leftMs as in `write` */
  async repeat(campaign: string, leftMs: () => number): Promise<readonly CarrierTrouble[]> {
    let trouble: readonly CarrierTrouble[] = [];
    let tried = 0;
    for (let round = 0; round < WRITE_TRIES && leftMs() > 0; round += 1) {
      const look = await this.#look(campaign, { deadlineMs: Math.min(LOOK_FIRST_MS, leftMs()) });
      if (look.entry !== "unknown" && !this.#lacks(look.circuits)) return look.trouble;
      const seen = look.entry === "unknown" ? 0 : look.entry;
      const isLastRound = round === WRITE_TRIES - 1;
      // A number that is taken and stays invisible belongs to a job that was killed while it wrote.
      if (seen >= tried || isLastRound) {
        // The last save waits behind this one.
        if (leftMs() <= 0) return look.trouble;
        tried = Math.max(seen, tried) + 1;
        const pushed = await this.#put(campaign, tried, look.circuits);
        trouble = [...look.trouble, ...pushed.trouble.filter(({ reason }) => reason !== "key-taken")];
        if (!pushed.isTaken) return trouble;
      }
      if (!isLastRound) await this.#pause();
    }
    return trouble;
  }

  async #look(campaign: string, within: { readonly deadlineMs?: number }): Promise<Look> {
    const { carrier, identity, name, tempFolder } = this.#options;
    const prefix = jobPrefix({ name, campaign, jobIndex: SHARED_STOPS });
    return inStaging(tempFolder, async (into) => {
      const { answers, trouble } = await carrier.pull({ prefixes: [prefix], into, ...within });
      const found = answers[0];
      const circuits = new Map<string, StoredCircuit>();
      if (found === undefined || found.kind === "unknown") return { entry: "unknown", circuits, trouble };
      const key = found.kind === "found" ? parseKey(found.key) : null;
      // What another workflow run has written does not concern this one.
      if (found.kind !== "found" || key?.runId !== identity.workflowRun) return { entry: 0, circuits, trouble };
      const checkpoint = readCheckpoint(join(found.folder, STATE_FILES.checkpoint));
      for (const [provider, circuit] of Object.entries(checkpoint?.circuits ?? {})) {
        if (Number.isNaN(Date.parse(circuit.until))) continue;
        circuits.set(provider, circuit);
        if (!lasts(this.#own.get(provider), circuit)) this.#learned.set(provider, circuit);
      }
      return { entry: key.runAttempt === identity.runAttempt ? key.seq : 0, circuits, trouble };
    });
  }

  #lacks(circuits: ReadonlyMap<string, StoredCircuit>): boolean {
    return [...this.#own].some(([provider, circuit]) => !lasts(circuits.get(provider), circuit));
  }

  /** Writes an entry with all known stops, beside what the checkpoint says about the run. */
  async #put(campaign: string, entry: number, said: ReadonlyMap<string, StoredCircuit>) {
    const { carrier, identity, name, tempFolder, paths } = this.#options;
    const checkpoint = readCheckpoint(paths.checkpoint);
    if (checkpoint === null) return { isTaken: false, trouble: [] };
    const known = new Map([...this.#learned, ...said]);
    for (const [provider, circuit] of this.#own) {
      if (!lasts(known.get(provider), circuit)) known.set(provider, circuit);
    }
    const text = JSON.stringify({ ...checkpoint, circuits: Object.fromEntries(known), durations_s: [] });
    const key = buildKey({
      name,
      campaign,
      jobIndex: SHARED_STOPS,
      runId: identity.workflowRun,
      runAttempt: identity.runAttempt,
      seq: entry,
    });
    return inStaging(tempFolder, async (folder) => {
      writeAtomically(join(folder, STATE_FILES.checkpoint), (write) => write(`${text}\n`));
      const { trouble } = await carrier.push({ key, folder });
      return { isTaken: trouble.some(({ reason }) => reason === "key-taken"), trouble };
    });
  }

  #pause(): Promise<void> {
    const { clock } = this.#options;
    return new Promise((resolve) => {
      clock.at(clock.now() + TAKEN_WAIT_MS, resolve);
    });
  }
}

/** Whether the known stop of a provider lasts at least as long as a circuit. */
function lasts(known: StoredCircuit | undefined, circuit: StoredCircuit): boolean {
  return known !== undefined && Date.parse(circuit.until) <= Date.parse(known.until);
}
