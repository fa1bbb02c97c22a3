/**
 * From the shared state, jobs of a matrix learn which providers a sibling has stopped calling. A check is one call,
 * however many jobs there are.
 */
import type { LearnedCircuit } from "../core/apply.ts";
import { OTHER_JOB } from "../core/ending.ts";
import { jobPrefix, SHARED_STATE } from "../store/carrier/key.ts";
import { inStaging } from "../store/carrier/snapshot-files.ts";
import { readCheckpoint } from "../store/checkpoint-file.ts";
import type { StoredCircuit } from "../store/format.ts";
import { circuitOrder } from "../store/merge-checkpoints.ts";
import { type StatePaths, statePaths } from "../store/state-paths.ts";
import type { CarrySession } from "./carry-session.ts";

export class SharedStops {
  readonly #session: CarrySession;
  /** Providers that have stopped for this job. The newest entry may lack them. */
  readonly #unshared = new Set<string>();
  /** Keys of entries that this job has checked. */
  readonly #seen = new Set<string>();
  #learn: (circuit: LearnedCircuit) => void = () => {};

  constructor(session: CarrySession) {
    this.#session = session;
  }

  /** Sets the function that receives the stops of siblings. */
  onLearned(learn: (circuit: LearnedCircuit) => void): void {
    this.#learn = learn;
  }

  add(provider: string): void {
    this.#unshared.add(provider);
  }

  /** Whether a stop of this job may be missing from the newest entry. */
  get hasUnshared(): boolean {
    return this.#unshared.size > 0;
  }

  /** Checks the newest entry. */
  async check(): Promise<void> {
    const { carrier, name, tempFolder } = this.#session.options;
    const { held, state } = this.#session;
    const prefixes = [jobPrefix({ name, campaign: state.campaign, jobIndex: SHARED_STATE })];
    await inStaging(tempFolder, async (into) => {
      const { answers, trouble } = await carrier.pull({ prefixes, into, held: new Set([...held, ...this.#seen]) });
      this.#session.warnOf(trouble);
      for (const answer of answers) {
        if (answer.kind !== "found") continue;
        this.#seen.add(answer.key);
        this.noteEntry(answer.folder);
      }
    });
  }

  /** Learns the stops in an entry that was found or written. */
  noteEntry(folder: string): void {
    const { clock, paths } = this.#session.options;
    const now = clock.now();
    const own = knownIn(paths);
    const entry = knownIn(statePaths(folder));
    for (const [provider, circuit] of entry.circuits) {
      const openedAt = Date.parse(circuit.opened_at ?? "");
      const untilAt = Date.parse(circuit.until);
      if (circuit.stop !== true || !(untilAt > now)) continue;
      const { reason, outage, stated: isStated } = circuit;
      const known = own.circuits.get(provider);
      if (isNews(circuit, known, own.closed.get(provider), now) && !this.#session.isRunOver)
        this.#learn({ provider, openedAt, untilAt, isStated, reason: `${OTHER_JOB}${reason}`, outage });
    }
    for (const provider of this.#unshared) {
      const found = entry.circuits.get(provider);
      if (!adds(own.circuits.get(provider), found, entry.closed.get(provider), now)) this.#unshared.delete(provider);
    }
  }
}

/** What a checkpoint knows about providers. */
function knownIn({ checkpoint }: StatePaths) {
  const { circuits = {}, closed = {} } = readCheckpoint(checkpoint) ?? {};
  return { circuits: new Map(Object.entries(circuits)), closed: new Map(Object.entries(closed)) };
}

/** Whether siblings would learn more from an entry if this job's circuit were merged into it. */
function adds(
  own: StoredCircuit | undefined,
  found: StoredCircuit | undefined,
  closed: string | undefined,
  now: number,
): boolean {
  if (!own?.stop) return false;
  return found === undefined ? isLater(own.opened_at, closed) : circuitOrder(own, now) > circuitOrder(found, now);
}

/**
 * Whether a provider has stopped since this job last saw it stop or answer, or stays stopped for longer than this job
 * knows. What an earlier run saw may be outdated, for instance after a top-up. A job that waits has seen neither.
 */
function isNews(
  found: StoredCircuit,
  own: StoredCircuit | undefined,
  closed: string | undefined,
  now: number,
): boolean {
  if (!isLater(found.opened_at, closed)) return false;
  if (own?.stop) return isLater(found.until, own.until);
  const isWaiting = Date.parse(own?.until ?? "") > now;
  return isWaiting || isLater(found.opened_at, own?.opened_at);
}

function isLater(one: string | undefined, other: string | undefined): boolean {
  return Date.parse(one ?? "") > (Date.parse(other ?? "") || 0);
}
