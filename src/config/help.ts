/** The texts of `--help`, from the tables of subcommands and inputs. At most 80 columns wide. */
import { type InputGroup, inputRow, inputsOf } from "./input-table.ts";
import { SUBCOMMAND_TABLE, SUBCOMMANDS, type Subcommand } from "./subcommands.ts";

const WIDTH = 80;
const INDENT = 6;

/** The text for a subcommand, or the overview for null. Ends with a newline. */
export function helpText(topic: Subcommand | null): string {
  return topic === null ? overview() : subcommandHelp(topic);
}

function overview(): string {
  const longest = Math.max(...SUBCOMMANDS.map((name) => name.length));
  const lines = SUBCOMMANDS.flatMap((name) => {
    const wrapped = wrap(SUBCOMMAND_TABLE[name].summary, longest + 4);
    return [`  ${name.padEnd(longest)}  ${wrapped[0]?.trimStart() ?? ""}`, ...wrapped.slice(1)];
  });
  return toText([
    "Runs evaluation shards, tells a rate limit from a failure, and carries what is",
    "left over to the next run.",
    "",
    "Usage: carryover COMMAND [options]",
    "",
    "Commands:",
    ...lines,
    "",
    "See carryover COMMAND --help for the options of a command. An option is written",
    "--name VALUE or --name=VALUE; every input of the action is an option.",
    "",
    "Example:",
    "  carryover run --tasks tasks.jsonl --concurrency 8 -- node evaluate.mjs {id}",
  ]);
}

function subcommandHelp(topic: Subcommand): string {
  const { usage, summary, details, taker, ownOptions } = SUBCOMMAND_TABLE[topic];
  const groups = new Map<InputGroup, string[]>();
  for (const name of taker === null ? [] : inputsOf(taker)) {
    const row = inputRow(name);
    const lines = groups.get(row.group) ?? [];
    const shownDefault = row.defaultWords ?? (row.kind === "flag" ? "" : row.default);
    const suffix = shownDefault === "" ? "" : ` [default: ${shownDefault}]`;
    lines.push(...optionLines(name, row.placeholder, `${row.description}${suffix}`));
    groups.set(row.group, lines);
  }
  const own = Object.entries(ownOptions).flatMap(([name, { placeholder, description }]) =>
    optionLines(name, placeholder, description),
  );
  const general = [...own, ...optionLines("help", "", "Shows this text.")];
  return toText([
    ...wrap(`Usage: carryover ${usage}`, 0),
    "",
    ...wrap(summary, 0),
    ...details.flatMap((detail) => ["", ...wrap(detail, 0)]),
    ...[...groups].flatMap(([group, lines]) => ["", `${group}:`, ...lines]),
    "",
    groups.size === 0 ? "Options:" : "More options:",
    ...general,
  ]);
}

function optionLines(name: string, placeholder: string, description: string): string[] {
  // Back-quotes are for Markdown; in a terminal they are noise.
  return [
    `  --${name}${placeholder === "" ? "" : ` ${placeholder}`}`,
    ...wrap(description.replaceAll("`", ""), INDENT),
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
