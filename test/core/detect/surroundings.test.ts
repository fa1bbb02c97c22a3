import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { detect } from "../../../src/core/detect/detect.ts";
import { contextOf, LABELLED, type LabelledText, rightKinds, statedAt } from "./labelled-texts.ts";
import { ORDINARY, PLAIN_LOG } from "./ordinary-lines.ts";

/** The answer in short: kind and instant, as far as the labels promise them. */
function answer(row: LabelledText, text: string): string {
  const context = contextOf(row);
  const detection = detect(text, context);
  const kind = rightKinds(row).includes(detection.kind) ? row.kind : detection.kind;
  const stated = row.class === undefined ? statedAt(detection, context.nowAt) : null;
  return `${row.id}: ${kind} ${stated === null ? "-" : Math.round(stated / 1_000)}`;
}

/** What is said of each text alone, read when it is first asked for. */
const plainAnswers = new Map<LabelledText, string>();
function plainAnswer(row: LabelledText): string {
  const known = plainAnswers.get(row) ?? answer(row, row.text);
  plainAnswers.set(row, known);
  return known;
}

/** Where a terminal cut lines, and what is cut off at its end, is told by what stands next to it: that must be its own. */
const standsAlone = ({ id, text }: LabelledText): boolean => !/wrapped|cut/.test(id) && !text.endsWith(",");
const ALONE = LABELLED.filter(standsAlone);

/** Another line for each index; over all texts all of them, in changing pairs. */
const lineAt = (index: number): string => ORDINARY[index % ORDINARY.length] ?? "";

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
  ["ordinary lines before", (text) => `${PLAIN_LOG.join("\n")}\n${text}`],
  ["ordinary lines after", (text) => `${text}\n${PLAIN_LOG.join("\n")}`],
];

describe("detection does not depend on what surrounds a message", () => {
  // Every third text for each change, others for the next one: all of them for all would take minutes.
  it.each(CHANGES.map(([name, change], index) => [name, change, index] as const))("%s", (_name, change, offset) => {
    const rows = ALONE.filter((_, index) => index % 3 === offset % 3);
    const plain = rows.map(plainAnswer);
    expect(rows.map((row) => answer(row, change(row.text)))).toEqual(plain);
  });

  it("more lines before than are read whole", () => {
    const before = `${PLAIN_LOG.join("\n")}\n`.repeat(800);
    const rows = LABELLED.filter((_, index) => index % 40 === 0);
    expect(rows.map((row) => answer(row, before + row.text))).toEqual(rows.map(plainAnswer));
  });

  it("an ordinary line before and one after each text", () => {
    const around = ALONE.map((row, index) =>
      answer(row, `${lineAt(index)}\n${row.text}\n${lineAt(index * 7 + Math.floor(index / ORDINARY.length))}`),
    );
    expect(around).toEqual(ALONE.map(plainAnswer));
  });

  it("several ordinary lines around any text", () => {
    const lines = fc.array(fc.constantFrom(...PLAIN_LOG), { maxLength: 6 });
    fc.assert(
      fc.property(fc.constantFrom(...ALONE), lines, lines, (row, before, after) => {
        expect(answer(row, [...before, row.text, ...after].join("\n"))).toBe(plainAnswer(row));
      }),
      { numRuns: 300 },
    );
  });

  // Some three minutes: `npm run surroundings:all`.
  it.runIf(process.env.CARRYOVER_TEST_SURROUNDINGS === "all")(
    "each ordinary line before, after and around each text",
    () => {
      const changed: string[] = [];
      for (const row of ALONE) {
        for (const line of ORDINARY) {
          for (const text of [`${line}\n${row.text}`, `${row.text}\n${line}`, `${line}\n${row.text}\n${line}`]) {
            const got = answer(row, text);
            if (got !== plainAnswer(row)) changed.push(`${plainAnswer(row)} became ${got} in ${JSON.stringify(text)}`);
          }
        }
      }
      expect(changed).toEqual([]);
    },
    3_600_000,
  );
});

