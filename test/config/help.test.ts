import { describe, expect, test } from "vitest";
import { helpText } from "../../src/config/help.ts";
import { inputRow, inputsOf, rowsOf } from "../../src/config/inputs.ts";
import { SUBCOMMAND_TABLE, SUBCOMMANDS } from "../../src/config/subcommands.ts";
import type { About } from "../../src/config/text-schemas.ts";

/** Expects the option with its whole description, and its default where it has one. */
function expectOption(text: string, name: string, { placeholder, help, default: preset, ...row }: About): void {
  const words = row.defaultWords ?? preset;
  const suffix = words === "" || words === "false" ? "" : ` [default: ${words}]`;
  const whole = ` --${name} ${placeholder} ${help}${suffix}`.replaceAll("`", "").replaceAll(/ +/g, " ");
  expect(text.replaceAll(/\s+/g, " ")).toContain(whole);
}

describe("helpText", () => {
  test("the overview names every command", () => {
    for (const subcommand of SUBCOMMANDS) expect(helpText(null)).toMatch(new RegExp(`^  ${subcommand} `, "m"));
  });

  test.each(SUBCOMMANDS)("%s: every option is shown, with its default", (subcommand) => {
    const text = helpText(subcommand, true);
    for (const name of inputsOf(subcommand)) expectOption(text, name, inputRow(name));
    for (const [name, row] of rowsOf(SUBCOMMAND_TABLE[subcommand].options)) expectOption(text, name, row);
  });

  test("the help of run fits a screen and names only options that exist", () => {
    const text = helpText("run");
    expect(text.split("\n").length).toBeLessThanOrEqual(32);
    expect(text).toContain("carryover run --help=all");
    const all = helpText("run", true);
    for (const [, name] of text.matchAll(/^ {2}--(\S+)/gm)) expect(all).toMatch(new RegExp(`^  --${name}(?: |$)`, "m"));
  });

  test.each([null, ...SUBCOMMANDS])("%s: 80 columns, no trailing blanks, one newline at the end", (topic) => {
    const text = helpText(topic);
    expect(text.endsWith("\n") && !text.endsWith("\n\n")).toBe(true);
    for (const line of text.split("\n")) {
      expect(line.length).toBeLessThanOrEqual(80);
      expect(line).toBe(line.trimEnd());
    }
  });
});
