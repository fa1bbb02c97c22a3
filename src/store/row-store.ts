import type { LedgerRow, SidecarRow } from "./format.ts";
/**
 * The port through which a run stores its rows. `StateFolder` is its adapter over files.
 * `test/store/row-store.contract.test.ts` is the contract of every adapter.
 */

/** If a method throws the disk's error, it has stored nothing. */
export interface RowStore {
  appendResult(row: LedgerRow): void;
  appendFailure(row: SidecarRow): void;
  /**
   * Stores a failure separately until it is decided whether it counts. If the run is killed first, the next start
   * decides.
   */
  holdFailure(row: SidecarRow): void;
  /** Forgets the held failures. Those that count have been appended. */
  releaseHeld(): void;
}
