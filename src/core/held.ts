/**
 * Failures that are held back, because their charge depends on later events, and an append-only file cannot take a row
 * back:
 *
 * - Until a task of the campaign passes, all failures are held. If ten tasks fail the same way, they have a common
 *   cause, and none of them is charged.
 * - Authentication failures are held until their provider grades a task. Three tasks in a row end the run, uncharged.
 *   A task that fails this way run after run, although its provider grades others, is charged like any other.
 */
import { end } from "./ending.ts";
import type { Failure } from "./outcome.ts";
import type { Settlement } from "./pending.ts";
import { isChargedForRefusals } from "./setbacks.ts";
import type { CommonCause, State } from "./state.ts";
import { laneOf, withEffects } from "./state-edits.ts";

/** The most failures that are held. If no ten of two hundred are the same, they have no common cause. */
const HELD_LIMIT = 200;

/** This many different tasks that fail the same way end a run, until a task of the campaign passes. */
const SAME_FAILURE_TASKS = 10;

/** Authentication failures of this many different tasks, with nothing graded in between, end the run. */
const AUTHENTICATION_TASKS = 3;

/** What a failure may have in common with others, and in how many different tasks that ends the run. */
interface PossibleCause extends CommonCause {
  readonly tasks: number;
}

/** The common cause that a failure may have. Null if the failure is charged whatever others do. */
function causeOf(state: State, settlement: Settlement<Failure>): PossibleCause | null {
  const { outcome, pending } = settlement;
  const key = causeKey(settlement);
  if (key === null) return null;
  if (!outcome.authentication) {
    const isCharged = state.chargesAtOnce && !isForgiven(state, key);
    return isCharged ? null : { kind: "same-failure", key, tasks: SAME_FAILURE_TASKS };
  }
  const { hasGraded, listed } = laneOf(state, pending.task.provider);
  // Treat such a refusal like one for a limit: it is free in the same number of runs.
  if (isChargedForRefusals(pending.setbacks, hasGraded)) return null;
  // Fewer tasks are enough if the provider has no more and never graded one.
  const tasks = hasGraded ? AUTHENTICATION_TASKS : Math.min(AUTHENTICATION_TASKS, listed);
  return { kind: "authentication", key, tasks };
}

/** Equal for failures that may have one cause: the provider with the broken key, or everything that can be compared. */
function causeKey({ outcome, pending }: Settlement<Failure>): string | null {
  return outcome.authentication ? authenticationKey(pending.task.provider) : failureSignature(outcome);
}

function authenticationKey(provider: string): string {
  return `authentication\n${provider}`;
}

/** Whether enough different tasks failed for this cause. */
function isShown({ held }: State, { key, tasks }: PossibleCause): boolean {
  return new Set(held.filter((one) => causeKey(one) === key).map(({ pending }) => pending.task.id)).size >= tasks;
}

function isForgiven({ forgiven }: State, key: string): boolean {
  return forgiven.some((one) => one.key === key);
}

/** Writes a failure, or holds it back. */
export function recordFailure(state: State, settlement: Settlement<Failure>): State {
  const { outcome, pending } = settlement;
  const noted = outcome.authentication
    ? withEffects(state, { kind: "setback", setback: "refused", task: pending.task })
    : state;
  const cause = causeOf(state, settlement);
  if (cause === null) return writeFailure(noted, settlement);
  if (isForgiven(state, cause.key)) return noted;
  const holding = { ...noted, held: [...noted.held, settlement] };
  // Keep it in memory only. After a kill, the next run cannot tell whether the key works, so it charges nothing.
  if (cause.kind === "authentication") return holding;
  const stored = withEffects(holding, { kind: "hold", settlement });
  return stored.held.length >= HELD_LIMIT ? chargeHeldFailures(stored) : stored;
}

function writeFailure(state: State, settlement: Settlement): State {
  return withEffects(state, { kind: "failure", settlement });
}

/** Charges held failures to their tasks. */
function chargeHeld(state: State, isDue: (settlement: Settlement<Failure>) => boolean): State {
  const due = state.held.filter(isDue);
  if (due.length === 0) return state;
  const held = state.held.filter((settlement) => !isDue(settlement));
  const charged = due.reduce(writeFailure, { ...state, held });
  return held.length === 0 ? withEffects(charged, { kind: "release" }) : charged;
}

/** A task passed, so the held failures are the fault of their tasks. */
export function chargeHeldFailures(state: State): State {
  return chargeHeld({ ...state, chargesAtOnce: true }, ({ outcome }) => !outcome.authentication);
}

/** The provider graded a task, so the key works, and earlier authentication failures are the fault of their tasks. */
export function chargeAuthenticationFailures(state: State, provider: string): State {
  return chargeHeld(state, (settlement) => causeKey(settlement) === authenticationKey(provider));
}

/** The run ends, so no later event decides. Charges all failures that are still held. */
export function settleHeld(state: State): State {
  return withEffects(
    chargeHeld(state, () => true),
    { kind: "release" },
  );
}

/**
 * Ends the run if this failure, which is already recorded, shows a common cause. Null if it does not. Failures of that
 * cause are never charged, even if a child that still runs passes. The others are settled now: if the run is killed
 * while it ends, the next one charges whatever is still stored.
 */
export function endIfCommonCause(state: State, settlement: Settlement<Failure>): State | null {
  const cause = causeOf(state, settlement);
  if (cause === null || isForgiven(state, cause.key) || !isShown(state, cause)) return null;
  const { kind, key } = cause;
  // A run that ends for another reason charges failures that are the same.
  if (kind === "same-failure" && state.ending !== null) return null;
  const held = state.held.filter((one) => causeKey(one) !== key);
  const forgiving = { ...state, forgiven: [...state.forgiven, { kind, key }], held };
  // In a run that is already ending, the grace of its children has begun.
  const stopAt = state.ending?.stopAt ?? settlement.at + state.settings.stopGraceMs;
  return settleHeld(end(forgiving, { cause: kind, reason: causeInWords(state, kind, settlement.outcome), stopAt }));
}

function causeInWords({ chargesAtOnce }: State, kind: PossibleCause["kind"], { message }: Failure): string {
  if (kind === "same-failure") return `every task fails alike: ${message}`;
  const scope = chargesAtOnce ? "" : "every task fails alike: ";
  // A log shows the beginning of a reason, and the message may be long.
  return `${scope}authentication failed: fix the key, its permissions or the model name. The error: ${message}`;
}

/** Class, exit code and message with masked digits; null for a skip, which is not a failure. */
function failureSignature(failure: Failure): string | null {
  if (failure.class === "skipped") return null;
  return [failure.class, failure.exitCode, failure.message.replace(/\d+/g, "#")].join("\n");
}
