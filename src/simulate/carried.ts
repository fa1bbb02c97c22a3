/** What a simulated run passes on to the next, as the checkpoint of a real one does. */
import type { Circuit } from "../core/circuit.ts";
import { openLane } from "../core/lane.ts";
import { openPending, type Pending } from "../core/pending.ts";
import { openState, type State } from "../core/state.ts";
import { laneOf } from "../core/state-edits.ts";
import type { Task } from "../core/task.ts";
import type { Scenario } from "./scenario.ts";

export interface Carried {
  readonly circuit: Circuit | null;
  readonly limit: number | null;
  /** Durations of passed tasks, to estimate what still fits. */
  readonly durationsMs: readonly number[];
  /** By task without a result: how many of its calls the gateway has answers to. */
  readonly journal: ReadonlyMap<number, number>;
}

export const NOTHING_CARRIED: Carried = { circuit: null, limit: null, durationsMs: [], journal: new Map() };

const PROVIDER = "simulated";

/**
 * The state of the scheduler at the start of a run.
 *
 * @param run.outstanding indexes of the tasks without a result
 */
export function openRun(
  scenario: Scenario,
  run: { readonly startsAt: number; readonly outstanding: readonly number[]; readonly carried: Carried },
): State {
  const { startsAt, carried } = run;
  const pending = run.outstanding.map(pendingOf);
  const lane = openLane(PROVIDER, pending, {
    ceiling: scenario.settings.concurrency,
    learnedLimit: carried.limit,
    circuit: restored(carried.circuit, startsAt),
    preflight: false,
  });
  const deadlineAt = scenario.timeBudgetMs === null ? null : startsAt + scenario.timeBudgetMs;
  const settings = { ...scenario.settings, deadlineAt };
  return openState(settings, [lane], { now: startsAt, durationsMs: carried.durationsMs });
}

/** What the next run takes over from the end of this one. */
export function carriedFrom(state: State, { settings }: Scenario): Omit<Carried, "journal"> {
  const { circuit, limit } = laneOf(state, PROVIDER);
  const learnedLimit = limit.value < settings.concurrency ? limit.value : null;
  return { circuit, limit: learnedLimit, durationsMs: state.durationsMs };
}

function pendingOf(index: number): Pending {
  const id = `t${index}`;
  const task: Task = { id, hash: id, json: "{}", provider: PROVIDER };
  return openPending(task, { position: index, attempt: 1 });
}

/** The circuit as a checkpoint restores it. A run does not wait for one that is still open. */
function restored(circuit: Circuit | null, now: number): Circuit | null {
  return circuit?.state === "open" ? { ...circuit, policy: circuit.untilAt > now ? "stop" : "wait" } : null;
}
