/**
 * The entries of the Actions cache service. Rules kept: keys are immutable per scope and version; the asked key itself
 * matches as a prefix; exact before prefix, newest created first; the scopes of a token are searched in turn; a token may be
 * read-only.
 */
import { archiveFiles, archiveMembers } from "./cache-archive.ts";

export const DEFAULT_BRANCH = "refs/heads/main";

export interface Entry {
  readonly id: number;
  readonly ref: string;
  readonly key: string;
  readonly version: string;
  content: Buffer;
  readonly blocks: Map<string, Buffer>;
  /** Order of creation; null until the upload is finalized. */
  createdOrder: number | null;
  isVisible: boolean;
}

export interface Scopes {
  readonly ref: string;
  readonly alsoReads: readonly string[];
  readonly isReadOnly: boolean;
}

export class CacheEntries {
  readonly #entries: Entry[] = [];
  #nextId = 1;
  #nextOrder = 1;

  /** What was saved, oldest first. */
  entries(): { key: string; ref: string; version: string; sizeBytes: number }[] {
    return this.#saved().map(({ key, ref, version, content }) => ({ key, ref, version, sizeBytes: content.length }));
  }

  keys(): string[] {
    return this.#saved().map(({ key }) => key);
  }

  /** The names in the archive of an entry, as they are in it. */
  members(key: string): string[] {
    return archiveMembers(this.#byKey(key).content);
  }

  /** Plain files of an entry by the last part of their names. @param ref whose entry; default: the first that has the key */
  files(key: string, ref?: string): Map<string, string> {
    return archiveFiles(this.#byKey(key, ref).content);
  }

  /** The archive of an entry. */
  content(key: string): Buffer {
    return this.#byKey(key).content;
  }

  /** Puts a custom archive under a key: hostile, damaged, or from another time. */
  plant(entry: { key: string; content: Buffer; version: string; ref?: string }): void {
    const { key, content, version, ref = DEFAULT_BRANCH } = entry;
    this.evict(key);
    this.#add({ key, version, ref, content }).createdOrder = this.#nextOrder++;
  }

  /** Removes entries of a key, as the service does after a week or above its size. */
  evict(key: string): void {
    for (let index = this.#entries.length - 1; index >= 0; index--) {
      if (this.#entries[index]?.key === key) this.#entries.splice(index, 1);
    }
  }

  /** Keeps an entry listed whose content is gone. */
  loseContent(key: string): void {
    this.#byKey(key).content = Buffer.alloc(0);
  }

  #saved(): Entry[] {
    return this.#entries
      .filter((entry) => entry.createdOrder !== null && entry.isVisible)
      .sort((a, b) => (a.createdOrder ?? 0) - (b.createdOrder ?? 0));
  }

  #byKey(key: string, ref?: string): Entry {
    const entry = this.#saved().find((one) => one.key === key && (ref === undefined || one.ref === ref));
    if (entry === undefined) throw new Error(`No entry ${key}; there are: ${this.keys().join(", ")}`);
    return entry;
  }

  #add(entry: { key: string; version: string; ref: string; content: Buffer }): Entry {
    const added: Entry = { ...entry, id: this.#nextId++, blocks: new Map(), createdOrder: null, isVisible: true };
    this.#entries.push(added);
    return added;
  }

  /** For each scope in turn: each key in turn, exact before prefix, newest first. */
  protected lookup(keys: readonly string[], version: string, scopes: Scopes): Entry | null {
    for (const ref of new Set([scopes.ref, ...scopes.alsoReads])) {
      const visible = this.#saved().filter((entry) => entry.ref === ref && entry.version === version);
      for (const key of keys) {
        const exact = visible.find((entry) => entry.key === key);
        const found = exact ?? visible.findLast((entry) => entry.key.startsWith(key));
        if (found !== undefined) return found;
      }
    }
    return null;
  }

  protected reserve(key: string, version: string, scopes: Scopes): Entry | "denied" | "taken" {
    if (scopes.isReadOnly) return "denied";
    const isTaken = this.#entries.some(
      (entry) => entry.ref === scopes.ref && entry.key === key && entry.version === version,
    );
    return isTaken ? "taken" : this.#add({ key, version, ref: scopes.ref, content: Buffer.alloc(0) });
  }

  protected finish(entry: Entry, isInvisible: boolean): number {
    entry.createdOrder = this.#nextOrder++;
    entry.isVisible = !isInvisible;
    return entry.id;
  }

  protected byId(id: number): Entry | undefined {
    return this.#entries.find((one) => one.id === id);
  }

  /** What is reserved and not finished yet. */
  protected reserved(key: string, version: string, { ref }: Scopes): Entry | undefined {
    return this.#entries.find(
      (one) => one.key === key && one.version === version && one.ref === ref && one.createdOrder === null,
    );
  }
}
