/** What the detector reads from a provider's messages, bodies and headers. */
import { formatDuration } from "./duration.ts";
import { iso } from "./instant.ts";

/**
 * - `wait`: a stated wait up to the threshold.
 * - `stop`: a longer wait, a reset time, or an exhausted quota, credit or spend limit.
 * - `cap`: a rate limit with no stated wait and no sign of exhaustion.
 * - `task`: a limit that concerns only this request.
 * - `overload`: the server or the connection failed (5xx, 529, connection errors). Not a limit on us.
 * - `none`: none of these.
 */
export const DETECTION_KINDS = ["wait", "stop", "cap", "task", "overload", "none"] as const;
export type DetectionKind = (typeof DETECTION_KINDS)[number];

export interface Detection {
  readonly kind: DetectionKind;
  /**
   * False if only a generic phrase says so, which anybody could write. Then it is a suspicion, and `kind` is what it
   * would be if confirmed. Typed codes, statuses, headers and exact notices of providers and tools are certain.
   */
  readonly certain: boolean;
  /** The stated wait, if there is one. */
  readonly retryAfterMs: number | null;
  /** The stated instant of the reset (epoch ms), if there is one. */
  readonly resetAt: number | null;
  /** The provider's own words: the part of the text that matched, at most 500 characters. */
  readonly evidence: string;
  /** The name of the form that matched, such as `openai-rate-limit`; null if none did. */
  readonly form: string | null;
  /** The provider that the form belongs to, if it identifies one. */
  readonly provider: string | null;
}

/** An error notice that a child printed instead of an answer, although it exited 0. */
export interface Notice {
  /** `none` if the error is neither a limit nor an overloaded server. */
  readonly detection: Detection;
  readonly message: string;
}

/** The four answers to a rate limit. */
export type Verdict = Exclude<DetectionKind, "overload" | "none">;

/** Where a limit was found. */
export const LIMIT_SOURCES = ["wire", "row", "exit-code", "stderr", "stdout", "failure-log"] as const;
export type LimitSource = (typeof LIMIT_SOURCES)[number];

/** A detection that is a rate limit, as outcomes carry it. */
export interface RateLimit extends Detection {
  readonly kind: Verdict;
  /** Absent in simulations, where nothing is read. */
  readonly source?: LimitSource;
}

/** The wait that a provider or an overloaded server asked for. Both are null if it stated none. */
export type StatedWait = Pick<Detection, "retryAfterMs" | "resetAt">;

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

/** A limit as events and sidecar rows store it. */
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

export function limitDetails(limit: Detection & Pick<RateLimit, "source">): LimitDetails {
  const { kind, certain, source = null, retryAfterMs, resetAt, form, provider, evidence } = limit;
  return {
    certain,
    kind,
    source,
    retry_after_seconds: retryAfterMs === null ? null : retryAfterMs / 1_000,
    reset_at: resetAt === null ? null : iso(resetAt),
    evidence,
    form,
    provider,
  };
}

/** Stretch a stated wait by a tenth, because clocks differ and providers round to seconds. */
const WAIT_FACTOR = 1.1;

/** The wait after a refusal whose stated wait has already passed. Retrying at once would hammer the provider. */
export const LEAST_WAIT_MS = 1_000;

/**
 * When a stated wait or reset ends, stretched by a tenth. If it has already ended, a moment from now. Null if the limit
 * states neither.
 */
export function waitEndsAt(limit: StatedWait, now: number): number | null {
  if (limit.retryAfterMs === null && limit.resetAt === null) return null;
  const waitMs = statedWaitMs(limit, now);
  return now + (waitMs === null ? LEAST_WAIT_MS : Math.ceil(waitMs * WAIT_FACTOR));
}

/** The wait that is still required, not stretched. A stated wait wins over a reset. Null if neither requires one. */
export function statedWaitMs({ retryAfterMs, resetAt }: StatedWait, now: number): number | null {
  if (retryAfterMs !== null && retryAfterMs > 0) return retryAfterMs;
  return resetAt !== null && resetAt > now ? resetAt - now : null;
}

/** Why a provider pauses. @param waitMs as the limit states it; null if it states none */
export function pauseReason({ evidence }: Pick<RateLimit, "evidence">, waitMs: number | null): string {
  return `${waitMs === null ? "rate limit without a stated wait" : `asked to wait ${formatDuration(waitMs)}`}: ${evidence}`;
}

/**
 * The instant that the provider stated, not stretched: an open circuit is due then. A reset wins over a wait. Null if
 * none is stated or it has passed.
 */
export function statedEndAt(limit: StatedWait, now: number): number | null {
  if (limit.resetAt !== null && limit.resetAt > now) return limit.resetAt;
  const waitMs = statedWaitMs(limit, now);
  return waitMs === null ? null : now + waitMs;
}
