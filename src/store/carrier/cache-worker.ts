/**
 * The calls of the cache client, in a process of their own.
 *
 * The client cannot be aborted, reads `process.env` and the working folder at any time, and prints workflow commands.
 * Here it has the process to itself: the parent kills it at the deadline, and its output is collected per call. The
 * parent sends one batch over the IPC channel, and each answer goes back as soon as it is known.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { reasonOf } from "../../core/reason.ts";
import { CallOutput, readRestoreTrouble, readSaveTrouble, wasNotReserved } from "./cache-words.ts";
import { keyAfter, parseKey } from "./key.ts";
import type { CarrierTrouble } from "./trouble.ts";

export type CacheBatch =
  | {
      readonly kind: "pull";
      readonly asked: readonly { readonly index: number; readonly prefix: string }[];
      /** Keys whose contents are not fetched again. */
      readonly held: readonly string[];
      readonly looksForward: boolean;
      /** An empty folder for the calls of this batch. */
      readonly root: string;
    }
  | { readonly kind: "push"; readonly key: string; readonly root: string };

export type CacheAnswer =
  | {
      readonly kind: "pulled";
      readonly index: number;
      readonly state: "found" | "held" | "none" | "unknown";
      readonly key: string;
      /** Where the archive was unpacked. */
      readonly workspace: string;
      readonly trouble: readonly CarrierTrouble[];
    }
  | { readonly kind: "pushed"; readonly trouble: CarrierTrouble | null };

/** Part of the version of every entry and of the names in its archive. Changing it would lose all saved states. */
export const STATE_FOLDER = "carryover-state";
/** Part of the version on Windows. With it, all three systems can read each other's entries. */
const CROSS_OS = true;
/**
 * The client unpacks with `-P`, so names with a root or `..` are written where they point, and links are followed. GNU
 * tar reads this variable first and reduces every name to its last part, so that nothing leaves the folder of the call.
 * Other tars ignore it.
 */
const UNPACK_FLAT = "--transform=s,.*/,,";
/** Which earlier saves of the same run are tried if the newest one is damaged or lost. */
const EARLIER_SAVES = [-1, -2];
/** The client accepts at most this many keys in one call. */
const KEYS_PER_CALL = 10;
/** Bounds how far a server is followed that answers with a key every time. */
const FORWARD_LIMIT = 100;

interface Call<T> {
  readonly value: T | null;
  readonly output: CallOutput;
  readonly error: CarrierTrouble | null;
}

/** Serves one batch and ends the process. No other code may use the process's variables, working folder or stdout. */
export async function serveCacheBatch(): Promise<void> {
  process.on("disconnect", () => process.exit(1));
  const batch = await new Promise<CacheBatch>((resolve) =>
    process.once("message", resolve as (message: unknown) => void),
  );
  const send = (answer: CacheAnswer) =>
    new Promise<void>((resolve) => {
      process.send?.(answer, () => resolve());
    });
  const client = await import("@actions/cache");
  const session = new Session(batch.root, client);
  if (batch.kind === "push") await send({ kind: "pushed", trouble: await session.push(batch.key) });
  else await session.pull(batch, send);
  process.exit(0);
}

type Client = Pick<typeof import("@actions/cache"), "restoreCache" | "saveCache">;
type Pulled = Extract<CacheAnswer, { kind: "pulled" }>;

class Session {
  readonly #root: string;
  readonly #client: Client;
  #calls = 0;
  #output = new CallOutput();

  constructor(root: string, client: Client) {
    this.#root = root;
    this.#client = client;
    const collect = (chunk: string | Uint8Array): boolean => {
      this.#output.add(typeof chunk === "string" ? chunk : Buffer.from(chunk).toString("utf8"));
      return true;
    };
    process.stdout.write = collect;
    process.stderr.write = collect;
  }

  async pull(
    batch: Extract<CacheBatch, { kind: "pull" }>,
    send: (answer: CacheAnswer) => Promise<void>,
  ): Promise<void> {
    const held = new Set(batch.held);
    const newest = new Map<number, Pulled>();
    for (const { index, prefix } of batch.asked) {
      const answer = await this.#newest(index, prefix, held);
      await send(answer);
      if (answer.key !== "") newest.set(index, answer);
      // The service failed one call; the others would fail in the same way.
      if (answer.trouble.some(({ reason }) => reason !== "unusable")) return;
    }
    if (batch.looksForward) await this.#lookForward(newest, held, send);
  }

