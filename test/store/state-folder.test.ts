/** The state folder with incomplete files, foreign lines, rows in any order, and no room. */

import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ListHistory, type TaskRecord } from "../../src/core/history.ts";
import { TaskIndex } from "../../src/core/task-index.ts";
import { UserError } from "../../src/core/user-error.ts";
import { writeAtomically } from "../../src/store/atomic-file.ts";
import { readCheckpoint } from "../../src/store/checkpoint-file.ts";
import type { LedgerRow, SidecarRow } from "../../src/store/format.ts";
import { Journal, readLines, readOpenLines } from "../../src/store/journal.ts";
import { readHistory } from "../../src/store/read-history.ts";
import { StateFolder } from "../../src/store/state-folder.ts";
import { statePaths } from "../../src/store/state-paths.ts";
import { evaluate, rowsOf, workspaceWith } from "../engine/rig.ts";
import { NO_REDACTION } from "../rig/no-redaction.ts";
import { CAMPAIGN, jsonLines, ledgerRow, sidecarRow } from "../rig/rows.ts";
import { scratchFolder } from "../rig/scratch.ts";

const hashOf = (index: number) => String(index).padStart(64, "0");
const result = (index: number, change: Partial<LedgerRow> = {}) =>
  ledgerRow(`täsk ${index} 😀`, { hash: hashOf(index), ...change });
const failure = (index: number, change: Partial<SidecarRow> = {}) =>
  sidecarRow(`t${index}`, { hash: hashOf(index), ...change });
const begun = (id: string) => ({ id, complete: false, completed_run: null, completed_at: null });
const read = (folder: string) => {
  const index = new TaskIndex();
  for (let task = 0; task < 10; task += 1) index.add(`t${task}`, hashOf(task));
  const { history, skipped } = readHistory(statePaths(folder), CAMPAIGN, new ListHistory({ index }));
  const records = new Map<string, TaskRecord>();
  for (let task = 0; task < index.count; task += 1) {
    const record = history.at(task);
    if (record !== undefined) records.set(hashOf(task), record);
  }
  return { history: records, skipped };
};

describe("a ledger cut at any byte", () => {
  test("reads as a prefix of its rows, and the next row is not glued to the tail", () => {
    const folder = scratchFolder();
    const path = join(folder, "results.jsonl");
    const rows = [0, 1, 2, 3].map((index) => result(index));
    const whole = Buffer.from(jsonLines(rows));
    const ends = rows.map((_, index) => Buffer.byteLength(jsonLines(rows.slice(0, index + 1))));
    const near = ends.flatMap((end) => [end - 2, end - 1, end, end + 1]).filter((cut) => cut <= whole.length);
    const tried = new Set<number>();
    const check = (cut: number) => {
      if (tried.has(cut)) return;
      tried.add(cut);
      writeFileSync(path, whole.subarray(0, cut));
      // A row is complete with its last brace; only the newline may be missing.
      const complete = ends.filter((end) => cut >= end - 1).length;
      expect([cut, read(folder).history.size]).toEqual([cut, complete]);
      const journal = new Journal(path);
      journal.append(JSON.stringify(result(9)));
      journal.close();
      const { history, skipped } = read(folder);
      expect([...history.keys()]).toEqual([...rows.slice(0, complete), result(9)].map((row) => row.hash));
      expect(skipped.broken).toBe(0);
    };
    for (const cut of [0, ...near]) check(cut);
    fc.assert(fc.property(fc.nat(whole.length), check), { numRuns: 150 });
  });

  test("and garbage in any place costs the lines it touches, no others", () => {
    const folder = scratchFolder();
    const rows = Array.from({ length: 6 }, (_, index) => result(index));
    const junk = fc.oneof(
      fc.string(),
      fc.json(),
      fc.constantFrom("\u0000\u0000\u0000", "\r", "\u2028", "[]", "null", '{"v":1}', '{"v":"1"}', "\ufeff{}"),
    );
    fc.assert(
      fc.property(fc.nat(6), junk, (place, text) => {
        const foreign = text.replaceAll("\n", " ");
        const file = [
          ...rows.slice(0, place).map((row) => JSON.stringify(row)),
          foreign,
          ...rows.slice(place).map((row) => JSON.stringify(row)),
        ];
        writeFileSync(join(folder, "results.jsonl"), `${file.join("\n")}\n`);
        const { history, skipped } = read(folder);
        expect(history.size).toBe(rows.length);
        expect(skipped.broken + skipped.newer).toBe(foreign === "" ? 0 : 1);
      }),
    );
  });
});

