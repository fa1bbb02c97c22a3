import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { UserError } from "../../src/core/user-error.ts";
import { readLineFile } from "../../src/tasks/line-file.ts";
import { type LineFormat, linesInto } from "../../src/tasks/line-format.ts";
import type { TaskColumns } from "../../src/tasks/task-columns.ts";
import { type Hashing, TaskList, type TaskListOptions } from "../../src/tasks/task-list.ts";
import { ScratchFolder } from "./scratch-folder.ts";

const scratch = new ScratchFolder();
afterAll(() => scratch.remove());

interface Reading {
  readonly format: LineFormat;
  readonly content: string | Buffer;
  readonly hashing: Hashing;
}

type Reader = (path: string, name: string, options: TaskListOptions) => TaskColumns;

/** All that can be asked of the list, or the first problem of its error. */
function readAs({ format, content, hashing }: Reading, reader: Reader) {
  const name = `list.${format}`;
  const path = join(scratch.path, name);
  writeFileSync(path, content);
  const describePlace = (line: number) => `${name}:${line}`;
  const redactor = { redact: (text: string) => text.replaceAll("secret", "***") };
  try {
    const tasks = reader(path, name, { provider: "the secret one", repeats: 1, redactor, describePlace, hashing });
    return {
      ids: Array.from({ length: tasks.count }, (_, index) => tasks.idAt(index)),
      lines: Buffer.concat([...tasks.lines()]).toString(),
      tasks: [...tasks],
      hashes: tasks.hashes.count,
      hasWeights: tasks.hasWeights,
    };
  } catch (error) {
    if (error instanceof UserError) return error.message.split("\n- ").at(error.message.includes("\n- ") ? 1 : 0);
    throw error;
  }
}

/** As the file is read: many lines at a time, wherever they are all alike. */
function inChunks(reading: Reading) {
  return readAs(reading, (path, name, options) => readLineFile({ path, name, format: reading.format }, options));
}

/** Each line by itself, and hashed at once. */
function lineByLine(reading: Omit<Reading, "hashing">) {
  return readAs({ ...reading, hashing: "at-once" }, (path, name, options) => {
    const list = new TaskList(options);
    const lines = linesInto(list, reading.format, name);
    for (const line of readFileSync(path)
      .toString("latin1")
      .split(/(?<=\n)/))
      lines.push(Buffer.from(line, "latin1"));
    lines.end();
    return list.finish();
  });
}

const LONG = "y".repeat(500);
const id = fc.constantFrom(
  "a",
  "b",
  "a-7",
  "ä",
  "😀",
  " a",
  "\\u0061",
  "\\n",
  '\\"',
  "\\ud83d",
  "",
  "\u2028",
  "\\u0000",
);
const numbered = fc.nat({ max: 60 }).map((number) => `task-${number}`);
const jsonLine = fc.oneof(
  { weight: 6, arbitrary: numbered.map((one) => `{"id":"${one}"}`) },
  {
    weight: 3,
    arbitrary: numbered.map((one) => `{"id": "${one}", "prompt": "wie geht's, ${one}?\\n", "n": [1, 2.50]}`),
  },
  {
    weight: 2,
    arbitrary: numbered.map((one) => `{"n":1,"id":"${one}","provider":"${one.length > 6 ? "secret" : "x"}"}`),
  },
  id.map((one) => `{"id":"${one}"}`),
  id.map((one) => `{"id":"${one}","x":"${"y".repeat(300)}"}`),
  fc.constantFrom(
    ...[
      "",
      " ",
      "\r",
      '{"id":"cr"}\r',
      '\uFEFF{"id":"bom"}',
      '{"id":7}',
      '{"id":"t","timeout":"90s","weight":2}',
      "[]",
    ],
    ...['{"id":"w","weight":-1}', '{"id":"broken"', "{}", '{"id":"g","group":"g"}', '{"id":"d","id":"e"}', "null"],
  ),
);
const plainLine = fc.oneof(
  { weight: 6, arbitrary: numbered },
  fc.constantFrom("", "  ", "a b", " c ", "\r", "d\r", "#e", '"f"', "\\", "\uFEFFg", "\u0001", "😀", "h\u2028"),
);

