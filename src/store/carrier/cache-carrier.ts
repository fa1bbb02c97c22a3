/** Carries snapshots through the Actions cache, with the unmodified client. Every call has a deadline. */
import { reasonOf } from "../../core/reason.ts";
import { type CacheOffer, cacheOffered, type Environment } from "./cache-offer.ts";
import { type After, type BatchEnd, ownBundle, runCacheBatch, type WorkerArguments } from "./cache-process.ts";
import type { CacheBatch, Pulled } from "./cache-worker.ts";
import {
  CALL_DEADLINE_MS,
  type Carrier,
  type PullAnswer,
  type PullRequest,
  type PullResult,
  type PushRequest,
  type PushResult,
} from "./carrier.ts";
import { inStaging } from "./snapshot-files.ts";
import { ACTIONS_CACHE, type CarrierOperation, type CarrierTrouble } from "./trouble.ts";

export interface CacheCarrierSettings {
  /** The variables of the job. The process's own variables are not used. */
  readonly environment: Environment;
  /** `RUNNER_TEMP`, or another folder for temporary files. */
  readonly tempFolder: string;
  readonly worker?: WorkerArguments;
  readonly after?: After;
}

/** Reads the states of a 256-job matrix in seconds, without hundreds of processes. */
const PARALLEL_BATCHES = 8;
const PREFIXES_PER_BATCH = 4;

/** Batches that run in parallel, each in an empty folder of its own. */
interface Calls {
  readonly operation: CarrierOperation;
  readonly batches: readonly CacheBatch[];
  /** Where the folders of the batches are created. */
  readonly parent: string;
  /** A shorter deadline than usual. */
  readonly deadlineMs: number | undefined;
}

export class CacheCarrier implements Carrier {
  readonly place = ACTIONS_CACHE;
  readonly #settings: CacheCarrierSettings;
  readonly #offer: CacheOffer | null;
  #isDown = false;

  constructor(settings: CacheCarrierSettings) {
    this.#settings = settings;
    this.#offer = cacheOffered(settings.environment);
  }

  isDown(): boolean {
    return this.#isDown;
  }

  async pull({ prefixes, into, held, deadlineMs }: PullRequest): Promise<PullResult> {
    const unknown = prefixes.map((prefix): PullAnswer => ({ kind: "unknown", prefix }));
    if (!this.#offer?.readable || this.#isDown) return { answers: unknown, trouble: [] };
    const batches = inBatches(prefixes).map(
      (asked): CacheBatch => ({ kind: "pull", asked, held: [...(held ?? [])], into }),
    );
    const calls = { operation: "restore", batches, parent: into, deadlineMs } as const;
    const { answers: pulled, trouble: endTrouble } = await this.#run<Pulled>(calls);
    const answered = new Map(pulled.map(({ answer }) => [answer.prefix, answer]));
    const trouble = [...pulled.flatMap((one) => one.trouble), ...endTrouble];
    const unanswered = prefixes.length - answered.size;
    if (unanswered > 0 && trouble.length === 0) {
      const detail = `the states of ${unanswered} of ${prefixes.length} jobs were not fetched in time`;
      trouble.push({ reason: "failed", operation: "restore", detail });
    }
    return { answers: unknown.map((one) => answered.get(one.prefix) ?? one), trouble };
  }

  async push({ key, folder, deadlineMs }: PushRequest): Promise<PushResult> {
    if (!this.#offer?.writable) return { outcome: "read-only", trouble: [] };
    if (this.#isDown) return { outcome: "not-saved", trouble: [] };
    const batches = [{ kind: "push", key, folder } as const];
    const { tempFolder: parent } = this.#settings;
    const { answers, trouble } = await this.#run<PushResult>({ operation: "save", batches, parent, deadlineMs });
    return answers[0] ?? { outcome: "not-saved", trouble };
  }

  /** @returns all answers, and why some of them are missing */
  async #run<Answer>({ operation, batches, parent, deadlineMs = CALL_DEADLINE_MS }: Calls): Promise<{
    readonly answers: readonly Answer[];
    readonly trouble: readonly CarrierTrouble[];
  }> {
    const { environment, worker = ownBundle(), after = afterTimeout } = this.#settings;
    const limitMs = Math.min(CALL_DEADLINE_MS, deadlineMs);
    const options = { worker, environment, deadlineMs: limitMs, after };
    try {
      const ends = await Promise.all(
        batches.map((batch) => inStaging(parent, (root) => runCacheBatch<Answer>({ ...batch, root }, options))),
      );
      return { answers: ends.flatMap((end) => end.answers), trouble: this.#endTrouble(operation, ends, limitMs) };
    } catch (error) {
      return { answers: [], trouble: [{ reason: "failed", operation, detail: reasonOf(error) }] };
    }
  }

  /**
   * A service that did not answer in time is not called again. Two cases do not count: a call with less than the usual
   * deadline, because the run was in a hurry, and a long list of which a part was answered.
   */
  #endTrouble(operation: CarrierOperation, ends: readonly BatchEnd<unknown>[], limitMs: number): CarrierTrouble[] {
    const broken = ends.find((end) => end.broken !== null)?.broken;
    if (typeof broken === "string") return [{ reason: "failed", operation, detail: broken }];
    const late = ends.filter((end) => end.isLate);
    const isSilent = late.some((end) => end.silentMs >= CALL_DEADLINE_MS / 2);
    this.#isDown ||= isSilent;
    const hasAnswers = ends.some((end) => end.answers.length > 0);
    return late.length > 0 && (isSilent || !hasAnswers) ? [{ reason: "no-answer", operation, limitMs }] : [];
  }
}

/** A few prefixes go into one process; many are spread over several. */
function inBatches(prefixes: readonly string[]): string[][] {
  const count = Math.min(PARALLEL_BATCHES, Math.ceil(prefixes.length / PREFIXES_PER_BATCH));
  return Array.from({ length: count }, (_, batch) => prefixes.filter((_prefix, index) => index % count === batch));
}

function afterTimeout(durationMs: number, wake: () => void): () => void {
  const timer = setTimeout(wake, durationMs);
  return () => clearTimeout(timer);
}
