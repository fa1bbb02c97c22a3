/** A cache service with carriers of several processes, jobs and triggers around it, in one temporary folder. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { CacheCarrier, type CacheCarrierSettings } from "../../src/store/carrier/cache-carrier.ts";
import type { Carrier, PullResult, PushResult } from "../../src/store/carrier/carrier.ts";
import { buildKey, jobPrefix, type SaveId } from "../../src/store/carrier/key.ts";
import { type CacheService, startCacheService, type TokenScopes } from "../rig/cache-service.ts";
import { cacheWorker } from "../rig/cache-worker.ts";

export const SAVE: SaveId = {
  name: "nightly",
  campaign: "until-complete-000001",
  jobIndex: 1,
  runId: "41",
  runAttempt: 1,
  seq: 1,
};
export const PREFIX = jobPrefix(SAVE);

/** For tests that are not about time: no deadline passes, however slow the machine is. */
const never = () => () => {};

/** Deadlines that pass when the test says so, whatever the machine does meanwhile. */
export class Deadlines {
  readonly #wakes = new Set<() => void>();
  /** The `after` setting of a carrier. */
  readonly after = (_durationMs: number, wake: () => void) => {
    this.#wakes.add(wake);
    return () => {
      this.#wakes.delete(wake);
    };
  };

  /** Passes the deadlines of all running calls once `isAsked` holds. */
  async passWhen(isAsked: () => boolean): Promise<void> {
    await expect.poll(isAsked).toBe(true);
    for (const wake of this.#wakes) wake();
  }
}

export class CarrierRig implements AsyncDisposable {
  readonly service: CacheService;
  readonly folder = mkdtempSync(join(tmpdir(), "carrier-"));
  readonly #worker: readonly string[];
  #folders = 0;

  private constructor(service: CacheService, worker: readonly string[]) {
    this.service = service;
    this.#worker = worker;
  }

  static async open(): Promise<CarrierRig> {
    return new CarrierRig(await startCacheService(), await cacheWorker());
  }

  /** Where carriers keep their short-lived files. */
  get temp(): string {
    return join(this.folder, "temp");
  }

  /** A cache carrier as another process would have it. */
  cache(settings: Partial<CacheCarrierSettings> & { scopes?: TokenScopes } = {}): CacheCarrier {
    const { scopes, environment, ...others } = settings;
    return new CacheCarrier({
      environment: { PATH: process.env.PATH, ...this.service.environment(scopes), ...environment },
      tempFolder: this.temp,
      after: never,
      worker: this.#worker,
      ...others,
    });
  }

  snapshot(files: Record<string, string>): string {
    const folder = this.newFolder();
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    return folder;
  }

  newFolder(): string {
    const folder = join(this.folder, `folder-${this.#folders++}`);
    mkdirSync(folder, { recursive: true });
    return folder;
  }

  pull(carrier: Carrier, prefixes: readonly string[] = [PREFIX]): Promise<PullResult> {
    return carrier.pull({ prefixes, into: this.newFolder() });
  }

  push(
    carrier: Carrier,
    save: Partial<SaveId> = {},
    files: Record<string, string> = DEFAULT_FILES,
  ): Promise<PushResult> {
    return carrier.push({ key: buildKey({ ...SAVE, ...save }), folder: this.snapshot(files) });
  }

  /** Saves as an earlier run would have, without faults. @returns the key */
  async saved(
    save: Partial<SaveId> = {},
    files: Record<string, string> = DEFAULT_FILES,
    scopes: TokenScopes = {},
  ): Promise<string> {
    const { outcome } = await this.push(this.cache({ scopes }), save, files);
    if (outcome !== "saved") throw new Error(`The rig could not save: ${outcome}`);
    return buildKey({ ...SAVE, ...save });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.service.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const DEFAULT_FILES = { "results.jsonl": "{}\n" };

/** The contents found by a pull, one for each prefix: files by name, or the kind of another answer. */
export function contents(result: PullResult): unknown[] {
  return result.answers.map((answer) => {
    if (answer.kind !== "found") return answer.kind;
    const names = readdirSync(answer.folder).sort();
    return Object.fromEntries(names.map((name) => [name, readFileSync(join(answer.folder, name), "utf8")]));
  });
}
