/** `carryover demo` as people see it: the built CLI, real runs, real children. */
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { cli } from "./cli-rig.ts";
import { freshFolder } from "./fake-runner.ts";

test("two nights of real children end as described, with one answer for each task", async () => {
  const temp = freshFolder();
  const end = await cli(["demo"], { cwd: temp, env: { TMPDIR: temp } });
  expect([end.code, end.stdout]).toEqual([0, ""]);
  expect(end.stderr).toMatch(/\d+ done, \d+ carried over/);
  expect(end.stderr).toMatch(/to resume, run this again after [^:]*:[^:]*$/m);
  expect(end.stderr).toContain("12 done");
  expect(end.stderr).toMatch(/Night two did not pay again for [1-9]\d* calls/);
  expect(end.stderr).toContain("48 calls were needed, and 48 were paid for");
  expect(readdirSync(temp)).toEqual([]);
});

test("Ctrl-C ends the wait between the nights", async () => {
  const temp = freshFolder();
  const end = await cli(["demo"], {
    cwd: temp,
    env: { TMPDIR: temp },
    onStart: (child) => child.stderr?.on("data", (text) => text.includes("☾") && child.kill("SIGINT")),
  });
  expect(end.code).toBe(130);
  expect(end.stderr).not.toContain("Night two");
  expect(readdirSync(temp)).toEqual([]);
});
