import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { ScratchFolder } from "./scratch-folder.ts";

const folder = new ScratchFolder();
afterAll(() => folder.remove());

function namedPipe(name: string): string {
  const path = join(folder.path, name);
  spawnSync("mkfifo", [path]);
  return path;
}

describe.runIf(process.platform === "linux")("a list in a pipe", () => {
  // More than a pipe holds.
  const ids = Array.from({ length: 10_000 }, (_, index) => `task-${index}`);
  test.each([
    ["a.jsonl", `printf '{"id":"task-%d"}\\n' $(seq 0 9999)`],
    ["a.txt", "seq -f 'task-%g' 0 9999"],
    ["a.csv", "echo id; seq -f 'task-%g' 0 9999"],
    ["a.json", `echo -n '[{"id":"task-0"}'; printf ',{"id":"task-%d"}' $(seq 1 9999); echo ']'`],
  ])("is read to its end, however late and slowly it is written: %s", async (name, write) => {
    const path = namedPipe(name);
    const writer = spawn("bash", [
      "-c",
      `sleep 0.1; exec > '${path}'; sleep 0.1; { ${write}; } | (head -c 9; sleep 0.1; cat)`,
    ]);
    // Asked for now: it may be over before the list is.
    const exit = once(writer, "exit");
    expect((await folder.read(name)).map(({ id }) => id)).toEqual(ids);
    await exit;
  });

  test("may be one without a name, whose writer has ended: <(…) of a shell", async () => {
    const shell = spawn("bash", ["-c", "exec 7< <(echo a); wait $!; echo ready; exec sleep 60"]);
    await once(shell.stdout, "data");
    symlinkSync(`/proc/${shell.pid}/fd/7`, join(folder.path, "substituted.txt"));
    const reading = folder.read("substituted.txt");
    expect((await reading).map(({ id }) => id)).toEqual(["a"]);
    shell.kill("SIGKILL");
  });

  test.each(["b.jsonl", "b.txt", "b.csv", "b.json"])("that nobody writes can be interrupted: %s", async (name) => {
    namedPipe(name);
    const controller = new AbortController();
    const reading = folder.errorOf(name, { signal: controller.signal });
    setImmediate(() => controller.abort());
    expect(await reading).toContain(`when reading ${name}`);
  });
});
