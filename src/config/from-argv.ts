/** Reads the command line into the texts of inputs and options. */
import { parseArgs } from "node:util";
import { UserError } from "../core/user-error.ts";
import { inputRow, inputsOf, rowsOf } from "./inputs.ts";
import { isSubcommand, SUBCOMMAND_TABLE, SUBCOMMANDS, type Subcommand } from "./subcommands.ts";
import { didYouMean } from "./suggestion.ts";
import { quote } from "./text-schemas.ts";

export interface CommandLine {
  readonly subcommand: Subcommand;
  /** The subcommand to show help for; null for the overview. */
  readonly helpTopic: Subcommand | null;
  /** Whether help shows all options, as `--help=all` does. */
  readonly helpAll: boolean;
  /** Raw texts of inputs by name, for `readConfig`. */
  readonly inputs: Readonly<Record<string, string>>;
  /** Raw texts of the options that only this subcommand has, such as `timezone`. */
  readonly options: Readonly<Record<string, string>>;
  readonly flags: { readonly json: boolean };
  /** What follows `--`; null if there is no `--`. */
  readonly argv: readonly string[] | null;
  readonly positionals: readonly string[];
}

/** The state folder of commands that take no other input: the given one, or the default. */
export function stateDirOf(line: CommandLine): string {
  return line.inputs["state-dir"]?.trim() || inputRow("state-dir").default;
}

/**
 * Reads the arguments after the program's own name.
 *
 * Options are `--name value` or `--name=value`; flags are `--name`, `--name=false` or `--no-name`. The values of a
 * repeated list add up. The last value of any other repeated option counts.
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
  if (VERSION_WORDS.includes(leading)) return emptyLine("version");
  if (leading.startsWith("-")) {
    throw new UserError(
      `Expected a command first (${SUBCOMMANDS.join(", ")}), found the option ${quote(leading)}. See carryover --help.`,
    );
  }
  const subcommand = subcommandNamed(leading);
  if (rest.some(isHelp)) return helpLine(subcommand, rest);
  if (rest.includes("--version")) return emptyLine("version");
  return readOptions(subcommand, rest, program);
}

const VERSION_WORDS: readonly string[] = ["--version", "-V", "-v"];

function isHelp(word: string): boolean {
  return word === "-h" || word === "--help" || word.startsWith("--help=");
}

function helpLine(topic: Subcommand | null, words: readonly string[]): CommandLine {
  return { ...emptyLine("help"), helpTopic: topic, helpAll: words.includes("--help=all") };
}

function emptyLine(subcommand: Subcommand): CommandLine {
  const empty = { inputs: {}, options: {}, flags: { json: false }, argv: null, positionals: [] };
  return { subcommand, helpTopic: null, helpAll: false, ...empty };
}

function subcommandNamed(word: string): Subcommand {
  if (isSubcommand(word)) return word;
  const suggestion = didYouMean(word, SUBCOMMANDS);
  throw new UserError(
    `Expected a command (${SUBCOMMANDS.join(", ")}), found the unknown command ${quote(word)}.${suggestion} See carryover --help.`,
  );
}

/** How an option of this subcommand is read. */
interface Option {
  readonly kind: "value" | "list" | "flag";
  readonly isInput: boolean;
}

function readOptions(subcommand: Subcommand, words: readonly string[], program: readonly string[] | null): CommandLine {
  const known = optionsOf(subcommand);
  const types = [...known].map(([name, { kind }]) => [name, { type: kind === "flag" ? "boolean" : "string" }] as const);
  // Not strict, because its own messages name neither the command nor a way out.
  const { tokens } = parseArgs({ args: [...words], options: Object.fromEntries(types), strict: false, tokens: true });
  const given = { inputs: new Map<string, string>(), options: new Map<string, string>() };
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === "positional")
      positionals.push(positional(subcommand, token.value, positionals.length, words[token.index - 1]));
    if (token.kind !== "option") continue;
    const { name, value } = optionValue(subcommand, known, token);
    const { kind, isInput } = known.get(name) as Option;
    const target = isInput ? given.inputs : given.options;
    const earlier = target.get(name);
    target.set(name, kind === "list" && earlier !== undefined ? `${earlier}\n${value}` : value);
  }
  if (program !== null && !SUBCOMMAND_TABLE[subcommand].takesProgram) {
    throw new UserError(
      `Expected no program after -- for carryover ${subcommand}, found ${quote(program.join(" "))}. Only run starts one.`,
    );
  }
  const { json, ...options } = Object.fromEntries(given.options);
  return {
    ...emptyLine(subcommand),
    inputs: Object.fromEntries(given.inputs),
    options,
    flags: { json: json === "true" },
    argv: program,
    positionals,
  };
}

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

