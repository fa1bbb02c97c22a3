import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { startProvider } from "../../src/provider/provider.ts";
import { cli, folderWith, jsonLines } from "../e2e/cli-rig.ts";
import { pythonOver, pythonWith } from "../rig/runtimes.ts";
import { harnessContract } from "./contract.ts";

const PACKAGES = ["inspect-ai>=0.3.200", "openai"];

const runtime = pythonWith(PACKAGES);

harnessContract({
  harness: "inspect",
  runtime,
  example: "examples/inspect",
  args: ["arithmetic.py", "--model", "openai/gpt-4o-mini"],
  ids: ["arithmetic/eggs", "arithmetic/tank"],
  broken: {
    files: { "broken.py": "import no_such_module\nfrom inspect_ai import task\n@task\ndef a(): pass\n" },
    args: ["broken.py"],
    says: "no_such_module",
  },
  selections: [
    { args: ["arithmetic.py", "--sample-id", "eggs,tank"], ids: ["arithmetic/eggs", "arithmetic/tank"] },
    {
      args: ["eval", "arithmetic.py", "--limit", "1", "--epochs", "2"],
      ids: ["arithmetic/eggs#1", "arithmetic/eggs#2"],
    },
  ],
  repeated: {
    args: ["arithmetic.py", "--model", "openai/gpt-4o-mini", "--limit", "1", "--epochs", "2"],
    ids: ["arithmetic/eggs#1", "arithmetic/eggs#2"],
  },
  none: ["arithmetic.py", "--sample-id", "nothing"],
  unknown: { args: ["arithmetic.py@nothing", "--model", "mockllm/model"], says: "nothing" },
  ways: { args: ["ways_task.py", "--model", "mockllm/model"], count: 9 },
  old: () => pythonOver(PACKAGES, "inspect-ai==0.3.199"),
});

const GRADERS = `
from inspect_ai import Task, task
from inspect_ai.dataset import Sample
from inspect_ai.scorer import Score, mean, model_graded_qa, scorer
from inspect_ai.solver import solver

@scorer(metrics=[mean()])
def silent():
    async def score(state, target):
        return Score(value=float("nan"), explanation="no grade found")
    return score

@scorer(metrics=[mean()])
def absent():
    async def score(state, target):
        return None
    return score

@scorer(metrics={"part": [mean()]})
def partless():
    async def score(state, target):
        return Score(value={"part": None})
    return score

@solver
def nothing():
    async def solve(state, generate):
        return state
    return solve

def graded_by(grader):
    return Task(dataset=[Sample(id="one", input="1", target="1")], solver=nothing(), scorer=grader)

@task
def ungraded():
    return graded_by(silent())

@task
def unscored():
    return graded_by(absent())

@task
def without_parts():
    return graded_by(partless())

@task
def refused():
    return graded_by(model_graded_qa(model="openai/gpt-4o-mini"))
`;

const TWO_TASKS = `
from pathlib import Path
from inspect_ai import Task, task
from inspect_ai.dataset import Sample

with Path("imports.txt").open("a") as file:
    file.write("x")

@task
def first():
    return Task(dataset=[Sample(input="1")])

@task
def second():
    return Task(dataset=[Sample(input="2")])
`;

it.skipIf("missing" in runtime)("starts no other task of a shard after a stop", async () => {
  if ("missing" in runtime) return;
  const provider = await startProvider({ quota: { requests: 0, reset: { kind: "after", durationMs: 86_400_000 } } });
  const cwd = folderWith({ "two.py": TWO_TASKS });
  const path = `${runtime.bin}:${process.env.PATH}`;
  const env = { PATH: path, OPENAI_BASE_URL: provider.openaiBaseUrl, OPENAI_API_KEY: "none" };
  const args = ["--harness", "inspect", "--shard-size", "9", "--", "two.py", "--model", "openai/gpt-4o-mini"];
  const end = await cli(["run", ...args], { cwd, env });
  expect(end.code, end.stderr).toBe(75);
  // The listing and the first task.
  expect(readFileSync(join(cwd, "imports.txt"), "utf8")).toBe("xx");
  expect(jsonLines(join(cwd, ".carryover/failures.jsonl"))).toEqual([]);
  await provider.close();
});

