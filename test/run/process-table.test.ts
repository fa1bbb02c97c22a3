import { spawn } from "node:child_process";
import { describe, expect, it } from "vitest";
import { descendantsOf, isSame, type ProcessEntry, parseStat } from "../../src/run/process-table.ts";
import { readTable, systemProcesses } from "../../src/run/processes.ts";

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

describe("parseStat", () => {
  // pid (name) state parent group session tty tpgid flags, 10 counts, threads, 0, start
  const stat = (name: string, state: string, threads = 1) =>
    `77 (${name}) ${state} 7 70 70 0 -1 4194304 9 0 0 0 1 2 0 0 20 0 ${threads} 0 4711 10 20\n`;
  const entry = { pid: 77, parent: 7, group: 70, startTicks: "4711" };
  it.each([
    ["a process", stat("sleep", "S"), entry],
    ["a stopped one", stat("sleep", "T"), entry],
    ["a name with parentheses and spaces", stat("a) Z (1) 2 b", "R"), entry],
    ["a zombie, which is gone", stat("sleep", "Z"), null],
    ["a first thread that has ended before the others", stat("sleep", "Z", 3), entry],
    ["one that is being taken away", stat("sleep", "X", 0), null],
    ["a text that is cut", "77 (sleep) S 7 70", null],
    ["nothing", "", null],
  ])("reads %s", (_, text, expected) => {
    expect(parseStat(77, text)).toEqual(expected);
  });
});

it.runIf(process.platform === "linux")("the table holds our children with their parent and group", async () => {
  const child = spawn("sleep", ["60"], { detached: true });
  await new Promise((resolve) => child.on("spawn", resolve));
  const pid = child.pid ?? 0;
  const table = readTable(systemProcesses);
  expect(table.get(pid)).toMatchObject({ pid, parent: process.pid, group: pid });
  expect(descendantsOf(table, [process.pid]).map((mark) => mark.pid)).toContain(pid);
  expect([table.has(process.pid), table.has(1)]).toEqual([false, false]);
  child.kill("SIGKILL");
});