/** Long enough to be read many at a time. */
const longLine = fc.oneof(
  { weight: 9, arbitrary: numbered.map((one) => `{"id":"${one}","x":"${LONG}"}`) },
  { weight: 3, arbitrary: numbered.map((one) => `{"id": "${one}", "x": "${LONG}", "provider": "secret"}`) },
  { weight: 3, arbitrary: numbered.map((one) => `{"x":"${LONG}","id":"${one}","weight":2}`) },
  { weight: 3, arbitrary: numbered.map((one) => `{"id":"${one}\\n","x":"${LONG}","timeout":"${one.length}s"}`) },
  { weight: 1, arbitrary: jsonLine },
);

const many = (lineAt: (index: number) => string) =>
  Array.from({ length: 3_000 }, (_, index) => lineAt(index)).join("\n");
const notUtf8 = Buffer.from(many((index) => `{"id":"task-${index}"}`));
notUtf8[notUtf8.length - 5] = 0xff;
const LONG_LISTS = [
  { name: "ids in JSON", format: "json-lines", content: many((index) => `{"id":"task-${index}"}`) },
  { name: "ids in text lines", format: "plain", content: many((index) => `task-${index}`) },
  { name: "ids in text lines with returns", format: "plain", content: many((index) => `task-${index}\r`) },
  {
    name: "other fields",
    format: "json-lines",
    content: many((index) => `{"id":"task-${index}","prompt":"${index} ä"}`),
  },
  {
    name: "both in turns",
    format: "json-lines",
    content: many((index) => `{"id":"${index}"${index % 900 < 450 ? "" : ',"n":1'}}`),
  },
  {
    name: "providers",
    format: "json-lines",
    content: many((index) => `{"id":"${index}","provider":"secret ${index % 3}"}`),
  },
  { name: "ids of two lines", format: "json-lines", content: many((index) => `{"id":"${index}\\n${index}"}`) },
  { name: "a byte that is not UTF-8", format: "json-lines", content: notUtf8 },
  {
    name: "a line longer than a piece",
    format: "json-lines",
    content: many((index) => `{"id":"${index}","x":"${"x".repeat(index % 1_000 === 7 ? 9_000 : 1)}"}`),
  },
] as const;

const HASHINGS = ["at-once", "when-asked"] as const;

describe.each(HASHINGS)(
  "a list that is read many lines at a time, and hashed %s, is what each line by itself gives",
  (hashing) => {
    test.each([
      { name: "short lines of JSON", format: "json-lines" as const, line: jsonLine },
      { name: "long lines of JSON", format: "json-lines" as const, line: longLine },
      { name: "plain ids", format: "plain" as const, line: plainLine },
    ])("errors and their lines included: $name", ({ format, line }) => {
      const list = fc.record({
        lines: fc.uniqueArray(line, { maxLength: 16, selector: (one) => one }),
        again: fc.option(fc.nat({ max: 15 }), { freq: 3 }),
        bom: fc.constantFrom("", "", "\uFEFF"),
        end: fc.constantFrom("", "\n", "\n\n", "\r\n"),
      });
      fc.assert(
        fc.property(list, ({ lines, again, bom, end }) => {
          const doubled = again === null || lines[again] === undefined ? lines : [...lines, lines[again]];
          const content = bom + doubled.join("\n") + end;
          expect(inChunks({ format, content, hashing })).toEqual(lineByLine({ format, content }));
        }),
        { numRuns: 300 },
      );
    });

    test.each(LONG_LISTS)("$name", ({ format, content }) => {
      expect(inChunks({ format, content, hashing })).toEqual(lineByLine({ format, content }));
    });

    test("an id that is listed twice, in two chunks, is told with both lines", () => {
      const content = many((index) => `{"id":"task-${index === 2_900 ? 3 : index}","note":"${index} and more of it"}`);
      expect(inChunks({ format: "json-lines", content, hashing })).toContain(
        "list.json-lines:4 and again at list.json-lines:2901.",
      );
    });

    test.each([
      { name: "among short ones", depth: 20_000 },
      { name: "in a text of few characters", depth: 400 },
    ])("a task that is nested deeply is refused, or can be hashed: $name", ({ depth }) => {
      const deep = `{"id":"deep","x":${"[".repeat(depth)}${"]".repeat(depth)}}`;
      const read = inChunks({
        format: "json-lines",
        content: `${many((index) => `{"id":"${index}","n":1}`)}\n${deep}`,
        hashing,
      });
      if (depth < 1_000) expect(read).toMatchObject({ hashes: 3_001 });
      else expect(read).toContain('found "deep" nested too deeply to be hashed');
    });
  },
);
