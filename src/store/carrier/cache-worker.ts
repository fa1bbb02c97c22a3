/**
 * The calls of the cache client, in a process of their own.
 *
 * The client cannot be aborted, reads `process.env` and the working folder at any time, and prints workflow commands.
 * Here it has the process to itself: the parent kills it at the deadline, and its output is collected per call. The
 * parent sends one batch over the IPC channel, and each answer goes back as soon as it is known.
 */
import { mkdir, mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { reasonOf } from "../../core/reason.ts";
import { complaintsIn, readRestoreTrouble, readSaveTrouble, wasNotReserved } from "./cache-words.ts";
import type { PullAnswer, PushResult } from "./carrier.ts";
import { earlierKey, parseKey } from "./key.ts";
import { linkCarriedFiles, takeOverFiles } from "./snapshot-files.ts";
import type { CarrierTrouble } from "./trouble.ts";

export type CacheBatch =
  | {
      readonly kind: "pull";
      readonly asked: readonly string[];
      /** Keys whose contents are not fetched again. */
      readonly held: readonly string[];
      /** Where snapshots are put, on the file system of the calls' own folder. */
      readonly into: string;
    }
  | { readonly kind: "push"; readonly key: string; readonly folder: string };

/** The answer for one prefix of a pull. A push has a `PushResult`. */
export interface Pulled {
  readonly answer: PullAnswer;
  readonly trouble: readonly CarrierTrouble[];
}

/** Part of the version of every entry and of the names in its archive. Changing it would lose all saved states. */
const STATE_FOLDER = "carryover-state";
/**
 * The client unpacks with `-P`, so names with a root or `..` are written where they point, and links are followed. GNU
 * tar reads this variable first and reduces every name to its last part, so that nothing leaves the folder of the call.
 * Other tars ignore it.
 */
const UNPACK_FLAT = "--transform=s,.*/,,";
/** Which earlier saves of the same run are tried if the newest one is damaged or lost. */
const EARLIER_SAVES = [1, 2];
/** Bounds what is kept of one call's output. */
const OUTPUT_LIMIT = 1 << 18;

interface Call<T> {
  readonly value: T | null;
  /** What the client printed. */
  readonly output: string;
  readonly error: CarrierTrouble | null;
}

type Batch = CacheBatch & { readonly root: string };
type Client = Pick<typeof import("@actions/cache"), "restoreCache" | "saveCache">;
type Send = (answer: Pulled | PushResult) => Promise<void>;

/** Serves one batch and ends the process. No other code may use the process's variables, working folder or stdout. */
export async function serveCacheBatch(): Promise<void> {
  process.on("disconnect", () => process.exit(1));
  const batch = await new Promise<Batch>((resolve) => process.once("message", resolve as (message: unknown) => void));
  const send: Send = (answer) =>
    new Promise((resolve) => {
      process.send?.(answer, () => resolve());
    });
  const client = await import("@actions/cache");
  const session = new Session(batch.root, client);
  if (batch.kind === "push") await send(await session.push(batch));
  else await session.pull(batch, send);
  process.exit(0);
}

class Session {
  readonly #root: string;
  readonly #client: Client;
  #calls = 0;
  /** What the present call has printed. */
  #output = "";

  constructor(root: string, client: Client) {
    this.#root = root;
    this.#client = client;
    const collect = (chunk: string | Uint8Array): boolean => {
      if (this.#output.length < OUTPUT_LIMIT)
        this.#output += typeof chunk === "string" ? chunk : Buffer.from(chunk).toString("utf8");
      return true;
    };
    process.stdout.write = collect;
    process.stderr.write = collect;
  }

  async pull(batch: Extract<CacheBatch, { kind: "pull" }>, send: Send): Promise<void> {
    const { asked, into } = batch;
    const held = new Set(batch.held);
    for (const prefix of asked) {
      const pulled = await this.#newest(prefix, held, into);
      await send(pulled);
      // The service failed one call; the others would fail in the same way.
      if (pulled.trouble.some(({ reason }) => reason === "failed")) return;
    }
  }

  async push({ key, folder }: Extract<CacheBatch, { kind: "push" }>): Promise<PushResult> {
    const workspace = join(this.#root, "workspace");
    const names = await linkCarriedFiles(folder, join(workspace, STATE_FOLDER));
    const trouble = names.length === 0 ? [] : await this.#save(key, workspace);
    return trouble === null ? { outcome: "saved", trouble: [] } : { outcome: "not-saved", trouble };
  }

  /** @returns null if the entry is there, and is ours */
  async #save(key: string, workspace: string): Promise<readonly CarrierTrouble[] | null> {
    const { value, output, error } = await this.#call("save", workspace, () =>
      this.#client.saveCache([STATE_FOLDER], key),
    );
    if (error !== null) return [error];
    // Over v1 the client returns the id of the reservation even if the upload failed.
    if ((value ?? -1) > 0 && complaintsIn(output).length === 0) return null;
    if ((await this.#find(key, workspace)) !== key) return [readSaveTrouble(output, key)];
    return wasNotReserved(output) ? [{ reason: "key-taken", key }] : null;
  }

  async #newest(prefix: string, held: ReadonlySet<string>, into: string): Promise<Pulled> {
    const known = held.size === 0 ? null : await this.#find(prefix);
    if (known?.startsWith(prefix) && held.has(known)) {
      return { answer: { kind: "held", prefix, key: known }, trouble: [] };
    }
    const newest = await this.#restore(prefix, prefix, into);
    if (!newest.trouble.some(({ reason }) => reason === "unusable")) return newest;
    // The newest state of all names the campaign, without which no other state is found.
    const key = await this.#find(prefix);
    if (!key?.startsWith(prefix)) return newest;
    for (const earlier of EARLIER_SAVES.flatMap((saves) => earlierKey(key, saves) ?? [])) {
      const { answer, trouble } = await this.#restore(prefix, earlier, into);
      if (answer.kind === "found") return { answer, trouble: [...newest.trouble, ...trouble] };
    }
    return newest;
  }

  /** @param asked the prefix itself, or the key of a save under it */
  async #restore(prefix: string, asked: string, into: string): Promise<Pulled> {
    this.#calls += 1;
    const workspace = join(this.#root, `call-${this.#calls}`, "workspace");
    const call = await this.#call("restore", workspace, () => this.#client.restoreCache([STATE_FOLDER], asked));
    const { value: key, output, error } = call;
    const unknown = { kind: "unknown", prefix } as const;
    if (error !== null) return { answer: unknown, trouble: [error] };
    if (key === null || key === undefined) {
      const trouble = readRestoreTrouble(output, prefix);
      return trouble === null
        ? { answer: { kind: "none", prefix }, trouble: [] }
        : { answer: unknown, trouble: [trouble] };
    }
    if (!key.startsWith(asked) || parseKey(key) === null) {
      return {
        answer: unknown,
        trouble: [{ reason: "unusable", prefix, detail: `the service answered with ${key}` }],
      };
    }
    const folder = await mkdtemp(join(into, `${key}.`));
    // A tar without `--transform` has created the folder of the archive.
    const nested = await takeOverFiles(join(workspace, STATE_FOLDER), folder);
    const flat = await takeOverFiles(workspace, folder);
    const names = [...nested, ...flat.filter((name) => name !== STATE_FOLDER)];
    return {
      answer: { kind: "found", prefix, key, folder },
      trouble: names.length === 0 ? [] : [{ reason: "dropped-files", key, names }],
    };
  }

  /** The newest key that begins with this one, or null. Fetches nothing. */
  async #find(asked: string, workspace = join(this.#root, "find")): Promise<string | null> {
    const { value } = await this.#call("restore", workspace, () =>
      this.#client.restoreCache([STATE_FOLDER], asked, [], { lookupOnly: true }),
    );
    return value ?? null;
  }

  async #call<T>(operation: "restore" | "save", workspace: string, make: () => Promise<T>): Promise<Call<T>> {
    this.#output = "";
    try {
      const temp = join(workspace, "..", "temp");
      await mkdir(workspace, { recursive: true });
      await mkdir(temp, { recursive: true });
      process.chdir(workspace);
      process.env.GITHUB_WORKSPACE = workspace;
      process.env.RUNNER_TEMP = temp;
      if (operation === "restore") process.env.TAR_OPTIONS = UNPACK_FLAT;
      else delete process.env.TAR_OPTIONS;
      const value = await make();
      return { value, output: this.#output, error: null };
    } catch (error) {
      return { value: null, output: this.#output, error: { reason: "failed", operation, detail: reasonOf(error) } };
    }
  }
}
