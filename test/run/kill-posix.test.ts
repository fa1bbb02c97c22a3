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
