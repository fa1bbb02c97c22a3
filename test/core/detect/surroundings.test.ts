import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { detect } from "../../../src/core/detect/detect.ts";
import { contextOf, LABELLED, type LabelledText, rightKinds, statedAt } from "./labelled-texts.ts";

/** What a failed child prints beside its error, of no meaning for limits. */
const ORDINARY = [
  "shard 3: 48 of 169 items graded, mean 0.363",
  "[112/347] unit-price-0031 ... ok (32.7s)",
  "finished poem-meter-0205 score=0.94 tokens_in=1658 tokens_out=281",
  "",
  "loading model weights: 100%|██████████| 12/12 [00:03<00:00,  3.6it/s]",
  '{"event":"item_done","item":"json-patch-0012","score":0.5}',
  "2026-05-12 09:59:58,001 INFO eval.runner: saved 14 rows to out/part-3.jsonl",
];

/** The answer in short: kind and instant, as far as the labels promise them. */
function answer(row: LabelledText, text: string): string {
  const context = contextOf(row);
  const detection = detect(text, context);
  const kind = rightKinds(row).includes(detection.kind) ? row.kind : detection.kind;
  const stated = row.class === undefined ? statedAt(detection, context.nowAt) : null;
  return `${row.id}: ${kind} ${stated === null ? "-" : Math.round(stated / 1_000)}`;
}

/** Where a terminal cut lines, and what is cut off at its end, is told by what stands next to it: that must be its own. */
const standsAlone = ({ id }: LabelledText): boolean => !/wrapped|cut/.test(id);

const eachLine = (text: string, change: (line: string) => string): string => text.split("\n").map(change).join("\n");
const isWide = (char: string): boolean =>
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/.test(char);

/** As a terminal breaks lines: at its last column, where wide characters take two. */
function hardWrapped(text: string, width: number): string {
  return eachLine(text, (line) => {
    let wrapped = "";
    let column = 0;
    for (const char of line) {
      const columns = isWide(char) ? 2 : 1;
      if (column + columns > width) {
        wrapped += "\n";
        column = 0;
      }
      wrapped += char;
      column += columns;
    }
    return wrapped;
  });
}

function wordWrapped(text: string, width: number): string {
  return eachLine(text, (line) => {
    const lines: string[] = [];
    let rest = line;
    while (rest.length > width) {
      const at = rest.lastIndexOf(" ", width);
      if (at <= width / 2) break;
      lines.push(rest.slice(0, at));
      rest = rest.slice(at + 1);
    }
    return [...lines, rest].join("\n");
  });
}

const CHANGES: readonly (readonly [string, (text: string) => string])[] = [
  ["CRLF", (text) => text.replaceAll(/\r?\n/g, "\r\n")],
  ["colours", (text) => eachLine(text, (line) => (line === "" ? line : `\u001b[31;1m${line}\u001b[0m`))],
  ["instants before each line", (text) => eachLine(text, (line) => `2026-05-12T09:59:58.1234567Z ${line}`)],
  ["container names before each line", (text) => eachLine(text, (line) => `eval-runner-1  | ${line}`)],
  ["ordinary lines before", (text) => `${ORDINARY.join("\n")}\n${text}`],
  ["ordinary lines after", (text) => `${text}\n${ORDINARY.join("\n")}`],
];

describe("detection does not depend on what surrounds a message", () => {
  // Every third text for each change, others for the next one: all of them for all would take minutes.
  it.each(CHANGES.map(([name, change], index) => [name, change, index] as const))("%s", (_name, change, offset) => {
    const rows = LABELLED.filter(standsAlone).filter((_, index) => index % 3 === offset % 3);
    const plain = rows.map((row) => answer(row, row.text));
    expect(rows.map((row) => answer(row, change(row.text)))).toEqual(plain);
  });

  it("more lines before than are read whole", () => {
    const before = `${ORDINARY.join("\n")}\n`.repeat(800);
    const rows = LABELLED.filter((_, index) => index % 40 === 0);
    expect(rows.map((row) => answer(row, before + row.text))).toEqual(rows.map((row) => answer(row, row.text)));
  });

  it("ordinary lines of any choice around any message", () => {
    const lines = fc.array(fc.constantFrom(...ORDINARY), { maxLength: 6 });
    const rows = LABELLED.filter(standsAlone);
    fc.assert(
      fc.property(fc.constantFrom(...rows), lines, lines, (row, before, after) => {
        expect(answer(row, [...before, row.text, ...after].join("\n"))).toBe(answer(row, row.text));
      }),
      { numRuns: 150 },
    );
  });
});

describe("limits are found in wrapped output", () => {
  // A box drawing, an indented block or a dump of headers cannot be told from its parts once it is broken up; messages
  // of one line can.
  const oneLiners = LABELLED.filter((row) => row.class === undefined && !/[\r\n]|'access-control-/.test(row.text));

  it.each([
    ["hard wrapped at 80", (text: string) => hardWrapped(text, 80)],
    ["hard wrapped at 120", (text: string) => hardWrapped(text, 120)],
    ["wrapped at words before column 80", (text: string) => wordWrapped(text, 79)],
  ])("%s", (_name, wrap) => {
    const plain = oneLiners.map((row) => answer(row, row.text));
    const wrapped = oneLiners.map((row) => answer(row, wrap(row.text)));
    expect(wrapped).toEqual(plain);
  });

  it("wrapping makes no limit of a look-alike", () => {
    // A terminal breaks what it shows, not the codes of colours.
    const rows = LABELLED.filter((row) => row.class !== undefined && !row.text.includes("\u001b"));
    const plain = rows.map((row) => answer(row, row.text));
    expect(rows.map((row) => answer(row, hardWrapped(row.text, 80)))).toEqual(plain);
  });
});
