/** The Actions cache as a job sees it: immutable entries under keys, and a service that sometimes fails. */

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Clock } from "../../src/core/instant.ts";
import type {
  Carrier,
  PullAnswer,
  PullRequest,
  PullResult,
  PushRequest,
  PushResult,
} from "../../src/store/carrier/carrier.ts";
import { parseKey, SHARED_STATE } from "../../src/store/carrier/key.ts";
import type { Chance } from "./chance.ts";
import type { ProcessClock } from "./process-clock.ts";
import { fail } from "./violation.ts";

/** Probabilities per call or prefix. */
export interface CacheTraits {
  /** An existing entry is not found. */
  readonly miss: number;
  /** A save returns -1. */
  readonly refuse: number;
  /** A save is stored, but cannot be verified. */
  readonly mute: number;
  /** A call is never answered. It meets its deadline, and the cache counts as down. */
  readonly hang: number;
  /** The entry before the newest one is found. */
  readonly stale: number;
  /** An entry is evicted between two workflow runs. */
  readonly loss: number;
}

export const HEALTHY: CacheTraits = { miss: 0, refuse: 0, mute: 0, hang: 0, stale: 0, loss: 0 };

export interface CacheEntry {
  readonly key: string;
  readonly files: ReadonlyMap<string, Buffer>;
}

export function textsOf(entry: CacheEntry) {
  const text = (name: string) => entry.files.get(name)?.toString("utf8") ?? "";
  return { results: text("results.jsonl"), failures: text("failures.jsonl") };
}

export class SimCache {
  /** Oldest first. */
  #entries: CacheEntry[] = [];
  readonly #keys = new Set<string>();

  /** Newest first. */
  under(prefix: string): readonly CacheEntry[] {
    return this.#entries.filter(({ key }) => key.startsWith(prefix)).reverse();
  }

  /** @returns false where the key is taken: entries never change */
  store(entry: CacheEntry): boolean {
    if (this.#entries.some(({ key }) => key === entry.key)) return false;
    this.#entries.push(entry);
    return true;
  }

  /**
   * A key is reserved once, whatever comes of the save. Numbers of the shared state may be asked for by several jobs.
   *
   * @returns false where it is taken
   */
  reserve(key: string): boolean {
    const isTaken = this.#keys.has(key);
    if (isTaken && parseKey(key)?.jobIndex !== SHARED_STATE) fail("key", `${key} is used for a second save`);
    this.#keys.add(key);
    return !isTaken;
  }

  /** @returns whether anything is gone */
  evict(isLost: () => boolean): boolean {
    const count = this.#entries.length;
    this.#entries = this.#entries.filter(() => !isLost());
    return this.#entries.length < count;
  }
}

/** The deadline of a call, as in the cache carrier. */
const DEADLINE_MS = 20_000;

export interface SimCarrierOptions {
  readonly cache: SimCache;
  readonly traits: CacheTraits;
  /** The job's clock: what waits for an answer ends with the job. */
  readonly clock: ProcessClock;
  /** The world's clock: a save that was sent is stored even if the job has ended. */
  readonly world: Clock;
  readonly chance: Chance;
  readonly pulled: (entries: readonly CacheEntry[]) => void;
  /** The service failed or gave a wrong answer. */
  readonly lied: () => void;
}

export class SimCarrier implements Carrier {
  readonly place = "the Actions cache";
  readonly #options: SimCarrierOptions;
  #isDown = false;
  /** Whether every call so far was answered correctly. */
  isTrue = true;

  constructor(options: SimCarrierOptions) {
    this.#options = options;
  }

  isDown(): boolean {
    return this.#isDown;
  }

  async pull(request: PullRequest): Promise<PullResult> {
    const { cache, traits, chance } = this.#options;
    const unknown = request.prefixes.map((prefix): PullAnswer => ({ kind: "unknown", prefix }));
    if (this.#isDown) return { answers: unknown, trouble: [] };
    if (this.#isChance(traits.hang)) {
      const limitMs = await this.#hang(request);
      return { answers: unknown, trouble: [{ reason: "no-answer", operation: "restore", limitMs }] };
    }
    await this.#sleep(chance.int(200, 2_000));
    mkdirSync(request.into, { recursive: true });
    const answers = request.prefixes.map((prefix): { answer: PullAnswer; entry: CacheEntry | null } => {
      const [newest, before] = cache.under(prefix);
      const none = { answer: { kind: "none", prefix } as const, entry: null };
      if (newest === undefined || this.#isChance(traits.miss)) return none;
      const entry = before !== undefined && this.#isChance(traits.stale) ? before : newest;
      const folder = mkdtempSync(join(request.into, "found-"));
      for (const [name, bytes] of entry.files) writeFileSync(join(folder, name), bytes);
      return { answer: { kind: "found", prefix, key: entry.key, folder }, entry };
    });
    this.#options.pulled(answers.flatMap(({ entry }) => entry ?? []));
    return { answers: answers.map(({ answer }) => answer), trouble: [] };
  }

  async push(request: PushRequest): Promise<PushResult> {
    const { cache, traits, chance, world, clock } = this.#options;
    if (this.#isDown) return { outcome: "not-saved", trouble: [] };
    const { key } = request;
    if (!cache.reserve(key)) {
      await this.#sleep(chance.int(200, 2_000));
      return { outcome: "not-saved", trouble: [{ reason: "key-taken", key }] };
    }
    if (this.#isChance(traits.hang)) {
      const limitMs = await this.#hang(request);
      return { outcome: "not-saved", trouble: [{ reason: "no-answer", operation: "save", limitMs }] };
    }
    const names = readdirSync(request.folder);
    const files = new Map(names.map((name) => [name, readFileSync(join(request.folder, name))]));
    const isRefused = this.#isChance(traits.refuse);
    const isMute = this.#isChance(traits.mute);
    const takesMs = Math.min(chance.int(200, 2_000), request.deadlineMs ?? DEADLINE_MS);
    if (!isRefused) {
      const store = () => {
        forget();
        cache.store({ key: request.key, files });
      };
      // What a process had sent when it was killed arrives before anything that begins later.
      const forget = clock.onDeath(store);
      world.at(world.now() + Math.floor(takesMs / 2), store);
    }
    await this.#sleep(takesMs);
    if (isRefused || isMute) return { outcome: "not-saved", trouble: [] };
    return { outcome: "saved", trouble: [] };
  }

  #isChance(probability: number): boolean {
    const isSo = probability > 0 && this.#options.chance.isTrue(probability);
    if (isSo) {
      this.isTrue = false;
      this.#options.lied();
    }
    return isSo;
  }

  async #hang(request: { readonly deadlineMs?: number }): Promise<number> {
    const limitMs = Math.min(request.deadlineMs ?? DEADLINE_MS, DEADLINE_MS);
    await this.#sleep(limitMs);
    this.#isDown = true;
    return limitMs;
  }

  async #sleep(ms: number): Promise<void> {
    const { clock } = this.#options;
    await new Promise<void>((resolve) => clock.at(clock.now() + ms, resolve));
  }
}
