import { writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readTasks } from "../../src/tasks/read-tasks.ts";
import { NO_REDACTION } from "../rig/no-redaction.ts";
import { scratchFolder } from "../rig/scratch.ts";
import { FUZZ, hostileText, valueOrWords } from "./hostile-text.ts";

const SAMPLES: Record<string, readonly string[]> = {
  "tasks.jsonl": ['{"id":"a","n":1}\n{"id":"b","provider":"p","timeout":"90s","weight":2,"group":"g"}\n', '{"id":"a"}'],
  "tasks.json": ['[{"id":"a","n":[1,{"x":null}]},{"id":"b"}]', "[]"],
  "tasks.csv": ['id,question\na,"one, ""two"""\nb,three\n', "id\na\n"],
  "tasks.txt": ["a\nb\nc\n", "one id\r\nanother\r\n"],
};

test.each(Object.entries(SAMPLES))(
  "%s: tasks with ids of their own, or words about a place in the file",
  async (name, samples) => {
    const workspace = scratchFolder();
    const path = join(workspace, name);
    const options = {
      workspace,
      workingDirectory: workspace,
      env: {},
      provider: "default",
      passWithNoTasks: false,
      redactor: NO_REDACTION,
      warn: () => {},
    };
    await fc.assert(
      fc.asyncProperty(hostileText(samples), fc.constantFrom(1, 3), fc.boolean(), async (text, repeats, asBytes) => {
        writeFileSync(path, asBytes ? Buffer.from(text, "latin1") : text);
        const read = await valueOrWords(() => readTasks({ kind: "tasks", value: name }, { ...options, repeats }));
        if ("words" in read) {
          expect(read.words).toContain(name);
          return;
        }
        const { value: list } = read;
        const tasks = Array.from({ length: list.count }, (_, index) => list.at(index));
        expect(tasks.length).toBeGreaterThan(0);
        expect(new Set(tasks.map((task) => task.id)).size).toBe(tasks.length);
        for (const task of tasks) {
          expect(task.hash).toMatch(/^[0-9a-f]{64}$/);
          expect(JSON.parse(task.json)).toMatchObject({ id: task.id });
          expect(task.json).not.toContain("\n");
        }
      }),
      FUZZ,
    );
  },
);
