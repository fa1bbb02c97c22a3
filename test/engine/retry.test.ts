/** The input `retry` over whole runs. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Evaluation, evaluate, scratchFolder } from "./rig.ts";

function workspaceWith(...ids: readonly string[]): string {
  const workspace = scratchFolder();
  writeFileSync(join(workspace, "tasks.txt"), ids.map((id) => `${id}\n`).join(""));
  return workspace;
}
const run = (workspace: string, command: string, more: Partial<Evaluation> = {}) =>
  evaluate({ workspace, ...more, inputs: { tasks: "tasks.txt", command, "max-attempts": "1", ...more.inputs } });

test.each([
  ["passed", "true", 0],
  ["errored", "touch ran; false", 1],
])(
  "a retry that no task matches starts no new pass, and keeps the verdict of tasks that %s",
  async (_, command, exitCode) => {
    const workspace = workspaceWith("a", "b");
    const first = await run(workspace, command);
    const inputs = { retry: exitCode === 0 ? "errored,timed-out" : "failed" };
    const again = await run(workspace, "touch again", { inputs });
    expect([first.exitCode, again.exitCode]).toEqual([exitCode, exitCode]);
    expect(again.reason).toBe(
      `no task of the campaign is ${exitCode === 0 ? "errored or timed-out" : "failed"}, so there is nothing to retry`,
    );
    expect(again.result.counts).toEqual(first.result.counts);
    expect(existsSync(join(workspace, "again"))).toBe(false);
    expect(readFileSync(join(workspace, ".carryover/checkpoint.json"), "utf8")).not.toContain("until-complete-000002");
  },
);

test("a retry that no task matches does what is outstanding, and says so", async () => {
  const workspace = workspaceWith("a", "b");
  await run(workspace, "true", { inputs: { "max-tasks": "1" } });
  const rest = await run(workspace, "true", { inputs: { retry: "errored" } });
  expect(rest.result.counts).toMatchObject({ passed: 2, outstanding: 0 });
  const warnings = rest.events.flatMap((event) => (event.event === "warning" ? [event.message] : []));
  expect(warnings).toEqual([
    "no task of the campaign is errored, so there is nothing to retry. This run does what is outstanding",
  ]);
});

test("after a selection is done, nothing resumes it; after max-tasks, the same command does", async () => {
  const workspace = workspaceWith("a", "b", "c", "d");
  const cut = await run(workspace, "true", { inputs: { only: "a,b", "max-tasks": "1" } });
  expect(cut.reason).toBe("max-tasks: the remaining tasks are left for the next run");
  expect(cut.outputs["resume-command"]).toBe("again");
  const done = await run(workspace, "true", { inputs: { only: "a,b", "max-tasks": "1" } });
  expect(done.reason).toBe("the selected tasks are done; 2 outstanding tasks were not selected (only or sample)");
  expect(done.outputs["resume-command"]).toBe("");
});
