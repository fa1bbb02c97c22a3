/** `carryover demo` as people see it: the built CLI, real runs, real children. */
import { readdirSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { cli } from "./cli-rig.ts";
import { freshFolder, removeWorkspaces } from "./fake-runner.ts";

afterAll(removeWorkspaces);

test("two nights of real children end as told, with one answer for each task", async () => {
  const temp = freshFolder();
  const end = await cli(["demo"], { cwd: temp, env: { TMPDIR: temp } });
  expect([end.code, end.stdout]).toEqual([0, ""]);
  expect(end.stderr).toMatch(/\d+ done, \d+ carried over/);
  expect(end.stderr).toContain("24 done");
  expect(end.stderr).toContain("answered 24 requests for 24 tasks");
  expect(readdirSync(temp)).toEqual([]);
});
