/** What texts are read with: the instant and the zone they are read in, and the forms that users add. */
import type { DetectionKind } from "../rate-limit.ts";
import type { LinearPattern } from "./pattern/linear-pattern.ts";

/** The facts that turn words into instants: parameters, because the core knows no clock and no environment. */
export interface DetectContext {
  /** The instant at which the text is read, epoch ms. */
  readonly nowAt: number;
  /** IANA zone of the machine, for clock times that name none. */
  readonly timeZone: string;
  /** The longest stated wait that is a `wait`; beyond it is a `stop`. */
  readonly retryAfterThresholdMs: number;
  /** Forms that the user adds; they go before the built-in ones. */
  readonly forms?: readonly UserForm[];
}

/** A form of messages of a gateway or a tool of the user's own. */
export interface UserForm {
  readonly name: string;
  readonly kind: DetectionKind;
  readonly provider: string | null;
  readonly pattern: LinearPattern;
  /** The group that holds the wait: a number in `retryAfterUnitMs`, or a duration with units. */
  readonly retryAfterGroup: number | null;
  readonly retryAfterUnitMs: number;
  /** The group that holds the instant of the reset, in any notation that messages use. */
  readonly resetGroup: number | null;
}
