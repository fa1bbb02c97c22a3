import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Redactor } from "../../src/core/redactor.ts";
import { createRedactor } from "../../src/report/redact.ts";
import { statedHash, storedLines } from "../../src/store/task-line.ts";
import { hashOf, type JsonValue } from "../../src/tasks/canonical-json.ts";
import { publicName } from "../../src/tasks/public-name.ts";
import { TaskColumns } from "../../src/tasks/task-columns.ts";

const redactor: Redactor = { redact: (text: string) => text.replaceAll("s3cret", "***") } as Redactor;

function columnsOf(texts: readonly string[]): TaskColumns {
  const tasks = new TaskColumns();
  for (const json of texts) {
    const value = JSON.parse(json) as JsonValue;
    tasks.add({ id: (value as { id: string }).id, hash: hashOf(value), json, provider: "" });
  }
  return tasks;
}

function stored(texts: readonly string[]): string[] {
  return Buffer.concat([...storedLines(columnsOf(texts), redactor)])
    .toString()
    .split("\n")
    .slice(0, -1);
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

  test("it is the hash of its own task where many lines stand before it", () => {
    const secret = '{"id":"b","q":"s3cret"}';
    const lines = stored([...Array.from({ length: 20_000 }, (_, index) => `{"id":"${index}"}`), secret]);
    expect(statedHash(lines.at(-1) ?? "")).toBe(hashOf(JSON.parse(secret) as JsonValue));
  });

  test("tasks and providers whose names are redacted alike stay apart, and public names stay what they are", () => {
    const [first = "", second = ""] = stored(['{"id":"s3cret","provider":"s3cret"}', '{"id":"s3crets3cret"}']);
    const names = [first, second].map((line) => JSON.parse(line) as { id: string; provider?: string });
    expect(names[0]?.id).toMatch(/^\*\*\*~[0-9a-f]{8}$/);
    expect(names[0]?.provider).toBe(names[0]?.id);
    expect(names[1]?.id).not.toBe(names[0]?.id);
    expect(publicName(names[0]?.id ?? "", redactor)).toBe(names[0]?.id);
  });

  test("a task with a field of that name is not believed", () => {
    const text = `{"carryover_hash":"${"0".repeat(64)}","id":"d"}`;
    const [line = ""] = stored([text]);
    expect(statedHash(line)).toBe(hashOf(JSON.parse(text) as JsonValue));
  });

  test.each([
    { name: "a secret", text: '{"id":"b","q":"s3cret"}', doubts: true },
    { name: "an escape", text: '{"id":"\\u0062"}', doubts: true },
    { name: "neither", text: '{"id":"b","q":"x"}', doubts: false },
  ])("names are doubted where a line holds $name", ({ text, doubts }) => {
    let count = 0;
    for (const _ of storedLines(columnsOf([...PLAIN, text]), redactor, () => (count += 1)));
    expect(count > 0).toBe(doubts);
  });

  test("names that are not doubted are public ones", () => {
    const real = createRedactor({ values: ["hunter2-hunter2", 'quo"ted-value'] });
    const part = fc.constantFrom(
      ...["hunter2-", "hunter2", "api-key:", "Bearer ", "://a:", "secret@", "sk-", "0123456789abcdef0123", "%73k-"],
      ...["abcdefghijklmnopqr", "\\", "\n", "…", "case-1", "\u001b[31m", "\u009d", "\u200b", "&#115;", "%2573", "Pwd="],
      ...["abcd1234;", " A=", '"', "quo", "ted-value", "123456789012", ":AA", "-----BEGIN PRIVATE KEY-----"],
    );
    const text = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(""));
    const task = fc.record({ before: text, id: text, behind: text }, { requiredKeys: ["id"] });
    fc.assert(
      fc.property(fc.array(task, { maxLength: 3 }), (tasks) => {
        let isDoubted = false;
        const columns = columnsOf(tasks.map((one) => JSON.stringify(one)));
        for (const _ of storedLines(columns, real, () => (isDoubted = true)));
        if (!isDoubted) for (const { id } of tasks) expect(publicName(id, real)).toBe(id);
      }),
      { numRuns: 2_000 },
    );
  });
});
