/**
 * Appends to a chain of entries. Only the newest one is ever read, so each one includes everything from those before
 * it. Entries are numbered, and a key can be written only once: if two jobs write the same number, one is refused, takes
 * over what the other wrote, and writes the next number.
 */
import type { Clock } from "./ports.ts";

/** Jobs that write at the same time take turns. The rounds in which one waits for another count too. */
const ROUNDS = 30;
/** How long to wait for a number that is taken but whose entry is not visible: longer than a normal save takes. */
const PAUSE_MS = 500;
const WAITS = 12;

export interface Chain {
  /** Takes over the newest entry. @returns its number, 0 if there is none; null if nothing may or need be written */
  readonly look: () => Promise<number | null>;
  /** Writes an entry. @returns false if the number is taken, or if others may have passed over it */
  readonly push: (seq: number) => Promise<boolean>;
  readonly leftMs: () => number;
  readonly clock: Clock;
}

export async function appendEntry({ look, push, leftMs, clock }: Chain): Promise<void> {
  let refused = 0;
  let waits = 0;
  for (let round = 0; round < ROUNDS && leftMs() > 0; round += 1) {
    const newest = await look();
    if (newest === null || leftMs() <= 0) return;
    // Another job is still writing this number. If it does not appear, that job was killed.
    if (newest < refused && waits < WAITS) {
      waits += 1;
      await new Promise<void>((resolve) => {
        clock.at(clock.now() + PAUSE_MS, resolve);
      });
      continue;
    }
    const seq = Math.max(newest, refused) + 1;
    if (await push(seq)) return;
    refused = seq;
  }
}
