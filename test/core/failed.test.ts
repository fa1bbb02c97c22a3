/** Failures that are held back: which are charged, and what a run that is killed leaves to be charged by the next. */
import { describe, expect, test } from "vitest";
import { apply, type SchedulerEvent } from "../../src/core/apply.ts";
import { decide } from "../../src/core/decide.ts";
import type { Failure, Outcome } from "../../src/core/outcome.ts";
import { openPending } from "../../src/core/pending.ts";
import { openState, type Settings, type State } from "../../src/core/state.ts";
import { EPOCH, exits, laneOf, runWorld, SETTINGS, tasksNamed } from "../sim/world.ts";

type Happens = Outcome | "interrupt" | "finish";

const INTERRUPT = { type: "interrupted", at: EPOCH, signal: "SIGINT" } as const;
const PASSED: Outcome = { class: "graded", status: "passed", row: null };
const GRADED: Outcome = { class: "graded", status: "failed", row: null };
const SKIPPED: Outcome = { class: "skipped", message: "skip", exitCode: 77, signal: null };

function fails(message: string, exitCode = 1): Failure {
  return { class: "legitimate", message, exitCode, signal: null };
}
function lacksKey(): Failure {
  return { ...fails("401 Incorrect API key"), authentication: true };
}
function times(count: number, outcome: (index: number) => Outcome): Outcome[] {
  return Array.from({ length: count }, (_, index) => outcome(index));
}
const alike = (count: number) => times(count, (index) => fails(`port 80${index} in use`));
/** Letters, because digits are masked. */
const unlike = (count: number) =>
  times(count, (index) => fails([...String(index)].map((digit) => "abcdefghij"[Number(digit)]).join("")));

/** Starts a child for each task, then lets each thing happen, to one task after the other. */
function play(happens: readonly Happens[], settings: Partial<Settings> = {}) {
  const pending = tasksNamed(400).map((task, position) => openPending(task, { position, attempt: 1 }));
  const charged: string[] = [];
  let stored: string[] = [];
  const lane = laneOf(pending, { concurrency: 400 });
  let state: State = openState({ ...SETTINGS, ...settings, concurrency: 400 }, [lane], { now: EPOCH, durationsMs: [] });
  const take = (event: SchedulerEvent) => {
    state = apply(state, event);
    for (const effect of state.effects) {
      if (effect.kind === "failure") charged.push(effect.settlement.pending.task.id);
      if (effect.kind === "hold") stored.push(effect.settlement.pending.task.id);
      if (effect.kind === "release") stored = [];
    }
  };
  for (let sequence = 0; sequence < 400; sequence += 1) {
    const command = decide(state, EPOCH);
    if (command.kind !== "start") break;
    const { kind: _, ...start } = command;
    take({ type: "attempt-started", at: EPOCH, key: String(sequence), ...start });
  }
  for (const one of happens) {
    if (one === "finish") take({ type: "finishing", at: EPOCH });
    else if (one === "interrupt") take(INTERRUPT);
    else {
      const [running] = [...state.running.values()];
      const id = running?.unsettled[0]?.task.id ?? "";
      const key = running?.key ?? "";
      take({ type: "task-settled", at: EPOCH, key, id, outcome: one, durationMs: 1, random: 0 });
      take({ type: "attempt-ended", at: EPOCH, key });
    }
  }
  // The next run charges what is stored, unless it is charged already.
  const killed = new Set([...charged, ...stored]).size;
  return { cause: state.ending?.cause ?? null, reason: state.ending?.reason, charged: charged.length, killed };
}

type End = Omit<ReturnType<typeof play>, "reason">;

