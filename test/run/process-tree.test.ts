import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSweeper } from "../../src/run/kill-posix.ts";
import { MARKER, World } from "./process-world.ts";

const turn = () => new Promise((resolve) => setImmediate(resolve));

interface Plan {
  /** What happens before the first signal, and in the grace. */
  readonly before: number;
  readonly grace: number;
  readonly isTerminated: boolean;
}

/** As a child is ended: TERM, the grace of its group, KILL, sweep. */
async function end(world: World, { before, grace, isTerminated }: Plan): Promise<void> {
  const sweeper = createSweeper(world, async () => world.pass(10));
  world.pass(before);
  if (isTerminated) {
    sweeper.end(world.tree, "SIGTERM");
    await turn();
    expect(world.left(({ isStopped }) => isStopped)).toEqual([]);
    world.pass(grace);
    sweeper.isGroupAlive(world.tree);
    world.pass(grace);
  }
  if (sweeper.isGroupAlive(world.tree)) sweeper.end(world.tree, "SIGKILL");
  await sweeper.sweep(MARKER, world.tree);
}

/** A time in which no descriptor is left to look with. */
const spells = fc.record({ from: fc.nat(200), length: fc.integer({ min: 1, max: 100 }) });
const plans = fc.record({ before: fc.nat(40), grace: fc.nat(20), isTerminated: fc.boolean() });
const scripts = fc.array(fc.nat(), { maxLength: 200, size: "max" });

describe("whatever processes do while they are ended", () => {
  it("none is left that could be known, and no other is harmed", async () => {
    await fc.assert(
      fc.asyncProperty(scripts, plans, async (script, plan) => {
        const world = new World(script);
        await end(world, plan);
        expect(world.left(({ isLost }) => !isLost)).toEqual([]);
        expect(world.left(({ isStopped }) => isStopped)).toEqual([]);
        expect(world.faults).toEqual([]);
      }),
      { numRuns: 250, endOnFailure: true },
    );
  });

  it("nobody is left stopped, though looks fail for a time", async () => {
    await fc.assert(
      fc.asyncProperty(scripts, plans, spells, async (script, plan, { from, length }) => {
        const world = new World(script, (time) => time >= from && time < from + length);
        await end(world, plan);
        expect(world.left(({ isStopped }) => isStopped)).toEqual([]);
      }),
      { numRuns: 500, endOnFailure: true },
    );
  });
});
