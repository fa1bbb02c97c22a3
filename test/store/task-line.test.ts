import { describe, expect, test } from "vitest";
import type { JsonValue } from "../../src/core/json.ts";
import type { Redactor } from "../../src/core/redactor.ts";
import { readStoredLine, statedHash, storedLines } from "../../src/store/task-line.ts";
import { publicName } from "../../src/tasks/public-name.ts";
import { hashOf, withInputs } from "../../src/tasks/task-hash.ts";
import { TaskTable } from "../../src/tasks/task-table.ts";

const redactor: Redactor = { redact: (text: string) => text.replaceAll("s3cret", "***") } as Redactor;

function columnsOf(texts: readonly string[]): TaskTable {
  const tasks = new TaskTable();
  for (const json of texts) {
    const value = JSON.parse(json) as JsonValue;
    tasks.add({ id: (value as { id: string }).id, hash: hashOf(value), json }, { provider: "" });
  }
  return tasks;
}

function stored(texts: readonly string[]): string[] {
  return [...storedLines(columnsOf(texts), redactor)].join("").split("\n").slice(0, -1);
}

const PLAIN = ['{"id":"a"}', '{"id":"é","q":[1]}'];

describe("tasks.jsonl", () => {
  test("a list without secrets is stored as it is", () => {
    expect(stored(PLAIN)).toEqual(PLAIN);
  });

  test("a redacted line, and no other, carries the hash of the task as listed", () => {
    const secret = '{"id":"b","q":"s3cret"}';
    const lines = stored([...PLAIN, secret, '{"id":"c"}']);
    const hash = hashOf(JSON.parse(secret) as JsonValue);
    expect(lines).toEqual([...PLAIN, `{"carryover_hash":"${hash}","id":"b","q":"***"}`, '{"id":"c"}']);
    expect(lines.map(statedHash)).toEqual([null, null, hash, null]);
  });

  test("tasks and providers whose names are redacted to the same text stay distinct, and public names do not change", () => {
    const [first = "", second = ""] = stored(['{"id":"s3cret","provider":"s3cret"}', '{"id":"s3crets3cret"}']);
    const names = [first, second].map((line) => JSON.parse(line) as { id: string; provider?: string });
    expect(names[0]?.id).toMatch(/^\*\*\*~[0-9a-f]{8}$/);
    expect(names[0]?.provider).toBe(names[0]?.id);
    expect(names[1]?.id).not.toBe(names[0]?.id);
    expect(publicName(names[0]?.id ?? "", redactor)).toBe(names[0]?.id);
  });

  test("a task that has a field of this name does not state its own hash", () => {
    const text = `{"carryover_hash":"${"0".repeat(64)}","id":"d"}`;
    const [line = ""] = stored([text]);
    expect(statedHash(line)).toBe(hashOf(JSON.parse(text) as JsonValue));
  });

  test("every line has the hash if results also depend on other files", () => {
    const tasks = new TaskTable();
    for (const id of ["a", "b"])
      tasks.add({ id, hash: withInputs(hashOf({ id }), "f"), json: `{"id":"${id}"}` }, { provider: "" });
    const lines = [...storedLines(tasks, redactor)].join("").trimEnd().split("\n");
    expect(lines.map((line) => readStoredLine(line)?.hash)).toEqual([tasks.index.hashAt(0), tasks.index.hashAt(1)]);
    expect(lines.map(statedHash)).toEqual([tasks.index.hashAt(0), tasks.index.hashAt(1)]);
  });
});
