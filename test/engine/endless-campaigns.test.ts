/** Campaigns that must end after a bounded number of nights, with real children. */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Clock } from "../../src/core/instant.ts";
import { systemClock } from "../../src/engine/system-clock.ts";
import { endLines } from "../../src/report/event-lines.ts";
import { Progress } from "../../src/report/progress.ts";
import { type Evaluated, type Evaluation, evaluate, listTasks, rowsOf, workspaceWith } from "./rig.ts";

/** A workspace with the tasks q01 and so on. */
const workspaceOf = (count: number): string =>
  workspaceWith(...Array.from({ length: count }, (_, index) => `q${String(index + 1).padStart(2, "0")}`));

const night = (workspace: string, command: string, more: Partial<Evaluation> & { env?: Record<string, string> } = {}) =>
  evaluate({ workspace, ...more, inputs: { tasks: "tasks.txt", command, concurrency: "2", ...more.inputs } });

/** Runs nights until nothing is outstanding. @throws after too many */
async function nightsUntilComplete(run: () => Promise<Evaluated>, most: number): Promise<Evaluated[]> {
  const ends: Evaluated[] = [];
  while (ends.length < most) {
    const end = await run();
    ends.push(end);
    if (end.result.counts.outstanding === 0) return ends;
  }
  return expect.fail(`still outstanding after ${most} nights: ${ends.map(({ reason }) => reason).join("; ")}`);
}

/** A clock at a tenth of the speed: a busy machine does in time what a quick one does. */
function slowClock(): Clock {
  const clock = systemClock();
  const start = clock.now();
  const now = () => start + (clock.now() - start) / 10;
  return { now, at: (at, wake) => clock.at(start + (at - start) * 10, wake) };
}

const failures = (workspace: string) => rowsOf(join(workspace, ".carryover", "failures.jsonl"));
const starts = ({ events }: Evaluated) => events.filter(({ event }) => event === "attempt_started").length;

test("tasks that always fail the same way are charged once others of the campaign have passed", async () => {
  const workspace = workspaceOf(14);
  const command = 'case $CARRYOVER_TASK_ID in q0[12]) ;; *) echo "Error: broken" >&2; exit 1 ;; esac';
  // The first night is cancelled after one attempt of each task.
  let cancel = (): void => {};
  let settled = 0;
  await night(workspace, command, {
    onSignal: (handler) => {
      cancel = () => handler("SIGINT");
    },
    onEvent: ({ event }) => {
      if (event === "task_settled") settled += 1;
      if (settled === 14) cancel();
    },
  });
  const [end] = await nightsUntilComplete(() => night(workspace, command), 2);
  expect(end?.result).toMatchObject({ status: "complete", counts: { passed: 2, errored: 12 } });
});

test("the first run in which every task fails the same way charges nothing, and the second one charges", async () => {
  const workspace = workspaceOf(12);
  const command = 'echo "Error: broken" >&2; exit 1';
  const first = await night(workspace, command);
  expect(first).toMatchObject({ exitCode: 1, result: { status: "aborted", counts: { outstanding: 12 } } });
  expect(failures(workspace)).toEqual([]);
  const second = await night(workspace, command);
  expect(second).toMatchObject({ exitCode: 1, result: { status: "complete", counts: { errored: 12 } } });
});

test("a run in which every task fails the same way is remembered even if it is killed while it ends", async () => {
  const workspace = workspaceOf(12);
  const remembered: unknown[] = [];
  await night(workspace, 'echo "Error: broken" >&2; exit 1', {
    onEvent: ({ event }) => {
      if (event === "ending") remembered.push([]);
      // The child whose task was the tenth.
      if (event !== "attempt_ended" || remembered.length !== 1) return;
      const checkpoint = JSON.parse(readFileSync(join(workspace, ".carryover", "checkpoint.json"), "utf8"));
      remembered.push(checkpoint.setbacks.same_failure);
    },
    workflowRun: "w1",
  });
  expect(remembered[1]).toEqual([expect.stringContaining("w1")]);
});