describe("failures that may have a common cause", () => {
  test.each<[string, readonly Happens[], End]>([
    ["nine alike, and the run is killed: charged by the next", alike(9), { cause: null, charged: 0, killed: 9 }],
    ["ten alike, whatever their digits: nothing is left to charge", alike(10), ended("same-failure")],
    ["ten alike, to the end", [...alike(10), "finish"], ended("same-failure")],
    ["more of them while the run ends", [...alike(14), "finish"], ended("same-failure")],
    ["others before them", [...unlike(3), ...alike(10)], ended("same-failure", 3)],
    ["others before them, to the end: charged once", [...unlike(3), ...alike(10), "finish"], ended("same-failure", 3)],
    ["others after them", [...alike(10), ...unlike(3), "finish"], ended("same-failure", 3)],
    ["others after them, and the run is killed", [...alike(10), ...unlike(3)], { ...ended("same-failure"), killed: 3 }],
    ["an interrupt while the run ends", [...alike(10), "interrupt", "finish"], ended("interrupted")],
    ["a pass while the run ends changes nothing", [...alike(10), PASSED, ...alike(2), "finish"], ended("same-failure")],
    ["a pass before them", [PASSED, ...alike(11), "finish"], { cause: null, charged: 11, killed: 11 }],
    ["an interrupt before the tenth", [...alike(9), "interrupt", ...alike(3), "finish"], ended("interrupted", 12)],
    [
      "ten of two exit codes",
      [...times(5, () => fails("no", 1)), ...times(5, () => fails("no", 2)), "finish"],
      { cause: null, charged: 10, killed: 10 },
    ],
    ["ten skips are not failures", times(10, () => SKIPPED), { cause: null, charged: 10, killed: 10 }],
    ["nine alike and three of the key", [...alike(9), ...times(3, lacksKey), "finish"], ended("authentication", 9)],
    [
      "two of the key among ten of the same words",
      [...times(2, lacksKey), ...times(8, () => fails("401 Incorrect API key")), "finish"],
      { cause: null, charged: 10, killed: 10 },
    ],
    ["three of the key: nothing is left to charge", times(3, lacksKey), ended("authentication")],
    ["three of the key, to the end", [...times(5, lacksKey), "finish"], ended("authentication")],
    ["two of the key, and the run is killed", times(2, lacksKey), { cause: null, charged: 0, killed: 0 }],
    ["three of the key after an interrupt", ["interrupt", ...times(3, lacksKey)], ended("interrupted")],
    ["a grade while the run ends", [...times(3, lacksKey), GRADED, lacksKey(), "finish"], ended("authentication")],
    ["ten alike, then three of the key", [...alike(10), ...times(3, lacksKey), "finish"], ended("same-failure")],
    ["two hundred that are held are charged", unlike(200), { cause: null, charged: 200, killed: 200 }],
    ["two of the key stay held", [...times(2, lacksKey), ...unlike(198)], { cause: null, charged: 198, killed: 198 }],
    ["one less is held", unlike(199), { cause: null, charged: 0, killed: 199 }],
  ])("%s", (_, happens, end) => {
    expect(play(happens)).toMatchObject(end);
  });

  test("say what to fix before their message, which may be long", () => {
    const happens = times(3, () => ({ ...fails("Invalid key."), authentication: true }));
    expect(play(happens).reason).toMatch(
      /: fix the key, its permissions or the model name\. The error: Invalid key\.$/,
    );
  });

  test("failures of the key are not charged, so they end the run although max-failures was reached first", () => {
    const happens: readonly Happens[] = [...times(3, lacksKey), "finish"];
    expect(play(happens, { maxFailures: 1, maxAttempts: 1 })).toMatchObject(ended("authentication"));
  });
});

describe.each([
  ["every task fails alike", "Error: alike", "same-failure", {}, 1_000],
  ["the key does not work", "401 Incorrect API key", "authentication", {}, 300],
  ["no key, and max-failures came first", "401 Incorrect API key", "authentication", { maxFailures: 1 }, 100],
] as const)("a run that ends because %s", (_, words, cause, settings, endsAt) => {
  const run = (lastMs: number) =>
    runWorld(30, { concurrency: 11, maxAttempts: 1, ...settings }, ({ tasks }) =>
      tasks[0]?.id === "t0011" ? exits(0, lastMs) : exits(1, 100 * Number(tasks[0]?.id.slice(1)), words),
    );

  test("keeps the result of a child that ends within stop-grace, and charges nothing", async () => {
    const { state, results, failures, elapsedMs } = await run(60_000);
    expect([state.ending?.cause, results.map(({ id }) => id), failures, elapsedMs]).toEqual([
      cause,
      ["t0011"],
      [],
      60_000,
    ]);
  });

  test("stops a child that does not, and charges nothing", async () => {
    const { state, results, failures, elapsedMs } = await run(3_600_000);
    expect([state.ending?.cause, results, failures, elapsedMs]).toEqual([cause, [], [], endsAt + 60_010]);
  });
});

function ended(cause: End["cause"], charged = 0): End {
  return { cause, charged, killed: charged };
}
