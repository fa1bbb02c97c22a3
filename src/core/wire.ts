/**
 * What the gateway saw of an attempt's calls, and what follows for the outcomes of its tasks. It ranks above everything
 * that a child reports.
 */
import { limited } from "./classify.ts";
import type { ChildEvidence, Detector } from "./evidence.ts";
import { endedBy } from "./failure-message.ts";
import type { Outcome } from "./outcome.ts";
import { type Detection, isRateLimit, NOTHING_DETECTED, type RateLimit } from "./rate-limit.ts";
import type { RowError } from "./row.ts";
import { sentence } from "./words.ts";

/** A call that a limit finally refused: the same call did not succeed later. */
export interface WireRefusal {
  /** The task that the call named, or the only task of its shard; null if unknown. */
  readonly taskId: string | null;
  readonly limit: RateLimit;
  /** `answered`: the client got the refusal. `left`: it gave up while the gateway held its call. */
  readonly how: "answered" | "left";
  /** The gateway still holds the call, which may succeed. */
  readonly isPending?: true;
}

export interface Wire {
  /** Calls of the attempt that went through a route. */
  readonly calls: number;
  readonly refusals: readonly WireRefusal[];
  /**
   * Whether a call was refused with status 429 for the load of the provider, and did not succeed later: its client cannot
   * know that this is not a limit.
   */
  readonly hasOverload: boolean;
  /**
   * By task id: how the provider failed (5xx, overload, broken connection) in a call of the task, after which it answered
   * no call of the task.
   */
  readonly outages: ReadonlyMap<string, string>;
  /** The providers whose calls go through the gateway. */
  readonly routes: readonly string[];
  /** Host and port of the gateway. */
  readonly address: string;
}

/**
 * The refusal that counts against a task. Its own wins over one of an unknown task.
 *
 * @param row.isEarly whether the task's row was written before any refusal was final. If a client got a refusal later, and
 * the call named no task, that refusal did not cause the row
 */
export function refusalOf(wire: Wire | null, taskId: string, row = { isEarly: false }): WireRefusal | null {
  const refusals = wire?.refusals ?? [];
  const own = refusals.findLast((refusal) => refusal.taskId === taskId);
  const isLater = ({ how }: WireRefusal) => row.isEarly && how === "answered";
  return own ?? refusals.findLast((refusal) => refusal.taskId === null && !isLater(refusal)) ?? null;
}

/** Whether the task's next row may come from a call that was finally refused. */
export function hasFinalRefusal(wire: Wire | null, taskId: string): boolean {
  const concerns = ({ taskId: named }: WireRefusal) => named === taskId || named === null;
  return wire?.refusals.some((refusal) => !refusal.isPending && concerns(refusal)) ?? false;
}

/**
 * The outcome of a task in an attempt that met a limit on the wire. A limit is never a result, even if it was graded.
 *
 * @param stated what all other evidence says
 */
export function outcomeOnWire(refusal: WireRefusal | null, stated: Outcome, evidence: ChildEvidence): Outcome {
  if (refusal === null) return stated;
  const { limit, how } = refusal;
  const hasPassed = stated.class === "graded" && stated.status === "passed";
  // A client that gave up waiting may have managed without the call. A client that was refused may have taken the
  // refusal for an answer.
  if (hasPassed && (how === "left" || limit.kind === "task")) return stated;
  return limited(limit, endedBy(evidence));
}

/**
 * The outcome of a task whose provider failed on the wire. Not every client retries such a call, and a harness may grade
 * its error as a wrong answer. The provider's failure is not a result, and is retried like any other transient failure.
 *
 * @param stated what all other evidence says
 */
export function outcomeInOutage(wire: Wire | null, taskId: string, stated: Outcome): Outcome {
  const outage = wire?.outages.get(taskId);
  if (outage === undefined) return stated;
  if (stated.class === "graded" && stated.status === "failed")
    return { class: "transient", message: outage, exitCode: null, signal: null, output: stated.row?.output };
  return stated.class === "legitimate" && !stated.authentication ? { ...stated, class: "transient" } : stated;
}