test("rows of a newer version are counted, not read, and kept where they are", () => {
  const folder = scratchFolder();
  const newer = JSON.stringify({ ...result(7), v: 2 });
  writeFileSync(
    join(folder, "results.jsonl"),
    `${jsonLines([result(0)])}${newer}\n${jsonLines([result(1, { campaign: "daily-2026-11-20" })])}`,
  );
  expect(read(folder).skipped).toEqual({ broken: 0, newer: 1 });
  const state = StateFolder.open(folder, NO_REDACTION);
  state.openJournals();
  state.rollOver(
    [{ id: CAMPAIGN, complete: true, completed_run: "1", completed_at: null }],
    begun("until-complete-000002"),
  );
  state.appendResult(result(5, { campaign: "until-complete-000002" }));
  state.close();
  const kept = readFileSync(join(folder, "results.jsonl"), "utf8").split("\n");
  expect(kept.slice(0, 2)).toEqual([newer, JSON.stringify(result(5, { campaign: "until-complete-000002" }))]);
});

test("a line is a line of bytes: other line ends and long lines do not split it", () => {
  const path = join(scratchFolder(), "x.jsonl");
  const long = "x".repeat(10 << 20);
  writeFileSync(path, `a\u2028b\u0085c\rd\n\n${long}\nbetween\n${"y".repeat(3 << 20)}\nlast`);
  const found: string[] = [];
  readLines(path, (line) => found.push(line.length > 100 ? `${line[0]}${line.length}` : line));
  expect(found).toEqual(["a\u2028b\u0085c\rd", "between", `y${3 << 20}`, "last"]);
});

test("a line says where it is in its file, after blank, long and very long lines too", () => {
  const path = join(scratchFolder(), "x.jsonl");
  const lines = [
    "é",
    "",
    "x".repeat(10 << 20),
    "between",
    "y".repeat(3 << 20),
    ...Array.from("abc", (one) => one.repeat(65_535)),
  ];
  const bytes = Buffer.from(`${lines.join("\n")}\nlast`);
  writeFileSync(path, bytes);
  const fd = openSync(path, "r");
  let found = 0;
  readOpenLines(fd, (line, from, to) => {
    found += 1;
    expect(bytes.toString("utf8", from, to) === (line === "last" ? line : `${line}\n`)).toBe(true);
  });
  closeSync(fd);
  expect(found).toBe(lines.length - 1);
});

describe("a union", () => {
  const row = fc.record({
    index: fc.nat(4),
    run: fc.nat(2),
    attempt: fc.integer({ min: 1, max: 3 }),
    minute: fc.nat(3),
    pick: fc.nat(5),
  });
  type Drawn = Readonly<Record<"index" | "run" | "attempt" | "minute" | "pick", number>>;
  const asRow = ({ index, run, attempt, minute, pick }: Drawn): LedgerRow | SidecarRow => {
    const at = `2026-11-21T03:0${minute}:00.000Z`;
    const common = { run: `r${run}`, attempt };
    if (pick === 0) return result(index, { ...common, started_at: at, status: "passed" });
    if (pick === 1) return result(index, { ...common, started_at: at, status: "failed" });
    if (pick === 2) return failure(index, { ...common, at, class: "skipped", terminal: true });
    if (pick === 3) return failure(index, { ...common, at, class: "fatal", terminal: true });
    return failure(index, { ...common, at });
  };
  const write = (folder: string, rows: readonly (LedgerRow | SidecarRow)[]) => {
    writeFileSync(join(folder, "results.jsonl"), jsonLines(rows.filter((one) => "status" in one)));
    writeFileSync(join(folder, "failures.jsonl"), jsonLines(rows.filter((one) => "class" in one)));
  };

  test("of states in any order, with duplicates, gives the same result for every task", () => {
    const folder = scratchFolder();
    const unions = fc
      .array(row, { maxLength: 14 })
      // One attempt of one run has one outcome, however often it is met.
      .map((rows) =>
        [...new Map(rows.map((one) => [`${one.index} ${one.run} ${one.attempt}`, one])).values()].map(asRow),
      )
      .chain((rows) => {
        const doubled = [...rows, ...rows.slice(0, 4)];
        return fc.tuple(fc.constant(rows), fc.shuffledSubarray(doubled, { minLength: doubled.length }));
      });
    fc.assert(
      fc.property(unions, ([rows, shuffled]) => {
        write(folder, rows);
        const once = sorted(read(folder).history);
        write(folder, shuffled);
        expect(sorted(read(folder).history)).toEqual(once);
      }),
      { numRuns: 100 },
    );
  });

  test("ledger row over terminal over attempts; the result with the earlier start", () => {
    const folder = scratchFolder();
    write(folder, [
      result(0, { status: "failed", run: "r2", started_at: "2026-11-21T04:00:00.000Z" }),
      result(0, { status: "passed", run: "r1" }),
      failure(0, { class: "fatal", terminal: true }),
      failure(1, { class: "skipped", terminal: true }),
      failure(1, { attempt: 2 }),
      failure(2),
      failure(2),
      failure(2, { run: "r2" }),
    ]);
    expect(sorted(read(folder).history)).toMatchObject([
      [hashOf(0), { kind: "result", status: "passed" }],
      [hashOf(1), { kind: "terminal", class: "skipped" }],
      [hashOf(2), { kind: "attempts", count: 2 }],
    ]);
  });
});