it.skipIf("missing" in runtime).each(["newest", "0.3.200"])(
  "starts only the tasks of a shard: %s",
  { timeout: 900_000 },
  async (version) => {
    const used = version === "newest" ? runtime : pythonWith([`inspect-ai==${version}`]);
    if ("missing" in used) throw new Error(used.missing);
    const cwd = folderWith({ "two.py": TWO_TASKS });
    const env = { PATH: `${used.bin}:${process.env.PATH}` };
    const withoutCalls = ["--model", "mockllm/model", "--solver", "inspect_ai/prompt_template", "-S", "template=x"];
    const end = await cli(["run", "--harness", "inspect", "--", "two.py", ...withoutCalls], { cwd, env });
    expect(end.code, end.stderr).toBe(0);
    expect(readdirSync(join(cwd, "logs"))).toHaveLength(2);
  },
);

it.skipIf("missing" in runtime)(
  "lists tasks in the order of their file, although they start in any order",
  async () => {
    if ("missing" in runtime) return;
    const names = Array.from({ length: 12 }, (_, at) => `task_${12 - at}`);
    const tasks = names.map((name) => `@task\ndef ${name}():\n    return Task(dataset=[Sample(id=1, input="1")])\n`);
    const head = "from inspect_ai import Task, task\nfrom inspect_ai.dataset import Sample\n";
    const cwd = folderWith({ "many.py": [head, ...tasks].join("\n") });
    const env = { PATH: `${runtime.bin}:${process.env.PATH}` };
    const args = ["--harness", "inspect", "--json", "--", "many.py", "--model", "mockllm/model"];
    const listed = await cli(["plan", ...args], { cwd, env });
    expect(JSON.parse(listed.stdout), listed.stderr).toMatchObject({ tasks: names.map((name) => `${name}/1`) });
  },
);

it.skipIf("missing" in runtime)("names the files of two tasks of one name", async () => {
  if ("missing" in runtime) return;
  const task = (id: number) =>
    [
      "from inspect_ai import Task, task",
      "from inspect_ai.dataset import Sample",
      "@task",
      "def same():",
      `    return Task(dataset=[Sample(id=${id}, input="1")])\n`,
    ].join("\n");
  const cwd = folderWith({ "a.py": task(1), "b.py": task(2) });
  const env = { PATH: `${runtime.bin}:${process.env.PATH}` };
  const end = await cli(["run", "--harness", "inspect", "--", "a.py", "b.py", "--model", "mockllm/model"], {
    cwd,
    env,
  });
  expect(end.code, end.stderr).toBe(2);
  expect(end.stderr).toContain("found two called same, in a.py and b.py. Rename one.");
});

it.skipIf("missing" in runtime).each([
  { name: "ungraded", more: [], code: 1, results: 0 },
  { name: "unscored", more: [], code: 1, results: 0 },
  { name: "without_parts", more: [], code: 1, results: 0 },
  { name: "refused", more: [], code: 75, results: 0 },
  { name: "unscored", more: ["--no-score"], code: 0, results: 1 },
])("stores no result if a grader is refused, or gives no grade: $name $more", async ({ name, more, code, results }) => {
  if ("missing" in runtime) return;
  const provider = await startProvider({ quota: { requests: 0, reset: { kind: "after", durationMs: 86_400_000 } } });
  const cwd = folderWith({ "graders.py": GRADERS });
  const path = `${runtime.bin}:${process.env.PATH}`;
  const env = { PATH: path, OPENAI_BASE_URL: provider.openaiBaseUrl, OPENAI_API_KEY: "none" };
  const args = ["--max-attempts", "1", "--", `graders.py@${name}`, "--model", "openai/gpt-4o-mini", ...more];
  const end = await cli(["run", "--harness", "inspect", ...args], { cwd, env });
  expect(end.code, end.stderr).toBe(code);
  const ledger = join(cwd, ".carryover/results.jsonl");
  expect(existsSync(ledger) ? jsonLines(ledger) : []).toHaveLength(results);
  await provider.close();
});
