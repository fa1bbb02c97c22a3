/**
 * Carries snapshots through a folder that all jobs can see: one subfolder per key, staged and then renamed, so that a
 * reader sees a whole snapshot or none. A folder cannot be renamed over a non-empty one, so keys stay immutable without
 * a lock.
 */
import type { Stats } from "node:fs";
import { lstat, mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "../../core/error-code.ts";
import { reasonOf } from "../../core/reason.ts";
import type { Carrier, PullAnswer, PullRequest, PullResult, PushRequest, PushResult } from "./carrier.ts";
import { type KeptSave, namePrefixOf, outdatedKeys, parseKey } from "./key.ts";
import { copyCarriedFiles } from "./snapshot-files.ts";
import type { CarrierTrouble } from "./trouble.ts";

const STAGING = ".staging-";

export class FolderCarrier implements Carrier {
  readonly place: string;
  readonly #root: string;
  #isPushing = false;

  /** @param root a folder that all jobs can see; created if absent */
  constructor(root: string) {
    this.#root = root;
    this.place = `the folder ${root}`;
  }

  isDown(): boolean {
    return false;
  }

  async pull(request: PullRequest): Promise<PullResult> {
    const answers: PullAnswer[] = [];
    const trouble: CarrierTrouble[] = [];
    for (const prefix of request.prefixes) {
      try {
        answers.push(await this.#copyNewest(prefix, request));
      } catch (error) {
        answers.push({ kind: "unknown", prefix });
        trouble.push({ reason: "failed", operation: "restore", detail: reasonOf(error) });
      }
    }
    return { answers, trouble: trouble.slice(0, 1) };
  }

  async push(request: PushRequest): Promise<PushResult> {
    if (this.#isPushing) return { outcome: { kind: "skipped", because: "busy" }, trouble: [] };
    this.#isPushing = true;
    try {
      return await this.#save(request);
    } catch (error) {
      const trouble: CarrierTrouble = { reason: "failed", operation: "save", detail: reasonOf(error) };
      return { outcome: { kind: "not-saved" }, trouble: [trouble] };
    } finally {
      this.#isPushing = false;
    }
  }

  async #copyNewest(prefix: string, { into, held }: PullRequest): Promise<PullAnswer> {
    for (const { key } of await this.#savesUnder(prefix)) {
      if (held?.has(key) === true) return { kind: "held", prefix, key };
      await mkdir(into, { recursive: true });
      const folder = await mkdtemp(join(into, `${key}.`));
      const names = await copyCarriedFiles(join(this.#root, key), folder);
      // Without files, it was removed meanwhile or was never a snapshot.
      if (names.length > 0) return { kind: "found", prefix, key, folder };
      await rm(folder, { recursive: true, force: true });
    }
    return { kind: "none", prefix };
  }

  async #save(request: PushRequest): Promise<PushResult> {
    await mkdir(this.#root, { recursive: true });
    const staging = await mkdtemp(join(this.#root, STAGING));
    try {
      const names = await copyCarriedFiles(request.folder, staging);
      if (names.length === 0) return { outcome: { kind: "skipped", because: "nothing" }, trouble: [] };
      await rename(staging, join(this.#root, request.key));
    } catch (error) {
      if ((await this.#entry(request.key)) === null) throw error;
      return { outcome: { kind: "not-saved" }, trouble: [{ reason: "key-taken", key: request.key }] };
    } finally {
      await rm(staging, { recursive: true, force: true });
    }
    await this.#prune(request.key);
    return { outcome: { kind: "saved", key: request.key }, trouble: [] };
  }

  /** Newest first by the instant of the save, as the cache service orders them. */
  async #savesUnder(prefix: string, jobIndex: number | null = null): Promise<KeptSave[]> {
    const found: KeptSave[] = [];
    for (const key of await this.#names()) {
      const parsed = key.startsWith(prefix) ? parseKey(key) : null;
      if (parsed === null || (jobIndex !== null && parsed.jobIndex !== jobIndex)) continue;
      const stats = await this.#entry(key);
      if (stats?.isDirectory()) found.push({ key, savedAt: stats.mtimeMs });
    }
    return found.sort((a, b) => b.savedAt - a.savedAt || (a.key < b.key ? 1 : -1));
  }

  async #entry(key: string): Promise<Stats | null> {
    return await lstat(join(this.#root, key)).catch(() => null);
  }

  async #names(): Promise<string[]> {
    try {
      return await readdir(this.#root);
    } catch (error) {
      if (errorCode(error) === "ENOENT") return [];
      throw error;
    }
  }

  async #prune(key: string): Promise<void> {
    const [prefix, job] = [namePrefixOf(key), parseKey(key)?.jobIndex];
    if (prefix === null || job === undefined) return;
    for (const name of outdatedKeys(await this.#savesUnder(prefix, job)))
      await rm(join(this.#root, name), { recursive: true, force: true }).catch(() => {});
  }
}
