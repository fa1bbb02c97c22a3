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
    { name: "plain ids", command: "printf 'a\\nb\\n'", ids: ["a", "b"] },
    { name: "a last line without newline", command: "printf 'a\\nb'", ids: ["a", "b"] },
    { name: "objects and ids mixed", command: `echo '{"id":"a","n":1}'; echo; echo b`, ids: ["a", "b"] },
    { name: "quoted texts, as jq prints them", command: `printf '"a b"\\n"c"\\n'`, ids: ["a b", "c"] },
    {
      name: "an id that only begins like JSON",
      command: `printf '[wip] a\\n"quoted" b\\n'`,
      ids: ["[wip] a", '"quoted" b'],
    },
    { name: "stderr is not listed", command: "echo noise >&2; echo a", ids: ["a"] },
    { name: "multi-byte characters over chunks", command: "printf '\\303'; sleep 0.05; printf '\\244\\n'", ids: ["ä"] },
    { name: "bash, not sh", command: "shopt -s globstar; [[ a == a ]] && echo ok", ids: ["ok"] },
  ])("$name", async ({ command, ids }) => {
    expect((await list(command)).map(({ id }) => id)).toEqual(ids);
  });

  test("it runs in the working directory, with the environment that is given", async () => {
    folder.write("here.txt", "");
    expect(
      (await list('ls here.txt; echo "$WORD"', { env: { ...process.env, WORD: "given" } })).map(({ id }) => id),
    ).toEqual(["here.txt", "given"]);
  });

  test("more than a pipe holds", async () => {
    expect(await list("seq 1 30000")).toHaveLength(30_000);
  });

  test.each([
    {
      name: "a failure names exit code and last words",
      command: "echo a; echo 'no such table' >&2; exit 3",
      says: ["exit code 3", "no such table"],
    },
    { name: "a failure without words", command: "exit 4", says: ["exit code 4", "nothing to stderr"] },
    { name: "a failure in a pipe", command: "false | cat", says: ["exit code 1"] },
    { name: "an unset variable", command: "echo $NOT_SET_ANYWHERE", says: ["NOT_SET_ANYWHERE"] },
    { name: "a death by signal", command: "kill -9 $$", says: ["killed by SIGKILL"] },
    { name: "a broken line", command: `echo a; echo '{"id":'`, says: ["the output of tasks-command:2:7", "line 2"] },
    { name: "a duplicate", command: "echo a; echo a", says: ["line 1", "line 2"] },
    { name: "a JSON array", command: `echo '["a","b"]'`, says: ["a JSON array at line 1", "jq -c '.[]'"] },
    { name: "no UTF-8", command: "printf 'a\\n\\377\\n'", says: ["line 2", "UTF-8"] },
    { name: "nothing", command: "true", says: ["found none in the output of tasks-command"] },
  ])("$name", async ({ command, says }) => {
    const message = await errorOf(command);
    for (const words of says) expect(message).toContain(words);
  });

  test("a command that fails is an error even with pass-with-no-tasks", async () => {
    expect(await errorOf("exit 1", { passWithNoTasks: true })).toContain("exit code 1");
  });

  test("a folder that does not exist", async () => {
    expect(await errorOf("echo a", { workingDirectory: `${folder.path}/nowhere` })).toContain("nowhere");
  });

  test("one that does not end is killed, with what it started", async () => {
    expect(await errorOf("(trap '' TERM; sleep 60) & sleep 60", { commandTimeoutMs: 200 })).toContain(
      "but it was still running",
    );
  });

  test("a list that something left behind still adds to is refused, not planned in part", async () => {
    const command = "(while :; do sleep 0.05; echo b; done) & echo a";
    expect(await errorOf(command, { commandTimeoutMs: 2_000 })).toMatch(/the list may be cut\. Add `wait` at its end/);
  });

  test("an interrupted run does not wait for it", async () => {
    const controller = new AbortController();
    const reading = errorOf("sleep 60", { signal: controller.signal });
    controller.abort();
    expect(await reading).toContain("interrupted");
    expect(await errorOf("sleep 60", { signal: controller.signal })).toContain("interrupted");
  });
});
