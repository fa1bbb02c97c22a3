import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import {
  childMarker,
  inboxMark,
  isGroupAlive,
  MARKER_NAME,
  markerOfRun,
  markerValue,
  Sweeper,
  signalGroup,
} from "../../src/run/kill.ts";
import { isAlive } from "./rig.ts";

describe("signalGroup", () => {
  it.each([0, 1, -1, -5, Number.NaN, 1.5])("refuses %d, which is not the group of a child", (leader) => {
    expect(() => signalGroup(leader, 0)).toThrow("Not a process group");
  });

  it("returns false for an empty group", async () => {
    const child = spawn("true", { detached: true });
    await new Promise((resolve) => child.on("exit", resolve));
    expect(signalGroup(child.pid ?? 0, "SIGTERM")).toBe(false);
  });
});

test("the mark of a run is the same through a link, and another one for another job", () => {
  const folder = mkdtempSync(join(tmpdir(), "carryover-mark-"));
  symlinkSync(folder, `${folder}-link`);
  const mark = inboxMark(folder);
  expect(inboxMark(`${folder}-link`)).toBe(mark);
  expect(markerOfRun(mark, "7-1.0.000002")).toBe(markerOfRun(mark, "7-1.0.000001"));
  expect(markerOfRun(mark, "7-1.1.000001")).not.toBe(markerOfRun(mark, "7-1.0.000001"));
  rmSync(`${folder}-link`);
  rmSync(folder, { recursive: true });
});

describe.runIf(process.platform === "linux")("the sweep", () => {
  const mark = `sweep-${process.pid}`;
  const outer = (number: number) => childMarker(mark, `run.0.${number}`);

  async function sleeper(env: Record<string, string>) {
    // It prints once it runs. From then on its environment can be read.
    const child = spawn("bash", ["-c", "echo; exec sleep 60"], {
      detached: true,
      env: { PATH: process.env.PATH, ...env },
      stdio: ["ignore", "pipe", "ignore"],
    });
    const gone = new Promise((resolve) => child.on("exit", resolve));
    await new Promise((resolve) => child.stdout.once("data", resolve));
    return { pid: child.pid ?? 0, gone, kill: () => child.kill("SIGKILL") };
  }

  it("kills the descendants of a child, of a run and of a nested run, and no other process", async () => {
    const marked = (value: string) => sleeper({ [MARKER_NAME]: value });
    const nested = childMarker("inner", "run.0.1");
    const one = await marked(markerValue(undefined, outer(1)));
    const inner = await marked(markerValue(outer(2), nested));
    const similar = await marked(outer(11));
    const others = [
      await marked(childMarker(`${mark}1`, "run.0.1")),
      await marked(childMarker(mark, "run.01.1")),
      await sleeper({ A: `${MARKER_NAME}=${outer(1)}` }),
      await sleeper({ [`X${MARKER_NAME}`]: outer(1) }),
    ];
    const sweeper = new Sweeper();
    const sweep = (marker: string) => sweeper.sweep({ marker, pipeNames: [] });
    await Promise.all([sweep(outer(1)), sweep(nested)]);
    await Promise.all([one.gone, inner.gone]);
    expect(isAlive(similar.pid)).toBe(true);
    await sweep(markerOfRun(mark, "run.0.5"));
    await similar.gone;
    for (const { pid, kill } of others) {
      expect(isAlive(pid)).toBe(true);
      kill();
    }
  });
});

it("isGroupAlive counts running processes, but not zombies", async () => {
  // The second process becomes a zombie that its parent never reaps.
  const child = spawn("bash", ["-c", "set -m; true & echo $!; exec sleep 60"], {
    stdio: ["ignore", "pipe", "ignore"],
    detached: true,
  });
  const gone = new Promise((resolve) => child.on("exit", resolve));
  const zombie = Number(await new Promise((resolve) => child.stdout.once("data", resolve)));
  await expect.poll(() => isAlive(zombie)).toBe(false);
  expect(isGroupAlive(child.pid ?? 0)).toBe(true);
  if (process.platform === "linux") expect(isGroupAlive(zombie)).toBe(false);
  child.kill("SIGKILL");
  await gone;
  expect(isGroupAlive(child.pid ?? 0)).toBe(false);
});
