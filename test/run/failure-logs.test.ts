import { mkdirSync, statSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { type FailureLogRequest, readFailureLogs } from "../../src/run/failure-logs.ts";
import { isStatePath, statePaths } from "../../src/store/state-paths.ts";
import { NO_REDACTION } from "../rig/no-redaction.ts";
import { scratchFolder } from "../rig/scratch.ts";

let folder = "";
beforeEach(() => {
  folder = join(scratchFolder(), "work");
  mkdirSync(folder);
});

const BEGAN_MS = 1_700_000_000_000;
function write(path: string, text: string, changedMs = BEGAN_MS): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
  utimesSync(join(folder, path), changedMs / 1_000, changedMs / 1_000);
}
function read(changes: Partial<FailureLogRequest> = {}) {
  return readFailureLogs({
    globs: [".failed/**/*.json", "*.log"],
    workingDirectory: folder,
    isOfState: () => false,
    taskId: null,
    changedSinceMs: BEGAN_MS,
    redactor: NO_REDACTION,
    ...changes,
  });
}

it("reads files that changed since the attempt began, also in dot folders", async () => {
  write("old.log", "old", BEGAN_MS - 1_000);
  write("new.log", "new", BEGAN_MS + 2_000);
  write(".failed/x/result.json", "no json", BEGAN_MS + 1_000);
  write("other.txt", "other", BEGAN_MS);
  expect(await read()).toEqual([
    { path: "new.log", text: "new" },
    { path: ".failed/x/result.json", text: "no json" },
  ]);
});

it("reads nothing without globs", async () => {
  write("new.log", "new");
  expect(await read({ globs: [] })).toEqual([]);
});

it("replaces {id} by the id of the task, taken literally", async () => {
  write("out/a*(b)/e.log", "mine");
  write("out/aa/e.log", "another's");
  expect(await read({ globs: ["out/{id}/*.log"], taskId: "a*(b)" })).toEqual([
    { path: "out/a*(b)/e.log", text: "mine" },
  ]);
});

it("keeps the last 64 KiB of a file, and the 20 files that changed last", async () => {
  for (let index = 0; index < 30; index += 1)
    write(`${index}.log`, "x".repeat(100_000).concat("end"), BEGAN_MS + index * 1_000);
  const logs = await read();
  expect(logs.map((log) => log.path)).toEqual(Array.from({ length: 20 }, (_, index) => `${29 - index}.log`));
  expect(logs[0]?.text.length).toBe(65_536);
  expect(logs[0]?.text.endsWith("end")).toBe(true);
});

it("follows no links", async () => {
  write("../outside", "outside");
  symlinkSync(join(folder, "../outside"), join(folder, "a.log"));
  expect(statSync(join(folder, "a.log")).isFile()).toBe(true);
  expect(await read()).toEqual([]);
});

it.each([".", "state (1) [a]"])("reads no file that runs write into their state folder %s", async (name) => {
  const paths = statePaths(join(folder, name));
  const isOfState = (path: string) => isStatePath(paths, path);
  write(`${name}/logs/other.7.000001.log`, "other");
  write(`${name}/checkpoint.json`, "{}");
  write("own.log", "own");
  expect(await read({ globs: ["**/*.{log,json}"], isOfState })).toEqual([{ path: "own.log", text: "own" }]);
  const workingDirectory = join(folder, "sub");
  expect(await read({ globs: ["../**/*.log"], workingDirectory, isOfState })).toHaveLength(1);
});

it("redacts secrets", async () => {
  write("a.log", "key SECRET");
  const redactor = { ...NO_REDACTION, redact: (text: string) => text.replaceAll("SECRET", "***") };
  expect(await read({ redactor })).toEqual([{ path: "a.log", text: "key ***" }]);
});

describe("a JSON file", () => {
  const rows: [string, string, string][] = [
    [
      "with streams is unpacked",
      JSON.stringify({ stderr: "e1\ne2", code: 1, stdout: "o" }, null, 2),
      '{"code":1}\no\ne1\ne2',
    ],
    ["with an error text is unpacked", '{"error":"boom\\nbang"}', "{}\nboom\nbang"],
    [
      "with an error object keeps it in the line of JSON",
      '{\n"error": {"type": "rate_limit_error"},\n"stderr": "e"}',
      '{"error":{"type":"rate_limit_error"}}\ne',
    ],
    ["that holds an array stays as it is", "[1,\n2]", "[1,\n2]"],
    ["that is incomplete stays as it is", '{"stderr": "a', '{"stderr": "a'],
  ];
  it.each(rows)("%s", async (_, text, expected) => {
    write(".failed/result.json", text);
    expect(await read()).toEqual([{ path: ".failed/result.json", text: expected }]);
  });

  it("is read as a whole even if its streams are large", async () => {
    write(".failed/result.json", JSON.stringify({ stdout: "x".repeat(300_000), stderr: "the end" }));
    expect((await read())[0]?.text.endsWith("x\nthe end")).toBe(true);
  });
});
