/**
 * The port through which a run stores its rows. `StateFolder` is its adapter over files. `test/store/row-store.contract.test.ts`
 * says what every adapter keeps to.
 */
import type { LedgerRow, SidecarRow } from "../core/row.ts";

/** Each method throws the error of the disk, and has then stored nothing. */
export interface RowStore {
  appendResult(row: LedgerRow): void;
  appendFailure(row: SidecarRow): void;
  /** Keeps a failure apart until it is decided whether it counts. If the run is killed before, the next start decides. */
  holdFailure(row: SidecarRow): void;
  /** Forgets the held failures. Those that count have been appended. */
  releaseHeld(): void;
}
