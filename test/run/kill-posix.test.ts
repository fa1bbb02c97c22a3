import { spawn } from "node:child_process";
import { describe, expect, it } from "vitest";
import {
  childMarker,
  createSweeper,
  findMarked,
  MARKER_NAME,
  markerValue,
  signalGroup,
} from "../../src/run/kill-posix.ts";
import type { ProcessEntry } from "../../src/run/process-table.ts";
import { treeOf } from "../../src/run/process-tree.ts";
import type { Processes } from "../../src/run/processes.ts";
import { isAlive, until } from "./rig.ts";

describe("signalGroup", () => {
  it.each([0, 1, -1, -5, Number.NaN, 1.5])("refuses %d, which is no group of a child", (leader) => {
    expect(() => signalGroup(leader, 0)).toThrow(/No process (or )?group/);
  });

  it("tells that nobody is left", async () => {
    const child = spawn("true", { detached: true });
    await new Promise((resolve) => child.on("exit", resolve));
    expect(signalGroup(child.pid ?? 0, "SIGTERM")).toBe(false);
  });
});

describe("the sweep", () => {
  const pidsMarked = (marker: string) => findMarked([marker]).map(({ pid }) => pid);
  const run = `sweep-${process.pid}`;
  function sleeper(value: string) {
    const child = spawn("sleep", ["60"], { detached: true, env: { PATH: process.env.PATH, [MARKER_NAME]: value } });
    const gone = new Promise((resolve) => child.on("exit", resolve));
    return { pid: child.pid ?? 0, gone, kill: () => child.kill("SIGKILL") };
  }

  it("finds the descendants of one child, of a run, and of runs inside of runs", async () => {
    const one = sleeper(markerValue(undefined, run, "s1"));
    const inner = sleeper(markerValue(markerValue(undefined, run, "s2"), "inner", "s1"));
    const similar = sleeper(markerValue(undefined, run, "s11"));
    const other = sleeper(markerValue(undefined, `${run}1`, "s1"));
    await until(() => findMarked([`,${run}`]).length === 4);
    expect(pidsMarked(childMarker(run, "s1"))).toEqual([one.pid]);
    expect(pidsMarked(childMarker(run, "s2"))).toEqual([inner.pid]);

    const sweeper = createSweeper();
    await Promise.all([sweeper.sweep(childMarker(run, "s1")), sweeper.sweep(childMarker("inner", "s1"))]);
    await Promise.all([one.gone, inner.gone]);
    expect(isAlive(similar.pid)).toBe(true);
    await sweeper.sweepRun(run);
    await similar.gone;
    expect(isAlive(other.pid)).toBe(true);
    other.kill();
  });

  it("is not misled by a variable whose value holds its name", async () => {
    const env = { PATH: process.env.PATH, A: `${MARKER_NAME}=,other:x,`, [MARKER_NAME]: `,${run}:v,` };
    const child = spawn("sleep", ["60"], { env });
    await new Promise((resolve) => child.on("spawn", resolve));
    await until(() => findMarked([`,${run}:v,`]).length === 1);
    expect(findMarked([",other:x,"])).toEqual([]);
    child.kill("SIGKILL");
  });

  it("is not misled by another variable that ends in its name, nor by an endless outer value", async () => {
    const child = spawn("sleep", ["60"], { env: { [`X${MARKER_NAME}`]: `,${run}:x,`, PATH: process.env.PATH } });
    await new Promise((resolve) => child.on("spawn", resolve));
    expect(findMarked([`,${run}:x,`])).toEqual([]);
    child.kill("SIGKILL");
    expect(markerValue("x".repeat(10_000), run, "a")).toBe(`,${run}:a,`);
  });
});

describe("the rounds of a sweep", () => {
  /** A process that dies of the last of so many signals, and is marked from the second look at its environment on. */
  function sweepOf(lives: number) {
    const entries = [entryOf(10, 1)];
    let [looks, kills, pauses] = [0, 0, 0];
    const processes: Processes = {
      ...staged(entries),
      environment: () => (looks++ === 0 ? "" : `A=b\0${MARKER_NAME}=,run:s1,\0`),
      signal(_, signal) {
        if (signal === "SIGKILL" && ++kills === lives) entries.length = 0;
        return true;
      },
    };
    const pause = async () => {
      pauses += 1;
    };
    const swept = createSweeper(processes, pause).sweep(",run:s1,");
    return swept.then(() => ({ isAlive: entries.length > 0, kills, pauses }));
  }

  it("that find nobody look at environments alone: every run ends with them", async () => {
    let reads = 0;
    const read = () => {
      reads += 1;
      return null;
    };
    await createSweeper({ ...staged([entryOf(10, 1)]), read }, async () => {}).sweepRun("run");
    expect(reads).toBe(0);
  });

  it.each([
    ["find who was loading a program at the first look, and end with two looks that find nobody", 1, false, 1, 3],
    ["go on until somebody is really gone", 5, false, 5, 7],
    ["are given up where somebody cannot be killed", 1_000, true, 19, 19],
  ])("%s", async (_, lives, isStillAlive, kills, pauses) => {
    expect(await sweepOf(lives)).toEqual({ isAlive: isStillAlive, kills, pauses });
  });
});