function sorted(history: ReadonlyMap<string, TaskRecord>): [string, TaskRecord][] {
  return [...history].sort(([a], [b]) => (a < b ? -1 : 1));
}

describe("checkpoint", () => {
  const path = () => join(scratchFolder(), "checkpoint.json");
  test.each([
    ["missing", null],
    ["empty", ""],
    ["torn", '{"v":1,"seq":'],
    ["of another make", '{"hello":1}'],
    [
      "with an invalid circuit",
      '{"v":1,"seq":1,"updated_at":"","run":"","job":"","campaigns":[],"circuits":{"p":{"state":"shut"}},"limits":{},"durations_s":[]}',
    ],
  ])("%s: as if absent", (_, text) => {
    const file = path();
    if (text !== null) writeFileSync(file, text);
    expect(readCheckpoint(file)).toBeNull();
  });

  test("of a newer version: refused with its number", () => {
    const file = path();
    writeFileSync(file, '{"v":3}');
    expect(() => readCheckpoint(file)).toThrow(UserError);
    expect(() => readCheckpoint(file)).toThrow(/found version 3/);
  });

  test("a link is not followed", () => {
    const folder = scratchFolder();
    writeFileSync(join(folder, "real.json"), '{"v":9}');
    symlinkSync(join(folder, "real.json"), join(folder, "checkpoint.json"));
    expect(readCheckpoint(join(folder, "checkpoint.json"))).toBeNull();
  });

  test("is replaced whole or not at all", () => {
    const file = path();
    writeAtomically(file, (write) => write("old"));
    expect(() =>
      writeAtomically(file, (write) => {
        write("half of the n");
        throw new Error("no space");
      }),
    ).toThrow("no space");
    expect(readFileSync(file, "utf8")).toBe("old");
    expect(readdirSync(join(file, "..")).filter((name) => name.endsWith(".tmp"))).toEqual([]);
  });
});

test("a new campaign keeps the last complete one as baseline, also when a kill comes between", () => {
  const folder = scratchFolder();
  const known = [{ id: CAMPAIGN, complete: true, completed_run: "1", completed_at: null }];
  writeFileSync(join(folder, "results.jsonl"), jsonLines([result(0), result(1)]));
  for (let kill = 0; kill < 2; kill += 1) {
    const state = StateFolder.open(folder, NO_REDACTION);
    state.openJournals();
    // Killed before the checkpoint that names the new campaign: the next run does the same again.
    state.rollOver(known, begun("until-complete-000002"));
    state.close();
    expect(readFileSync(join(folder, "baseline.jsonl"), "utf8")).toBe(jsonLines([result(0), result(1)]));
    expect(readFileSync(join(folder, "results.jsonl"), "utf8")).toBe("");
  }
});

test("drafts that killed runs have left are removed, except what is not a file", () => {
  const folder = scratchFolder();
  const dead = 2 ** 22 + 7;
  mkdirSync(join(folder, `folder.${dead}.tmp`, "inside"), { recursive: true });
  symlinkSync("nowhere", join(folder, `link.${dead}.tmp`));
  writeFileSync(join(folder, `results.jsonl.${dead}.tmp`), "");
  writeFileSync(join(folder, `results.jsonl.${process.pid}.tmp`), "");
  StateFolder.open(folder, NO_REDACTION).close();
  expect(readdirSync(folder).filter((name) => name.endsWith(".tmp"))).toEqual([
    `folder.${dead}.tmp`,
    `link.${dead}.tmp`,
    `results.jsonl.${process.pid}.tmp`,
  ]);
  expect(existsSync(join(folder, "lock"))).toBe(false);
});

