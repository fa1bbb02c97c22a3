/**
 * Carries snapshots through a folder that all jobs can see: one subfolder per key, staged and then renamed, so that a
 * reader sees a whole snapshot or none. A folder cannot be renamed over a non-empty one, so keys stay immutable without
 * a lock.
 */
import type { Stats } from "node:fs";
import { lstat, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "../../core/reason.ts";
import { type KeptSave, parseKey } from "./key.ts";
import { ListingCarrier } from "./listing-carrier.ts";
import { copyCarriedFiles, inStaging } from "./snapshot-files.ts";

export class FolderCarrier extends ListingCarrier {
  readonly place: string;
  readonly #root: string;

  /** @param root a folder that all jobs can see; created if absent */
  constructor(root: string) {
    super();
    this.#root = root;
    this.place = `the folder ${root}`;
  }

  protected async list(prefix: string): Promise<KeptSave[]> {
    const found: KeptSave[] = [];
    for (const key of await this.#names()) {
      if (!key.startsWith(prefix) || parseKey(key) === null) continue;
      const stats = await this.#entry(key);
      if (stats?.isDirectory()) found.push({ key, savedAt: stats.mtimeMs });
    }
    return found;
  }

  protected async read(key: string, into: string): Promise<void> {
    await copyCarriedFiles(join(this.#root, key), into);
  }

  protected async write(key: string, folder: string): Promise<"saved" | "taken" | "nothing"> {
    return inStaging(this.#root, async (staging) => {
      if ((await copyCarriedFiles(folder, staging)).length === 0) return "nothing";
      try {
        await rename(staging, join(this.#root, key));
        return "saved";
      } catch (error) {
        if ((await this.#entry(key)) === null) throw error;
        return "taken";
      }
    });
  }

  protected async remove(key: string): Promise<void> {
    await rm(join(this.#root, key), { recursive: true, force: true }).catch(() => {});
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
}
