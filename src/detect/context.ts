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
  /** The groups of the first match in `line`, starting with the whole match. Null if nothing matches. Takes linear time. */
  readonly match: (line: string) => readonly (string | null)[] | null;
  /** The group that holds the wait: a number in `retryAfterUnitMs`, or a duration with units. */
  readonly retryAfterGroup: number | null;
  readonly retryAfterUnitMs: number;
  /** The group that holds the reset, in any notation that messages use. */
  readonly resetGroup: number | null;
}