describe("a folder that cannot be written", () => {
  const isRoot = process.getuid?.() === 0;

  test("is refused with a word on what to do", () => {
    const folder = scratchFolder();
    writeFileSync(join(folder, "file"), "");
    expect(() => StateFolder.open(join(folder, "file", "state"), NO_REDACTION)).toThrow(/Set a writable `state-dir`/);
  });

  const odd: [string, (path: string, other: string) => void, RegExp][] = [
    ["a link", (path, other) => symlinkSync(other, path), /found a symbolic link/],
    ["a link to nothing", (path, other) => symlinkSync(`${other}-absent`, path), /found a symbolic link/],
    ["a pipe", (path) => spawnSync("mkfifo", [path]), /found neither a file nor a folder/],
  ];
  const names = [
    "tasks.jsonl",
    "results.jsonl",
    "failures.jsonl",
    "events.jsonl",
    "baseline.jsonl",
    "plan.json",
    "lock",
  ];
  describe.each([...names, "inbox", "logs", "inbox/held.jsonl"])("that holds in the place of %s", (name) => {
    test.each(odd)("%s, is refused and not followed", (_, put, found) => {
      const folder = scratchFolder();
      const other = scratchFolder();
      if (name.includes("/")) mkdirSync(join(folder, "inbox"));
      put(join(folder, name), other);
      expect(() => StateFolder.open(folder, NO_REDACTION)).toThrow(found);
      expect(readdirSync(other)).toEqual([]);
      expect(existsSync(`${other}-absent`)).toBe(false);
    });
  });

  test.each(["inbox", "logs"])("a file in the place of the folder %s is refused", (name) => {
    const folder = scratchFolder();
    writeFileSync(join(folder, name), "");
    expect(() => StateFolder.open(folder, NO_REDACTION)).toThrow(/Expected a plain folder at .*, found a file\./);
  });

  test("a file in the place of the state folder itself is refused, a link to a folder is not", () => {
    const folder = scratchFolder();
    writeFileSync(join(folder, "file"), "");
    expect(() => StateFolder.open(join(folder, "file"), NO_REDACTION)).toThrow(
      /Expected a plain folder at .*file, or nothing, found a file\./,
    );
    symlinkSync(scratchFolder(), join(folder, "link"));
    StateFolder.open(join(folder, "link"), NO_REDACTION).close();
  });

  test("a folder in the place of a file is refused", () => {
    const folder = scratchFolder();
    mkdirSync(join(folder, "results.jsonl"));
    expect(() => StateFolder.open(folder, NO_REDACTION)).toThrow(/plain file at .*results.jsonl.*found a folder/);
  });

  test.skipIf(isRoot)("read-only: refused before anything runs", () => {
    const folder = scratchFolder();
    chmodSync(folder, 0o555);
    expect(() => StateFolder.open(folder, NO_REDACTION)).toThrow(/Set a writable `state-dir`/);
    chmodSync(folder, 0o755);
  });
});

test("a full disk: the row counts as not stored, and the next one starts a line of its own", () => {
  // /dev/full refuses every write with ENOSPC.
  if (!existsSync("/dev/full") || spawnSync("test", ["-c", "/dev/full"]).status !== 0) return;
  const journal = new Journal("/dev/full");
  expect(() => journal.append('{"a":1}')).toThrow("ENOSPC");
  expect(() => journal.append('{"a":1}')).toThrow("ENOSPC");
  journal.close();
});

test("an incomplete last line is warned about once", async () => {
  const workspace = workspaceWith("a", "b", "c");
  const run = () =>
    evaluate({ workspace, inputs: { tasks: "tasks.txt", "max-tasks": "1", concurrency: "1", command: "true" } });
  await run();
  const ledger = join(workspace, ".carryover/results.jsonl");
  appendFileSync(ledger, '{"v":1,"campaign":');
  const ignored = (warnings: readonly string[]) => warnings.filter((message) => message.includes("of the state"));
  expect(ignored((await run()).warnings)).toEqual(["skipped 1 line of the state: incomplete or invalid"]);
  expect(ignored((await run()).warnings)).toEqual([]);
  expect(rowsOf(ledger).map(({ id }) => id)).toEqual(["a", "b", "c"]);
});
