import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { apply } from "../../src/core/apply.ts";
import {
  type Budget,
  dollars,
  overBudget,
  type Price,
  priceOf,
  SpendMeter,
  type Spent,
  shareOf,
} from "../../src/core/spend.ts";
import { openState } from "../../src/core/state.ts";
import { EPOCH, exits, reports, runWorld, SETTINGS } from "../sim/world.ts";

const DOLLAR: Budget = { maxCostUsd: 1, maxTokens: null };
const GPT: Price = { model: "gpt-5", inputUsd: 1.25, outputUsd: 10 };

const AT = { afterMs: 500, endsAfterMs: 1_000 };
/** A child whose row states a cost. */
const behave =
  (costUsd: number) =>
  ({ tasks }: { readonly tasks: readonly { readonly id: string }[] }) =>
    reports(tasks, { status: "passed", metrics: { cost_usd: costUsd } }, AT);

describe("a run with max-cost", () => {
  test("starts nothing once it is spent, lets running children finish, and leaves the rest", async () => {
    const end = await runWorld(20, { concurrency: 3, budget: DOLLAR }, behave(0.25));
    expect(end).toMatchObject({ status: "out_of_budget", reason: "max-cost: this run has spent $1.50 of $1.00" });
    // The fourth row reaches the bound; the two children beside it still pass.
    expect(end.results).toHaveLength(6);
    expect(end.spawner.started).toHaveLength(6);
    expect(end.state.spent.costUsd).toBe(1.5);
  });

  test("stops children that outlast stop-grace, and charges no task for it", async () => {
    const end = await runWorld(3, { concurrency: 2, budget: DOLLAR, stopGraceMs: 5_000 }, (request) =>
      request.tasks[0]?.id === "t0001" ? exits(0, 60_000) : behave(1)(request),
    );
    expect(end.status).toBe("out_of_budget");
    expect(end.elapsedMs).toBe(5_510);
    expect(end.failures).toEqual([]);
    expect(end.notes).toContainEqual(expect.objectContaining({ event: "child_stopped", reason: "out-of-budget" }));
  });

  test("counts failed attempts too: they are paid for", async () => {
    const end = await runWorld(9, { concurrency: 1, budget: DOLLAR }, ({ tasks }) =>
      reports(tasks, { status: "error", error: { message: tasks[0]?.id ?? "" }, metrics: { cost: 0.5 } }, AT),
    );
    expect([end.status, end.spawner.started.length]).toEqual(["out_of_budget", 2]);
  });

  test.each<[string, Budget]>([
    ["`cost_usd`", DOLLAR],
    ["tokens", { maxCostUsd: null, maxTokens: 9 }],
  ])("warns once that it cannot count tasks without %s", async (missing, budget) => {
    const end = await runWorld(4, { budget }, () => exits(0));
    expect(end.status).toBe("complete");
    const warnings = end.notes.filter((note) => note.event === "warning");
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatchObject({ message: expect.stringContaining(`without ${missing} in the metrics`) });
  });
});

test("a state ends at the first event that reaches its budget, and never before", () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ costUsd: fc.integer({ min: 0, max: 400 }), tokens: fc.integer({ min: 0, max: 400 }) })),
      fc.option(fc.integer({ min: 1, max: 2_000 }), { nil: null }),
      fc.option(fc.integer({ min: 1, max: 2_000 }), { nil: null }),
      (amounts, cents, maxTokens) => {
        const budget: Budget = { maxCostUsd: cents === null ? null : cents / 100, maxTokens };
        let state = openState({ ...SETTINGS, budget }, [], { now: EPOCH, durationsMs: [] });
        let [sumCents, sumTokens] = [0, 0];
        for (const { costUsd, tokens } of amounts) {
          state = apply(state, { type: "spent", at: EPOCH, spent: { costUsd: costUsd / 100, tokens } });
          sumCents += costUsd;
          sumTokens += tokens;
          const isOver = (cents !== null && sumCents >= cents) || (maxTokens !== null && sumTokens >= maxTokens);
          expect(state.ending !== null).toBe(isOver);
          if (isOver) expect(state.ending).toMatchObject({ cause: "budget", stopAt: EPOCH + SETTINGS.stopGraceMs });
          if (isOver) return;
        }
      },
    ),
  );
});

describe("prices", () => {
  const prices = [
    { ...GPT, model: "gpt-5*" },
    { ...GPT, model: "gpt-5-mini*" },
    { ...GPT, model: "gpt-5-mini" },
    { ...GPT, model: "*/llama-*" },
  ];

  test.each([
    ["gpt-5-2025-08-07", "gpt-5*"],
    ["gpt-5-mini", "gpt-5-mini"],
    ["gpt-5-mini-2025", "gpt-5-mini*"],
    ["meta/llama-4", "*/llama-*"],
    ["claude-5", null],
  ])("of %s: the name itself, else the longest pattern", (model, expected) => {
    expect(priceOf(model, prices)?.model ?? null).toBe(expected);
  });

  test.each([
    [0, "$0.00"],
    [0.00123456, "$0.00123"],
    [0.25, "$0.25"],
    [0.5, "$0.50"],
    [12.3456, "$12.35"],
    [1234.5, "$1,234.50"],
  ])("%d dollars are written %s", (costUsd, words) => expect(dollars(costUsd)).toBe(words));
});

