import { spawnSync } from "node:child_process";
import { statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { cli, folderWith, jsonLines } from "../e2e/cli-rig.ts";
import { pythonWith } from "../rig/runtimes.ts";
import { harnessContract } from "./contract.ts";

const [EGGS, TANK] = ["eggs", "tank"].map((name) => `evals/test_questions.py::test_question[${name}]`) as [
  string,
  string,
];

const runtime = pythonWith(["pytest>=8", "openai", "httpx", "requests", "tenacity"]);

harnessContract({
  harness: "pytest",
  runtime,
  example: "examples/pytest",
  args: ["evals/"],
  ids: [EGGS, TANK],
  broken: {
    files: { "evals/test_broken.py": "import no_such_module\n" },
    args: ["evals/"],
    says: "No module named 'no_such_module'",
  },
  none: ["evals/", "-k", "nothing"],
  unknown: { args: ["evals/test_questions.py::test_nothing"], says: "not found" },
  ways: { args: ["test_ways.py"], count: 9 },
  selections: [
    { args: ["evals/", "-k", "tank or eggs"], ids: [EGGS, TANK] },
    { args: [TANK], ids: [TANK] },
  ],
  names: { file: "test_names.py", writer: ["python3", "-m", "pytest", "test_names.py", "--junit-xml=own.xml"] },
  old: () => pythonWith(["pytest<8", "openai"]),
});

const HEAD = `
import asyncio
import pytest

class RateLimitError(Exception):
    status_code = 429

class Unreadable(Exception):
    def __str__(self):
        raise ValueError("no text")

    @property
    def response(self):
        raise ValueError("no response")

async def wrong(cause=None):
    raise AssertionError("wrong answer") from cause

async def refused():
    raise RateLimitError()

async def both(*calls):
    async with asyncio.TaskGroup() as group:
        for call in calls:
            group.create_task(call)
`;

const RAISED = [
  ["two_assertions", "asyncio.run(both(wrong(), wrong()))", "failed"],
  ["assertions_two_groups_deep", "asyncio.run(both(wrong(), both(wrong())))", "failed"],
  ["a_verdict_passed_to_pytest_fail", 'raise BaseExceptionGroup("", [pytest.fail.Exception("wrong")])', "failed"],
  ["an_assertion_and_a_refusal", "asyncio.run(both(wrong(), refused()))", "error"],
  ["an_assertion_and_a_bug", 'raise ExceptionGroup("", [AssertionError(), TypeError()])', "error"],
  ["an_exception_that_cannot_be_read", "raise Unreadable()", "error"],
  ["an_assertion_from_a_refusal", "asyncio.run(both(wrong(RateLimitError())))", "error"],
] as const;

it.skipIf("missing" in runtime)("stores a group as failed if it holds only assertions", () => {
  const tests = RAISED.map(([name, code]) => `def test_${name}():\n    ${code}\n`);
  const found = statusesOf(
    [HEAD, ...tests].join("\n"),
    Object.fromEntries(RAISED.map(([name]) => [name, `test_${name}`])),
  );
  expect(found).toEqual(Object.fromEntries(RAISED.map(([name, , status]) => [name, status])));
});

// pytest 9 has subtests of its own.
const SUBTESTS = `
import pytest, unittest

def test_one_skipped(subtests):
    with subtests.test("one"):
        pytest.skip("not this one")
    with subtests.test("two"):
        assert True

def test_one_skipped_and_one_failed(subtests):
    with subtests.test("one"):
        pytest.skip("not this one")
    with subtests.test("two"):
        assert 1 == 2

def test_one_failed_and_one_refused(subtests):
    with subtests.test("one"):
        assert 1 == 2
    with subtests.test("two"):
        raise ConnectionError("refused")
    with subtests.test("three"):
        assert 1 == 2

def test_all_skipped(subtests):
    with subtests.test("one"):
        assert True
    pytest.skip("not today")

class TestCase(unittest.TestCase):
    def test_one_skipped(self):
        with self.subTest("one"):
            self.skipTest("not this one")
        with self.subTest("two"):
            self.assertEqual(1, 1)

    def test_one_failed(self):
        with self.subTest("one"):
            self.skipTest("not this one")
        with self.subTest("two"):
            self.assertEqual(1, 2)

    def test_all_skipped(self):
        self.skipTest("not today")
`;

it.skipIf("missing" in runtime)("stores a test with a skipped subtest as pytest ends it", () => {
  const expected = {
    test_one_skipped: "passed",
    test_one_skipped_and_one_failed: "failed",
    test_one_failed_and_one_refused: "error",
    test_all_skipped: "skipped",
    "TestCase::test_one_skipped": "passed",
    "TestCase::test_one_failed": "failed",
    "TestCase::test_all_skipped": "skipped",
  };
  const names = Object.fromEntries(Object.keys(expected).map((name) => [name, name]));
  expect(statusesOf(SUBTESTS, names)).toEqual(expected);
});

const SKIPPED = `
import pytest

def test_skipped():
    pytest.skip("not today")

@pytest.mark.xfail(reason="known weakness")
def test_marked():
    assert 1 == 2

@pytest.mark.xfail
def test_without_a_reason():
    assert 1 == 2
`;

it.skipIf("missing" in runtime)("stores why a test was skipped or was expected to fail", () => {
  const names = ["test_skipped", "test_marked", "test_without_a_reason"];
  const rows = rowsOf(SKIPPED, Object.fromEntries(names.map((name) => [name, name])));
  expect(rows).toMatchObject([
    { status: "skipped", error: { message: "not today" } },
    { status: "skipped", error: { message: "known weakness" } },
    { status: "skipped", error: { message: expect.stringContaining("assert 1 == 2") } },
  ]);
});

// A coroutine without a plugin, a number that is not JSON, and an output that is longer than a row may be.
const ODD = `
async def test_coroutine():
    assert True

def test_number(record_property):
    record_property("loss", float("nan"))

def test_output(record_property):
    record_property("output", "x" * 2_000_000)
`;

it.skipIf("missing" in runtime)("writes rows that can be read, whatever a test records", () => {
  const names = ["test_coroutine", "test_number", "test_output"];
  const found = statusesOf(ODD, Object.fromEntries(names.map((name) => [name, name])));
  expect(found).toEqual({ test_coroutine: "error", test_number: "passed", test_output: "passed" });
});

// People end the whole session when a call is refused.
const EXITS = `
import pytest

def test_refused():
    try:
        raise ConnectionError("refused")
    except ConnectionError:
        pytest.exit("giving up")
`;

it.skipIf("missing" in runtime)("stores the failed call of a test that ends the session", () => {
  expect(statusesOf(EXITS, { test_refused: "test_refused" })).toEqual({ test_refused: "error" });
});

const EXPECTED_FAILURES = `
import unittest

class TestCase(unittest.TestCase):
    @unittest.expectedFailure
    def test_weak(self):
        self.assertEqual(1, 2)

    @unittest.expectedFailure
    def test_refused(self):
        raise ConnectionError("refused")

    @unittest.expectedFailure
    def test_strong(self):
        self.assertEqual(1, 1)
`;

it.skipIf("missing" in runtime)("stores no failed call as a failure that unittest expects", () => {
  const expected = { test_weak: "skipped", test_refused: "error", test_strong: "failed" };
  const names = Object.fromEntries(Object.keys(expected).map((name) => [name, `TestCase::${name}`]));
  expect(statusesOf(EXPECTED_FAILURES, names)).toEqual(expected);
});

// pytest loads the conftest of a folder after the helper, when it collects the folder.
const CHANGES_REPORTS = `
import pytest

@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item):
    report = yield
    if report.when == "call" and "flaky" in item.name:
        report.outcome, report.wasxfail = "skipped", "known to be flaky"
    if "hidden" in item.name:
        report.outcome = "passed"
    return report
`;

const CHANGED = `
def test_flaky():
    assert 1 == 2

def test_hidden_refusal():
    raise ConnectionError("refused")
`;

it.skipIf("missing" in runtime)(
  "stores a report as the conftest of a folder changes it, but hides no failed call",
  () => {
    const names = ["test_flaky", "test_hidden_refusal"];
    const found = statusesOf(CHANGED, Object.fromEntries(names.map((name) => [name, name])), CHANGES_REPORTS);
    expect(found).toEqual({ test_flaky: "skipped", test_hidden_refusal: "error" });
  },
);

const ADDS_A_TEST = `
import pytest

class Whole(pytest.Item):
    def runtest(self):
        pass

def pytest_collection_modifyitems(session, items):
    items.append(Whole.from_parent(session, name="whole"))
`;

it.skipIf("missing" in runtime)("runs a test that a conftest adds for the whole folder", async () => {
  if ("missing" in runtime) return;
  const cwd = folderWith({ "conftest.py": ADDS_A_TEST, "test_one.py": "def test_one():\n    pass\n" });
  const end = await cli(["run", "--harness", "pytest"], { cwd, env: { PATH: `${runtime.bin}:${process.env.PATH}` } });
  expect(end.code, end.stderr).toBe(0);
  const ledger = jsonLines(join(cwd, ".carryover/results.jsonl"));
  expect(ledger.map(({ id }) => id).toSorted()).toEqual(["::whole", "test_one.py::test_one"]);
});

// Each test waits until the other one, in another shard, has started.
const TEMPORARY = `
import pathlib, time, pytest

@pytest.mark.parametrize("name, other", [("one", "two"), ("two", "one")])
def test_file(name, other, tmp_path):
    (tmp_path / "file").write_text("text")
    pathlib.Path(name).touch()
    deadline = time.monotonic() + 60
    while not pathlib.Path(other).exists() and time.monotonic() < deadline:
        time.sleep(0.05)
    assert (tmp_path / "file").read_text() == "text"
`;

it.skipIf("missing" in runtime)("keeps the temporary folders of shards apart", async () => {
  if ("missing" in runtime) return;
  const cwd = folderWith({ "test_tmp.py": TEMPORARY });
  const start = ["--harness", "pytest", "--shard-size", "1", "--max-attempts", "1"];
  const env = { PATH: `${runtime.bin}:${process.env.PATH}` };
  const end = await cli(["run", ...start, "--", "--basetemp=tmp"], { cwd, env });
  expect(end.code, end.stderr).toBe(0);
});

it.skipIf("missing" in runtime).each(["--setup-plan", "--setup-only", "--trace"])(
  "refuses %s, with which pytest passes tests that it does not run",
  async (option) => {
    if ("missing" in runtime) return;
    const files = {
      "pytest.ini": `[pytest]\naddopts = ${option}\n`,
      "test_one.py": "def test_one():\n    assert 1 == 2\n",
    };
    const env = { PATH: `${runtime.bin}:${process.env.PATH}` };
    const end = await cli(["run", "--harness", "pytest"], { cwd: folderWith(files), env });
    expect(end.code, end.stderr).toBe(2);
    expect(end.stderr).toContain(`found ${option}.`);
  },
);

/** The status of each row. */
function statusesOf(...args: Parameters<typeof rowsOf>) {
  return Object.fromEntries(rowsOf(...args).map(({ id, status }) => [id, status]));
}

/** Runs a file of tests as a shard, and returns its rows. */
function rowsOf(file: string, nameOf: Readonly<Record<string, string>>, conftest = "") {
  if ("missing" in runtime) throw new Error(runtime.missing);
  const cwd = folderWith({ "evals/test_it.py": file, "evals/conftest.py": conftest });
  const [shard, rows] = [join(cwd, "shard.json"), join(cwd, "rows.jsonl")];
  const listed = Object.entries(nameOf).map(([taskId, name]) => ({
    taskId,
    test: { id: `evals/test_it.py::${name}` },
  }));
  writeFileSync(shard, JSON.stringify(listed));
  const PYTHONPATH = ["src/harness/pytest", "src/harness/python"].map((folder) => resolve(folder)).join(":");
  const env = { PATH: process.env.PATH, PYTHONPATH, PYTHONDONTWRITEBYTECODE: "1", CARRYOVER_HARNESS_TESTS: shard };
  const { stdout, stderr } = spawnSync(join(runtime.bin, "python"), ["-m", "pytest", "-p", "carryover_pytest"], {
    cwd,
    encoding: "utf8",
    env: { ...env, CARRYOVER_RESULTS_FILE: rows },
  });
  const found = jsonLines(rows);
  expect(statSync(rows).size).toBeLessThan(1_000_000);
  expect(found.length, `${stdout}${stderr}`).toBe(listed.length);
  return found;
}
