import type { LedgerRow, SidecarRow } from "./format.ts";
/**
 * The port through which a run stores its rows. `StateFolder` is its adapter over files.
 * `test/store/row-store.contract.test.ts` is the contract of every adapter.
 */

/** If a method throws the disk's error, it has stored nothing. */
export interface RowStore {
  appendResult(row: LedgerRow): void;
  appendFailure(row: SidecarRow): void;
}
