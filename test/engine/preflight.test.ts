import { expect, test } from "vitest";
import type { ExitMeaning } from "../../src/core/outcome.ts";
import { loadDetector } from "../../src/engine/evaluation-context.ts";
import { askProvider } from "../../src/engine/preflight.ts";
import { createRedactor } from "../../src/report/redact.ts";
import { VirtualClock } from "../../src/simulate/virtual-clock.ts";
import { EPOCH } from "../sim/world.ts";

const DEFAULT_CODES: ReadonlyMap<number, ExitMeaning> = new Map([[75, "rate_limited"]]);

const ROWS: readonly (readonly [string, string, object])[] = [
  ["an answer", "echo pong", { kind: "none", evidence: "" }],
  ["a failure of the command", "echo 'no such file' >&2; exit 3", { kind: "none", evidence: "exit 3: no such file" }],
  ["no command", "echo \0", { kind: "none", evidence: expect.stringMatching(/^it could not be run: /) }],
  ["a failure without output", "exit 3", { kind: "none", evidence: "exit 3" }],
  ["a kill", "kill -9 $$", { kind: "none", evidence: "killed by SIGKILL" }],
  ["a rate limit in the output", "echo 'Error: 429 Too Many Requests' >&2; exit 1", { kind: "cap" }],
  ["exit 75 without output", "exit 75", { kind: "cap", retryAfterMs: null, evidence: "preflight: exit 75" }],
  [
    "exit 75 with a wait, in a sentence that names no limit",
    "echo 'quota gone. Try again in 2 hours'; exit 75",
    { kind: "stop", retryAfterMs: 7_200_000 },
  ],
  ["exit 75 with a short wait", "echo 'retry after 20s' >&2; exit 75", { kind: "wait", retryAfterMs: 20_000 }],
  ["a wait with an exit code that has no meaning", "echo 'retry after 20s' >&2; exit 1", { kind: "none" }],
];

const ask = async (preflight: string, exitCodes = DEFAULT_CODES, deadlineAt: number | null = null) =>
  askProvider("p", {
    config: { preflight, env: "inherit", exitCodes },
    context: { env: process.env, clock: new VirtualClock(EPOCH), redactor: createRedactor({ values: [] }) },
    detectorAt: await loadDetector(60_000, []),
    workingDirectory: process.cwd(),
    deadlineAt,
  });

test.each(ROWS)("%s", async (_name, command, expected) => {
  expect(await ask(command)).toMatchObject(expected);
});

test("a timeout is not a rate limit", async () => {
  expect(await ask("sleep 600", DEFAULT_CODES, EPOCH + 1)).toMatchObject({ kind: "none", evidence: "it timed out" });
});
