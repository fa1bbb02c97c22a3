/** The base of carriers that can list their saves: a folder, a bucket. */
import { mkdir, mkdtemp, readdir } from "node:fs/promises";
import { join } from "node:path";
import { reasonOf } from "../../core/reason.ts";
import { removeFolder } from "../../run/temp-folder.ts";
import {
  CALL_DEADLINE_MS,
  type Carrier,
  type PullAnswer,
  type PullRequest,
  type PullResult,
  type PushRequest,
  type PushResult,
} from "./carrier.ts";
import { type KeptSave, namePrefixOf, outdatedKeys, parseKey } from "./key.ts";
import type { CarrierOperation, CarrierTrouble } from "./trouble.ts";

export abstract class ListingCarrier implements Carrier {
  abstract readonly place: string;
  #isDown = false;

  /**
   * The saves whose keys begin with a prefix, in any order.
   *
   * @param signal aborts at the deadline of the call, here and below. Pass it on: nothing else ends a call that hangs.
   */
  protected abstract list(prefix: string, signal: AbortSignal): Promise<KeptSave[]>;
  /** Copies the files of a save. Leaves the folder empty if the save is gone or was never whole. */
  protected abstract read(key: string, into: string, signal: AbortSignal): Promise<void>;
  /** Writes a save, whole or not at all. */
  protected abstract write(key: string, folder: string, signal: AbortSignal): Promise<"saved" | "taken" | "nothing">;
  protected abstract remove(key: string, signal: AbortSignal): Promise<void>;

  protected detailOf(error: unknown): string {
    return reasonOf(error);
  }

  isDown(): boolean {
    return this.#isDown;
  }

  async pull({ prefixes, into, held, deadlineMs }: PullRequest): Promise<PullResult> {
    const answers = prefixes.map((prefix): PullAnswer => ({ kind: "unknown", prefix }));
    if (this.#isDown) return { answers, trouble: [] };
    const trouble = await this.#within("restore", deadlineMs, async (signal) => {
      await mkdir(into, { recursive: true });
      for (const [index, prefix] of prefixes.entries()) {
        answers[index] = await this.#fetchNewest(prefix, { into, held: held ?? new Set(), signal });
      }
    });
    return { answers, trouble };
  }

  async push({ key, folder, deadlineMs }: PushRequest): Promise<PushResult> {
    if (this.#isDown) return { outcome: "not-saved", trouble: [] };
    let written: "saved" | "taken" | "nothing" | null = null;
    const trouble = await this.#within("save", deadlineMs, async (signal) => {
      written = await this.write(key, folder, signal);
      if (written === "saved") await this.#prune(key, signal).catch(() => {});
    });
    if (written === "saved" && trouble.length === 0) return { outcome: "saved", trouble };
    return { outcome: "not-saved", trouble: written === "taken" ? [{ reason: "key-taken", key }] : trouble };
  }

  async #fetchNewest(
    prefix: string,
    { into, held, signal }: { readonly into: string; readonly held: ReadonlySet<string>; readonly signal: AbortSignal },
  ): Promise<PullAnswer> {
    for (const { key } of newestFirst(await this.list(prefix, signal))) {
      if (held.has(key)) return { kind: "held", prefix, key };
      const folder = await mkdtemp(join(into, `${key}.`));
      await this.read(key, folder, signal);
      if ((await readdir(folder)).length > 0) return { kind: "found", prefix, key, folder };
      await removeFolder(folder);
    }
    return { kind: "none", prefix };
  }

  async #prune(key: string, signal: AbortSignal): Promise<void> {
    const [prefix, job] = [namePrefixOf(key), parseKey(key)?.jobIndex];
    if (prefix === null) return;
    const saves = (await this.list(prefix, signal)).filter((save) => parseKey(save.key)?.jobIndex === job);
    for (const outdated of outdatedKeys(newestFirst(saves))) await this.remove(outdated, signal);
  }

  /** Runs calls within a deadline. Errors become trouble. */
  async #within(
    operation: CarrierOperation,
    deadlineMs: number | undefined,
    act: (signal: AbortSignal) => Promise<void>,
  ): Promise<readonly CarrierTrouble[]> {
    const limitMs = Math.min(CALL_DEADLINE_MS, deadlineMs ?? CALL_DEADLINE_MS);
    const signal = AbortSignal.timeout(Math.max(1, Math.ceil(limitMs)));
    try {
      await act(signal);
      return [];
    } catch (error) {
      if (!signal.aborted) return [{ reason: "failed", operation, detail: this.detailOf(error) }];
      this.#isDown ||= limitMs >= CALL_DEADLINE_MS / 2;
      return [{ reason: "no-answer", operation, limitMs }];
    }
  }
}

/** Within one instant the higher number first. */
function newestFirst(saves: readonly KeptSave[]): KeptSave[] {
  return [...saves].sort((a, b) => b.savedAt - a.savedAt || (a.key < b.key ? 1 : -1));
}
