/**
 * Adjusts the state when the wall clock jumps because somebody set it or the machine slept.
 *
 * The scheduler compares wall-clock instants. After a jump, instants that were computed as "now plus a duration" move
 * with the clock, so that pauses, backoffs and budgets keep their length. Instants that a provider stated do not move:
 * a quota resets at four o'clock whatever the machine did.
 */
import { type Heap, heapShift } from "./heap.ts";
import type { Lane } from "./lane.ts";
import type { Pace } from "./pace.ts";
import type { Pending } from "./pending.ts";
import type { State } from "./state.ts";

/** @param byMs how far the wall clock moved ahead of the monotonic clock; negative if it was set back */
export function afterClockJump(state: State, byMs: number): State {
  const { settings, ending } = state;
  return {
    ...state,
    settings: { ...settings, deadlineAt: moved(settings.deadlineAt, byMs) },
    runStartedAt: state.runStartedAt + byMs,
    idleUntil: state.idleUntil + byMs,
    ending: ending === null ? null : { ...ending, stopAt: ending.stopAt + byMs },
    lanes: new Map([...state.lanes].map(([provider, lane]) => [provider, moveLane(lane, byMs)])),
    running: new Map(
      [...state.running].map(([key, child]) => [
        key,
        { ...child, startedAt: child.startedAt + byMs, killAt: moved(child.killAt, byMs) },
      ]),
    ),
  };
}

function moveLane(lane: Lane, byMs: number): Lane {
  const { circuit, limit } = lane;
  const heap = (queue: Heap<Pending>) => heapShift(queue, byMs);
  return {
    ...lane,
    delayed: heap(lane.delayed),
    capped: heap(lane.capped),
    limit: { ...limit, cutAt: moved(limit.cutAt, byMs) },
    circuit: circuit.state === "open" && !circuit.stated ? { ...circuit, untilAt: circuit.untilAt + byMs } : circuit,
    pausedUntil: lane.pausedUntil + byMs,
    pace: lane.pace === null ? null : movePace(lane.pace, byMs),
    drainUntil: moved(lane.drainUntil, byMs),
  };
}

function movePace(pace: Pace, byMs: number): Pace {
  return {
    ...pace,
    emptyAt: pace.emptyAt + byMs,
    episodeAt: pace.episodeAt + byMs,
    resumedAt: pace.resumedAt + byMs,
    recent: pace.recent.map((at) => at + byMs),
    dueAt: pace.dueAt + byMs,
    nextStartAt: pace.nextStartAt + byMs,
  };
}

function moved(at: number | null, byMs: number): number | null {
  return at === null ? null : at + byMs;
}
