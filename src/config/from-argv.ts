/** Reads the command line into the texts of inputs and options. */
import { parseArgs } from "node:util";
import { UserError } from "../core/user-error.ts";
import { quote } from "../core/words.ts";
import { inputRow, readOptions } from "./inputs.ts";
import { JSON_OPTION, optionsOf, SUBCOMMAND_TABLE, SUBCOMMANDS, type Subcommand } from "./subcommands.ts";
import { didYouMean } from "./suggestion.ts";
import { type About, flag } from "./text-schemas.ts";

export interface CommandLine {
  readonly subcommand: Subcommand;
  /** The subcommand to show help for; null for the overview. */
  readonly helpTopic: Subcommand | null;
  /** Whether help shows all options, as `--help=all` does. */
  readonly helpAll: boolean;
  /** Raw texts of options by name: inputs for `readConfig`, and those that only this subcommand has for `readOptions`. */
  readonly options: Readonly<Record<string, string>>;
  readonly isJson: boolean;
  /** What follows `--`; null if there is no `--`. */
  readonly argv: readonly string[] | null;
  readonly positionals: readonly string[];
}

/** The state folder of commands that take no other input: the given one, or the default. */
export function stateDirOf(line: CommandLine): string {
  return line.options["state-dir"]?.trim() || inputRow("state-dir").default;
}

/**
 * Reads the arguments after the program's own name.
 *
 * Options are `--name value` or `--name=value`; flags are `--name`, `--name=false` or `--no-name`. The values of a
 * repeated list are joined. For any other repeated option, the last value counts.
 *
 * @throws UserError for unknown commands and options, missing values, and options of another command
 */
export function readCommandLine(argv: readonly string[]): CommandLine {
  const dashes = argv.indexOf("--");
  const [leading, ...rest] = dashes === -1 ? argv : argv.slice(0, dashes);
  const program = dashes === -1 ? null : argv.slice(dashes + 1);

  if (leading === undefined || isHelp(leading) || leading === "help") {
    const topic = rest.find((word) => !word.startsWith("-"));
    return helpLine(topic === undefined ? null : subcommandNamed(topic), [leading ?? "", ...rest]);
  }
  if (leading.startsWith("-")) {
    throw new UserError(
      `Expected a command first (${SUBCOMMANDS.join(", ")}), found the option ${quote(leading)}. See carryover --help.`,
    );
  }
  const subcommand = subcommandNamed(leading);
  if (rest.some(isHelp)) return helpLine(subcommand, rest);
  if (rest.includes("--version")) return emptyLine("version");
  return readWords(subcommand, rest, program);
}

function isHelp(word: string): boolean {
  return word === "-h" || word === "--help" || word.startsWith("--help=");
}

function helpLine(topic: Subcommand | null, words: readonly string[]): CommandLine {
  return { ...emptyLine("help"), helpTopic: topic, helpAll: words.includes("--help=all") };
}

function emptyLine(subcommand: Subcommand): CommandLine {
  return { subcommand, helpTopic: null, helpAll: false, options: {}, isJson: false, argv: null, positionals: [] };
}

function subcommandNamed(word: string): Subcommand {
  const known = SUBCOMMANDS.find((name) => name === word);
  if (known !== undefined) return known;
  const suggestion = didYouMean(word, SUBCOMMANDS);
  throw new UserError(
    `Expected a command (${SUBCOMMANDS.join(", ")}), found the unknown command ${quote(word)}.${suggestion} See carryover --help.`,
  );
}

type Options = ReadonlyMap<string, About>;

