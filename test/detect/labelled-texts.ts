/** The labelled texts of `test/fixtures/rate-limits`, and what counts as the right answer to one. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Detection } from "../../src/core/rate-limit.ts";
import type { DetectContext } from "../../src/detect/context.ts";

export interface LabelledText {
  readonly id: string;
  readonly text: string;
  readonly kind: string;
  /** 0 if the child succeeded; absent for 1. */
  readonly exit_code?: 0;
  /** False positives only. */
  readonly class?: "failure" | "transient" | "none";
  /** Whether the words are certain to be those of a provider; absent where that does not matter. */
  readonly certain?: boolean;
  readonly retry_after_seconds: number | null;
  readonly reset_at: string | null;
  readonly now: string;
  readonly tz: string;
}

const FOLDER = join(import.meta.dirname, "../fixtures/rate-limits");

export const LABELLED: readonly LabelledText[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".jsonl"))
  .flatMap((name) => readFileSync(join(FOLDER, name), "utf8").split("\n"))
  .filter((line) => line !== "")
  .map((line) => JSON.parse(line) as LabelledText);

export const THRESHOLD_MS = 60_000;

export function contextOf(row: LabelledText): DetectContext {
  return { nowAt: Date.parse(row.now), timeZone: row.tz, retryAfterThresholdMs: THRESHOLD_MS };
}

/** The kinds that are right: a transient false positive may also be read as overload. */
export function rightKinds(row: LabelledText): readonly string[] {
  return row.class === "transient" ? ["none", "overload"] : [row.kind];
}

/** The instant that the label determines, or null. */
export function wantedAt(row: LabelledText): number | null {
  if (row.reset_at !== null) return Date.parse(row.reset_at);
  return row.retry_after_seconds === null ? null : Date.parse(row.now) + row.retry_after_seconds * 1_000;
}

/** The instant that a detection determines, or null. */
export function statedAt(detection: Detection, nowAt: number): number | null {
  return detection.resetAt ?? (detection.retryAfterMs === null ? null : nowAt + detection.retryAfterMs);
}
