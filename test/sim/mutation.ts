/** Where bugs can be planted: each entry replaces one part of the product by a broken one. */
import type { Config } from "../../src/config/config.ts";
import type { LearnedCircuit } from "../../src/core/apply.ts";
import type { Detector } from "../../src/core/evidence.ts";
import type { State } from "../../src/core/state.ts";
import type { SavedState } from "../../src/engine/carry-session.ts";
import type { Scheduler } from "../../src/engine/loop.ts";
import type { Carrier } from "../../src/store/carrier/carrier.ts";
import type { mergeFolders } from "../../src/store/merge-folders.ts";
import type { RowStore } from "../../src/store/state-folder.ts";

export interface Mutation {
  readonly scheduler?: Scheduler;
  readonly store?: (real: RowStore) => RowStore;
  /** Before a job reads its folder. */
  readonly beforeRun?: (folder: string) => void;
  /** After the restore. */
  readonly afterRestore?: (folder: string) => void;
  /** After the campaign is chosen, before the first child. */
  readonly afterPrepare?: (folder: string) => void;
  readonly config?: (config: Config) => Config;
  /** The scheduler before its first event. */
  readonly initial?: (state: State) => State;
  readonly detector?: (nowAt: number) => Detector;
  /** The instant by which a campaign is chosen. */
  readonly campaignAt?: (at: number) => number;
  readonly carrier?: (real: Carrier) => Carrier;
  /** What main sends to `post`. */
  readonly saved?: (state: SavedState) => SavedState;
  /** Rows that a killed main left in its inbox are not taken over by `post`. */
  readonly forgetsInbox?: boolean;
  /** A cancel does not bound what the carry waits for. */
  readonly isPatient?: boolean;
  readonly learn?: (circuit: LearnedCircuit, take: (circuit: LearnedCircuit) => void) => void;
  /** The place in the matrix that a job believes it has. */
  readonly part?: (job: { readonly index: number; readonly total: number }) => {
    readonly index: number;
    readonly total: number;
  };
  readonly merge?: typeof mergeFolders;
  /** After the merge of a workflow run. */
  readonly afterMerge?: (folder: string) => void;
}
