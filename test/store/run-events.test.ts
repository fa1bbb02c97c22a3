import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { MERGE, readRunEvents, type StoredRunEnd, type StoredRunStart } from "../../src/store/run-events.ts";
import { scratchFolder } from "../rig/scratch.ts";

const STARTED = {
  v: 1,
  event: "run_started",
  run: "77-1",
  job: "0",
  campaign: "until-complete-000001",
  tasks: 8,
  part: 4,
  outstanding: 4,
  job_index: 0,
  job_total: 2,
  concurrency: 4,
  max_attempts: 3,
  deadline_at: null,
  at: "2026-11-21T03:00:00.000Z",
};
const ENDED = {
  v: 1,
  event: "run_ended",
  run: "77-1",
  job: "0",
  status: "stopped",
  reason: "quota",
  counts: { total: 4 },
  against: [],
  resume_at: "2026-11-21T05:00:00.000Z",
  resume_command: "again",
  at: "2026-11-21T04:00:00.000Z",
};
const MERGED = { ...ENDED, job: MERGE, counts: undefined, campaign: STARTED.campaign, max_attempts: 3 };

function read(...lines: readonly unknown[]): (StoredRunStart | StoredRunEnd)[] {
  const path = join(scratchFolder(), "events.jsonl");
  writeFileSync(path, lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n"));
  const events: (StoredRunStart | StoredRunEnd)[] = [];
  readRunEvents(path, (event) => events.push(event));
  return events;
}

test("starts and ends come in order, with their instants as numbers", () => {
  expect(read(STARTED, ENDED, MERGED)).toMatchObject([
    { event: "run_started", at: Date.parse(STARTED.at), job_total: 2, max_attempts: 3 },
    { event: "run_ended", resume_at: Date.parse(ENDED.resume_at), counts: { total: 4 } },
    { event: "run_ended", job: MERGE, campaign: STARTED.campaign, max_attempts: 3 },
  ]);
});

test("a run ends even if its command line is longer than a line can be", () => {
  const long = { ...ENDED, reason: "r".repeat(70_000), resume_command: "c".repeat(300_000) };
  expect(read(long)).toMatchObject([
    { status: "stopped", resume_at: Date.parse(ENDED.resume_at), reason: "", resume_command: "" },
  ]);
  expect(read({ ...ENDED, resume_command: "c".repeat(70_000) })).toMatchObject([
    { resume_command: "c".repeat(70_000) },
  ]);
});

test.each<[string, unknown]>([
  ["another event", { v: 1, event: "warning", message: "run_started", at: STARTED.at }],
  ["a torn line", JSON.stringify(STARTED).slice(0, -9)],
  ["an unknown status", { ...ENDED, status: "done" }],
  ["more jobs than a matrix can have", { ...STARTED, job_total: 1_000_000_000 }],
  ["an invalid instant", { ...STARTED, at: "yesterday" }],
])("%s is skipped", (_, line) => {
  expect(read(STARTED, line, ENDED).map(({ event }) => event)).toEqual(["run_started", "run_ended"]);
});
