/** Finds the rate limit in the evidence of an ended child. */
import type { ChildEvidence } from "./evidence.ts";
import { cut } from "./failure-message.ts";
import type { Ended, Outcome } from "./outcome.ts";
import {
  type Detection,
  isRateLimit,
  type LimitSource,
  NOTHING_DETECTED,
  type Notice,
  type RateLimit,
} from "./rate-limit.ts";
import type { RowError } from "./row.ts";

/** Reads limits from text. An instance is bound to an instant and a time zone. */
export interface Detector {
  /** For the output of a failed child. */
  readonly detect: (text: string) => Detection;
  /**
   * For the output of a child that exited 0 without a row: finds an error notice that it printed instead of an answer.
   */
  readonly detectNotice: (text: string) => Notice | null;
  /** For the output of a child whose exit code already means "rate limited". */
  readonly detectDeclared: (text: string) => Detection;
  readonly detectRowError: (error: RowError) => Detection;
}

/**
 * Reads stderr, stdout and the failure logs, in this order. A certain limit wins over a suspected one, and both win
 * over an overload. Among equals the first source wins.
 */
export function detectAll(evidence: ChildEvidence, detector: Detector): Detection & { readonly source?: LimitSource } {
  const texts: readonly { readonly source: LimitSource; readonly text: string }[] = [
    { source: "stderr", text: evidence.stderrTail },
    { source: "stdout", text: evidence.stdoutTail },
    ...evidence.failureLogs.map(({ text }) => ({ source: "failure-log" as const, text })),
  ];
  const found = texts
    .filter(({ text }) => text !== "")
    .map(({ source, text }) => ({ ...detector.detect(text), source }))
    .filter((detection) => detection.kind !== "none");
  const limits = found.filter(isRateLimit);
  return limits.find((limit) => limit.certain) ?? limits[0] ?? found[0] ?? NOTHING_DETECTED;
}

/** A limit on one request ends its task. Every other limit concerns the provider. */
export function limited(limit: RateLimit, ended: Ended): Outcome {
  const message = limit.evidence === "" ? ended.message : cut(limit.evidence);
  return limit.kind === "task"
    ? { class: "fatal", limit, ...ended, message }
    : { class: "rate_limited", limit, ...ended, message };
}

/** The limit of a child whose exit code means "rate limited". The output may state how long it lasts. */
export function declaredLimit(evidence: ChildEvidence, detector: Detector, message: string): RateLimit {
  const detection = detectAll(evidence, detector);
  if (isRateLimit(detection)) return { ...detection, certain: true };
  const declared = detector.detectDeclared(`${evidence.stdoutTail}\n${evidence.stderrTail}`);
  const limit = isRateLimit(declared) ? declared : { ...NOTHING_DETECTED, kind: "cap" as const, form: "exit-code" };
  return { ...limit, evidence: message, source: "exit-code" };
}