/** The outcome of a task that has no row at the end of an attempt. */
export function outcomeWithoutRow(
  wire: Wire | null,
  taskId: string,
  stated: Outcome,
  evidence: ChildEvidence,
): Outcome {
  const refusal = refusalOf(wire, taskId);
  // The calls that were refused named other tasks. The limit that ended the child is theirs.
  const isOthers = refusal === null && (wire?.refusals.length ?? 0) > 0 && stated.class === "rate_limited";
  return isOthers ? { class: "unfinished" } : outcomeOnWire(refusal, stated, evidence);
}

/**
 * The detector for an attempt whose calls all succeeded. Its output is not evidence of a limit, except for the exact
 * notice of a provider that has no route. A limit that the child states on purpose still counts, because the child may
 * call other services too.
 */
export function trustWire(wire: Wire | null, detector: Detector): Detector {
  if (wire === null || wire.calls === 0 || wire.refusals.length > 0) return detector;
  const unwatched = (detection: Detection): Detection => {
    const isUnwatched = detection.certain && detection.provider !== null && !isWatched(wire, detection.provider);
    if (!isRateLimit(detection) || isUnwatched) return detection;
    return wire.hasOverload ? { ...detection, kind: "overload" } : NOTHING_DETECTED;
  };
  return {
    ...detector,
    detect: (text) => unwatched(detector.detect(text)),
    detectNotice: (text) => {
      const notice = detector.detectNotice(text);
      if (notice === null || notice.detection.kind === "none") return notice;
      const detection = unwatched(notice.detection);
      // No call was refused, so an output that only sounds like a limit is an answer.
      return detection.kind === "none" ? null : { ...notice, detection };
    },
    detectRowError: (error, isGrade) => {
      const detection = detector.detectRowError(error, isGrade);
      return isRateLimit(detector.detectRowError(statedFields(error), isGrade)) ? detection : unwatched(detection);
    },
  };
}

function isWatched({ routes }: Wire, provider: string): boolean {
  return routes.some((route) => provider === route || provider.startsWith(`${route}-`));
}

/**
 * The provider whose limit a child certainly met without the gateway, although its route is open; null for any other
 * outcome.
 */
export function bypassedProvider(outcome: Outcome, wire: Wire | null): string | null {
  if (wire === null || wire.calls > 0 || outcome.class !== "rate_limited") return null;
  const { provider, certain } = outcome.limit;
  return certain && provider !== null && isWatched(wire, provider) ? provider : null;
}

/** The fields with which a row states a limit on purpose. */
function statedFields({ type, status_code, retry_after_seconds, reset_at }: RowError): RowError {
  return { type, status_code, retry_after_seconds, reset_at };
}

/**
 * Adds the likely reason to the message of an attempt that could not reach the gateway, for instance from a container.
 *
 * @param said what the child printed, or the message of its row
 */
export function withContainerHint(outcome: Outcome, wire: Wire | null, said: string): Outcome {
  if (wire === null || wire.calls > 0 || (outcome.class !== "legitimate" && outcome.class !== "transient"))
    return outcome;
  if (!namesAddress(said, wire.address)) return outcome;
  const hint = `The child could not reach Carryover's gateway at ${wire.address}. If it runs in a container, that address is the container's own. Use \`gateway: off\`.`;
  return { ...outcome, message: `${sentence(outcome.message)} ${hint}` };
}

/** Clients write an address as `127.0.0.1:80`, `127.0.0.1 port 80` or `host='127.0.0.1', port=80`. */
function namesAddress(text: string, address: string): boolean {
  const [host = "", port = ""] = address.split(":");
  return new RegExp(`${host.replaceAll(".", "\\.")}\\W{1,3}(?:port\\W)?${port}\\b`, "i").test(text);
}
