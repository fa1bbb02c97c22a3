import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DETECT_OPTIONS } from "../../src/config/command-options.ts";
import { readConfig } from "../../src/config/config.ts";
import { readActionInputs } from "../../src/config/from-action.ts";
import { readCommandLine } from "../../src/config/from-argv.ts";
import { INPUT_NAMES, inputRow, readOptions } from "../../src/config/inputs.ts";
import { readRateLimitPatterns } from "../../src/config/rate-limit-patterns.ts";
import { SUBCOMMANDS } from "../../src/config/subcommands.ts";
import type { InputTaker } from "../../src/config/text-schemas.ts";
import { parseDuration } from "../../src/core/duration.ts";
import { runIdentity } from "../../src/engine/run-identity.ts";
import { FUZZ, hostileText, valueOrWords } from "./hostile-text.ts";

const GOOD = { tasks: "t.jsonl", command: "true" };
const TAKERS: readonly InputTaker[] = ["run", "plan", "merge"];

/** Values of inputs as people write them, and nearly so. */
const VALUES = [
  ...INPUT_NAMES.map((name) => inputRow(name).default).filter((value) => value !== ""),
  "3h30m",
  "90",
  "1d",
  "10%",
  "80%",
  "0.8",
  "failed,errored",
  "never",
  "1=failed,75=rate_limited",
  "PATH,HOME",
  "off",
  "none",
  "- {name: busy, pattern: too busy, kind: cap}",
];
const value = hostileText(VALUES);

describe("inputs", () => {
  test("a configuration within bounds, or words that name the input", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...INPUT_NAMES),
        value,
        fc.constantFrom(...TAKERS),
        async (name, text, taker) => {
          const read = await valueOrWords(() =>
            readConfig({ ...GOOD, [name]: text }, { origin: "cli", env: {}, taker }),
          );
          if ("words" in read) {
            expect(read.words).toContain(name.startsWith("task") || name === "command" ? "--" : name);
            return;
          }
          const config = read.value;
          for (const count of [config.concurrency, config.shardSize, config.maxAttempts, config.repeats]) {
            expect(Number.isSafeInteger(count) && count >= 1).toBe(true);
          }
          for (const durationMs of [config.taskTimeoutMs, config.killGraceMs, config.maxWaitMs, config.defaultWaitMs]) {
            expect(durationMs).toBeGreaterThanOrEqual(0);
            expect(durationMs).toBeLessThan(2 ** 31);
          }
        },
      ),
      { numRuns: 10 * FUZZ.numRuns },
    );
  });

  test("of the environment of a step", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(
          fc.constantFrom("INPUT_TASKS", "INPUT_TASK-TIMEOUT", "INPUT_X", "INPUT_", "CARRYOVER_TASK_TIMEOUT_S"),
          value,
        ),
        fc.constantFrom(...TAKERS),
        async (env, taker) => {
          await valueOrWords(() => readConfig(readActionInputs(env, "run"), { origin: "action", env, taker }));
        },
      ),
      FUZZ,
    );
  });

  test("of a command line", async () => {
    const word = fc.oneof(
      fc.constantFrom(...SUBCOMMANDS, "--", "-", "--json", "--help", "--no-fail-fast", "--fail-fast=", "--=x"),
      fc.constantFrom(...INPUT_NAMES).map((name) => `--${name}`),
      value,
      fc.tuple(fc.constantFrom(...INPUT_NAMES), value).map(([name, text]) => `--${name}=${text}`),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(word, { maxLength: 6 }), async (argv) => {
        const line = await valueOrWords(() => readCommandLine(argv));
        if ("value" in line) await valueOrWords(() => readOptions(DETECT_OPTIONS, line.value.options));
      }),
      { numRuns: 5 * FUZZ.numRuns },
    );
  });
});

test("patterns of rate limits, as YAML or JSON: forms that can be searched for, or words", async () => {
  const samples = [
    "- {name: busy, pattern: server too busy, kind: cap}\n- name: two\n  pattern: 'wait (?<seconds>\\d+)s'\n  kind: wait\n",
    '{"name":"a","pattern":"x+y{2,3}[^a-z]","kind":"stop"}\n{"name":"b","pattern":"q","kind":"task"}\n',
    "&a [*a, *a]",
    "- !!js/function x\n- <<: *b",
  ];
  await fc.assert(
    fc.asyncProperty(hostileText(samples), async (text) => {
      await valueOrWords(() => readRateLimitPatterns({ kind: "inline", text }, "/"));
    }),
    FUZZ,
  );
});

test("durations of any text are null or whole milliseconds", () => {
  fc.assert(
    fc.property(value, (text) => {
      const durationMs = parseDuration(text);
      if (durationMs !== null) expect(Number.isFinite(durationMs) && durationMs >= 0).toBe(true);
    }),
    FUZZ,
  );
});

test("the identity of a run comes of any environment", () => {
  const names = [
    "GITHUB_RUN_ID",
    "GITHUB_RUN_ATTEMPT",
    "GITHUB_EVENT_NAME",
    "GITHUB_SHA",
    "GITHUB_REPOSITORY",
    "GITHUB_EVENT_PATH",
  ];
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...names), hostileText(["123", "1", "schedule", "acme/evals"])),
      (env) => {
        const identity = runIdentity(env, 0, 1_795_000_000_000);
        // It becomes part of names of files.
        expect(identity.run).toMatch(/^[A-Za-z0-9.-]{1,100}$/);
      },
    ),
    FUZZ,
  );
});
