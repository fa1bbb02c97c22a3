/**
 * Ends children at different instants while they keep starting descendants that leave their group. `npm run kill:all`
 * does it hundreds of times.
 */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fixture, Rig } from "./rig.ts";

const ROUNDS = Number(process.env.CARRYOVER_TEST_KILLS ?? 4);
/** Ended in one turn, as an interrupted run ends its children. */
const AT_ONCE = 3;

/** Zombies have no command line. */
function pidsWith(word: string): number[] {
  return readdirSync("/proc").flatMap((name) => {
    if (!/^\d+$/.test(name) || Number(name) === process.pid) return [];
    try {
      return readFileSync(`/proc/${name}/cmdline`, "utf8").includes(word) ? [Number(name)] : [];
    } catch {
      return [];
    }
  });
}

/** A killed process is gone a moment later. */
async function stillThere(word: string): Promise<number[]> {
  for (let look = 0; look < 4_000 && pidsWith(word).length > 0; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return pidsWith(word);
}

describe.runIf(process.platform === "linux")("children", () => {
  it.each(["die", "ignore"])(
    `that %s at TERM leave no process behind, at ${ROUNDS} instants`,
    async (answer) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const word = `word-${process.pid}-${answer}-${round}-`;
        await using rig = new Rig({ command: fixture("escape-all-over.pl", word, answer) });
        const children = Array.from({ length: AT_ONCE }, () => rig.start());
        await new Promise((resolve) => setTimeout(resolve, (round * 13) % 60));
        // A long turn of the event loop: events that arrive meanwhile are handled later.
        const busyUntil = performance.now() + (round % 3) * 10;
        while (performance.now() < busyUntil);
        for (const { key } of children) rig.spawner.stop(key, { reason: "interrupted", graceMs: (round % 2) * 30 });
        await Promise.all(children.map(({ ended }) => ended));
        const left = await stillThere(word);
        for (const pid of left) process.kill(pid, "SIGKILL");
        expect({ round, left }).toEqual({ round, left: [] });
      }
      // Catches a round that hangs. On a busy machine a round takes a second.
    },
    120_000 + ROUNDS * 20_000,
  );
});
