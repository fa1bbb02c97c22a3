/**
 * What happened in a run. `events.jsonl`, the terminal, the summary and the report all read these events. Every
 * decision is an event with its reason. Keys are in snake_case, as on disk.
 *
 * Text that may repeat the words of children, providers or users belongs in `message`, `reason`, `model` or
 * `rate_limit`: only these are redacted before they are stored.
 */
import type { StopReason } from "./evidence.ts";
import type { OutcomeClass } from "./outcome.ts";
import type { LimitDetails } from "./rate-limit.ts";
import type { Counts, RunStatus } from "./tally.ts";

export type Note =
  | {
      readonly event: "run_started";
      readonly run: string;
      readonly job: string;
      readonly campaign: string;
      /** Tasks of the whole list, and of the part that this job runs. */
      readonly tasks: number;
      readonly part: number;
      /** Outstanding tasks of this job's part. */
      readonly outstanding: number;
      /**
       * Further outstanding tasks, which `only`, `sample` or `max-tasks` keep this run from. Absent if there are none.
       */
      readonly unselected?: number;
      readonly job_index: number;
      readonly job_total: number;
      readonly concurrency: number;
      /** The provider of tasks that do not name one. */
      readonly default_provider: string;
      readonly max_attempts: number;
      readonly deadline_at: string | null;
      /** The completed campaign that this run follows with the next one. Absent if it began none. */
      readonly new_pass_after?: string;
    }
  | {
      readonly event: "attempt_started";
      readonly key: string;
      readonly slot: number;
      readonly provider: string;
      readonly tasks: readonly string[];
      readonly attempt: number;
      readonly probe: boolean;
    }
  | {
      readonly event: "task_settled";
      readonly key: string;
      readonly id: string;
      readonly attempt: number;
      readonly class: OutcomeClass;
      readonly status: "passed" | "failed" | null;
      readonly score: number | null;
      readonly message: string;
      readonly verdict: string | null;
      /** The limit that the attempt met, with the provider's words. */
      readonly rate_limit?: LimitDetails;
      /** What happens to the task next. */
      readonly next: "done" | "retry" | "left";
    }
  | { readonly event: "attempt_ended"; readonly key: string; readonly duration_s: number }
  | { readonly event: "child_stopped"; readonly key: string; readonly reason: StopReason }
  | { readonly event: "paused"; readonly provider: string; readonly until: string; readonly reason: string }
  | {
      readonly event: "limit_changed";
      readonly provider: string;
      readonly from: number;
      readonly to: number;
      readonly reason: string;
    }
  | {
      readonly event: "pace_changed";
      readonly provider: string;
      readonly starts_per_minute: number;
      readonly reason: string;
    }
  | {
      readonly event: "circuit_changed";
      readonly provider: string;
      readonly from: "closed" | "open" | "half-open";
      readonly to: "closed" | "open" | "half-open";
      readonly until: string | null;
      /** Set if a rate limit named no end, so that `until` is an estimate. */
      readonly estimated?: true;
      readonly reason: string;
    }
  /** The gateway is open. */
  | { readonly event: "gateway_started"; readonly routes: readonly string[] }
  /** The gateway paces calls to the provider's rate. `model` is empty if calls name none. */
  | {
      readonly event: "lane_paced";
      readonly route: string;
      readonly model: string;
      readonly calls_per_minute: number;
    }
  /** A provider refused calls for longer than this run waits. `until` is null if the provider states no instant. */
  | {
      readonly event: "lane_stopped";
      readonly route: string;
      readonly model: string;
      readonly until: string | null;
      readonly reason: string;
    }
  /** What the journal saved this run. Sent once, at the end. */
  | {
      readonly event: "calls_replayed";
      readonly run: string;
      readonly job: string;
      readonly calls: number;
      readonly input_tokens: number;
      readonly output_tokens: number;
    }
  /** The journal has no room for more answers. Sent once. */
  | { readonly event: "journal_full"; readonly limit_bytes: number }
  | {
      /** A generic phrase may be a rate limit; see `suspicion.ts`. */
      readonly event: "suspicion_changed";
      readonly provider: string;
      readonly to: "suspected" | "confirmed" | "dropped";
      readonly reason: string;
    }
  | { readonly event: "preflight_started"; readonly provider: string }
  | { readonly event: "preflight_ended"; readonly provider: string; readonly verdict: string; readonly reason: string }
  | { readonly event: "ending"; readonly status: RunStatus; readonly reason: string }
  | { readonly event: "warning"; readonly message: string }
  | {
      readonly event: "run_ended";
      readonly run: string;
      readonly job: string;
      readonly status: RunStatus;
      readonly reason: string;
      /** Counts of this job's part of the campaign, as they are on disk. */
      readonly counts: Counts;
      /** Why `fail-on` and `min-pass-rate` fail the run. Absent if nobody judged it. */
      readonly against?: readonly string[];
      /** ISO instant, or empty. */
      readonly resume_at: string;
      /** Set for complete runs too, because `retry` may make their tasks outstanding again. */
      readonly resume_command: string;
      /** Every task failed in the same way. The counts do not show that, and a merge of states needs it. */
      readonly failed_alike?: true;
    };

/** An event with its instant, as it is published and stored. */
export type RunEvent = Note & { readonly at: string };
