import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { shellWords, splitWords } from "../../src/core/shell-words.ts";
import { oneLine } from "../../src/report/escape.ts";

test.each([
  ["plain words", ["run", "--tasks", "t.txt"]],
  ["an apostrophe", ["echo 'it'"]],
  ["line breaks behind a comment", ["# evaluate\nprintf 'a' \\\n  b\r\n"]],
  ["tabs and runs of spaces", ["  a\tb   c  "]],
  ["a control character before a digit", ["\u00011\u001b[31mred"]],
  ["backslashes", ["a\\nb", "a\\n'b\n"]],
  ["nothing", [""]],
])("a shell reads back %s, as the reports show them", (_, argv) => {
  const shown = oneLine(shellWords(argv));
  const script = `printf '%s\\0' ${shown}`;
  expect(execFileSync("bash", ["-c", script], { encoding: "utf8" }).split("\0").slice(0, -1)).toEqual(argv);
});

test("the bash of macOS, which knows no \\u, reads back a run of spaces", () => {
  expect(shellWords(["a  1"])).toBe("$'a \\0401'");
});

test.each([
  ["blanks", "evals/  -m\tnightly\n", ["evals/", "-m", "nightly"]],
  ["quotes", `-k 'a and not b' "c \\"d\\"" e'f'g ''`, ["-k", "a and not b", 'c "d"', "efg", ""]],
  ["backslashes", "a\\ b 'c\\d' \\\n e", ["a b", "c\\d", "e"]],
  ["what a shell would expand", "$HOME *.py `id` ~", ["$HOME", "*.py", "`id`", "~"]],
  ["an open quote", "a 'b", null],
])("splits %s as a shell does, without one", (_, text, words) => {
  expect(splitWords(text)).toEqual(words);
});
