/** The configuration of a run, a plan or a merge: what the inputs say, typed, checked and frozen. */
import type { ExitMeaning } from "../core/outcome.ts";
import type { Selection } from "../core/selection.ts";
import type { Budget, Price } from "../core/spend.ts";
import type { HarnessStart } from "../harness/names.ts";
import type { CarrierChoice } from "../store/carrier/open-carrier.ts";
import type { TaskSource } from "../tasks/task-source.ts";
import type { FailOn } from "./fail-on.ts";
import type { GatewayMode, IgnoredPart, Upstream } from "./gateway-inputs.ts";
import type { CampaignChoice, ChildEnv, LogOutput, MaxFailures, RetryKind } from "./inputs.ts";

/** The tests of a harness, which are listed by starting it. */
export interface HarnessSource {
  readonly kind: "harness";
  readonly start: HarnessStart;
  /** Whether shards may be smaller than `shardSize`, so that every child of a short list has work. */
  readonly mayShrinkShards: boolean;
}

/** What a child is started with. */
export type ChildCommand =
  /** Run as `bash -euo pipefail -c TEXT`. */
  | { readonly kind: "shell"; readonly text: string }
  /** Run without a shell; never empty. */
  | { readonly kind: "argv"; readonly argv: readonly string[] };

/** Where the user's forms of rate-limit messages stand. */
export type PatternSource =
  | { readonly kind: "inline"; readonly text: string }
  | { readonly kind: "file"; readonly path: string };

/** The server between children and their providers. */
export interface GatewayConfig {
  readonly mode: GatewayMode;
  readonly upstreams: readonly Upstream[];
  readonly replay: boolean;
  readonly ignored: readonly IgnoredPart[];
  readonly journalLimitBytes: number;
}

export interface Config {
  /** null only where the subcommand can do without a list, as merge can. */
  readonly taskSource: TaskSource | HarnessSource | null;
  /** Glob patterns of files that results depend on. */
  readonly inputs: readonly string[];
  readonly passWithNoTasks: boolean;
  readonly repeats: number;
  readonly selection: Selection;
  readonly shardSize: number;
  readonly provider: string;

  /** null for plan and merge, which start no children. */
  readonly command: ChildCommand | null;
  /** As the user wrote it, relative to the workspace. */
  readonly workingDirectory: string;
  readonly env: ChildEnv;
  readonly exitCodes: ReadonlyMap<number, ExitMeaning>;
  readonly failureLogs: readonly string[];
  readonly taskTimeoutMs: number;
  /** null: off. */
  readonly requireResult: boolean;
  readonly silenceTimeoutMs: number | null;
  readonly killGraceMs: number;

  readonly concurrency: number;
  /** Over all jobs of the matrix together; null: each job has its own. */
  readonly sharedConcurrency: number | null;
  /** By provider; one that is not listed may use all of `concurrency`. */
  readonly providerConcurrency: ReadonlyMap<string, number>;
  readonly maxAttempts: number;
  readonly failFast: boolean;
  readonly maxFailures: MaxFailures | null;

  readonly retryAfterThresholdMs: number;
  readonly maxWaitMs: number;
  readonly defaultWaitMs: number;
  readonly stopGraceMs: number;
  /** A bash command; null where one task is the probe. */
  readonly preflight: string | null;
  readonly gateway: GatewayConfig;
  /** Settled tasks that the run makes outstanding again. */
  readonly retry: readonly RetryKind[];
  /** Whether stopped providers are probed at once. */
  readonly retryNow: boolean;
  readonly rateLimitPatterns: PatternSource | null;

  readonly campaign: CampaignChoice;
  /** null: no bound. */
  readonly timeBudgetMs: number | null;
  /** What the run may spend, over all jobs of the matrix together. */
  readonly budget: Budget;
  readonly prices: readonly Price[];
  readonly failOn: FailOn;
  /** 0 to 1; null: `failOn` counts failures. */
  readonly minPassRate: number | null;

  readonly name: string;
  /** The name of the state, `default` unless given; null for a merge by hand, which takes it from the states. */
  readonly stateName: string | null;
  /** As the user wrote it, relative to the workspace. */
  readonly stateDir: string;
  readonly checkpointIntervalMs: number;
  /** Where the state travels between runs and jobs. */
  readonly carry: CarrierChoice;

  /** `{ index: 0, total: 1 }` outside of a matrix. */
  readonly job: { readonly index: number; readonly total: number };
  /** For merge: how many jobs should have reported; null where that is not known. */
  readonly expectedJobs: number | null;
  readonly maxJobs: number;
  readonly targetJobDurationMs: number | null;

  readonly logOutput: LogOutput;

  /** What a person should be told once: overrides from the environment, inputs without effect. */
  readonly notices: readonly string[];
}
