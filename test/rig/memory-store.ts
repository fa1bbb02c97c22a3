/** The store of a run in memory: an adapter for tests that keeps to the same contract as the state folder. */
import type { LedgerRow, SidecarRow } from "../../src/store/format.ts";
import type { RowStore } from "../../src/store/state-folder.ts";

export class MemoryStore implements RowStore {
  readonly results: LedgerRow[] = [];
  readonly failures: SidecarRow[] = [];
  held: SidecarRow[] = [];
  /** Whether every write fails, as on a full disk. */
  isFull = false;

  appendResult(row: LedgerRow): void {
    this.#refuseIfFull();
    this.results.push(row);
  }

  appendFailure(row: SidecarRow): void {
    this.#refuseIfFull();
    this.failures.push(row);
  }

  holdFailure(row: SidecarRow): void {
    this.#refuseIfFull();
    this.held.push(row);
  }

  releaseHeld(): void {
    this.held = [];
  }

  #refuseIfFull(): void {
    if (this.isFull) throw new Error("ENOSPC");
  }
}
