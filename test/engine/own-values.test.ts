/** A variable named *KEY* may hold a value of our own file format. Redaction must not damage the files. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Redactor } from "../../src/core/redactor.ts";
import { readStatus } from "../../src/engine/read-status.ts";
import { systemClock } from "../../src/engine/system-clock.ts";
import { environmentRedactor } from "../../src/report/redact.ts";
import { statePaths } from "../../src/store/state-paths.ts";
import { NO_REDACTION } from "../rig/no-redaction.ts";
import { evaluate, rowsOf, workspaceWith } from "./rig.ts";

const NOW = Date.parse("2026-11-21T12:07:04.612Z");
const SHA = "3f786850e387550fdab836ed7e6dc881de23001b";
const RUN = "11112222333";
const COMMAND = `case $CARRYOVER_TASK_ID in
  a) echo '{"id":"a","status":"passed","score":0.5}' >> "$CARRYOVER_RESULTS_FILE" ;;
  b) echo 'AuthError: key correct-horse-battery refused' >&2; exit 3 ;;
  c) echo 'LIMIT stop 3600000' >&2; exit 1 ;;
esac`;

/** Everything that a run leaves for the next run and for readers. */
async function leftBy(redactor: Redactor) {
  const workspace = workspaceWith(..."abcd");
  const clock = { ...systemClock(), now: () => NOW };
  const inputs = {
    tasks: "tasks.txt",
    command: COMMAND,
    campaign: SHA,
    concurrency: "1",
    "time-budget": "1h",
    "max-attempts": "1",
  };
  const end = await evaluate({ workspace, inputs, clock, redactor, workflowRun: RUN, job: "12345678" });
  const state = join(workspace, ".carryover");
  const text = JSON.stringify({
    outputs: end.outputs,
    status: readStatus(statePaths(state)),
    checkpoint: JSON.parse(readFileSync(join(state, "checkpoint.json"), "utf8")),
    files: ["tasks.jsonl", "results.jsonl", "failures.jsonl", "events.jsonl"].map((file) => rowsOf(join(state, file))),
  });
  return JSON.parse(text.replaceAll(workspace, "").replaceAll(/-[0-9a-f]{6,}(?=\.log)/g, "")) as unknown;
}

describe("a variable that holds a value of our own format changes nothing", () => {
  test.each([
    ["the instant of a row", "2026-11-21T12:07:04.612Z"],
    ["the campaign", SHA],
    ["the run", RUN],
    ["the job", "12345678"],
    ["a word of the format", "complete"],
    ["why we stop a child", "rate-limit"],
    ["a key of result rows", "retry_after_seconds"],
  ])("%s", async (_, value) => {
    expect(await leftBy(environmentRedactor({ CACHE_KEY: value }))).toEqual(await leftBy(NO_REDACTION));
  });

  test("secrets in the output of a child are still redacted", async () => {
    const left = JSON.stringify(await leftBy(environmentRedactor({ A_KEY: "correct-horse-battery", B_KEY: SHA })));
    expect(left).not.toContain("correct-horse");
    expect(left).toContain("AuthError: key *** refused");
    expect(left).toContain(`"campaign":"${SHA}"`);
  });
});