test("a time budget below the durations of earlier nights still starts one shard", async () => {
  const workspace = workspaceOf(8);
  const slow = "sleep 1";
  await night(workspace, `${slow}; test $CARRYOVER_TASK_ID \\< q05 || kill -9 $$`, { inputs: { concurrency: "8" } });
  const end = await night(workspace, "true", { inputs: { "time-budget": "900ms" }, clock: slowClock() });
  expect(end.result).toMatchObject({ status: "complete", counts: { passed: 8 } });
});

test("a task that is killed each night is charged from the fourth night on, and each night reports it", async () => {
  const workspace = workspaceOf(3);
  const command = "test $CARRYOVER_TASK_ID != q02 || kill -9 $$";
  const run = () => night(workspace, command, { inputs: { "max-attempts": "2" } });
  const ends: Evaluated[] = [];
  for (let count = 1; count <= 3; count += 1) {
    ends.push(await run());
    expect([count, failures(workspace)]).toEqual([count, []]);
  }
  ends.push(await run());
  expect(failures(workspace).map((row) => [row.id, row.class, row.attempt, row.terminal])).toEqual([
    ["q02", "kill_shaped", 1, false],
    ["q02", "kill_shaped", 2, false],
  ]);
  expect(ends.map(({ result }) => result.status)).toEqual(["incomplete", "incomplete", "incomplete", "complete"]);
  const words = (runs: number) => `q02 was killed in ${runs} runs in a row (out of memory?)`;
  expect(ends.map(({ warnings }) => warnings)).toEqual([[], [words(2)], [words(3)], [words(4)]]);
  expect(readFileSync(join(workspace, ".carryover", "summary.md"), "utf8")).toContain("q02 was killed in 4 runs");
});

test("children that we stop ourselves are not counted as killed", async () => {
  const workspace = workspaceOf(1);
  for (let count = 1; count <= 5; count += 1) {
    const end = await night(workspace, "sleep 5", { inputs: { "time-budget": "50ms", "kill-grace": "1s" } });
    expect(end.result).toMatchObject({ status: "out_of_time", counts: { outstanding: 1 } });
  }
  expect(failures(workspace)).toEqual([]);
});

test("a task that never fits the time budget does not hold up others, and counts as timed out in the end", async () => {
  const workspace = workspaceOf(3);
  const command = "test $CARRYOVER_TASK_ID != q01 || sleep 20";
  const inputs = { "time-budget": "2s", "kill-grace": "1s", concurrency: "1" };
  const ends: Evaluated[] = [];
  while (ends.length < 3) ends.push(await night(workspace, command, { inputs }));
  expect(ends.at(-1)?.result.counts).toMatchObject({ passed: 2, outstanding: 1 });
  expect(failures(workspace)).toEqual([]);
  ends.push(await night(workspace, command, { inputs }));
  expect(ends.at(-1)?.result).toMatchObject({ status: "complete", counts: { passed: 2, errored: 1 } });
  const message = (runs: number) => `did not end within the time-budget in ${runs} runs`;
  expect(failures(workspace)).toMatchObject([{ id: "q01", class: "timeout_exceeded", message: message(4) }]);
  const words = (runs: number) => expect.stringContaining(`q01 ${message(runs)}`);
  expect(ends.map(({ warnings }) => warnings)).toEqual([[], [words(2)], [words(3)], [words(4)]]);
});

test("the campaign of a shard that is always killed ends after few children", async () => {
  const workspace = workspaceOf(64);
  const run = () => night(workspace, "kill -9 $$", { inputs: { "shard-size": "64", concurrency: "1" } });
  const ends = await nightsUntilComplete(run, 6);
  expect(starts(ends[0] as Evaluated)).toBeLessThanOrEqual(10);
  expect(ends[0]?.result.status).toBe("incomplete");
  expect(ends.reduce((sum, end) => sum + starts(end), 0)).toBeLessThan(150);
});

