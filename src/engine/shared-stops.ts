/**
 * The stops that the jobs of a matrix share: a chain of numbered entries, of which each holds all stops of the workflow
 * run. Jobs read only the newest entry, so a check is one call, however many jobs there are. A number can be written
 * only once: a job that is refused takes over what the other job wrote, and writes the next number.
 */
import { join } from "node:path";
import { OTHER_JOB } from "../core/ending.ts";
import { writeAtomically } from "../store/atomic-file.ts";
import { buildKey, jobPrefix, parseKey, SHARED_STOPS } from "../store/carrier/key.ts";
import { inStaging } from "../store/carrier/snapshot-files.ts";
import { readCheckpoint } from "../store/checkpoint-file.ts";
import type { Checkpoint, StoredCircuit } from "../store/format.ts";
import { STATE_FILES } from "../store/state-paths.ts";
import type { CarryOptions, CarrySession } from "./carry-session.ts";

/** A circuit that a sibling opened. */
export interface LearnedCircuit {
  readonly provider: string;
  readonly untilAt: number;
  readonly reason: string;
  readonly outage?: true;
}

type Circuits = Checkpoint["circuits"];
/** The newest entry: its number, and all stops of its workflow run. */
interface StopsEntry {
  readonly seq: number;
  readonly circuits: Circuits;
}
const NOTHING: StopsEntry = { seq: 0, circuits: {} };

type Options = Pick<CarryOptions, "carrier" | "identity" | "name" | "tempFolder" | "paths">;
type Session = Pick<CarrySession, "campaign" | "leftMs" | "warnOf">;

/** A job that has a stop to share does not wait longer than this for the stops of others. */
const LOOK_FIRST_MS = 5_000;
/** Jobs that stop at the same time take turns. */
const ROUNDS = 30;

export class SharedStops {
  readonly #options: Options;
  readonly #session: Session;
  /** The stops of this job, with the ones that it learned. */
  #own: Circuits = {};
  /** The last number that another job had taken. */
  #taken = 0;

  constructor(options: Options, session: Session) {
    this.#options = options;
    this.#session = session;
  }

  /**
   * Shares the providers that have stopped for this job, with their redacted reasons as they are in the checkpoint on
   * disk.
   */
  async share(providers: readonly string[]): Promise<void> {
    const circuits = readCheckpoint(this.#options.paths.checkpoint)?.circuits ?? {};
    const stopped = Object.entries(circuits).filter(([provider]) => providers.includes(provider));
    this.#own = merged(this.#own, Object.fromEntries(stopped));
    await this.shareMissing();
  }

  /**
   * The circuits that siblings of this workflow run have shared, and whether a stop of this job is missing. If so, the
   * caller calls `shareMissing` in its turn among the saves.
   */
  async read(): Promise<{ readonly learned: readonly LearnedCircuit[]; readonly isMissing: boolean }> {
    const found = await this.#look();
    if (found === null) return { learned: [], isMissing: false };
    const learned = missingFrom(this.#own, found.circuits).map(([provider, { until, reason, outage }]) => ({
      provider,
      untilAt: Date.parse(until),
      reason: `${OTHER_JOB}${reason}`,
      ...(outage ? { outage } : {}),
    }));
    return { learned, isMissing: missingFrom(found.circuits, this.#own).length > 0 };
  }

  /** Shares the stops of this job, unless they are there. */
  async shareMissing(): Promise<void> {
    const leftMs = () => this.#session.leftMs();
    for (let round = 0; round < ROUNDS && leftMs() > 0; round += 1) {
      const { seq: newest, circuits } = (await this.#look(Math.min(LOOK_FIRST_MS, leftMs()))) ?? NOTHING;
      if (leftMs() <= 0 || missingFrom(circuits, this.#own).length === 0) return;
      // The other job is still writing. If it was killed, the next check skips its number.
      if (round > 0 && newest < this.#taken) return;
      const seq = Math.max(newest, this.#taken) + 1;
      if (await this.#put(seq, merged(circuits, this.#own))) return;
      this.#taken = seq;
    }
  }

  /**
   * @returns the newest entry of this attempt of the workflow run: all stops of its jobs, and the number of the entry, 0 if
   * there is none; null if the carrier did not answer
   */
  async #look(deadlineMs?: number): Promise<StopsEntry | null> {
    const { carrier, identity, name, tempFolder } = this.#options;
    const prefix = jobPrefix({ name, campaign: this.#session.campaign, jobIndex: SHARED_STOPS });
    return inStaging(tempFolder, async (into) => {
      const request = { prefixes: [prefix], into, ...(deadlineMs === undefined ? {} : { deadlineMs }) };
      const { answers, trouble } = await carrier.pull(request);
      this.#session.warnOf(trouble);
      const [found] = answers;
      if (found === undefined || found.kind === "unknown") return null;
      const key = found.kind === "found" ? parseKey(found.key) : null;
      // What another run or attempt has written was restored at the start. It may be outdated, for instance after a top-up.
      const isOurs = key?.runId === identity.workflowRun && key.runAttempt === identity.runAttempt;
      if (found.kind !== "found" || !isOurs) return NOTHING;
      const circuits = readCheckpoint(join(found.folder, STATE_FILES.checkpoint))?.circuits ?? {};
      return { seq: key.seq, circuits };
    });
  }

  /**
   * Writes an entry with all known stops, beside what the checkpoint says about the run.
   *
   * @returns false if another job has taken its number
   */
  async #put(seq: number, circuits: Circuits): Promise<boolean> {
    const { carrier, identity, name, tempFolder, paths } = this.#options;
    const checkpoint = readCheckpoint(paths.checkpoint);
    if (checkpoint === null) return true;
    const { workflowRun: runId, runAttempt } = identity;
    const slot = { name, campaign: this.#session.campaign, jobIndex: SHARED_STOPS };
    const text = JSON.stringify({ ...checkpoint, circuits, durations_s: [] });
    return inStaging(tempFolder, async (folder) => {
      writeAtomically(join(folder, STATE_FILES.checkpoint), (write) => write(`${text}\n`));
      const { trouble } = await carrier.push({ key: buildKey({ ...slot, runId, runAttempt, seq }), folder });
      const isTaken = trouble.some(({ reason }) => reason === "key-taken");
      if (!isTaken) this.#session.warnOf(trouble);
      return !isTaken;
    });
  }
}

/** The circuits of both. If both have one for a provider, the one that lasts longer. */
function merged(circuits: Circuits, others: Circuits): Circuits {
  return { ...circuits, ...Object.fromEntries(missingFrom(circuits, others)) };
}

/** The circuits in `others` that last longer than the known one of their provider. */
function missingFrom(known: Circuits, others: Circuits): [string, StoredCircuit][] {
  return Object.entries(others).filter(([provider, { until }]) => {
    const knownUntil = Object.hasOwn(known, provider) ? (known[provider]?.until ?? "") : "";
    return Date.parse(until) > (Date.parse(knownUntil) || 0);
  });
}
