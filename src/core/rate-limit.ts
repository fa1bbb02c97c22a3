/** What the detector reads from the words, bodies and headers of a provider. */
import { iso } from "./instant.ts";

/**
 * - `wait`: a stated wait up to the threshold.
 * - `stop`: a longer wait, a reset time, or a quota, credit or spend that is used up.
 * - `cap`: a rate limit with no stated wait and no sign of exhaustion.
 * - `task`: a limit that concerns this one request.
 * - `overload`: the server or the connection failed, no limit of ours: 5xx, 529, connection errors.
 * - `none`: nothing of the kind.
 */
export type DetectionKind = "wait" | "stop" | "cap" | "task" | "overload" | "none";

export interface Detection {
  readonly kind: DetectionKind;
  /**
   * False where only a generic phrase says so, which anybody could write: a suspicion, and `kind` is what it would be if
   * it were confirmed. Typed codes, statuses, headers and the exact notices of providers and tools are certain.
   */
  readonly certain: boolean;
  /** The stated wait, where the text determines one. */
  readonly retryAfterMs: number | null;
  /** The stated instant of the reset (epoch ms), where the text determines one. */
  readonly resetAt: number | null;
  /** The provider's own words: the part of the text that was matched, at most 500 characters. */
  readonly evidence: string;
  /** The name of the form that matched, such as `openai-rate-limit`; null where nothing did. */
  readonly form: string | null;
  /** The provider that the form belongs to, where it tells. */
  readonly provider: string | null;
}

/** The error notice that a child printed instead of an answer, although it exited 0. */
export interface Notice {
  /** `none` where it is another error than a limit or a server in trouble. */
  readonly detection: Detection;
  readonly message: string;
}

/** The four answers to a rate limit. */
export type Verdict = "wait" | "stop" | "cap" | "task";

/** Where a limit was read. */
export type LimitSource = "wire" | "row" | "exit-code" | "stderr" | "stdout" | "failure-log";

/** A detection that is a rate limit, as outcomes carry it. */
export interface RateLimit extends Detection {
  readonly kind: Verdict;
  /** Absent where nothing was read, as in simulations. */
  readonly source?: LimitSource;
}

export const NOTHING_DETECTED: Detection = {
  kind: "none",
  certain: true,
  retryAfterMs: null,
  resetAt: null,
  evidence: "",
  form: null,
  provider: null,
};

export function isRateLimit(detection: Detection): detection is RateLimit {
  return detection.kind !== "none" && detection.kind !== "overload";
}

/** A limit as events and sidecar rows keep it. */
export interface LimitDetails {
  readonly kind: string;
  readonly certain: boolean;
  readonly source: LimitSource | null;
  readonly retry_after_seconds: number | null;
  readonly reset_at: string | null;
  readonly form: string | null;
  readonly provider: string | null;
  /** The provider's own words. */
  readonly evidence: string;
}

export function limitDetails(limit: RateLimit): LimitDetails {
  const { kind, certain, source = null, retryAfterMs, resetAt, form, provider, evidence } = limit;
  return {
    kind,
    certain,
    source,
    retry_after_seconds: retryAfterMs === null ? null : retryAfterMs / 1_000,
    reset_at: resetAt === null ? null : iso(resetAt),
    form,
    provider,
    evidence,
  };
}
