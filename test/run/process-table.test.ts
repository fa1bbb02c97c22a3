import { spawn } from "node:child_process";
import { describe, expect, it } from "vitest";
import { descendantsOf, isSame, type ProcessEntry, readProcessTable } from "../../src/run/process-table.ts";

function tableOf(rows: readonly (readonly [pid: number, parent: number])[]) {
  return new Map(
    rows.map(([pid, parent]): [number, ProcessEntry] => [pid, { pid, parent, group: pid, startTicks: `${pid}0` }]),
  );
}

describe("descendantsOf", () => {
  const table = tableOf([
    [1, 0],
    [10, 1],
    [11, 10],
    [12, 11],
    [20, 1],
    [30, 31],
    [31, 30],
  ]);
  it.each([
    ["children and grandchildren", [10], [11, 12]],
    ["none of a process without children", [12], []],
    ["none of a process that is gone", [99], []],
    ["of two roots, one of which descends from the other, each once", [10, 11], [12]],
    ["of a table that was read while ids were given anew, without end", [30], [31]],
  ])("finds %s", (_, roots, expected) => {
    expect(
      descendantsOf(table, roots)
        .map(({ pid }) => pid)
        .sort(),
    ).toEqual(expected);
  });
});

describe("isSame", () => {
  const table = tableOf([[10, 1]]);
  it.each([
    ["the process that was seen", { pid: 10, startTicks: "100" }, true],
    ["another one under its id", { pid: 10, startTicks: "99" }, false],
    ["one that is gone", { pid: 11, startTicks: "110" }, false],
  ])("tells %s", (_, mark, expected) => {
    expect(isSame(table, mark)).toBe(expected);
  });
});

it.runIf(process.platform === "linux")("the table holds our children with their parent and group", async () => {
  const child = spawn("sleep", ["60"], { detached: true });
  await new Promise((resolve) => child.on("spawn", resolve));
  const pid = child.pid ?? 0;
  expect(readProcessTable().get(pid)).toMatchObject({ pid, parent: process.pid, group: pid });
  expect(descendantsOf(readProcessTable(), [process.pid]).map((mark) => mark.pid)).toContain(pid);
  child.kill("SIGKILL");
});