function readWords(subcommand: Subcommand, words: readonly string[], program: readonly string[] | null): CommandLine {
  const known = optionsOf(subcommand);
  const types = [...known].map(([name, { kind }]) => [name, { type: kind === "flag" ? "boolean" : "string" }] as const);
  // Not strict, because the parser's messages name neither the command nor a fix.
  const { tokens } = parseArgs({ args: [...words], options: Object.fromEntries(types), strict: false, tokens: true });
  const given = new Map<string, string>();
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === "positional")
      positionals.push(positional(subcommand, token.value, positionals.length, words[token.index - 1]));
    if (token.kind !== "option") continue;
    // No option has a short form. The parser splits -tasks into letters.
    if (!token.rawName.startsWith("--")) throw unknownOption(subcommand, known, words[token.index] ?? "");
    const { name, value } = optionValue(subcommand, known, token);
    const earlier = given.get(name);
    given.set(name, known.get(name)?.kind === "list" && earlier !== undefined ? `${earlier}\n${value}` : value);
  }
  if (program !== null && !SUBCOMMAND_TABLE[subcommand].takesProgram) {
    throw new UserError(
      `Expected no program after -- for carryover ${subcommand}, found ${quote(program.join(" "))}. Remove it.`,
    );
  }
  const options = Object.fromEntries(given);
  const { json: isJson } = readOptions(JSON_OPTION, options);
  return { ...emptyLine(subcommand), options, isJson, argv: program, positionals };
}

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

function optionValue(
  subcommand: Subcommand,
  known: Options,
  { name, rawName, value, inlineValue }: OptionToken,
): { readonly name: string; readonly value: string } {
  const kind = known.get(name)?.kind;
  if (kind === undefined) {
    const positive = rawName.startsWith("--no-") ? name.slice(3) : "";
    if (known.get(positive)?.kind !== "flag" || value !== undefined) throw unknownOption(subcommand, known, rawName);
    return { name: positive, value: "false" };
  }
  if (kind === "flag") return { name, value: value ?? "true" };
  // A negative number is a value. If it is wrong, the check of the option gives a better message.
  const isOption = !inlineValue && value !== undefined && /^-(?!$|\d)/.test(value);
  if (value !== undefined && !isOption) return { name, value };
  const found = value === undefined ? "the end of the options" : `the option ${quote(value)}`;
  throw new UserError(
    `Expected a value after --${name}, found ${found}. Write --${name}=VALUE if the value begins with a dash.`,
  );
}

function positional(subcommand: Subcommand, word: string, count: number, previous = ""): string {
  const { mostFiles } = SUBCOMMAND_TABLE[subcommand];
  if (count < mostFiles) return word;
  const isFlagValue = flag().safeParse(word).success && previous.startsWith("--");
  const advice = isFlagValue
    ? `A flag takes its value with an equals sign: ${previous}=${word}.`
    : strayWordAdvice(subcommand);
  const expected = mostFiles === 0 ? "only options" : `at most ${mostFiles} FILE`;
  throw new UserError(`Expected ${expected} after carryover ${subcommand}, found ${quote(word)}. ${advice}`);
}

function strayWordAdvice(subcommand: Subcommand): string {
  if (!SUBCOMMAND_TABLE[subcommand].takesProgram) return `See carryover ${subcommand} --help.`;
  const quotes = "and quotes around values with spaces.";
  if (!optionsOf(subcommand).has("tasks")) return `Put -- before a program and its arguments, ${quotes}`;
  return `Write a task list as --tasks FILE. Put -- before a program, or before the arguments of a harness, ${quotes}`;
}

function unknownOption(subcommand: Subcommand, known: Options, word: string): UserError {
  const name = word.replace(/^--?(?:no-)?/, "");
  const own = `carryover ${subcommand}`;
  const others = SUBCOMMANDS.filter((other) => optionsOf(other).has(name)).map((other) => `carryover ${other}`);
  if (others.length > 0 && !known.has(name)) {
    return new UserError(
      `Expected an option of ${own}, found ${word}, which is one of ${others.join(", ")}. ` +
        `Remove it, or see ${own} --help.`,
    );
  }
  const suggestion = didYouMean(name, [...known.keys()], "--");
  const program = SUBCOMMAND_TABLE[subcommand].takesProgram ? " The options of your own program belong after --." : "";
  return new UserError(
    `Expected an option of ${own}, found the unknown option ${quote(word)}.${suggestion}${program} See ${own} --help.`,
  );
}
