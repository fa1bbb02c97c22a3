/** The configuration of a run, a plan or a merge: what the inputs say, typed and checked. */
import type { HarnessStart } from "../harness/names.ts";
import type { ChildCommand } from "../run/command.ts";
import type { TaskSource } from "../tasks/task-source.ts";
import type { Inputs } from "./inputs.ts";

/** The tests of a harness. Starting it lists them. */
export interface HarnessSource {
  readonly kind: "harness";
  readonly start: HarnessStart;
  /** Whether shards may be smaller than `shardSize`, so that every child of a short list has work. */
  readonly mayShrinkShards: boolean;
}

/** The inputs as they were read, and what follows from several of them. Paths are relative to the workspace. */
export interface Config extends Omit<Inputs, "command" | "jobIndex" | "jobTotal"> {
  /** Null only if the subcommand can do without a list, as merge can. */
  readonly taskSource: TaskSource | HarnessSource | null;
  /** Null for plan and merge, which start no children. */
  readonly command: ChildCommand | null;
  /** The name of the state, `default` unless given; null for a merge by hand, which reads it from the states. */
  readonly stateName: string | null;
  /** `{ index: 0, total: 1 }` outside of a matrix. */
  readonly job: { readonly index: number; readonly total: number };
  /** For merge: how many jobs should have reported; null if unknown. */
  readonly expectedJobs: number | null;
  /** Messages to show once: overrides from the environment, inputs without effect. */
  readonly notices: readonly string[];
}
