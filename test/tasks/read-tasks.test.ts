import { createHash } from "node:crypto";
import { chmodSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import type { JsonObject } from "../../src/core/json.ts";
import type { Task } from "../../src/core/task.ts";
import { hashOf, withInputs } from "../../src/tasks/task-hash.ts";
import { ScratchFolder } from "./scratch-folder.ts";

const folder = new ScratchFolder();
afterAll(() => folder.remove());

function task(listed: JsonObject & { readonly id: string }, more: Partial<Task> = {}): Task {
  return { id: listed.id, hash: hashOf(listed), json: JSON.stringify(listed), provider: "default", ...more };
}

describe("formats", () => {
  test.each([
    { file: "a.jsonl", text: '{"id":"a","n":1}\n\n{"id":"b"}\n' },
    { file: "crlf.ndjson", text: '\uFEFF{"id":"a","n":1}\r\n{"id":"b"}' },
    { file: "UPPER.JSONL", text: '{"id":"a","n":1}\n  {"id":"b"}  ' },
    { file: "a.json", text: '\uFEFF[{"id":"a","n":1},\n{"id":"b"}]' },
  ])("$file", async ({ file, text }) => {
    folder.write(file, text);
    expect(await folder.read(file)).toEqual([task({ id: "a", n: 1 }), task({ id: "b" })]);
  });

  test("CSV: every field is text, quotes and line breaks inside fields are kept", async () => {
    folder.write("a.csv", '\uFEFFid, question ,n\r\na,"one, ""two""\r\nthree",1\r\n\r\nb,,\r\n');
    expect(await folder.read("a.csv")).toEqual([
      task({ id: "a", question: 'one, "two"\r\nthree', n: "1" }),
      task({ id: "b", question: "", n: "" }),
    ]);
  });

  test("CSV: columns without a name are left out", async () => {
    folder.write("spare.csv", "id,q,,\na,1,,x\n");
    expect(await folder.read("spare.csv")).toEqual([task({ id: "a", q: "1" })]);
  });

  test("plain ids: one per line, no comments, blanks around them do not count", async () => {
    folder.write("a.txt", "first\r\n\n  second \n# third\n");
    expect(await folder.read("a.txt")).toEqual([
      task({ id: "first" }),
      task({ id: "second" }),
      task({ id: "# third" }),
    ]);
  });

  test("the line of JSONL is kept as it is listed, so that large numbers survive", async () => {
    const line = '{ "seed": 12345678901234567890, "id": "a" }';
    folder.write("big.jsonl", `${line}\n`);
    const [only] = await folder.read("big.jsonl");
    expect(only?.json).toBe(line);
  });

  test("ids may hold anything but NUL and halves of characters", async () => {
    const ids = ["a b", "a\nb", "../../etc", "--flag", "😀", "$(id)", "a".repeat(10_000), "#1"];
    folder.write("ids.jsonl", ids.map((id) => JSON.stringify({ id })).join("\n"));
    expect((await folder.read("ids.jsonl")).map(({ id }) => id)).toEqual(ids);
  });
});

describe("reserved fields", () => {
  test.each([
    { fields: { provider: "openai" }, says: { provider: "openai" } },
    { fields: { provider: null, group: null, timeout: null, weight: null }, says: {} },
    { fields: { group: "g" }, says: { group: "g" } },
    { fields: { timeout: "1m30s" }, says: { timeoutMs: 90_000 } },
    { fields: { timeout: 90 }, says: { timeoutMs: 90_000 } },
    { fields: { weight: 2.5 }, says: { weight: 2.5 } },
    { fields: { repeat: 7, status: "x" }, says: {} },
  ])("$fields", async ({ fields, says }) => {
    const listed = { id: "a", ...fields };
    folder.write("reserved.jsonl", JSON.stringify(listed));
    expect(await folder.read("reserved.jsonl")).toEqual([task(listed as unknown as JsonObject & { id: string }, says)]);
  });

  test("the provider input is the default of the field, and is not part of the identity", async () => {
    folder.write("p.jsonl", '{"id":"a"}\n{"id":"b","provider":"openai"}');
    const tasks = await folder.read("p.jsonl", { provider: "anthropic" });
    expect(tasks.map(({ provider }) => provider)).toEqual(["anthropic", "openai"]);
    expect(tasks[0]?.hash).toBe(hashOf({ id: "a" }));
  });
});

test("a line with an id and nothing else is the same task however it is written", async () => {
  const ids = ["a", "é😀", "##[x]", 'q"\\', "a\u2028b", "a\tb", '"}', "x y "];
  const written = (id: string) => [
    JSON.stringify({ id }),
    ` ${JSON.stringify({ id })}\r`,
    JSON.stringify({ id }, null, 1).replaceAll("\n", ""),
    `{"id":"${[...Array(id.length).keys()].map((at) => `\\u${id.charCodeAt(at).toString(16).padStart(4, "0")}`).join("")}"}`,
  ];
  for (const id of ids) {
    for (const line of written(id)) {
      folder.write("sole.jsonl", line);
      expect(await folder.read("sole.jsonl")).toEqual([task({ id }, { json: line.trim() })]);
    }
  }
});

describe("repeats", () => {
  test("each task becomes N, grouped by its id unless it has a group", async () => {
    folder.write("r.jsonl", '{"id":"a","n":1}\n{"id":"b","group":"g"}');
    expect(await folder.read("r.jsonl", { repeats: 2 })).toEqual([
      task(
        { id: "a#1", n: 1, repeat: 1, group: "a" },
        { group: "a", json: '{"id":"a#1","n":1,"repeat":1,"group":"a"}' },
      ),
      task(
        { id: "a#2", n: 1, repeat: 2, group: "a" },
        { group: "a", json: '{"id":"a#2","n":1,"repeat":2,"group":"a"}' },
      ),
      task({ id: "b#1", group: "g", repeat: 1 }, { group: "g", json: '{"id":"b#1","group":"g","repeat":1}' }),
      task({ id: "b#2", group: "g", repeat: 2 }, { group: "g", json: '{"id":"b#2","group":"g","repeat":2}' }),
    ]);
  });

  test("ids that look repeated do not collide", async () => {
    folder.write("r2.txt", "a\na#1\na#1#1\n");
    const ids = (await folder.read("r2.txt", { repeats: 2 })).map(({ id }) => id);
    expect(new Set(ids).size).toBe(6);
  });
});

describe("vary", () => {
  const vary = [
    { name: "model", values: ["gpt-5", "claude-5"] },
    { name: "effort", values: ["low", "high"] },
  ];

  test("each task becomes one per combination, side by side, with its own id in base_id", async () => {
    folder.write("v.jsonl", '{"id":"a","n":1}\n{"id":"b"}');
    const tasks = await folder.read("v.jsonl", { vary });
    expect(tasks.map(({ id }) => id)).toEqual([
      "a[model=gpt-5,effort=low]",
      "a[model=gpt-5,effort=high]",
      "a[model=claude-5,effort=low]",
      "a[model=claude-5,effort=high]",
      "b[model=gpt-5,effort=low]",
      "b[model=gpt-5,effort=high]",
      "b[model=claude-5,effort=low]",
      "b[model=claude-5,effort=high]",
    ]);
    expect(JSON.parse(tasks[0]?.json ?? "")).toEqual({
      id: "a[model=gpt-5,effort=low]",
      n: 1,
      model: "gpt-5",
      effort: "low",
      base_id: "a",
    });
  });

  test("repeats are made of each variant", async () => {
    folder.write("v.txt", "a");
    const tasks = await folder.read("v.txt", { vary: vary.slice(0, 1), repeats: 2 });
    expect(tasks.map(({ id, group }) => [id, group])).toEqual([
      ["a[model=gpt-5]#1", "a[model=gpt-5]"],
      ["a[model=gpt-5]#2", "a[model=gpt-5]"],
      ["a[model=claude-5]#1", "a[model=claude-5]"],
      ["a[model=claude-5]#2", "a[model=claude-5]"],
    ]);
  });

  test.each([
    ["each model is a provider if none is named", "a", {}, ["gpt-5", "claude-5"]],
    ["the input names the provider of all", "a", { provider: "openai" }, ["openai", "openai"]],
  ])("providers of variants: %s", async (_, list, options, providers) => {
    folder.write("v.txt", list);
    const tasks = await folder.read("v.txt", { vary: vary.slice(0, 1), ...options });
    expect(tasks.map(({ provider }) => provider)).toEqual(providers);
  });

  test("a task's own provider stays, and the provider itself may vary", async () => {
    folder.write("own.jsonl", '{"id":"a","provider":"azure"}');
    expect((await folder.read("own.jsonl", { vary: vary.slice(0, 1) })).map(({ provider }) => provider)).toEqual([
      "azure",
      "azure",
    ]);
    folder.write("v.txt", "a");
    const tasks = await folder.read("v.txt", { vary: [{ name: "provider", values: ["openai", "azure"] }] });
    expect(tasks.map(({ provider }) => provider)).toEqual(["openai", "azure"]);
  });

  test("a varied field that a task already has is refused, with its place and name", async () => {
    folder.write("c.jsonl", '{"id":"a"}\n{"id":"b","model":"mine"}');
    expect(await folder.errorOf("c.jsonl", { vary })).toBe(
      'Expected no field "model" in a task, because `vary` sets it, found it in task "b" at c.jsonl:2 (line 2). Rename the field, or vary another one.',
    );
  });

  test("without vary, base_id is a field like any other, so a stored list can be read again", async () => {
    folder.write("stored.jsonl", '{"id":"a[model=gpt-5]","model":"gpt-5","base_id":"a"}');
    expect((await folder.read("stored.jsonl")).map(({ id }) => id)).toEqual(["a[model=gpt-5]"]);
  });

  test("a duplicate id is named with both its places", async () => {
    folder.write("d.txt", "a\nb\nb\n");
    expect(await folder.errorOf("d.txt", { vary, repeats: 3 })).toMatch(
      /^Expected unique ids, found "b\[.+\]#1" at d\.txt:2 \(line 2\) and again at d\.txt:3/,
    );
  });
});

describe("patterns", () => {
  const ids = async (value: string) => (await folder.read(value)).map(({ id }) => id);
  test("each matched file is a task, sorted, with forward slashes; no folder is special", async () => {
    for (const file of [
      "evals/b.yaml",
      "evals/a.yaml",
      "evals/Z.yaml",
      "evals/sub/c.yaml",
      "evals/dist/d.yaml",
      "evals/node_modules/e.yaml",
      "evals/.hidden/f.yaml",
      "evals/note.md",
    ]) {
      folder.write(file, "x");
    }
    expect(await ids("evals/**/*.yaml")).toEqual([
      "evals/Z.yaml",
      "evals/a.yaml",
      "evals/b.yaml",
      "evals/dist/d.yaml",
      "evals/node_modules/e.yaml",
      "evals/sub/c.yaml",
    ]);
    expect(await ids("evals/*.yaml\n!evals/b.*\n\n evals/*.md ")).toEqual([
      "evals/Z.yaml",
      "evals/a.yaml",
      "evals/note.md",
    ]);
    expect(await ids("./evals/{a,b}.yaml")).toEqual(["evals/a.yaml", "evals/b.yaml"]);
    expect(await ids(`${folder.path}/evals/[ab].yaml`)).toEqual(["evals/a.yaml", "evals/b.yaml"]);
    expect(await ids("evals/.hidden/*")).toEqual(["evals/.hidden/f.yaml"]);
  });

  test("several lists by name: each is one task, and a warning says so", async () => {
    for (const name of ["one.jsonl", "two.CSV"]) folder.write(name, "id\n");
    const read = async (value: string) => {
      const warnings: string[] = [];
      const tasks = await folder.read(value, { warn: (message) => warnings.push(message) });
      return { ids: tasks.map(({ id }) => id), warnings };
    };
    expect(await read("one.jsonl\ntwo.CSV")).toEqual({
      ids: ["one.jsonl", "two.CSV"],
      warnings: [
        expect.stringContaining(
          "tasks has 2 lines, so each of these files is one task, not a list: one.jsonl, two.CSV.",
        ),
      ],
    });
    expect(await read("on*.jsonl\n!three.csv")).toEqual({ ids: ["one.jsonl"], warnings: [] });
    expect(await read("on*.jsonl\ntwo.CSV")).toEqual({ ids: ["one.jsonl", "two.CSV"], warnings: [] });
  });

  test("a task from a pattern has a path and the hash of its contents: an edited file is another task", async () => {
    const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
    const before = readFileSync(join(folder.path, "evals/a.yaml"), "utf8");
    expect(await folder.read("evals/a*.yaml")).toEqual([task({ id: "evals/a.yaml", sha256: sha256(before) })]);
    folder.write("evals/a.yaml", `${before}#`);
    expect(await folder.read("evals/a*.yaml")).toEqual([task({ id: "evals/a.yaml", sha256: sha256(`${before}#`) })]);
    folder.write("evals/a.yaml", before);
  });

  test("inputs are part of every task: their contents, their names, and nothing else", async () => {
    folder.write("list.txt", "a\nb\n");
    folder.write("prompts/one.txt", "1");
    const hashes = async () => (await folder.read("list.txt", { inputs: ["prompts/*.txt"] })).map(({ hash }) => hash);
    const first = await hashes();
    expect(await hashes()).toEqual(first);
    expect(first[0]).toBe(
      withInputs(hashOf({ id: "a" }), hashOf([["prompts/one.txt", createHash("sha256").update("1").digest("hex")]])),
    );
    const seen = new Set(first);
    for (const [name, text] of [
      ["prompts/one.txt", "2"],
      ["prompts/two.txt", ""],
    ] as const) {
      folder.write(name, text);
      for (const hash of await hashes()) {
        expect(seen.has(hash)).toBe(false);
        seen.add(hash);
      }
    }
    await expect(folder.read("list.txt", { inputs: ["none/*.txt"] })).rejects.toThrow(
      /Expected inputs to match .* none\/\*\.txt/,
    );
  });

  test("a file whose name has glob characters is a list if it exists", async () => {
    folder.write("tasks[1].txt", "a\nb");
    expect(await ids("tasks[1].txt")).toEqual(["a", "b"]);
  });

  test("links are not followed: neither up into a loop nor out of the workspace", async () => {
    folder.write("links/real/a.yaml", "");
    folder.write("elsewhere/b.yaml", "");
    symlinkSync("..", `${folder.path}/links/loop`);
    symlinkSync(`${folder.path}/elsewhere`, `${folder.path}/links/out`);
    symlinkSync(`${folder.path}/elsewhere/b.yaml`, `${folder.path}/links/b.yaml`);
    expect(await ids("links/**/*.yaml")).toEqual(["links/real/a.yaml"]);
  });

  test("ids are relative to the workspace even if a pattern leaves it", async () => {
    expect(
      (await folder.read("../sub/*.yaml", { workspace: `${folder.path}/evals/dist` })).map(({ id }) => id),
    ).toEqual(["../sub/c.yaml"]);
  });
});

// Root reads every folder.
test.skipIf(process.getuid?.() === 0)("a folder that a pattern cannot read gives a warning", async () => {
  folder.write("dark/open/a.yaml", "");
  folder.write("dark/shut/b.yaml", "");
  chmodSync(`${folder.path}/dark/shut`, 0);
  const warned: string[] = [];
  const tasks = await folder.read("dark/**/*.yaml", { warn: (message) => warned.push(message) });
  chmodSync(`${folder.path}/dark/shut`, 0o755);
  expect(tasks.map(({ id }) => id)).toEqual(["dark/open/a.yaml"]);
  expect(warned).toEqual([expect.stringContaining("dark/shut/ cannot be read")]);
});

describe("round trips", () => {
  const payload = fc.dictionary(
    fc.string({ unit: "grapheme" }).filter((key) => !["id", "provider", "group", "timeout", "weight"].includes(key)),
    fc.jsonValue({ maxDepth: 2 }),
    { maxKeys: 5 },
  );
  const listedTasks = fc.uniqueArray(
    fc.record({
      id: fc.string({ unit: "grapheme", minLength: 1 }).filter((id) => id.trim() !== "" && !id.includes("\0")),
      payload,
    }),
    { selector: ({ id }) => id, minLength: 1, maxLength: 8 },
  );
  const asListed = (tasks: readonly { readonly id: string; readonly payload: object }[]) =>
    tasks.map(
      ({ id, payload: fields }) => JSON.parse(JSON.stringify({ ...fields, id })) as JsonObject & { id: string },
    );

  test("jsonl and json", async () => {
    await fc.assert(
      fc.asyncProperty(listedTasks, async (tasks) => {
        const listed = asListed(tasks);
        folder.write("trip.jsonl", listed.map((item) => JSON.stringify(item)).join("\n"));
        folder.write("trip.json", JSON.stringify(listed, null, 1));
        const expected = listed.map((item) => ({ id: item.id, hash: hashOf(item), json: JSON.stringify(item) }));
        expect(await folder.read("trip.jsonl")).toMatchObject(expected);
        expect(await folder.read("trip.json")).toMatchObject(expected);
      }),
      { numRuns: 60 },
    );
  });

  test("csv", async () => {
    const cell = fc.string({ unit: fc.constantFrom("a", "é", '"', ",", "\n", " ", "😀", ";") });
    const row = fc.record({ id: cell.filter((id) => id.trim() !== ""), q: cell, r: cell });
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(row, { selector: ({ id }) => id, minLength: 1 }), async (rows) => {
        const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
        folder.write("trip.csv", ["id,q,r", ...rows.map(({ id, q, r }) => [id, q, r].map(quote).join(","))].join("\n"));
        expect(await folder.read("trip.csv")).toEqual(rows.map(({ id, q, r }) => task({ id, q, r })));
      }),
      { numRuns: 60 },
    );
  });
});