test("the jobs of a matrix share a budget", () => {
  expect(overBudget({ costUsd: 0, tokens: 300 }, { maxCostUsd: null, maxTokens: 250 })).toBe(
    "max-tokens: this run has used 300 of 250 tokens",
  );
  expect(shareOf({ maxCostUsd: 10, maxTokens: 1_001 }, 4)).toEqual({ maxCostUsd: 2.5, maxTokens: 251, jobs: 4 });
  expect(overBudget({ costUsd: 3, tokens: 0 }, shareOf({ maxCostUsd: 10, maxTokens: null }, 4))).toBe(
    "max-cost: this run has spent $3.00 of $2.50, the share of one of 4 jobs",
  );
  expect(overBudget({ costUsd: 3, tokens: 9 }, shareOf({ maxCostUsd: null, maxTokens: null }, 4))).toBeNull();
});

describe("what an attempt has spent", () => {
  const meter = () => new SpendMeter({ budget: { maxCostUsd: 1, maxTokens: 1 }, prices: [GPT] });
  const call = (model: string, taskId: string | null = "t1") => ({
    taskId,
    model,
    inputTokens: 1_000,
    outputTokens: 100,
  });

  test("is what its calls cost by the prices, until a row states a cost", () => {
    const spends = meter();
    expect(spends.addCall("a", call("gpt-5"))).toEqual({ costUsd: 0.00225, tokens: 1_100 });
    expect(spends.costOfCalls("a", "t1")).toBe(0.00225);
    const corrected = spends.addRow("a", { costUsd: 0.001, tokens: 5 }, 1);
    expect(corrected.costUsd).toBeCloseTo(0.001 - 0.00225);
    expect(corrected.tokens).toBe(0);
    expect(spends.end("a", true)).toEqual([]);
  });

  test("is not what replayed calls have cost before", () => {
    expect(meter().addRow("a", { costUsd: 0.3, tokens: 300 }, 1 / 3)).toEqual({ costUsd: 0.3 / 3, tokens: 100 });
    expect(meter().addRow("a", { costUsd: 0.3, tokens: 300 }, 0)).toEqual({ costUsd: 0, tokens: 0 });
  });

  test("is not known without a price: the warning names the model, once", () => {
    const spends = meter();
    for (const key of ["a", "b"]) spends.addCall(key, call("gpt-9"));
    expect(spends.costOfCalls("a", "t1")).toBeNull();
    expect(spends.end("a", true)).toEqual([
      "max-cost does not count calls to gpt-9: no price is known. Add a line such as gpt-9=1.25/10 to prices (US dollars per million input and output tokens)",
    ]);
    expect(spends.end("b", true)).toEqual([]);
  });

  test("is not known where answers state no tokens", () => {
    const spends = meter();
    spends.addCall("a", { ...call("gpt-5"), inputTokens: 0, outputTokens: 0 });
    expect(spends.end("a", true)[0]).toContain("their answers state no tokens");
  });

  test("adds up the rows of each attempt if they state a cost, else its calls", () => {
    const event = fc.record({
      key: fc.constantFrom("a", "b", "c"),
      callTokens: fc.option(fc.integer({ min: 0, max: 1_000 }), { nil: null }),
      rowCents: fc.option(fc.integer({ min: 0, max: 100 }), { nil: null }),
    });
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const spends = meter();
        let sum: Spent = { costUsd: 0, tokens: 0 };
        const add = ({ costUsd, tokens }: Spent) => {
          sum = { costUsd: sum.costUsd + costUsd, tokens: sum.tokens + tokens };
        };
        for (const { key, callTokens, rowCents } of events) {
          if (callTokens !== null)
            add(spends.addCall(key, { taskId: null, model: "gpt-5", inputTokens: callTokens, outputTokens: 0 }));
          if (rowCents !== null) add(spends.addRow(key, { costUsd: rowCents / 100, tokens: null }, 1));
        }
        const ofKey = (key: string): Spent => {
          const own = events.filter((one) => one.key === key);
          const rows = own.flatMap(({ rowCents }) => (rowCents === null ? [] : [rowCents]));
          const tokens = own.reduce((total, { callTokens }) => total + (callTokens ?? 0), 0);
          const stated = rows.reduce((total, cents) => total + cents, 0) / 100;
          return { costUsd: rows.length > 0 ? stated : (tokens * GPT.inputUsd) / 1e6, tokens };
        };
        const expected = ["a", "b", "c"].map(ofKey);
        expect(sum.costUsd).toBeCloseTo(
          expected.reduce((total, { costUsd }) => total + costUsd, 0),
          9,
        );
        expect(sum.tokens).toBe(expected.reduce((total, { tokens }) => total + tokens, 0));
      }),
    );
  });
});

test("a sum that binary rounding leaves just below the budget has reached it", () => {
  const costUsd = Array.from({ length: 10 }, () => 0.1).reduce((sum, one) => sum + one, 0);
  expect(costUsd).toBeLessThan(1);
  expect(overBudget({ costUsd, tokens: 0 }, DOLLAR)).toContain("$1.00 of $1.00");
});

test("a replayed call costs the run nothing, and is part of what its task costs", () => {
  const meter = new SpendMeter({ budget: DOLLAR, prices: [GPT] });
  const call = { taskId: "a", model: "gpt-5", inputTokens: 100_000, outputTokens: 0 };
  expect(meter.addCall("k", { ...call, isReplayed: true })).toEqual({ costUsd: 0, tokens: 0 });
  expect(meter.addCall("k", call)).toEqual({ costUsd: 0.125, tokens: 100_000 });
  expect(meter.costOfCalls("k", "a")).toBe(0.25);
});
