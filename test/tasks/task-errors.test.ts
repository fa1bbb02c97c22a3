import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { ScratchFolder } from "./scratch-folder.ts";

const folder = new ScratchFolder();
afterAll(() => folder.remove());

describe("lists that are refused, with file and line", () => {
  test.each([
    [
      "broken line",
      "a.jsonl",
      '{"id":"a"}\n{"id":"b",}\n',
      ["a.jsonl:2:11 (line 2, column 11)", "Expected double-quoted property name", "one JSON object on each line"],
    ],
    ["torn last line", "b.jsonl", '{"id":"a"}\n{"id":', ["b.jsonl:2:7", "Unexpected end of JSON input"]],
    ["missing id", "c.jsonl", '{"id":"a"}\n\n{"name":"b"}', ["c.jsonl:3 (line 3)", 'found no id (only "name")']],
    ["empty id", "d.jsonl", '{"id":" "}', ["d.jsonl:1", "found an empty one"]],
    ["an id with a raw tab", "d4.jsonl", '{"id":"a\tb"}', ["d4.jsonl:1", "Expected valid JSON"]],
    ["number as id", "e.jsonl", '{"id":7}', ["e.jsonl:1", 'Quote it: "id": "7"']],
    ["null as id", "f.jsonl", '{"id":null}', ["found null"]],
    ["a list as id", "g.jsonl", '{"id":["a"]}', ["found an array"]],
    ["no object", "h.jsonl", '"a"', ["Expected a task, an object", "h.jsonl:1", 'found "a"']],
    ["duplicates", "j.jsonl", '{"id":"a"}\n{"id":"b"}\n{"id":"a"}', ["j.jsonl:1", "again at j.jsonl:3", "use repeats"]],
    ["NUL in an id", "k.jsonl", '{"id":"a\\u0000b"}', ["k.jsonl:1", "has a NUL"]],
    ["half a character in an id", "l.jsonl", '{"id":"a\\ud83d"}', ["l.jsonl:1", "half a character"]],
    [
      "a provider that is a number",
      "m.jsonl",
      '{"id":"a","provider":7}',
      ['"provider" to be a text', "m.jsonl:1", 'task "a"', "found the number 7"],
    ],
    ["a timeout in words", "o.jsonl", '{"id":"a","timeout":"soon"}', ['"timeout" to be a duration', 'found "soon"']],
    ["timeout of 0", "p.jsonl", '{"id":"a","timeout":0}', ['"timeout" to be a duration above 0']],
    ["timeout beyond timers", "p3.jsonl", '{"id":"a","timeout":"25d"}', ["up to 24d"]],
    ["weight of 0", "q.jsonl", '{"id":"a","weight":0}', ['"weight" to be a number above 0', "found the number 0"]],
    ["no UTF-8", "r.jsonl", Buffer.from([0x7b, 0x22, 0xe4, 0x22, 0x7d]), ["r.jsonl:1", "UTF-8"]],
    [
      "bad JSON",
      "a.json",
      '[\n  {"id": "a"}\n  {"id": "b"}\n]',
      ["a.json:3:3 (line 3, column 3)", "Expected ',' or ']'"],
    ],
    ["an object instead of an array", "b.json", '{"tasks":[]}', ["b.json", "an object (tasks)"]],
    ["missing id in an array", "c.json", '[{"id":"a"},{"x":1}]', ["c.json: item 2 (index 1)", "no id"]],
    ["a text in an array", "d.json", '["a"]', ["d.json: item 1 (index 0)", 'found "a"']],
    ["twice in array", "e.json", '[{"id":"a"},{"id":"a"}]', ["e.json: item 1 (index 0)", "e.json: item 2 (index 1)"]],
    ["CSV without id", "a.csv", "name,q\na,1\n", ['a column "id" at a.csv:1', '"name", "q"']],
    ["CSV with empty lines above the header", "z.csv", "\r\n\r\nname,q\r\na,1\r\n", ['a column "id" at z.csv:3']],
    ["CSV with semicolons", "b.csv", "id;q\na;1\n", ["Separate the fields by commas"]],
    ["CSV with two columns of one name", "c.csv", "id,q,q\na,1,2\n", ['"q" twice']],
    ["CSV with a short record", "d.csv", "id,q\na,1\nb\n", ["d.csv:3 (line 3)", "columns length is 2, got 1"]],
    [
      "CSV with a long record",
      "d2.csv",
      "id,q\na,1,2\n",
      ["d2.csv:2 (line 2)", "columns length is 2, got 3. Put quotes around a field that holds a comma"],
    ],
    ["an open quote", "e.csv", 'id,q\na,1\nb,"x\nc,2\n', ["e.csv:3 (line 3)", "Quote Not Closed"]],
    ["CSV with a stray quote", "f.csv", 'id,q\na,x"y\n', ["f.csv:2 (line 2)", 'a quote is found on field "q"']],
    ["CSV with an empty id", "g.csv", 'id,q\na,"1\n2"\n,3\n', ["g.csv:4 (line 4)", "empty"]],
    ["CSV: duplicates, by the first lines of records", "i.csv", 'id,q\na,"1\n2"\na,"3\n4"\n', ["i.csv:2", "i.csv:4"]],
    ["duplicate plain ids", "a.txt", "a\nb\na\n", ["a.txt:1", "a.txt:3"]],
    ["empty", "empty.jsonl", "\n\n", ["at least one task, found none in tasks (empty.jsonl)", "pass-with-no-tasks"]],
    [
      "unknown extension",
      "tasks.yaml",
      "- id: a",
      ["the unknown extension .yaml", ".jsonl, .ndjson, .json, .csv, .txt"],
    ],
  ])("%s (%s)", async (_, file, text, says) => {
    folder.write(file, text);
    const message = await folder.errorOf(file);
    for (const words of says) expect(message).toContain(words);
    // Every message says what was expected, and what to do.
    expect(message).toMatch(/^Expected .*\. \S.*\.$/s);
  });

  test.each([
    ["a missing file", "nowhere.jsonl", ["found no file nowhere.jsonl", "relative to the workspace"]],
    ["a file under a file", "a.txt/b.jsonl", ["found no file"]],
    ["a folder", "evals/", ["found the folder evals/", "evals/**/*.yaml"]],
    ["a pattern that matches nothing", "nowhere/**/*.yaml", ["found none in tasks (nowhere/**/*.yaml)"]],
    ["a missing file among patterns", "a.*\nnowhere.txt", ["found no file nowhere.txt in"]],
    ["a folder among patterns", "a.*\nevals", ["found the folder evals"]],
    ["a link among patterns", "a.*\nlink.txt", ["found a link, which is not followed: link.txt"]],
    ["only exclusions", "!a\n!b", ["only patterns that exclude files: !a, !b"]],
  ])("%s", async (_, value, says) => {
    mkdirSync(join(folder.path, "evals"), { recursive: true });
    folder.write("a.txt", "a");
    rmSync(join(folder.path, "link.txt"), { force: true });
    symlinkSync("a.txt", join(folder.path, "link.txt"));
    const message = await folder.errorOf(value);
    for (const words of says) expect(message).toContain(words);
  });

  test("a file whose name is not UTF-8 is refused, and does not pass for the file that its decoded name matches", async () => {
    mkdirSync(join(folder.path, "bytes"), { recursive: true });
    folder.write("bytes/\uFFFD.y", "");
    expect(await folder.read("bytes/*.y")).toHaveLength(1);
    writeFileSync(Buffer.concat([Buffer.from(join(folder.path, "bytes/bad")), Buffer.from([0xff, 0x2e, 0x79])]), "");
    expect(await folder.errorOf("bytes/*.y")).toContain("found ENOENT");
  });

  test("an empty list may be a success", async () => {
    folder.write("none.txt", "\n");
    expect(await folder.read("none.txt", { passWithNoTasks: true })).toEqual([]);
  });

  test("a payload nested too deeply is refused, not a crash", async () => {
    folder.write("deep.jsonl", `{"id":"a","x":${"[".repeat(200_000)}${"]".repeat(200_000)}}`);
    expect(await folder.errorOf("deep.jsonl")).toContain("nested too deeply");
  });
});
