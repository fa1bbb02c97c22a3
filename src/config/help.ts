/** The texts of `--help`, from the tables of subcommands and inputs. At most 80 columns wide. */
import { optionsOf, SUBCOMMAND_TABLE, SUBCOMMANDS, type Subcommand } from "./subcommands.ts";
import type { About } from "./text-schemas.ts";

const WIDTH = 80;
const INDENT = 6;

/**
 * The text for a subcommand, or the overview for null. Ends with a newline.
 *
 * @param all shows every option instead of the common ones
 */
export function helpText(topic: Subcommand | null, all = false): string {
  if (topic === null) return overview();
  return all || SUBCOMMAND_TABLE[topic].common === undefined ? subcommandHelp(topic) : commonHelp(topic);
}

function overview(): string {
  const longest = Math.max(...SUBCOMMANDS.map((name) => name.length));
  const lines = SUBCOMMANDS.flatMap((name) => {
    const wrapped = wrap(SUBCOMMAND_TABLE[name].summary, longest + 4);
    return [`  ${name.padEnd(longest)}  ${wrapped[0]?.trimStart() ?? ""}`, ...wrapped.slice(1)];
  });
  return toText([
    "Runs evaluations in parallel, stops early at a rate limit, and continues with",
    "the remaining tasks in the next run.",
    "",
    "Usage: carryover COMMAND [options]",
    "",
    "Commands:",
    ...lines,
    "",
    "See carryover COMMAND --help for the options of a command. Write an option as",
    "--name VALUE or --name=VALUE. Every input of the action is an option.",
    "",
    "Example:",
    "  carryover run --tasks tasks.jsonl --concurrency 8 -- node evaluate.mjs {id}",
  ]);
}

function headOf(topic: Subcommand): string[] {
  const { usage, summary } = SUBCOMMAND_TABLE[topic];
  return [...wrap(`Usage: carryover ${usage}`, 0), "", ...wrap(summary, 0)];
}

function commonHelp(topic: Subcommand): string {
  const { details, common = [] } = SUBCOMMAND_TABLE[topic];
  const longest = Math.max(...common.map(([name]) => name.length));
  return toText([
    ...headOf(topic),
    ...details.flatMap((detail) => wrap(detail, 0)),
    "",
    "Common options:",
    ...common.map(([name, words]) => `  --${name.padEnd(longest)}  ${words}`),
    "",
    `All options, with their defaults: carryover ${topic} --help=all`,
  ]);
}

function subcommandHelp(topic: Subcommand): string {
  const groups = new Map<string, string[]>();
  for (const [name, row] of optionsOf(topic))
    groups.set(row.group, [...(groups.get(row.group) ?? []), ...optionLines(name, row)]);
  groups.set("", [...(groups.get("") ?? []), "  --help", "      Shows this text."]);
  const ownHeading = groups.size === 1 ? "Options" : "More options";
  return toText([
    ...headOf(topic),
    ...SUBCOMMAND_TABLE[topic].details.flatMap((detail) => ["", ...wrap(detail, 0)]),
    ...[...groups].flatMap(([group, lines]) => ["", `${group || ownHeading}:`, ...lines]),
  ]);
}

function optionLines(name: string, { placeholder, help, default: preset, defaultWords = preset }: About): string[] {
  const suffix = ["", "false"].includes(defaultWords) ? "" : ` [default: ${defaultWords}]`;
  return [
    `  --${name}${placeholder === "" ? "" : ` ${placeholder}`}`,
    // Back-quotes are Markdown. In a terminal they are noise.
    ...wrap(`${help}${suffix}`.replaceAll("`", ""), INDENT),
  ];
}

function wrap(text: string, indent: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (longer.length <= WIDTH - indent || line === "") line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  lines.push(line);
  return lines.map((content) => " ".repeat(indent) + content);
}

function toText(lines: readonly string[]): string {
  return `${lines.join("\n")}\n`;
}
