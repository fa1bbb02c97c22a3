/** Single calls of the cache client: each in a room of its own, waited for until its time is over. */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { reasonOf } from "../core/reason.ts";
import type { Environment } from "./cache-offer.ts";
import { CallOutput, type Room, roomEnvironment, runInRoom } from "./client-room.ts";
import { removeFolder } from "./staging.ts";

/** The part of `@actions/cache` that is used. */
export interface CacheClient {
  restoreCache(
    paths: string[],
    primaryKey: string,
    restoreKeys?: string[],
    options?: { lookupOnly?: boolean },
    enableCrossOsArchive?: boolean,
  ): Promise<string | undefined>;
  saveCache(paths: string[], key: string, options?: undefined, enableCrossOsArchive?: boolean): Promise<number>;
}

export interface CacheCallSettings {
  /** The variables of the job: `ACTIONS_*`, PATH, proxies. The process's own are not consulted. */
  readonly environment: Environment;
  /** Told the lines that the client prints, for a debug log. */
  readonly log?: (line: string) => void;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
  /** Calls back after so many milliseconds. @returns how to cancel it */
  readonly after?: (durationMs: number, wake: () => void) => () => void;
  readonly loadClient?: () => Promise<CacheClient>;
}

export type CallEnd<T> =
  | { readonly kind: "answered"; readonly value: T; readonly output: CallOutput }
  | { readonly kind: "threw"; readonly detail: string }
  /** Not answered within the time that was left for it. */
  | { readonly kind: "late"; readonly limitMs: number };

export interface CallPlace {
  /** The call's alone. The caller removes it, unless the call is late: then it removes itself when it ends at last. */
  readonly callFolder: string;
  readonly endAt: number;
  /** Options that tar reads from its environment. */
  readonly tarOptions?: string;
}

export class CacheCalls {
  readonly now: () => number;
  readonly #settings: CacheCallSettings;
  #client: Promise<CacheClient> | null = null;

  constructor(settings: CacheCallSettings) {
    this.#settings = settings;
    this.now = settings.now ?? (() => performance.now());
  }

  /** Makes one call. Never rejects for what the client does. */
  async make<T>(place: CallPlace, call: (client: CacheClient) => Promise<T>): Promise<CallEnd<T>> {
    const folder = workspaceOf(place.callFolder);
    const temp = join(place.callFolder, "temp");
    await mkdir(folder, { recursive: true });
    await mkdir(temp, { recursive: true });
    const room: Room = {
      folder,
      output: new CallOutput(),
      environment: roomEnvironment(this.#settings.environment, {
        GITHUB_WORKSPACE: folder,
        RUNNER_TEMP: temp,
        TAR_OPTIONS: place.tarOptions,
        // Debug logging would have every archive listed before it is unpacked.
        RUNNER_DEBUG: undefined,
      }),
    };
    const limitMs = Math.max(0, place.endAt - this.now());
    const ending = this.#load()
      .then((client) => runInRoom(room, () => call(client)))
      .then(
        (value): CallEnd<T> => ({ kind: "answered", value, output: room.output }),
        (error: unknown): CallEnd<T> => ({ kind: "threw", detail: reasonOf(error) }),
      );
    const end = await this.#firstOf(ending, limitMs);
    if (end.kind === "late") ending.then(() => removeFolder(place.callFolder)).catch(() => {});
    for (const line of room.output.text.split("\n")) if (line !== "") this.#settings.log?.(line);
    return end;
  }

  async #firstOf<T>(ending: Promise<CallEnd<T>>, limitMs: number): Promise<CallEnd<T>> {
    let cancel = () => {};
    const late = new Promise<CallEnd<T>>((resolve) => {
      cancel = (this.#settings.after ?? afterTimeout)(limitMs, () => resolve({ kind: "late", limitMs }));
    });
    try {
      return await Promise.race([ending, late]);
    } finally {
      cancel();
    }
  }

  #load(): Promise<CacheClient> {
    this.#client ??= (this.#settings.loadClient ?? importClient)();
    return this.#client;
  }
}

/** On first use: the client takes longer to load than a run with nothing outstanding takes in all. */
async function importClient(): Promise<CacheClient> {
  return await import("@actions/cache");
}

function afterTimeout(durationMs: number, wake: () => void): () => void {
  const timer = setTimeout(wake, durationMs);
  return () => clearTimeout(timer);
}

/** Where the constant relative path of a state begins: the working folder of a call. */
export function workspaceOf(callFolder: string): string {
  return join(callFolder, "workspace");
}
