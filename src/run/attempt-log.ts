/** The log file of one attempt. It is created with its first byte, written as output arrives, and limited in size. */
import { closeSync, constants, mkdirSync, openSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { errorCode } from "../core/error-code.ts";

/** One megabyte per attempt, notes included. */
const FILE_BYTES_LIMIT = 1_000_000;

const OPEN_FLAGS = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | constants.O_NOFOLLOW;

export class AttemptLog {
  readonly #path: string;
  readonly #onTrouble: (error: unknown) => void;
  #file: number | null = null;
  #isBroken = false;
  #bytes = 0;

  /** @param onTrouble called once if the disk is full or read-only, which ends the log but never the attempt */
  constructor(path: string, onTrouble: (error: unknown) => void) {
    this.#path = path;
    this.#onTrouble = onTrouble;
  }

  /** Absolute path of the log; null if nothing was written. */
  get path(): string | null {
    return this.#bytes > 0 ? this.#path : null;
  }

  /** Writes text, cut where the file would exceed its limit. */
  write(text: string): void {
    if (text === "" || this.#isBroken) return;
    const bytes = Buffer.from(text);
    const room = Math.max(0, FILE_BYTES_LIMIT - this.#bytes);
    try {
      this.#file ??= this.#open();
      const part = bytes.subarray(0, room);
      writeFileSync(this.#file, part);
      this.#bytes += part.length;
    } catch (error) {
      this.#isBroken = true;
      this.#onTrouble(error);
    }
  }

  close(): void {
    if (this.#file === null) return;
    try {
      closeSync(this.#file);
    } catch (error) {
      if (!this.#isBroken) this.#onTrouble(error);
    }
    this.#file = null;
  }

  #open(): number {
    try {
      return openSync(this.#path, OPEN_FLAGS, 0o644);
    } catch (error) {
      if (errorCode(error) !== "ENOENT") throw error;
      mkdirSync(dirname(this.#path), { recursive: true });
      return openSync(this.#path, OPEN_FLAGS, 0o644);
    }
  }
}