/** Shows what it is told to show, and notes what is asked of it. */
function staged(entries: ProcessEntry[]): Processes & { readonly sent: string[] } {
  const sent: string[] = [];
  return {
    sent,
    ids: () => entries.map(({ pid }) => pid),
    read: (pid) => entries.find((entry) => entry.pid === pid) ?? null,
    environment: () => "",
    signal(target, signal) {
      if (signal !== 0) sent.push(`${signal} ${target}`);
      return true;
    },
  };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));
const entryOf = (pid: number, parent: number, group = pid): ProcessEntry => ({ pid, parent, group, startTicks: "7" });

describe("the end of a child", () => {
  it("is a KILL alone where TERM and KILL are asked for in one turn, of children before their parents", async () => {
    const processes = staged([entryOf(10, 5), entryOf(11, 12), entryOf(12, 10)]);
    const [sweeper, tree] = [createSweeper(processes), treeOf(10)];
    for (const signal of ["SIGTERM", "SIGKILL", "SIGTERM"] as const) sweeper.end(tree, signal);
    expect(processes.sent).toEqual([]);
    await turn();
    expect(processes.sent.filter((sent) => !sent.startsWith("SIGSTOP"))).toEqual([
      "SIGKILL 11",
      "SIGKILL 12",
      "SIGKILL -10",
    ]);
  });

  it("is TERM to the group, and none to those who have left it, which go on", async () => {
    const processes = staged([entryOf(10, 5), entryOf(11, 10, 10), entryOf(12, 10), entryOf(13, 12), entryOf(20, 5)]);
    createSweeper(processes).end(treeOf(10), "SIGTERM");
    await turn();
    expect(processes.sent[0]).toBe("SIGSTOP -10");
    expect(processes.sent.filter((sent) => !sent.startsWith("SIGSTOP"))).toEqual([
      "SIGCONT 13",
      "SIGCONT 12",
      "SIGTERM -10",
      "SIGCONT -10",
    ]);
  });

  it("reaches a child that has gone over to another group", async () => {
    const processes = staged([entryOf(10, 5, 9)]);
    createSweeper(processes).end(treeOf(10), "SIGKILL");
    await turn();
    expect(processes.sent).toContain("SIGKILL 10");
  });

  it.each([
    ["SIGTERM" as const, ["SIGTERM -10", "SIGCONT -10"]],
    ["SIGKILL" as const, ["SIGKILL -10"]],
  ])("is %s to the group where the system shows no processes", async (signal, expected) => {
    const processes = staged([]);
    const [sweeper, tree] = [createSweeper(processes), treeOf(10)];
    sweeper.end(tree, signal);
    await turn();
    await sweeper.sweep(",run:s1,");
    expect(processes.sent).toEqual(expected);
    expect(sweeper.isGroupAlive(tree)).toBe(true);
  });
});

describe("whether somebody is left in the group", () => {
  it("is not told by a look that is older than the child", async () => {
    const entries = [entryOf(10, 5)];
    const sweeper = createSweeper(staged(entries));
    expect(sweeper.isGroupAlive(treeOf(10))).toBe(true);
    await turn();
    entries.push(entryOf(12, 1, 11));
    expect(sweeper.isGroupAlive({ ...treeOf(11), isReaped: true })).toBe(true);
  });

  it("is not where zombies are all that the signal meets", () => {
    const sweeper = createSweeper(staged([entryOf(10, 5)]));
    expect(sweeper.isGroupAlive({ ...treeOf(11), isReaped: true })).toBe(false);
  });

  it("is not where its id is another's", () => {
    const tree = { ...treeOf(11), isReaped: true };
    const processes = staged([entryOf(11, 5)]);
    const sweeper = createSweeper(processes);
    expect(sweeper.isGroupAlive(tree)).toBe(false);
    sweeper.killGroup(tree);
    sweeper.killNow([tree]);
    expect(processes.sent).toEqual([]);
  });
});
