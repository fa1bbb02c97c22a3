/** Wrong usage ends with 2 and words on what, where and what to do; nothing was started, and no state was touched. */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { cli, folderWith } from "./cli-rig.ts";
import { removeWorkspaces } from "./fake-runner.ts";

afterAll(removeWorkspaces);

const FILES = {
  "good.txt": "a\nb\n",
  "twice.jsonl": '{"id":"a"}\n{"id":"a"}\n',
  "broken.jsonl": '{"id":"a"}\n{"id":\n',
  "noid.csv": "x,y\n1,2\n",
  plain: "no program",
};
const GOOD = ["--tasks", "good.txt"];
const COMMAND = ["--command", "touch started"];

test.each<[string, readonly string[], readonly RegExp[]]>([
  ["an id twice", ["--tasks", "twice.jsonl", ...COMMAND], [/twice\.jsonl:1/, /twice\.jsonl:2/, /Rename/]],
  ["a broken line", ["--tasks", "broken.jsonl", ...COMMAND], [/broken\.jsonl:2/, /JSON/]],
  ["no id column", ["--tasks", "noid.csv", ...COMMAND], [/noid\.csv:1/, /"x", "y"/, /Add the column/]],
  ["no such list", ["--tasks", "absent.jsonl", ...COMMAND], [/absent\.jsonl/, /relative to the workspace/]],
  ["no match", ["--tasks", "evals/**/*.yaml", ...COMMAND], [/at least one task/, /pass-with-no-tasks/]],
  ["a failing tasks-command", ["--tasks-command", "echo no luck >&2; exit 3", ...COMMAND], [/exit code 3/, /no luck/]],
  ["no command", GOOD, [/--command/]],
  ["a program that is missing", [...GOOD, "--", "no-such-program-at-all", "{id}"], [/no-such-program-at-all/, /PATH/]],
  ["a program that cannot be executed", [...GOOD, "--", "./plain"], [/plain/, /chmod \+x/]],
  ["a shard's placeholder", [...GOOD, "--shard-size", "2", "--", "touch", "started", "{id}"], [/shard-size/, /\{id\}/]],
  ["no working directory", [...GOOD, "--working-directory", "nowhere", ...COMMAND], [/working-directory/, /nowhere/]],
  ["a number below its bound", [...GOOD, "--concurrency", "0", ...COMMAND], [/--concurrency/, /from 1/, /"0"/]],
  ["not a duration", [...GOOD, "--task-timeout", "soon", ...COMMAND], [/--task-timeout/, /"soon"/, /90s/]],
  ["a class that does not exist", [...GOOD, "--exit-codes", "1=bad", ...COMMAND], [/--exit-codes/, /"1=bad"/]],
  ["a job beyond the matrix", [...GOOD, "--job-index", "2", "--job-total", "2", ...COMMAND], [/--job-index/, /0 to 1/]],
  ["an upstream without an address", [...GOOD, "--gateway-upstreams", "vllm", ...COMMAND], [/--gateway-upstreams/]],
  ["a journal of no size", [...GOOD, "--gateway-journal-limit", "many", ...COMMAND], [/--gateway-journal-limit/]],
  ["a misspelt option", [...GOOD, "--concurency", "2", ...COMMAND], [/--concurency/, /Did you mean --concurrency/]],
  [
    "patterns that are nested too deeply",
    [...GOOD, "--rate-limit-patterns", "[".repeat(2_000), ...COMMAND],
    [/rate-limit-patterns/, /YAML or JSON lines/],
  ],
])("%s", async (_, args, says) => {
  const cwd = folderWith(FILES);
  const end = await cli(["run", ...args], { cwd });
  expect([end.code, end.stdout]).toEqual([2, ""]);
  for (const words of says) expect(end.stderr).toMatch(words);
  expect(end.stderr).not.toMatch(/internal error|^\s+at /m);
  expect(existsSync(join(cwd, "started"))).toBe(false);
  expect(existsSync(join(cwd, ".carryover"))).toBe(false);
});

test("merge without folders", async () => {
  const end = await cli(["merge", "--state-dir", "out"], { cwd: folderWith({}) });
  expect(end).toMatchObject({ code: 2, stderr: expect.stringMatching(/folder/i) });
});

test.each([["status"], ["report"]])("%s of a state folder that is a file", async (command) => {
  const cwd = folderWith({});
  writeFileSync(join(cwd, "file"), "");
  const end = await cli([command, "--state-dir", "file"], { cwd });
  expect(end.code).toBe(2);
  expect(end.stderr).toMatch(/Expected the state of a run in .*file, found none/);
});