test("a campaign ends even if its shard is killed each night without time to halve it", async () => {
  const workspace = workspaceOf(3);
  await night(workspace, "true", { inputs: { only: "q03" } });
  // A shard of two tasks is now expected to take 58 minutes. The clock jumps by 35 minutes when its child starts, so not
  // even half of it fits into the rest of the hour.
  const checkpoint = join(workspace, ".carryover", "checkpoint.json");
  const state = JSON.parse(readFileSync(checkpoint, "utf8"));
  writeFileSync(checkpoint, JSON.stringify({ ...state, durations_s: [29 * 60] }));
  const run = () => {
    const clock = systemClock();
    let lateMs = 0;
    return night(workspace, "kill -9 $$", {
      inputs: { "shard-size": "2", "time-budget": "1h", "max-attempts": "1", concurrency: "1" },
      clock: { now: () => clock.now() + lateMs, at: (at, wake) => clock.at(at - lateMs, wake) },
      onEvent: ({ event }) => {
        if (event === "attempt_started") lateMs = 35 * 60_000;
      },
    });
  };
  const ends = await nightsUntilComplete(run, 10);
  expect(ends.at(-1)?.result.counts).toMatchObject({ passed: 1, errored: 2 });
  expect(ends.map(starts)).toEqual(ends.map(() => 1));
});

test("a task passes that shares its shard with one whose failures look like a rate limit", async () => {
  const workspace = workspaceOf(3);
  const command = `grep -q '"q0[13]"' "$CARRYOVER_TASKS_FILE" || exit 0; echo "LIMIT? cap" >&2; exit 1`;
  const inputs = { "shard-size": "2", concurrency: "1", "max-wait": "0s", "max-attempts": "1" };
  const ends = await nightsUntilComplete(() => night(workspace, command, { inputs }), 10);
  expect(ends.at(-1)?.result).toMatchObject({ status: "complete", counts: { passed: 1, errored: 2 } });
});

test("one task that kills its shard does not keep the others from passing", async () => {
  const workspace = workspaceOf(64);
  const command =
    'while read -r task; do case $task in *q01*) kill -9 $$ ;; esac; echo "$(echo "$task" | sed "s/.$//"),\\"status\\":\\"passed\\"}"; done < "$CARRYOVER_TASKS_FILE" >> "$CARRYOVER_RESULTS_FILE"';
  const ends = await nightsUntilComplete(
    () => night(workspace, command, { inputs: { "shard-size": "64", concurrency: "1" } }),
    6,
  );
  expect(ends.at(-1)?.result.counts).toMatchObject({ passed: 63, errored: 1 });
  expect(ends.reduce((sum, end) => sum + starts(end), 0)).toBeLessThan(60);
});

test("an invalid key ends the run after three tasks, charges nothing, and the fixed key does the work", async () => {
  const workspace = workspaceOf(8);
  const command =
    'printenv KEY_IS_FIXED || { echo "AuthenticationError: 401 Incorrect API key provided" >&2; exit 1; }';
  const inputs = { campaign: "0123abc", concurrency: "1" };
  const ends = [await night(workspace, command, { inputs }), await night(workspace, command, { inputs })];
  for (const end of ends) {
    expect(end).toMatchObject({ exitCode: 1, result: { status: "aborted", counts: { outstanding: 8 } } });
    expect(starts(end)).toBe(3);
    expect(end.reason).toMatch(/authentication failed: fix the key.*Incorrect API key/);
    const ended = end.events.find((event) => event.event === "run_ended");
    const lines = ended === undefined ? [] : endLines(ended, new Progress());
    expect(lines.at(-1)?.text).toMatch(/^fix the cause, then run this again: /);
  }
  expect(failures(workspace)).toEqual([]);
  const fixed = await night(workspace, command, { inputs, env: { KEY_IS_FIXED: "1" } });
  expect(fixed).toMatchObject({ exitCode: 0, result: { status: "complete", counts: { passed: 8 } } });
});

