import { expect, test } from "vitest";
import { statedEndAt, waitEndsAt } from "../../src/core/answer.ts";
import { type Lane, openLane } from "../../src/core/lane.ts";
import { openState, type Settings, type State } from "../../src/core/state.ts";
import { SETTINGS } from "../sim/world.ts";

const NOW = 1_000_000;
const LANE = openLane("p", [], { ceiling: 8, learnedLimit: null, circuit: null, preflight: false });
const _opened = (settings: Partial<Settings> = {}): State =>
  openState({ ...SETTINGS, ...settings }, [LANE], { now: NOW, durationsMs: [] });
const _laneIn = (state: State): Lane => state.lanes.get("p") ?? LANE;
const _notesOf = ({ effects }: State) => effects.flatMap((effect) => (effect.kind === "note" ? [effect.note] : []));

test.each<[string, number | null, number | null, number | null, number | null]>([
  ["nothing is stated", null, null, null, null],
  ["a wait, stretched by a tenth", 10_000, null, NOW + 11_000, NOW + 10_000],
  ["a reset, stretched for a pause, to the second for a circuit", null, NOW + 10_000, NOW + 11_000, NOW + 10_000],
  ["both: a pause follows the wait, a circuit the reset", 1_000, NOW + 10_000, NOW + 1_100, NOW + 10_000],
  ["a wait of no length: a moment for a pause, nothing for a circuit", 0, null, NOW + 1_000, null],
  ["a reset that has passed: a moment for a pause, nothing for a circuit", null, NOW - 5, NOW + 1_000, null],
  ["a reset that has passed beside a wait", 2_000, NOW - 5, NOW + 2_200, NOW + 2_000],
  ["a wait of no length beside a reset", 0, NOW + 10_000, NOW + 11_000, NOW + 10_000],
])("when a limit ends: %s", (_, retryAfterMs, resetAt, waits, ends) => {
  expect(waitEndsAt({ retryAfterMs, resetAt }, NOW)).toBe(waits);
  expect(statedEndAt({ retryAfterMs, resetAt }, NOW)).toBe(ends);
});
