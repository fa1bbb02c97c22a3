/** The detector's input besides the text: the instant and the zone, and the user's own forms. */
import type { DetectionKind } from "../core/rate-limit.ts";

export interface DetectContext {
  /** The instant at which the text is read, epoch ms. */
  readonly nowAt: number;
  /** IANA zone of the machine, for clock times that name none. */
  readonly timeZone: string;
  /** The longest stated wait that is a `wait`; a longer one is a `stop`. */
  readonly retryAfterThresholdMs: number;
  /** The user's forms. They are tried before the built-in ones. */
  readonly forms?: readonly UserForm[];
}

/** A form from `rate-limit-patterns`. */
export interface UserForm {
  readonly name: string;
  readonly kind: DetectionKind;
  readonly provider: string | null;
  /** Whether groups of the pattern state the wait. Otherwise the words of the line do. */
  readonly hasGroups: boolean;
  /** Null if nothing in the line matches. Takes linear time. */
  readonly match: (line: string) => UserMatch | null;
}

/** The groups of a match; null for a group that the form does not have, or that matched nothing. */
export interface UserMatch {
  /** A duration with its unit. */
  readonly wait: string | null;
  /** In any notation that messages use. */
  readonly reset: string | null;
}