  async push(key: string): Promise<CarrierTrouble | null> {
    const workspace = join(this.#root, "workspace");
    const saved = await this.#call("save", workspace, () =>
      this.#client.saveCache([STATE_FOLDER], key, undefined, CROSS_OS),
    );
    if (saved.error !== null) return saved.error;
    // Over v1 the client returns the id of the reservation even if the upload failed.
    if ((saved.value ?? -1) > 0 && saved.output.complaints.length === 0) return null;
    if ((await this.#find([key], workspace)) !== key) return readSaveTrouble(saved.output, key);
    return wasNotReserved(saved.output) ? { reason: "key-taken", key } : null;
  }

  async #newest(index: number, prefix: string, held: ReadonlySet<string>): Promise<Pulled> {
    if (held.size > 0) {
      const key = await this.#find([prefix]);
      if (key?.startsWith(prefix) && held.has(key)) {
        return { kind: "pulled", index, state: "held", key, workspace: "", trouble: [] };
      }
    }
    const answer = await this.#restore(index, prefix, prefix);
    if (!answer.trouble.some(({ reason }) => reason === "unusable")) return answer;
    const key = await this.#find([prefix]);
    if (!key?.startsWith(prefix)) return answer;
    for (const earlier of EARLIER_SAVES.flatMap((saves) => keyAfter(key, saves) ?? [])) {
      const found = await this.#restore(index, prefix, earlier);
      if (found.state === "found") return { ...found, trouble: [...answer.trouble, ...found.trouble] };
    }
    return answer;
  }

  /** @param asked the prefix itself, or the exact key of a save under it */
  async #restore(index: number, prefix: string, asked: string): Promise<Pulled> {
    this.#calls += 1;
    const workspace = join(this.#root, `call-${this.#calls}`, "workspace");
    const {
      value: key,
      output,
      error,
    } = await this.#call("restore", workspace, () =>
      this.#client.restoreCache([STATE_FOLDER], asked, [], {}, CROSS_OS),
    );
    const answer = { kind: "pulled", index, state: "unknown", key: "", workspace, trouble: [] } as const;
    if (error !== null) return { ...answer, trouble: [error] };
    if (key === null || key === undefined) {
      const trouble = readRestoreTrouble(output, prefix);
      return trouble === null ? { ...answer, state: "none" } : { ...answer, trouble: [trouble] };
    }
    const isExact = parseKey(asked) !== null;
    if (!key.startsWith(asked) || (isExact && key !== asked) || parseKey(key) === null) {
      return { ...answer, trouble: [{ reason: "unusable", prefix, detail: `the service answered with ${key}` }] };
    }
    return { ...answer, state: "found", key };
  }

  /**
   * Some servers order entries by whole seconds and return the older one of two. The keys of later saves follow from
   * this one, so ask for them until there is none.
   */
  async #lookForward(
    newest: Map<number, Pulled>,
    held: ReadonlySet<string>,
    send: (answer: CacheAnswer) => Promise<void>,
  ): Promise<void> {
    const tips = new Map([...newest].map(([index, { key }]) => [index, key]));
    for (let round = 0; round < FORWARD_LIMIT; round += 1) {
      const next = new Map(
        [...tips].flatMap(([index, key]) => {
          const following = keyAfter(key, 1);
          return following === null ? [] : [[following, index] as const];
        }),
      );
      const keys = [...next.keys()];
      let found: string | null = null;
      for (let at = 0; at < keys.length && found === null; at += KEYS_PER_CALL) {
        found = await this.#find(keys.slice(at, at + KEYS_PER_CALL));
      }
      if (found === null || !next.has(found)) break;
      for (const [index, key] of tips) if (keyAfter(key, 1) === found) tips.set(index, found);
    }
    for (const [index, key] of tips) {
      if (key === newest.get(index)?.key) continue;
      const answer: Pulled = held.has(key)
        ? { kind: "pulled", index, state: "held", key, workspace: "", trouble: [] }
        : await this.#restore(index, key, key);
      if (answer.state === "found" || answer.state === "held") await send(answer);
    }
  }

  /** The newest key that one of these matches, or null. Fetches nothing. */
  async #find(keys: readonly string[], workspace = join(this.#root, "find")): Promise<string | null> {
    const [first = "", ...others] = keys;
    const { value } = await this.#call("restore", workspace, () =>
      this.#client.restoreCache([STATE_FOLDER], first, others, { lookupOnly: true }, CROSS_OS),
    );
    return value ?? null;
  }

  async #call<T>(operation: "restore" | "save", workspace: string, make: () => Promise<T>): Promise<Call<T>> {
    this.#output = new CallOutput();
    const output = this.#output;
    try {
      const temp = join(workspace, "..", "temp");
      await mkdir(workspace, { recursive: true });
      await mkdir(temp, { recursive: true });
      process.chdir(workspace);
      process.env.GITHUB_WORKSPACE = workspace;
      process.env.RUNNER_TEMP = temp;
      if (operation === "restore") process.env.TAR_OPTIONS = UNPACK_FLAT;
      else delete process.env.TAR_OPTIONS;
      return { value: await make(), output, error: null };
    } catch (error) {
      return { value: null, output, error: { reason: "failed", operation, detail: reasonOf(error) } };
    }
  }
}
