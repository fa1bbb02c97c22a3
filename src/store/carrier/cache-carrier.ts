/** Carries snapshots through the Actions cache, with the unmodified client. Every call has a deadline. */
import { mkdir, mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { reasonOf } from "../../core/reason.ts";
import { unreachable } from "../../core/unreachable.ts";
import { type CacheOffer, cacheOffered, type Environment } from "./cache-offer.ts";
import { type After, type BatchEnd, ownBundle, runCacheBatch, type WorkerArguments } from "./cache-process.ts";
import { type CacheAnswer, STATE_FOLDER } from "./cache-worker.ts";
import {
  CALL_DEADLINE_MS,
  type Carrier,
  type PullAnswer,
  type PullRequest,
  type PullResult,
  type PushRequest,
  type PushResult,
} from "./carrier.ts";
import { linkCarriedFiles, removeFolder, takeOverFiles } from "./snapshot-files.ts";
import type { CarrierOperation, CarrierTrouble } from "./trouble.ts";

export interface CacheCarrierSettings {
  /** The variables of the job. The process's own variables are not used. */
  readonly environment: Environment;
  /** `RUNNER_TEMP`, or another folder for temporary files. */
  readonly tempFolder: string;
  /** The longest time for one pull or push. */
  readonly deadlineMs?: number;
  readonly worker?: WorkerArguments;
  readonly after?: After;
}

/** Reads the states of a 256-job matrix in seconds, without hundreds of processes. */
const PARALLEL_BATCHES = 8;
const PREFIXES_PER_BATCH = 4;

type Pulled = Extract<CacheAnswer, { kind: "pulled" }>;

export class CacheCarrier implements Carrier {
  readonly place = "the Actions cache";
  readonly #settings: CacheCarrierSettings;
  readonly #offer: CacheOffer | null;
  readonly #deadlineMs: number;
  #isDown = false;
  #isPushing = false;

  constructor(settings: CacheCarrierSettings) {
    this.#settings = settings;
    this.#offer = cacheOffered(settings.environment);
    this.#deadlineMs = settings.deadlineMs ?? CALL_DEADLINE_MS;
  }

  isDown(): boolean {
    return this.#isDown;
  }

  async pull(request: PullRequest): Promise<PullResult> {
    const { prefixes, into, looksForward = true } = request;
    const answers = prefixes.map((prefix): PullAnswer => ({ kind: "unknown", prefix }));
    if (!this.#offer?.readable || this.#isDown || answers.length === 0) {
      return { answers, trouble: [] };
    }
    const deadlineMs = Math.min(this.#deadlineMs, request.deadlineMs ?? this.#deadlineMs);
    const batches = inBatches(prefixes);
    const trouble: CarrierTrouble[] = [];
    const answered = new Set<number>();
    let root: string | null = null;
    try {
      await mkdir(into, { recursive: true });
      root = await mkdtemp(join(into, ".calls-"));
      const held = [...(request.held ?? [])];
      const ends = await Promise.all(
        batches.map(async (asked, number) => {
          const folder = join(root ?? into, String(number));
          await mkdir(folder);
          return this.#run({ kind: "pull", asked, held, looksForward, root: folder }, deadlineMs);
        }),
      );
      for (const one of ends.flatMap((end) => end.answers)) {
        if (one.kind !== "pulled") continue;
        answered.add(one.index);
        trouble.push(...one.trouble);
        answers[one.index] = await takeOver(one, prefixes[one.index] ?? "", into, trouble);
      }
      trouble.push(...this.#endTrouble("restore", ends, { deadlineMs, hasAnswers: answered.size > 0 }));
    } catch (error) {
      trouble.push(failure("restore", reasonOf(error)));
    } finally {
      if (root !== null) await removeFolder(root);
    }
    const unanswered = prefixes.length - answered.size;
    if (unanswered > 0 && trouble.length === 0)
      trouble.push(
        failure("restore", `the states of ${unanswered} of ${prefixes.length} jobs were not asked for in time`),
      );
    return { answers, trouble };
  }

  async push(request: PushRequest): Promise<PushResult> {
    if (!this.#offer?.writable) return { outcome: "read-only", trouble: [] };
    if (this.#isPushing || this.#isDown) return notSaved();
    this.#isPushing = true;
    let root: string | null = null;
    try {
      await mkdir(this.#settings.tempFolder, { recursive: true });
      root = await mkdtemp(join(this.#settings.tempFolder, "carryover-"));
      return await this.#save(request, root);
    } catch (error) {
      return notSaved(failure("save", reasonOf(error)));
    } finally {
      this.#isPushing = false;
      if (root !== null) await removeFolder(root);
    }
  }

  async #save({ key, folder, ...request }: PushRequest, root: string): Promise<PushResult> {
    const deadlineMs = Math.min(this.#deadlineMs, request.deadlineMs ?? this.#deadlineMs);
    const names = await linkCarriedFiles(folder, join(root, "workspace", STATE_FOLDER));
    if (names.length === 0) return notSaved();
    const end = await this.#run({ kind: "push", key, root }, deadlineMs);
    const answer = end.answers.find((one) => one.kind === "pushed");
    if (answer !== undefined) {
      return answer.trouble === null ? { outcome: "saved", trouble: [] } : notSaved(answer.trouble);
    }
    return notSaved(...this.#endTrouble("save", [end], { deadlineMs, hasAnswers: false }));
  }

  #run(batch: Parameters<typeof runCacheBatch>[0], deadlineMs: number): Promise<BatchEnd> {
    const { environment, worker = ownBundle(), after = afterTimeout } = this.#settings;
    return runCacheBatch(batch, { worker, environment, deadlineMs, after });
  }

  /**
   * A service that did not answer in time is not called again. Two cases do not count: a call with less than the usual
   * deadline, because the run was in a hurry, and a long list of which a part was answered.
   */
  #endTrouble(
    operation: CarrierOperation,
    ends: readonly BatchEnd[],
    { deadlineMs, hasAnswers }: { readonly deadlineMs: number; readonly hasAnswers: boolean },
  ): CarrierTrouble[] {
    const broken = ends.find((end) => end.broken !== null)?.broken;
    if (typeof broken === "string") return [failure(operation, broken)];
    const silentMs = Math.max(0, ...ends.map((end) => (end.isLate ? end.silentMs : 0)));
    const isSilent = silentMs >= this.#deadlineMs / 2;
    this.#isDown ||= isSilent;
    const isLate = ends.some((end) => end.isLate);
    return isLate && (isSilent || !hasAnswers) ? [{ reason: "no-answer", operation, limitMs: deadlineMs }] : [];
  }
}

/** A few prefixes go into one process; many are spread over several. */
function inBatches(prefixes: readonly string[]): { readonly index: number; readonly prefix: string }[][] {
  const count = Math.min(PARALLEL_BATCHES, Math.ceil(prefixes.length / PREFIXES_PER_BATCH));
  const batches = Array.from({ length: count }, (): { index: number; prefix: string }[] => []);
  for (const [index, prefix] of prefixes.entries()) batches[index % count]?.push({ index, prefix });
  return batches;
}

async function takeOver(pulled: Pulled, prefix: string, into: string, trouble: CarrierTrouble[]): Promise<PullAnswer> {
  const { state, key, workspace } = pulled;
  switch (state) {
    case "none":
    case "unknown":
      return { kind: state, prefix };
    case "held":
      return { kind: "held", prefix, key };
    case "found": {
      const folder = await mkdtemp(join(into, `${key}.`));
      // A tar without `--transform` has created the folder of the archive.
      const dropped = await takeOverFiles([join(workspace, STATE_FOLDER), workspace], folder, new Set([STATE_FOLDER]));
      if (dropped.length > 0) trouble.push({ reason: "dropped-files", key, names: dropped });
      return { kind: "found", prefix, key, folder };
    }
    default:
      return unreachable(state);
  }
}

function notSaved(...trouble: readonly CarrierTrouble[]): PushResult {
  return { outcome: "not-saved", trouble };
}

function failure(operation: CarrierOperation, detail: string): CarrierTrouble {
  return { reason: "failed", operation, detail };
}

function afterTimeout(durationMs: number, wake: () => void): () => void {
  const timer = setTimeout(wake, durationMs);
  return () => clearTimeout(timer);
}