test("tasks that name an unknown model end each run, but their campaign ends too", async () => {
  const workspace = workspaceOf(8);
  const command =
    'case $CARRYOVER_TASK_ID in q0[123]) echo "NotFoundError: model_not_found: no such model" >&2; exit 1 ;; esac';
  const ends = await nightsUntilComplete(() => night(workspace, command, { inputs: { concurrency: "1" } }), 9);
  expect(ends.at(-1)?.result).toMatchObject({ status: "complete", counts: { passed: 5, errored: 3 } });
  // The first nights charge nothing: the model may be fixed.
  expect(ends.length).toBeGreaterThan(5);
});

test("a task that is refused run after run, while others pass, is charged after five runs", async () => {
  const workspace = workspaceOf(12);
  // Two tasks pass each night, then the provider refuses: q01 always, whatever else passes.
  const command = [
    'test $CARRYOVER_TASK_ID = q01 && { echo "LIMIT stop 1" >&2; exit 1; }',
    "n=$(cat count 2>/dev/null || echo 0)",
    'test $n -lt $LAST || { echo "LIMIT stop 1" >&2; exit 1; }',
    "echo $((n + 1)) > count",
  ].join("\n");
  let nights = 0;
  const ends = await nightsUntilComplete(() => {
    nights += 1;
    const env = { LAST: String(nights * 2) };
    return night(workspace, command, { inputs: { concurrency: "1", "max-attempts": "1" }, env });
  }, 16);
  expect(ends.at(-1)?.result.counts).toMatchObject({ passed: 11, errored: 1 });
  expect(failures(workspace)).toMatchObject([
    {
      id: "q01",
      class: "legitimate",
      message: expect.stringMatching(/^refused in 6 runs, but the provider answered other tasks: /),
    },
  ]);
});

test("a task that is refused run after run is charged even if the list has other tasks each night", async () => {
  const workspace = workspaceOf(1);
  const command = 'test $CARRYOVER_TASK_ID != q01 || { echo "LIMIT stop 1" >&2; exit 1; }';
  let nights = 0;
  const ends = await nightsUntilComplete(() => {
    nights += 1;
    listTasks(workspace, "q01", `b${nights}`);
    return night(workspace, command, { inputs: { campaign: "weekly", concurrency: "1", "max-attempts": "1" } });
  }, 8);
  expect(ends).toHaveLength(6);
  expect(failures(workspace)).toMatchObject([{ id: "q01", class: "legitimate" }]);
});

test("a generic phrase does not keep the only task of a stopped provider outstanding", async () => {
  const workspace = workspaceOf(1);
  const inputs = { "retry-now": "true", "max-wait": "1ms", "max-attempts": "1" };
  const stopped = await night(workspace, 'echo "LIMIT stop 9000" >&2; exit 1', { inputs });
  expect(stopped.result.status).toBe("stopped");
  const phrase = 'echo "LIMIT? cap" >&2; exit 1';
  const ends = await nightsUntilComplete(() => night(workspace, phrase, { inputs }), 8);
  expect(ends).toHaveLength(5);
  expect(failures(workspace)).toMatchObject([
    { class: "legitimate", message: expect.stringMatching(/^refused in 6 runs: /) },
  ]);
});

test("with max-tasks, tasks that can start run before earlier tasks of a stopped provider", async () => {
  const workspace = workspaceWith();
  const tasks = ["A", "A", "A", "C", "C"].map((provider, index) => JSON.stringify({ id: `t${index}`, provider }));
  writeFileSync(join(workspace, "tasks.jsonl"), `${tasks.join("\n")}\n`);
  const command = 'case $CARRYOVER_PROVIDER in A) echo "LIMIT stop 9000"; exit 1 ;; esac';
  const passed: number[] = [];
  for (const choice of [{ "max-tasks": "1" }, { "max-tasks": "1" }, { only: "t4" }]) {
    const end = await night(workspace, command, { inputs: { tasks: "tasks.jsonl", ...choice } });
    passed.push(end.result.counts.passed);
    // An open circuit has outstanding tasks, even if this run was not to start them.
    expect(end.outputs["resume-at"]).not.toBe("");
  }
  expect(passed).toEqual([0, 1, 2]);
});

