import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { UserError } from "../../src/core/user-error.ts";
import { readLineFile, type Sharing } from "../../src/tasks/line-file.ts";
import type { LineFormat } from "../../src/tasks/line-format.ts";
import { type Back, type BackMessage, type BackOrder, memoryOf, readBack } from "../../src/tasks/read-back.ts";
import { readReserved } from "../../src/tasks/reserved-fields.ts";
import { type SecondReader, startSecondReader } from "../../src/tasks/second-reader.ts";
import type { ListPiece } from "../../src/tasks/task-list.ts";
import { ScratchFolder } from "./scratch-folder.ts";

const scratch = new ScratchFolder();
afterAll(() => scratch.remove());

/** Secrets are hidden in the names of providers, which only the main thread can do. */
const redactor = { redact: (text: string) => text.replaceAll("secret", "***") };

/** All that can be asked of the list, or the words of its error. */
async function readAs(format: LineFormat, content: string | Buffer, sharing: Sharing | null) {
  const name = `list.${format}`;
  const path = join(scratch.path, name);
  writeFileSync(path, content);
  const options = {
    provider: "the secret one",
    repeats: 1,
    redactor,
    readReserved,
    describePlace: (line: number) => `${name}:${line}`,
    sharing,
  };
  try {
    const tasks = await readLineFile({ path, name, format }, options);
    return {
      tasks: [...tasks],
      ids: Array.from({ length: tasks.count }, (_, index) => tasks.idAt(index)),
      lines: Buffer.concat([...tasks.lines()]).toString(),
      hashes: tasks.hashes.count,
      hasWeights: tasks.hasWeights,
    };
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
}

/** Reads the back in this thread: so many pieces before the front is begun, and what is left after it. */
function readerOf(piecesBefore: number, seen: Back[] = []): Sharing["start"] {
  return (order) => {
    const pieces: ListPiece[] = [];
    let end: Back | null = null;
    const take = (message: BackMessage) => {
      const sent = structuredClone(message, { transfer: memoryOf(message) });
      if (sent.kind === "piece") pieces.unshift(sent.piece);
      else end = { from: sent.from, pieces };
    };
    const messages = readBack(order);
    const step = () => {
      try {
        const next = messages.next();
        if (next.done !== true) take(next.value);
        return next.done !== true;
      } catch (error) {
        // A bug of the reader, which the thread would pass over in silence.
        if (error instanceof TypeError) throw error;
        end = null;
        return false;
      }
    };
    for (let before = 0; before < piecesBefore && step(); before += 1);
    const second: SecondReader = {
      get back() {
        while (step());
        if (end !== null) seen.push(end);
        return Promise.resolve(end);
      },
      close() {},
    };
    return second;
  };
}

const byTwo = (pieceBytes: number, piecesBefore: number, seen?: Back[]): Sharing => ({
  leastBytes: 0,
  pieceBytes,
  start: readerOf(piecesBefore, seen),
});

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

describe("a list that two threads read", () => {
  test.each([
    { format: "json-lines" as const, line: jsonLine },
    { format: "plain" as const, line: plainLine },
  ])("is what one thread reads, errors and their lines included: $format", async ({ format, line }) => {
    const list = fc.record({
      lines: fc.uniqueArray(line, { maxLength: 12, selector: (one) => one }),
      again: fc.option(fc.nat({ max: 11 }), { freq: 3 }),
      bom: fc.constantFrom("", "", "\uFEFF"),
      end: fc.constantFrom("", "\n", "\n\n", "\r\n"),
      pieceBytes: fc.constantFrom(1, 7, 16, 40, 1_000),
      piecesBefore: fc.nat({ max: 30 }),
    });
    await fc.assert(
      fc.asyncProperty(list, async ({ lines, again, bom, end, pieceBytes, piecesBefore }) => {
        const doubled = again === null || lines[again] === undefined ? lines : [...lines, lines[again]];
        const content = bom + doubled.join("\n") + end;
        const expected = await readAs(format, content, null);
        expect(await readAs(format, content, byTwo(pieceBytes, piecesBefore))).toEqual(expected);
      }),
      { numRuns: 400 },
    );
  });

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

  test.each(LONG_LISTS)("whoever takes how much of it: $name", async ({ format, content }) => {
    const expected = await readAs(format, content, null);
    for (const piecesBefore of [0, 1, 3, 100]) {
      expect(await readAs(format, content, byTwo(4_096, piecesBefore))).toEqual(expected);
    }
  });

  test("the back is read by the other one, and used", async () => {
    const seen: Back[] = [];
    const content = many((index) => `{"id":"task-${index}","n":1}`);
    await readAs("json-lines", content, byTwo(4_096, 5, seen));
    expect(seen.map(({ pieces }) => pieces.length)).toEqual([5]);
    expect(Buffer.from(content).subarray(0, seen[0]?.from).toString().split("\n").length - 1).toBe(
      3_000 - (seen[0]?.pieces ?? []).reduce((sum, { columns }) => sum + columns.count, 0),
    );
  });

  test.each([
    { name: "in the front and the back", ids: (index: number) => (index === 2_900 ? 3 : index), lines: [4, 2_901] },
    { name: "twice in the back", ids: (index: number) => (index === 2_900 ? 2_800 : index), lines: [2_801, 2_901] },
  ])("an id that is listed $name is told with both lines", async ({ ids, lines }) => {
    const content = many((index) => `{"id":"task-${ids(index)}","n":1}`);
    const error = await readAs("json-lines", content, byTwo(4_096, 4));
    expect(error).toContain(`list.json-lines:${lines[0]} and again at list.json-lines:${lines[1]}.`);
  });

  test("a file that has grown meanwhile is read to its end", async () => {
    const content = many((index) => `{"id":"task-${index}"}`);
    const path = join(scratch.path, "list.json-lines");
    const grown = `${content}\n{"id":"last"}`;
    const start = readerOf(2);
    const growing: Sharing = {
      ...byTwo(4_096, 2),
      start: async (order) => {
        const second = start(order);
        writeFileSync(path, grown);
        return second;
      },
    };
    expect(await readAs("json-lines", content, growing)).toEqual(await readAs("json-lines", grown, null));
  });
});

describe("the thread itself", () => {
  const dist = resolve(process.env.CARRYOVER_DIST ?? "dist");
  const program = pathToFileURL(join(dist, "cli/list-thread.js"));
  const content = Array.from({ length: 20_000 }, (_, index) => `{"id":"task-${index}","prompt":"${index} ä"}`).join(
    "\n",
  );

  test.each(["cli", "action"])("has its program beside the bundle of %s", (bundle) => {
    expect(existsSync(join(dist, bundle, "list-thread.js"))).toBe(true);
  });

  test("hands over what it has read", async () => {
    let back: Back | null = null;
    // It is waited for, and so takes all.
    const start = async (order: BackOrder) => {
      const second = startSecondReader(order, program);
      back = (await second?.back) ?? null;
      return second;
    };
    const read = await readAs("json-lines", content, { leastBytes: 0, pieceBytes: 65_536, start });
    expect(back).toMatchObject({ from: 0, pieces: { length: Math.ceil(content.length / 65_536) } });
    expect(read).toEqual(await readAs("json-lines", content, null));
  });

  test("where it has begun at the same time, too", async () => {
    const start = (order: BackOrder) => startSecondReader(order, program);
    const read = await readAs("json-lines", content, { leastBytes: 0, pieceBytes: 4_096, start });
    expect(read).toEqual(await readAs("json-lines", content, null));
  });

  test.each([
    { name: "may not be started", program: new URL("https://localhost/list-thread.js") },
    { name: "cannot be loaded", program: pathToFileURL("/nowhere/list-thread.js") },
    { name: "ends at once", program: new URL("data:text/javascript,") },
    { name: "fails", program: new URL("data:text/javascript,throw%201") },
    { name: "exits", program: new URL("data:text/javascript,process.exit(3)") },
    { name: "prints", program: new URL("data:text/javascript,console.log(1);console.error(2)") },
  ])("is not needed: one that $name", async ({ program }) => {
    const start = (order: BackOrder) => startSecondReader(order, program);
    const read = await readAs("json-lines", content, { leastBytes: 0, pieceBytes: 4_096, start });
    expect(read).toEqual(await readAs("json-lines", content, null));
  });

  test("of a command: nothing is preloaded into it, and the command ends", () => {
    const count = 110_000;
    const preload = 'process.stderr.write("main: " + require("node:worker_threads").isMainThread + "\\n");';
    scratch.write("preload.cjs", preload);
    const note = "long enough for a second thread";
    scratch.write(
      "long.jsonl",
      Array.from({ length: count }, (_, index) => `{"id":"task-${index}","note":"${note}"}\n`).join(""),
    );
    const plan = ["plan", "--tasks", "long.jsonl", "--state-dir", "state", "--json"];
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(dist, "cli/index.js"), ...plan], {
      cwd: scratch.path,
      encoding: "utf8",
      maxBuffer: 1 << 26,
      env: { ...process.env, NODE_OPTIONS: `--require=${join(scratch.path, "preload.cjs")}` },
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "main: true\n" });
    expect((JSON.parse(stdout) as { tasks: string[] }).tasks).toEqual(
      Array.from({ length: count }, (_, index) => `task-${index}`),
    );
  });
});
