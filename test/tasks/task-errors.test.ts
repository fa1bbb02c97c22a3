import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { ScratchFolder } from "./scratch-folder.ts";

const folder = new ScratchFolder();
afterAll(() => folder.remove());

describe("lists that are refused, with file and line", () => {
  test.each([
    {
      name: "broken line",
      file: "a.jsonl",
      text: '{"id":"a"}\n{"id":"b",}\n',
      says: [
        "a.jsonl:2:11 (line 2, column 11)",
        "Expected double-quoted property name",
        "one JSON object on each line",
      ],
    },
    {
      name: "torn last line",
      file: "b.jsonl",
      text: '{"id":"a"}\n{"id":',
      says: ["b.jsonl:2:7", "Unexpected end of JSON input"],
    },
    {
      name: "missing id",
      file: "c.jsonl",
      text: '{"id":"a"}\n\n{"name":"b"}',
      says: ["c.jsonl:3 (line 3)", 'found no id (only "name")'],
    },
    { name: "empty id", file: "d.jsonl", text: '{"id":" "}', says: ["d.jsonl:1", "found an empty one"] },
    { name: "an id of no characters", file: "d2.jsonl", text: '{"id":""}', says: ["d2.jsonl:1", "found an empty one"] },
    {
      name: "an id that is not closed",
      file: "d3.jsonl",
      text: '{"id":"}',
      says: ["d3.jsonl:1", "Expected valid JSON"],
    },
    {
      name: "an id with a raw tab",
      file: "d4.jsonl",
      text: '{"id":"a\tb"}',
      says: ["d4.jsonl:1", "Expected valid JSON"],
    },
    { name: "number as id", file: "e.jsonl", text: '{"id":7}', says: ["e.jsonl:1", 'Quote it: "id": "7"'] },
    { name: "null as id", file: "f.jsonl", text: '{"id":null}', says: ["found null"] },
    { name: "a list as id", file: "g.jsonl", text: '{"id":["a"]}', says: ["found an array"] },
    { name: "no object", file: "h.jsonl", text: '"a"', says: ["Expected a task, an object", "h.jsonl:1", 'found "a"'] },
    { name: "an array", file: "i.jsonl", text: "[1]", says: ["found an array"] },
    {
      name: "duplicate ids",
      file: "j.jsonl",
      text: '{"id":"a"}\n{"id":"b"}\n{"id":"a"}',
      says: ["j.jsonl:1", "again at j.jsonl:3", "use repeats"],
    },
    { name: "NUL in an id", file: "k.jsonl", text: '{"id":"a\\u0000b"}', says: ["k.jsonl:1", "with a NUL"] },
    {
      name: "half a character in an id",
      file: "l.jsonl",
      text: '{"id":"a\\ud83d"}',
      says: ["l.jsonl:1", "half a character"],
    },
    {
      name: "provider of another type",
      file: "m.jsonl",
      text: '{"id":"a","provider":7}',
      says: ['"provider" to be a text', "m.jsonl:1", 'task "a"', "found the number 7"],
    },
    {
      name: "group of another type",
      file: "n.jsonl",
      text: '{"id":"a","group":7}',
      says: ['"group" to be a text', "must be quoted"],
    },
    {
      name: "timeout that is not a duration",
      file: "o.jsonl",
      text: '{"id":"a","timeout":"soon"}',
      says: ['"timeout" to be a duration', 'found "soon"'],
    },
    {
      name: "timeout of 0",
      file: "p.jsonl",
      text: '{"id":"a","timeout":0}',
      says: ['"timeout" to be a duration above 0'],
    },
    {
      name: "timeout below 0",
      file: "p2.jsonl",
      text: '{"id":"a","timeout":-5}',
      says: ['"timeout" to be a duration above 0'],
    },
    { name: "timeout beyond timers", file: "p3.jsonl", text: '{"id":"a","timeout":"25d"}', says: ["up to 24d"] },
    {
      name: "weight of 0",
      file: "q.jsonl",
      text: '{"id":"a","weight":0}',
      says: ['"weight" to be a number above 0', "found the number 0"],
    },
    {
      name: "weight that is not a number",
      file: "q2.jsonl",
      text: '{"id":"a","weight":"heavy"}',
      says: ['"weight" to be a number above 0'],
    },
    {
      name: "no UTF-8",
      file: "r.jsonl",
      text: Buffer.from([0x7b, 0x22, 0xe4, 0x22, 0x7d]),
      says: ["r.jsonl:1", "UTF-8"],
    },
    {
      name: "broken JSON",
      file: "a.json",
      text: '[\n  {"id": "a"}\n  {"id": "b"}\n]',
      says: ["a.json:3:3 (line 3, column 3)", "Expected ',' or ']'"],
    },
    {
      name: "an object instead of an array",
      file: "b.json",
      text: '{"tasks":[]}',
      says: ["b.json", "an object (tasks)"],
    },
    {
      name: "missing id in an array",
      file: "c.json",
      text: '[{"id":"a"},{"x":1}]',
      says: ["c.json: item 2 (index 1)", "no id"],
    },
    { name: "empty id in an array", file: "c2.json", text: '[{"id":""}]', says: ["c2.json: item 1 (index 0)"] },
    { name: "a text in an array", file: "d.json", text: '["a"]', says: ["d.json: item 1 (index 0)", 'found "a"'] },
    {
      name: "duplicates in an array",
      file: "e.json",
      text: '[{"id":"a"},{"id":"a"}]',
      says: ["e.json: item 1 (index 0)", "e.json: item 2 (index 1)"],
    },
    { name: "CSV without id", file: "a.csv", text: "name,q\na,1\n", says: ['a column "id" at a.csv:1', '"name", "q"'] },
    { name: "CSV with semicolons", file: "b.csv", text: "id;q\na;1\n", says: ["Separate the fields by commas"] },
    { name: "CSV with two columns of one name", file: "c.csv", text: "id,q,q\na,1,2\n", says: ['"q" twice'] },
    {
      name: "CSV with a short record",
      file: "d.csv",
      text: "id,q\na,1\nb\n",
      says: ["d.csv:3 (line 3)", "Expected 2 fields", "found 1"],
    },
    {
      name: "CSV with a long record",
      file: "d2.csv",
      text: "id,q\na,1,2\n",
      says: ["d2.csv:2 (line 2)", "Expected 2 fields", "found 3. Put quotes around a field that holds a comma"],
    },
    {
      name: "CSV with an open quote",
      file: "e.csv",
      text: 'id,q\na,1\nb,"x\nc,2\n',
      says: ["e.csv:3 (line 3)", "found none before the end of the file"],
    },
    {
      name: "CSV with a stray quote",
      file: "f.csv",
      text: 'id,q\na,x"y\n',
      says: ["f.csv:2 (line 2)", "found a quote inside a field"],
    },
    {
      name: "CSV with text behind a quote",
      file: "f2.csv",
      text: 'id,q\na,"x"y\n',
      says: ["f2.csv:2 (line 2)", "found a quote inside a field"],
    },
    { name: "CSV with an empty id", file: "g.csv", text: 'id,q\na,"1\n2"\n,3\n', says: ["g.csv:4 (line 4)", "empty"] },
    {
      name: "CSV with values in a column without a name",
      file: "h.csv",
      text: "id,\na,1\n",
      says: ["unnamed column 2 at h.csv:2"],
    },
    {
      name: "CSV: duplicates are named by the first lines of their records",
      file: "i.csv",
      text: 'id,q\na,"1\n2"\na,"3\n4"\n',
      says: ["i.csv:2", "i.csv:4"],
    },
    { name: "duplicate plain ids", file: "a.txt", text: "a\nb\na\n", says: ["a.txt:1", "a.txt:3"] },
    {
      name: "empty list",
      file: "empty.jsonl",
      text: "\n\n",
      says: ["Expected at least one task, found none in tasks (empty.jsonl)", "pass-with-no-tasks"],
    },
    { name: "empty array", file: "empty.json", text: "[]", says: ["found none"] },
    { name: "header only", file: "empty.csv", text: "id,q\n", says: ["found none"] },
    {
      name: "unknown extension",
      file: "tasks.yaml",
      text: "- id: a",
      says: ["the unknown extension .yaml", "tasks.yaml", ".jsonl, .ndjson, .json, .csv, .txt"],
    },
    { name: "no extension", file: "tasks", text: "a", says: ["found no extension in tasks"] },
  ])("$name ($file)", async ({ file, text, says }) => {
    folder.write(file, text);
    const message = await folder.errorOf(file);
    for (const words of says) expect(message).toContain(words);
    // Every message says what was expected, and what to do.
    expect(message).toMatch(/^Expected .*\. \S.*\.$/s);
  });

  test.each([
    {
      name: "a missing file",
      value: "nowhere.jsonl",
      says: ["found no file nowhere.jsonl", "relative to the workspace"],
    },
    {
      name: "a missing file of unknown extension",
      value: "nowhere.yaml",
      says: ["found no file nowhere.yaml", ".jsonl"],
    },
    { name: "a file under a file", value: "a.txt/b.jsonl", says: ["found no file"] },
    { name: "a folder", value: "evals/", says: ["found the folder evals/", "evals/**/*.yaml"] },
    {
      name: "a pattern that matches nothing",
      value: "nowhere/**/*.yaml",
      says: ["found none in tasks (nowhere/**/*.yaml)"],
    },
    { name: "a missing file among patterns", value: "a.*\nnowhere.txt", says: ["found no file nowhere.txt in"] },
    { name: "a folder among patterns", value: "a.*\nevals", says: ["found the folder evals"] },
    { name: "a link among patterns", value: "a.*\nlink.txt", says: ["found a link, which is not followed: link.txt"] },
    { name: "only exclusions", value: "!a\n!b", says: ["only patterns that exclude files: !a, !b"] },
    { name: "one exclusion", value: "!a.jsonl", says: ["only patterns that exclude files"] },
  ])("$name", async ({ value, says }) => {
    mkdirSync(join(folder.path, "evals"), { recursive: true });
    folder.write("a.txt", "a");
    rmSync(join(folder.path, "link.txt"), { force: true });
    symlinkSync("a.txt", join(folder.path, "link.txt"));
    const message = await folder.errorOf(value);
    for (const words of says) expect(message).toContain(words);
  });

  test("a file whose name is not text, beside one whose name holds the character that stands for it", async () => {
    mkdirSync(join(folder.path, "bytes"), { recursive: true });
    folder.write("bytes/\uFFFD.y", "");
    expect(await folder.read("bytes/*.y")).toHaveLength(1);
    writeFileSync(Buffer.concat([Buffer.from(join(folder.path, "bytes/bad")), Buffer.from([0xff, 0x2e, 0x79])]), "");
    expect(await folder.errorOf("bytes/*.y")).toContain("found ENOENT");
  });

  test("the same id far away, where lines are read many at a time", async () => {
    const ids = Array.from({ length: 9_000 }, (_, index) => `task-${index}`);
    const listed = [...ids, "task-3", "last", "\u3000", "task-8999"];
    folder.write("far.jsonl", listed.map((id) => `{"id":"${id}"}\n`).join(""));
    const message = await folder.errorOf("far.jsonl");
    expect(message).toContain("3 problems");
    expect(message).toContain('"task-3" at far.jsonl:4 (line 4) and again at far.jsonl:9001 (line 9001)');
    expect(message).toContain("far.jsonl:9003 (line 9003), found an empty one");
    expect(message).toContain('"task-8999" at far.jsonl:9000 (line 9000) and again at far.jsonl:9004 (line 9004)');
  });

  test("an empty list may be a success", async () => {
    folder.write("none.txt", "\n");
    expect(await folder.read("none.txt", { passWithNoTasks: true })).toEqual([]);
  });

  test("a payload nested too deeply is refused, not a crash", async () => {
    folder.write("deep.jsonl", `{"id":"a","x":${"[".repeat(200_000)}${"]".repeat(200_000)}}`);
    expect(await folder.errorOf("deep.jsonl")).toContain("nested too deeply");
  });

  test("several problems stand in one message, the first five in full", async () => {
    folder.write("many.jsonl", Array.from({ length: 8 }, (_, index) => `{"no":${index}}`).join("\n"));
    const message = await folder.errorOf("many.jsonl");
    expect(message).toContain("8 problems in the task list:");
    expect(message.split("\n- ")).toHaveLength(7);
    expect(message).toContain("… and 3 more");
  });

  test("a file with nothing but problems is not read to its end", async () => {
    folder.write("binary.jsonl", "x\n".repeat(100_000));
    expect(await folder.errorOf("binary.jsonl")).toContain("At least 20 problems");
  });
});
