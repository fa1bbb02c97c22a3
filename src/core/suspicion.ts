/**
 * Suspicion: a generic phrase that anybody could write says "rate limit". Starts of the provider pause, and one
 * different task, or the preflight, probes at once.
 *
 *   none ──generic phrase──► suspected ──probe starts──► probing ──refused too──► confirmed: acted on, none again
 *                                                           └──anything else──► dropped: none again
 *
 * A dropped suspicion puts its tasks off as a cap does, uncharged. The third suspicion of the same task is charged as
 * an ordinary failure. If no other task can probe, the suspicion is dropped at once, and the task itself is tried again
 * after `default-wait`. If a task that ran beside it is refused too, the limit is confirmed. So a false alarm costs one
 * probe, and no campaign stays open because of a phrase. After a confirmation the phrase needs no probe until the
 * provider grades a task or a preflight gets through.
 */
import { type Lane, pendingCount, putBack, type Suspect, type Suspicion, UNSUSPECTED } from "./lane.ts";
import type { Pending, Settlement } from "./pending.ts";
import type { RateLimit } from "./rate-limit.ts";
import type { Running, State } from "./state.ts";
import { laneOf, noteSettled, withEffects, withLane, withNotes } from "./state-edits.ts";
import { backOff, putOffCapped } from "./waits.ts";

/** How often a task is put off uncharged for a suspicion that was dropped. */
const FREE_SUSPICIONS = 2;

/** Whether the task was suspected so often that the next suspicion is charged. */
export function isChargedForSuspicions({ suspicions, setbacks }: Pending): boolean {
  return suspicions + setbacks.suspected >= FREE_SUSPICIONS;
}

/** Suspects a limit after a task, which is not charged yet, was refused with a generic phrase. */
export function suspect(state: State, settlement: Settlement, limit: RateLimit): State {
  const { at, pending } = settlement;
  const lane = laneOf(state, pending.task.provider);
  const { suspicion } = lane;
  const canProbe = state.settings.preflight || pendingCount(lane) > 0;
  if (suspicion.state === "none" && !canProbe) {
    const unprobed = withLane(state, { ...lane, unprobed: { key: settlement.key, at } });
    return noteSettled(putOffSuspects(unprobed, [{ pending, limit }], at), settlement, "retry");
  }
  const suspects = [...suspicion.suspects, { pending, limit }];
  const next: Suspicion = suspicion.state === "none" ? { state: "suspected", suspects } : { ...suspicion, suspects };
  const noted = noteSettled(withLane(state, { ...lane, suspicion: next }), settlement, "retry");
  return suspicion.state === "none" ? note(noted, lane, "suspected", limit.evidence) : noted;
}

/** The next start in the lane is the probe. @param key of the child, or of the preflight */
export function startProbe(lane: Lane, key: string): Lane {
  const { suspicion } = lane;
  if (suspicion.state !== "suspected") return lane;
  return { ...lane, suspicion: { state: "probing", suspects: suspicion.suspects, probe: key } };
}

export function isSuspicionProbe({ suspicion }: Lane, key: string): boolean {
  return suspicion.state === "probing" && suspicion.probe === key;
}

/**
 * Whether the child ran beside one whose refusal nothing could probe. If it is refused too, that confirms the limit.
 */
export function isSecondRefusal({ unprobed }: Lane, { key, startedAt }: Running): boolean {
  return unprobed !== null && unprobed.key !== key && startedAt <= unprobed.at;
}

/**
 * The probe was not refused, or ended without an answer. The phrase counts for its task alone.
 *
 * @param reason what the probe showed
 */
export function dropSuspicion(
  state: State,
  { provider, key, at, reason }: { provider: string; key: string; at: number; reason: string },
): State {
  const lane = laneOf(state, provider);
  if (!isSuspicionProbe(lane, key)) return state;
  const dropped = putOffSuspects(withLane(state, { ...lane, suspicion: UNSUSPECTED }), lane.suspicion.suspects, at);
  return note(dropped, lane, "dropped", reason);
}

/** The provider refused another task too. Its answer follows, and the suspects wait like other refused tasks. */
export function confirmSuspicion(state: State, provider: string, at: number, reason: string): State {
  const lane = laneOf(state, provider);
  if (lane.suspicion.state === "none") return state;
  let next = withLane(state, { ...lane, suspicion: UNSUSPECTED, isConfirmed: true });
  for (const { pending, limit } of lane.suspicion.suspects) {
    next =
      limit.kind === "cap"
        ? putOffCapped(next, pending, limit, at)
        : withLane(next, putBack(laneOf(next, provider), pending));
    next = withEffects(next, { kind: "setback", setback: "refused", task: pending.task });
  }
  return note(next, lane, "confirmed", reason);
}

function putOffSuspects(state: State, suspects: readonly Suspect[], at: number): State {
  let next = state;
  for (const { pending } of suspects) {
    const suspicions = pending.suspicions + 1;
    next = backOff(next, { ...pending, suspicions }, suspicions, at);
    next = withEffects(next, { kind: "setback", setback: "suspected", task: pending.task });
  }
  return next;
}

function note(state: State, { provider }: Lane, change: "suspected" | "confirmed" | "dropped", reason: string): State {
  return withNotes(state, [{ event: "suspicion_changed", provider, to: change, reason }]);
}
