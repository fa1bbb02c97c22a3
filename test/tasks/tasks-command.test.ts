import { afterAll, describe, expect, test } from "vitest";
import type { ReadTasksOptions } from "../../src/tasks/read-tasks.ts";
import { ScratchFolder } from "./scratch-folder.ts";

const folder = new ScratchFolder();
afterAll(() => folder.remove());

const list = (command: string, options: Partial<ReadTasksOptions> = {}) =>
  folder.read({ kind: "tasks-command", command }, options);
const errorOf = (command: string, options: Partial<ReadTasksOptions> = {}) =>
  folder.errorOf({ kind: "tasks-command", command }, options);

// Most of the time is spent in waiting for commands.
describe.concurrent("tasks-command", () => {
  test.each([
    ["plain ids", "printf 'a\\nb\\n'", ["a", "b"]],
    ["a last line without newline", "printf 'a\\nb'", ["a", "b"]],
    ["objects and ids mixed", `echo '{"id":"a","n":1}'; echo; echo b`, ["a", "b"]],
    ["quoted texts, as jq prints them", `printf '"a b"\\n"c"\\n'`, ["a b", "c"]],
    ["an id that only begins like JSON", `printf '[wip] a\\n"quoted" b\\n'`, ["[wip] a", '"quoted" b']],
    ["stderr is not listed", "echo noise >&2; echo a", ["a"]],
    ["multi-byte characters over chunks", "printf '\\303'; sleep 0.05; printf '\\244\\n'", ["ä"]],
    ["bash, not sh", "shopt -s globstar; [[ a == a ]] && echo ok", ["ok"]],
  ])("%s", async (_, command, ids) => {
    expect((await list(command)).map(({ id }) => id)).toEqual(ids);
  });

  test("the command runs in the working directory, with the given environment", async () => {
    folder.write("here.txt", "");
    expect(
      (await list('ls here.txt; echo "$WORD"', { env: { ...process.env, WORD: "given" } })).map(({ id }) => id),
    ).toEqual(["here.txt", "given"]);
  });

  test("a list may be longer than a pipe holds", async () => {
    expect(await list("seq 1 30000")).toHaveLength(30_000);
  });

  test.each([
    ["a failure: exit code, last words", "echo a; echo 'no such table' >&2; exit 3", ["exit code 3", "no such table"]],
    ["a failure without words", "exit 4", ["exit code 4", "nothing to stderr"]],
    ["a failure in a pipe", "false | cat", ["exit code 1"]],
    ["an unset variable", "echo $NOT_SET_ANYWHERE", ["NOT_SET_ANYWHERE"]],
    ["a death by signal", "kill -9 $$", ["killed by SIGKILL"]],
    ["a broken line", `echo a; echo '{"id":'`, ["the output of tasks-command:2:7", "line 2"]],
    ["a duplicate", "echo a; echo a", ["line 1", "line 2"]],
    ["a JSON array", `echo '["a","b"]'`, ["a JSON array at line 1", "jq -c '.[]'"]],
    ["no UTF-8", "printf 'a\\n\\377\\n'", ["line 2", "UTF-8"]],
    ["nothing", "true", ["found none in the output of tasks-command"]],
  ])("%s", async (_, command, says) => {
    const message = await errorOf(command);
    for (const words of says) expect(message).toContain(words);
  });

  test("a command that fails is an error even with pass-with-no-tasks", async () => {
    expect(await errorOf("exit 1", { passWithNoTasks: true })).toContain("exit code 1");
  });

  test("a folder that does not exist", async () => {
    expect(await errorOf("echo a", { workingDirectory: `${folder.path}/nowhere` })).toContain("nowhere");
  });

  test("a command that does not end is killed, with its children", async () => {
    expect(await errorOf("(trap '' TERM; sleep 60) & sleep 60", { commandTimeoutMs: 200 })).toContain(
      "but it was still running",
    );
  });

  test("a list is refused while a process that the command left behind still writes to it", async () => {
    const command = "(while :; do sleep 0.05; echo b; done) & echo a";
    expect(await errorOf(command, { commandTimeoutMs: 2_000 })).toMatch(
      /the list may be incomplete\. Add `wait` at its end/,
    );
  });
});