test.each([
  ["1", {}, [0, 1, 2]],
  ["2", {}, [0, 2, 4]],
  ["2 of two jobs", { "job-index": "0", "job-total": "2" }, [0, 1, 2]],
])(
  "with max-tasks %s, a provider that stops every run leaves the others their turn",
  async (maxTasks, job: Readonly<Record<string, string>>, expected) => {
    const workspace = workspaceWith();
    const tasks = [..."AAAAAACCCCCC"].map((provider, index) => JSON.stringify({ id: `t${index}`, provider }));
    writeFileSync(join(workspace, "tasks.jsonl"), `${tasks.join("\n")}\n`);
    const command = 'case $CARRYOVER_PROVIDER in A) echo "LIMIT stop 1"; exit 1 ;; esac';
    const passed: number[] = [];
    for (let nights = 0; nights < 3; nights += 1) {
      const inputs = { tasks: "tasks.jsonl", "max-tasks": maxTasks.slice(0, 1), "retry-now": "true", ...job };
      const end = await night(workspace, command, { inputs });
      passed.push(end.result.counts.passed);
    }
    expect(passed).toEqual(expected);
  },
);

test("resume-at of a run with `only` is the end of a stop of its own tasks, not of an earlier one of others", async () => {
  const workspace = workspaceWith();
  const tasks = ["A", "B"].map((provider) => JSON.stringify({ id: provider, provider }));
  writeFileSync(join(workspace, "tasks.jsonl"), `${tasks.join("\n")}\n`);
  const limited = (only: string, waitMs: number) =>
    night(workspace, `echo "LIMIT stop ${waitMs}"; exit 1`, { inputs: { tasks: "tasks.jsonl", only } });
  const resumeAt = async (only: string, waitMs: number) =>
    Date.parse(String((await limited(only, waitMs)).outputs["resume-at"]));
  const first = await resumeAt("A", 3_600_000);
  expect((await resumeAt("B", 7_200_000)) - first).toBeGreaterThan(3_000_000);
});

test("with max-tasks, each stopped provider is probed if no other has tasks", async () => {
  const workspace = workspaceWith();
  const tasks = [..."AAABBB"].map((provider, index) => JSON.stringify({ id: `t${index}`, provider }));
  writeFileSync(join(workspace, "tasks.jsonl"), `${tasks.join("\n")}\n`);
  const inputs = { tasks: "tasks.jsonl", "max-tasks": "2", "retry-now": "true" };
  const refused = () => night(workspace, 'echo "LIMIT stop 1"; exit 1', { inputs });
  await refused();
  await refused();
  const { events } = await refused();
  const probed = events.flatMap((event) => (event.event === "attempt_started" ? [event.provider] : []));
  expect(probed.sort()).toEqual(["A", "B"]);
});

test("with max-tasks, a task that is refused run after run lets the others have their turn, and is charged", async () => {
  const workspace = workspaceOf(4);
  const inputs = { "max-tasks": "1", "default-wait": "1ms", "max-attempts": "1" };
  const command = "test $CARRYOVER_TASK_ID != q01 || exit 75";
  const ends = await nightsUntilComplete(() => night(workspace, command, { inputs }), 12);
  expect(ends.map(({ result }) => result.counts.passed).slice(0, 5)).toEqual([0, 0, 1, 2, 3]);
  expect(ends.at(-1)?.result.counts).toMatchObject({ passed: 3, errored: 1 });
});

test("a matrix with more jobs than max-tasks ends: each job starts at least one task", async () => {
  const workspace = workspaceOf(6);
  for (const job of ["0", "1"]) {
    const ends = await nightsUntilComplete(
      () =>
        night(workspace, "true", {
          job,
          inputs: { "max-tasks": "1", "state-dir": `s${job}`, "job-index": job, "job-total": "2" },
        }),
      6,
    );
    expect(ends.length).toBeGreaterThan(0);
  }
});
