import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { partOf, readPlan, writePlan } from "../../src/engine/plan-file.ts";
import { TaskList } from "../../src/tasks/task-list.ts";
import type { TaskTable } from "../../src/tasks/task-table.ts";
import { scratchFolder } from "../rig/scratch.ts";

const CAMPAIGN = "nightly";
const WORKFLOW_RUN = "7";

function listOf(texts: readonly string[]): TaskTable {
  const list = new TaskList({ provider: "p", repeats: 1, redactor: { redact: (text) => text } }, String);
  for (const [index, json] of texts.entries()) list.add(JSON.parse(json), json, index);
  return list.finish();
}

const idList = (ids: readonly string[]) => listOf(ids.map((id) => JSON.stringify({ id })));

/** Plans the jobs of a list, and reads which ids each job then takes of another list. */
function partsOf(planned: TaskTable, jobs: readonly (readonly number[])[], tasks: TaskTable): string[][] {
  const path = join(scratchFolder(), "plan.json");
  writePlan(path, { campaign: CAMPAIGN, identity: { workflowRun: WORKFLOW_RUN }, tasks: planned, jobs, now: 0 });
  const plan = readPlan(path, CAMPAIGN, { workflowRun: WORKFLOW_RUN });
  expect(plan?.jobs).toHaveLength(jobs.length);
  return jobs.map((_, index) =>
    [...partOf(tasks, { job: { index, total: jobs.length }, plan })].map((task) => tasks.idAt(task)),
  );
}

describe("a plan", () => {
  const planned = idList(["a", "b", "c", "d"]);

  test("gives each job its tasks, in the order of the list", () => {
    expect(partsOf(planned, [[3, 0], [1], [2]], planned)).toEqual([["a", "d"], ["b"], ["c"]]);
  });

  test("keeps a task with its job when the order of the list has changed", () => {
    expect(partsOf(planned, [[0], [1], [2, 3]], idList(["d", "c", "b", "a"]))).toEqual([["a"], ["b"], ["d", "c"]]);
  });

  test("treats a task with a changed payload as new and gives it to one job", () => {
    const changed = listOf(['{"id":"d"}', '{"id":"c"}', '{"id":"b","q":2}', '{"id":"a"}']);
    expect(
      partsOf(planned, [[0], [1], [2, 3]], changed)
        .flat()
        .toSorted(),
    ).toEqual(["a", "b", "c", "d"]);
  });

  test("gives each task that it does not know to one job", () => {
    const longer = idList(["a", "b", "c", "d", ...Array.from({ length: 50 }, (_, number) => `new-${number}`)]);
    const [first = [], second = []] = partsOf(planned, [[0, 1, 2], [3]], longer);
    expect([...first, ...second].toSorted()).toEqual(
      Array.from({ length: longer.count }, (_, index) => longer.idAt(index)).toSorted(),
    );
    expect(first.slice(0, 3)).toEqual(["a", "b", "c"]);
    expect(second[0]).toBe("d");
  });

  test.each([
    { name: "jobs that are no lists", text: '{"v":1,"campaign":"nightly","workflow_run":"7","made_at":"","jobs":[7]}' },
    { name: "hashes in digits", text: '{"v":1,"campaign":"nightly","workflow_run":"7","made_at":"","jobs":[["ab"]]}' },
    { name: "half of a line", text: '{"v":1,"campaign":"nightly","workflow_run":"7"' },
    { name: "another campaign", text: '{"v":1,"campaign":"x","workflow_run":"7","made_at":"","jobs":[[1]]}' },
  ])("counts as absent if it cannot be read: $name", ({ text }) => {
    const path = join(scratchFolder(), "plan.json");
    writeFileSync(path, text);
    expect(readPlan(path, CAMPAIGN, { workflowRun: WORKFLOW_RUN })).toBeNull();
  });
});