function optionValue(
  subcommand: Subcommand,
  known: ReadonlyMap<string, Option>,
  { name, rawName, value, inlineValue }: OptionToken,
): { readonly name: string; readonly value: string } {
  const option = rawName.startsWith("--") ? known.get(name) : undefined;
  if (option === undefined) {
    const positive = rawName.startsWith("--no-") ? name.slice(3) : "";
    if (known.get(positive)?.kind !== "flag") throw unknownOption(subcommand, known, rawName);
    if (value === undefined) return { name: positive, value: "false" };
    throw new UserError(
      `Expected --no-${positive} without a value, found ${quote(`${rawName}=${value}`)}. Remove the value, or write --${positive}=${value}.`,
    );
  }
  if (name === "json" && value !== undefined && value !== "true" && value !== "false") {
    throw new UserError(`Expected --json without a value, found ${quote(value)}. It is a flag.`);
  }
  if (option.kind === "flag") return { name, value: value ?? "true" };
  // A negative number is a value. If it is wrong, its own check says so better.
  const isOption = !inlineValue && value !== undefined && /^-(?!$|\d)/.test(value);
  if (value !== undefined && !isOption) return { name, value };
  const found = value === undefined ? "the end of the options" : `the option ${quote(value)}`;
  throw new UserError(
    `Expected a value after --${name}, found ${found}. Write --${name}=VALUE if the value begins with a dash.`,
  );
}

function positional(subcommand: Subcommand, word: string, count: number, previous = ""): string {
  const { positionals, takesProgram } = SUBCOMMAND_TABLE[subcommand];
  if (count < positionals.most) return word;
  const isFlagValue = /^(?:true|false|yes|no|on|off|0|1)$/i.test(word) && previous.startsWith("--");
  const way = takesProgram ? " Put -- before a program and its arguments, and quotes around values with spaces." : "";
  const advice = isFlagValue ? ` A flag takes its value with an equals sign: ${previous}=${word}.` : way;
  const expected = positionals.most === 0 ? "only options" : `at most ${positionals.most} ${positionals.placeholder}`;
  throw new UserError(`Expected ${expected} after carryover ${subcommand}, found ${quote(word)}.${advice}`);
}

function unknownOption(subcommand: Subcommand, known: ReadonlyMap<string, Option>, word: string): UserError {
  const name = word.replace(/^--?(?:no-)?/, "");
  const others = SUBCOMMANDS.filter((other) => optionsOf(other).has(name));
  if (others.length > 0 && !known.has(name))
    return new UserError(
      `Expected an option of carryover ${subcommand}, found ${word}, which is one of ${others.map((other) => `carryover ${other}`).join(", ")}. Remove it, or see carryover ${subcommand} --help.`,
    );
  const suggestion = didYouMean(name, [...known.keys()], "--");
  const program = SUBCOMMAND_TABLE[subcommand].takesProgram ? " The options of your own program belong after --." : "";
  return new UserError(
    `Expected an option of carryover ${subcommand}, found the unknown option ${quote(word)}.${suggestion}${program} See carryover ${subcommand} --help.`,
  );
}

function optionsOf(subcommand: Subcommand): ReadonlyMap<string, Option> {
  const { taker, options } = SUBCOMMAND_TABLE[subcommand];
  const inputs = taker === null ? [] : inputsOf(taker);
  return new Map<string, Option>([
    ...inputs.map((name) => [name, { kind: inputRow(name).kind, isInput: true }] as const),
    ...[...rowsOf(options)].map(([name, { kind }]) => [name, { kind, isInput: false }] as const),
  ]);
}
