/** Wrong usage exits with 2 and says what is wrong, where, and what to do. Nothing is started, and no state changes. */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cli, folderWith } from "./cli-rig.ts";

const FILES = { "good.txt": "a\nb\n", "broken.jsonl": '{"id":"a"}\n{"id":\n', plain: "no program" };
const GOOD = ["--tasks", "good.txt"];
const COMMAND = ["--command", "touch started"];

test.each<[string, readonly string[], readonly RegExp[]]>([
  ["a broken line", ["--tasks", "broken.jsonl", ...COMMAND], [/broken\.jsonl:2/, /JSON/]],
  ["a failing tasks-command", ["--tasks-command", "echo no luck >&2; exit 3", ...COMMAND], [/exit code 3/, /no luck/]],
  ["a program that is missing", [...GOOD, "--", "no-such-program-at-all", "{id}"], [/no-such-program-at-all/, /PATH/]],
  ["a program that cannot be executed", [...GOOD, "--", "./plain"], [/plain/, /chmod \+x/]],
  [
    "a placeholder in a shard of two",
    [...GOOD, "--shard-size", "2", "--", "touch", "started", "{id}"],
    [/shard-size/, /\{id\}/],
  ],
  [
    "a missing working directory",
    [...GOOD, "--working-directory", "nowhere", ...COMMAND],
    [/working-directory/, /nowhere/],
  ],
  [
    "patterns that are nested too deeply",
    [...GOOD, "--rate-limit-patterns", "[".repeat(2_000), ...COMMAND],
    [/rate-limit-patterns/, /YAML or JSON lines/],
  ],
])("run refuses %s", async (_, args, says) => {
  const cwd = folderWith(FILES);
  const end = await cli(["run", ...args], { cwd });
  expect([end.code, end.stdout]).toEqual([2, ""]);
  for (const words of says) expect(end.stderr).toMatch(words);
  expect(end.stderr).not.toMatch(/internal error|^\s+at /m);
  expect(existsSync(join(cwd, "started"))).toBe(false);
  expect(existsSync(join(cwd, ".carryover"))).toBe(false);
});

test.each([
  ["demo", []],
  ["run", ["--harness", "pytest"]],
  ["run", [...GOOD, "--command", "true", "--dry-run"]],
])("%s %j says so if there is no place for temporary files", async (command, args) => {
  const cwd = folderWith(FILES);
  await cli(["run", ...GOOD, "--max-tasks", "1", "--command", "true"], { cwd });
  const end = await cli([command, ...args], { cwd, env: { TMPDIR: join(cwd, "plain", "tmp") } });
  expect(end.code).toBe(2);
  expect(end.stderr).toMatch(/^carryover: Expected a folder for temporary files, found: ENOTDIR.*TMPDIR.*\n$/);
});

test("merge refuses to run without folders", async () => {
  const end = await cli(["merge", "--state-dir", "out"], { cwd: folderWith({}) });
  expect(end).toMatchObject({ code: 2, stderr: expect.stringMatching(/folder/i) });
});

test.each([["status"], ["report"]])("%s refuses a state folder that is a file", async (command) => {
  const cwd = folderWith({});
  writeFileSync(join(cwd, "file"), "");
  const end = await cli([command, "--state-dir", "file"], { cwd });
  expect(end.code).toBe(2);
  expect(end.stderr).toMatch(/Expected a plain folder at .*file, or nothing, found a file/);
});
