import { describe, expect, test } from "vitest";
import { readRow } from "../../src/core/classify.ts";
import type { TaskRecord } from "../../src/core/history.ts";
import type { Outcome } from "../../src/core/outcome.ts";
import { openPending, type Settlement } from "../../src/core/pending.ts";
import { NOTHING_DETECTED } from "../../src/core/rate-limit.ts";
import { ledgerRow, Recorder, sidecarRow } from "../../src/engine/recorder.ts";
import { MemoryStore } from "../rig/memory-store.ts";
import { EPOCH, PLAIN_DETECTOR, task } from "../sim/world.ts";

const ORIGIN = { campaign: "c", run: "r", job: "0" };
const ENDED = { message: "no", exitCode: 1, signal: null };
const settled = (id: string, outcome: Outcome, attempt = 1): Settlement => ({
  key: "k",
  pending: openPending(task(id), { position: 0, attempt }),
  outcome,
  startedAt: EPOCH,
  at: EPOCH + 1_500,
  durationMs: 1_234.6,
  random: 0,
});
const PASSED: Outcome = { class: "graded", status: "passed", row: null };

describe("rows", () => {
  test("the output of an error row is kept in the sidecar", () => {
    const row = { id: "a", status: "error", output: { text: "half" }, error: { message: "no" } } as const;
    const rowOf = (output: unknown) =>
      sidecarRow(settled("a", readRow({ ...row, output }, PLAIN_DETECTOR).outcome), ORIGIN);
    expect(rowOf({ text: "half" })).toMatchObject({ class: "legitimate", output: { text: "half" } });
    expect(rowOf(undefined)).not.toHaveProperty("output");
  });

  test("a ledger row has the fields of the contract, and leaves out absent ones", () => {
    expect(ledgerRow(settled("a", PASSED, 2), ORIGIN)).toEqual({
      v: 1,
      campaign: "c",
      id: "a",
      hash: task("a").hash,
      status: "passed",
      attempt: 2,
      run: "r",
      job: "0",
      started_at: "2026-11-21T03:00:00.000Z",
      duration_s: 1.235,
    });
  });

  test("a ledger row has the values of the child, zero and null included", () => {
    const row = {
      id: "a",
      status: "failed",
      score: 0,
      scores: { f1: 0 },
      metrics: { tokens: 3 },
      output: null,
    } as const;
    const { score, scores, metrics, output } =
      ledgerRow(settled("a", { class: "graded", status: "failed", row }), ORIGIN) ?? {};
    expect({ score, scores, metrics, output }).toEqual({
      score: 0,
      scores: { f1: 0 },
      metrics: { tokens: 3 },
      output: null,
    });
  });

  test("a ledger row has the reason of the grader, if the child gives one", () => {
    const failed = (row: object) =>
      ledgerRow(
        settled("a", { class: "graded", status: "failed", row: { id: "a", status: "failed", ...row } }),
        ORIGIN,
      );
    expect(failed({ error: { type: "AssertionError", message: "4 != 5" } })?.message).toBe("AssertionError: 4 != 5");
    expect(failed({ error: {} })).not.toHaveProperty("message");
    expect(failed({})).not.toHaveProperty("message");
    const outcome = { class: "graded", status: "failed", row: null, message: "exit 3: 4 != 5" } as const;
    expect(ledgerRow(settled("a", outcome), ORIGIN)?.message).toBe("exit 3: 4 != 5");
  });

  test("a sidecar row always has exit_code and signal", () => {
    const outcome: Outcome = { class: "transient", message: "503", exitCode: null, signal: null };
    expect(sidecarRow(settled("a", outcome), ORIGIN)).toMatchObject({
      class: "transient",
      terminal: false,
      exit_code: null,
      signal: null,
      at: "2026-11-21T03:00:01.500Z",
    });
  });

  test.each<[Outcome, boolean]>([
    [{ class: "timeout_exceeded", ...ENDED }, true],
    [{ class: "skipped", ...ENDED }, true],
    [{ class: "fatal", ...ENDED }, true],
    [{ class: "transient", ...ENDED }, false],
    [{ class: "legitimate", ...ENDED }, false],
    // Only a kill that is charged comes here.
    [{ class: "kill_shaped", ...ENDED }, false],
  ])("$class is terminal: %s", (outcome, terminal) => {
    expect(sidecarRow(settled("a", outcome), ORIGIN)?.terminal).toBe(terminal);
    expect(ledgerRow(settled("a", outcome), ORIGIN)).toBeNull();
  });

  test.each<[Outcome]>([
    [PASSED],
    [{ class: "rate_limited", limit: { ...NOTHING_DETECTED, kind: "cap" }, ...ENDED }],
    [{ class: "unfinished" }],
  ])("$class leaves no row in the sidecar", (outcome) => {
    expect(sidecarRow(settled("a", outcome), ORIGIN)).toBeNull();
  });

  test("a limit of one request is recorded in its row", () => {
    const limit = { ...NOTHING_DETECTED, kind: "task", evidence: "too large", form: "x" } as const;
    expect(sidecarRow(settled("a", { class: "fatal", limit, ...ENDED }), ORIGIN)?.rate_limit).toEqual({
      kind: "task",
      certain: true,
      source: null,
      retry_after_seconds: null,
      reset_at: null,
      form: "x",
      provider: null,
      evidence: "too large",
    });
  });
});

describe("a store that cannot write", () => {
  function rig() {
    const warnings: string[] = [];
    const history = new Map<string, TaskRecord>();
    const disk = new MemoryStore();
    return { warnings, history, disk, recorder: new Recorder(disk, ORIGIN, history, (text) => warnings.push(text)) };
  }

  test("loses no row: all are kept in order and written when there is room again, with one warning", () => {
    const { warnings, history, disk, recorder } = rig();
    recorder.result(settled("a", PASSED), null);
    disk.isFull = true;
    recorder.failure(settled("b", { class: "legitimate", ...ENDED }));
    recorder.result(settled("c", PASSED), null);
    expect([disk.results.length, disk.failures.length, recorder.isStored, warnings.length]).toEqual([1, 0, false, 1]);
    // What is not on disk is not done: the counts of the run must not claim it.
    expect([...history.keys()]).toEqual([task("a").hash]);
    disk.isFull = false;
    recorder.result(settled("d", PASSED), null);
    expect(disk.results.map((row) => row.id)).toEqual(["a", "c", "d"]);
    expect(disk.failures.map((row) => row.id)).toEqual(["b"]);
    expect([recorder.isStored, history.size, warnings.length]).toEqual([true, 4, 1]);
  });
});

test("the history follows the rows: attempts add up, a terminal row replaces attempts, a result replaces all", () => {
  const history = new Map<string, TaskRecord>();
  const recorder = new Recorder(new MemoryStore(), ORIGIN, history, () => {});
  const { hash } = task("a");
  recorder.failure(settled("a", { class: "legitimate", ...ENDED }));
  recorder.failure(settled("a", { class: "transient", ...ENDED }, 2));
  expect(history.get(hash)).toEqual({ kind: "attempts", count: 2 });
  recorder.failure(settled("a", { class: "fatal", ...ENDED }, 3));
  expect(history.get(hash)).toEqual({ kind: "terminal", class: "fatal" });
  recorder.failure(settled("a", { class: "transient", ...ENDED }, 4));
  expect(history.get(hash)).toEqual({ kind: "terminal", class: "fatal" });
  recorder.result(settled("a", PASSED, 5), null);
  recorder.failure(settled("a", { class: "fatal", ...ENDED }, 6));
  expect(history.get(hash)).toMatchObject({ kind: "result", status: "passed" });
});