const NOTICE = "You've hit your usage limit. Try again in 5 minutes.";
/** As long as the notice between two of it. */
const EVEN = "finished poem-meter-0205 score=0.94 tokens_in=1658 tokens_out=281";
/** As wide as a terminal, and whole. */
const AS_WIDE = "AccessDeniedException: The model's daily token quota for this account is used up";
const BESIDE = "langfuse.api.core.api_error.ApiError: status_code: 429, body: 429 - rate limit exceeded";
const SETTINGS =
  "components:\n  responses:\n    TooManyRequests:\n      description: Rate limit exceeded. Retry after 30 seconds.";

describe("a line beside a message is none of its words", () => {
  it.each([
    [
      "a server's own answer does not overcome it",
      `${NOTICE}\nINFO: 127.0.0.1:5123 - "GET /health HTTP/1.1" 200 OK`,
      "stop",
    ],
    ["an answer to the same program does", 'Rate limited, retrying\nPOST /v1/chat "HTTP/1.1 200 OK"', "none"],
    ["rulers are no operators of source text", `=== RUN A\n=== RUN B\n${NOTICE}\n=== RUN C\n=== RUN D`, "stop"],
    [
      "source text in fences stands for itself",
      `\`\`\`py\nprint(1 + 1)\nprint(2)\n\`\`\`\n${NOTICE}\n\`\`\`py\nprint(1 + 1)\nprint(2)\n\`\`\``,
      "stop",
    ],
    ["a line that fills the width by chance is whole", `${AS_WIDE}\nshard 3: 48 of 169 items graded`, "stop"],
    [
      "records of equal length are no terminal's",
      `${EVEN}\nFAILED: quota 'tasks per day' exceeded for user, resets in 4h 12m\n${EVEN}`,
      "stop",
    ],
    [
      "curl's meter is no list of statuses",
      `100  1256  100  1256\n429 Too Many Requests: you've hit your usage limit`,
      "stop",
    ],
    [
      "a date is no line number",
      "    0: call failed\n    1: 429 Too Many Requests: quota exceeded for today\n2026-05-12 saved 14 rows",
      "stop",
    ],
    ["an exit status is no other failure", `${BESIDE}\nmake: *** [Makefile:12: evals] Error 1`, "cap"],
    ["another failure is one", `${BESIDE}\nError: cannot read poem.json`, "none"],
    [
      "settings below an exit status are no fields of an error",
      `make: *** [all] Error 1\nstatus: 429\nname: nightly`,
      "none",
    ],
    ["fields below an error are its own", `Error: the call failed\nstatus: 429\nname: nightly`, "cap"],
    [
      "a progress bar leads no description of an interface",
      `loading model weights: 100%|██████████| 12/12 [00:03<00:00,  3.6it/s]\n${SETTINGS}`,
      "none",
    ],
    [
      "a record is no body of a response without one",
      '{"detail":"Exhausted balance."}\nHTTP 403\n{"event":"item_done","score":0.5}',
      "stop",
    ],
  ])("%s", (_name, text, kind) => {
    expect(
      detect(text, { nowAt: Date.parse("2026-08-12T10:00:00Z"), timeZone: "UTC", retryAfterThresholdMs: 60_000 }).kind,
    ).toBe(kind);
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
    const plain = oneLiners.map(plainAnswer);
    const wrapped = oneLiners.map((row) => answer(row, wrap(row.text)));
    expect(wrapped).toEqual(plain);
  });

  it("wrapping makes no limit of a look-alike", () => {
    // A terminal breaks what it shows, not the codes of colours.
    const rows = LABELLED.filter((row) => row.class !== undefined && !row.text.includes("\u001b"));
    const plain = rows.map(plainAnswer);
    expect(rows.map((row) => answer(row, hardWrapped(row.text, 80)))).toEqual(plain);
  });
});
