import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Redactor } from "../../src/core/redactor.ts";
import { NO_REDACTION } from "../rig/no-redaction.ts";
import { evaluate, rowsOf, workspaceWith } from "./rig.ts";

const redactor: Redactor = { ...NO_REDACTION, redact: (text) => text.replaceAll(/s3cret-\w+/g, "***") };

test("tasks with secrets in their ids stay distinct in every file, and the next run finds their results", async () => {
  const workspace = workspaceWith("s3cret-a", "s3cret-b", "plain");
  const inputs = { tasks: "tasks.txt", command: "true", campaign: "ids", concurrency: "1" };
  const first = await evaluate({ workspace, inputs, redactor });
  expect(first.outputs).toMatchObject({ total: 3, passed: 3 });

  const state = join(workspace, ".carryover");
  const ids = (rows: readonly Record<string, unknown>[]) => rows.map((row) => String(row.id)).sort();
  const stored = ids(rowsOf(join(state, "results.jsonl")));
  expect(new Set(stored).size).toBe(3);
  expect(ids(rowsOf(join(state, "tasks.jsonl")))).toEqual(stored);
  const events = rowsOf(join(state, "events.jsonl"));
  expect(ids(events.filter((event) => event.event === "task_settled"))).toEqual(stored);
  expect(events.flatMap((event) => (event.event === "attempt_started" ? event.tasks : [])).sort()).toEqual(stored);
  const junit = readFileSync(join(state, "junit.xml"), "utf8");
  expect(new Set([...junit.matchAll(/<testcase [^>]*\bname="([^"]*)"/g)].map(([, name]) => name)).size).toBe(3);
  for (const file of ["results.jsonl", "tasks.jsonl", "events.jsonl", "junit.xml", "summary.md", "report.html"]) {
    expect(readFileSync(join(state, file), "utf8")).not.toContain("s3cret-");
  }

  const again = await evaluate({ workspace, inputs, redactor });
  expect(again.started).toEqual([]);
});
