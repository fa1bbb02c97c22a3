/** What a job of a simulated world is given, what it shows of itself, and how it ends. */
import type { Config } from "../../src/config/config.ts";
import type { Task } from "../../src/core/task.ts";
import type { Prepared } from "../../src/engine/prepare.ts";
import type { RunIdentity } from "../../src/engine/run-identity.ts";
import type { Chance } from "./chance.ts";
import type { ChildTraits, TaskTraits } from "./child-life.ts";
import type { Rows } from "./facts.ts";
import type { JobInvariantsOptions } from "./job-invariants.ts";
import type { Mutation } from "./mutation.ts";
import type { ProcessClock } from "./process-clock.ts";
import type { ProviderModel } from "./provider-model.ts";
import type { OwedRow } from "./record-invariants.ts";
import type { JobFate } from "./scenario.ts";
import type { WatchedCarry } from "./watched-carry.ts";

/** What a job sees of the world around it. */
export interface JobOptions {
  readonly folder: string;
  readonly identity: RunIdentity;
  readonly config: Config;
  readonly tasks: readonly Task[];
  readonly clock: ProcessClock;
  readonly chance: Chance;
  readonly providers: ReadonlyMap<string, ProviderModel>;
  readonly traitsOf: (task: Task) => TaskTraits;
  readonly child: ChildTraits;
  /** Children started per task id, over all runs. */
  readonly starts: Map<string, number>;
  readonly kills: Map<string, Set<string>>;
  readonly killStreaks: Map<string, Set<string>>;
  readonly stopGraceMs: number;
  readonly killGraceMs: number;
  readonly budgetMs: number | null;
  readonly preflight: boolean;
  readonly fate: JobFate;
  readonly resets: ReadonlyMap<string, number>;
  /** Null where the folder alone is the store. */
  readonly carry: WatchedCarry | null;
  readonly watch: JobWatch;
  readonly trace: (line: string) => void;
  readonly mutation: Mutation;
}

/** What the world wants to know of a job. */
export interface JobWatch {
  /** What was carried is in the folder. */
  restored(): void;
  began(rows: Rows, prepared: Prepared, baseline: Rows): void;
  /** Shown every start, and every stated reset, of this job. */
  readonly siblings: JobInvariantsOptions["siblings"];
  /** A signal reached the job, or its end. */
  disturbed(): void;
  killed(rows: Rows, owed: readonly OwedRow[]): void;
  finished(rows: Rows): void;
}

export interface JobEnd {
  readonly status: string;
  readonly campaign: string;
  /** What the next run is told to wait for; null where nothing holds it up. */
  readonly resumeAt: number | null;
  readonly isAlike: boolean;
}
