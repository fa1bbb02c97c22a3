/** The tasks of a simulated world, the fate of each, and how the list changes over the weeks. */
import { createHash } from "node:crypto";
import type { Task } from "../../src/core/task.ts";
import type { Chance } from "./chance.ts";
import type { Fate, TaskTraits } from "./child-life.ts";

const FATES: readonly (readonly [number, Fate])[] = [
  [60, "passes"],
  [10, "fails"],
  [6, "broken"],
  [6, "flaky"],
  [5, "retryable"],
  [2, "fatal"],
  [3, "skipped"],
  [2, "hangs"],
  [2, "poison"],
  [5, "crashes-once"],
  [2, "dies-after-row"],
  [2, "task-limit"],
  [2, "babbles"],
  [1, "cries-stop"],
  [2, "cries-wolf"],
  [2, "forgets"],
];

/** Machines that are too small: children die again and again. */
const DEADLY_FATES: typeof FATES = [
  [3, "passes"],
  [1, "fails"],
  [2, "poison"],
  [3, "crashes-once"],
  [2, "dies-after-row"],
];

export interface ScenarioTasks {
  readonly traits: ReadonlyMap<string, TaskTraits>;
  /** The list at first, and after each change. */
  readonly lists: readonly (readonly Task[])[];
}

export function scenarioTasks(
  chance: Chance,
  options: { readonly providers: readonly string[]; readonly most: number; readonly changes: number },
): ScenarioTasks {
  const alike = chance.isTrue(0.15);
  const fates = chance.weighted<typeof FATES>([
    [15, FATES],
    [3, [[1, "passes"]]],
    [2, DEADLY_FATES],
  ]);
  const traits = new Map<string, TaskTraits>();
  const callMs = chance.pick([50, 400, 2_000, 20_000]);
  const first = Array.from({ length: chance.int(3, options.most) }, (_, index): Task => {
    const id = `t${String(index).padStart(3, "0")}`;
    traits.set(id, {
      fate: chance.weighted(fates),
      calls: chance.int(1, 6),
      callMs,
      complaint: alike ? "AssertionError: the model is not there" : `AssertionError: ${letters(index)} is wrong`,
    });
    const group = chance.isTrue(0.2) ? { group: `g${chance.int(0, 2)}` } : {};
    return listed({ ...group, id, provider: chance.pick(options.providers) });
  });
  const lists = [first];
  for (let change = 1; change <= options.changes; change += 1)
    lists.push(changed(lists.at(-1) ?? first, change, chance));
  return { traits, lists };
}

/** Some tasks are edited, some are removed, and one has moved. */
function changed(list: readonly Task[], change: number, chance: Chance): Task[] {
  const next = list.flatMap((task) => {
    if (list.length > 3 && chance.isTrue(0.1)) return [];
    if (!chance.isTrue(0.2)) return [task];
    const { id, provider, group } = task;
    return [listed({ ...(group === undefined ? {} : { group }), id, provider, revision: change })];
  });
  const head = next.shift();
  return head === undefined ? [...list] : [...next, head];
}

/** Its keys come in the order of canonical JSON. */
function listed(payload: {
  readonly group?: string;
  readonly id: string;
  readonly provider: string;
  readonly revision?: number;
}): Task {
  const json = JSON.stringify(payload);
  const { id, provider, group } = payload;
  const hash = createHash("sha256").update(json).digest("hex");
  return { id, hash, json, provider, ...(group === undefined ? {} : { group }) };
}

/** A different word for each task, because digits are masked when failures are compared. */
function letters(index: number): string {
  return String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26));
}
