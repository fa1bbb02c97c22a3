/** Reads the command line into raw inputs. Loads neither zod nor the platform: `--version` must be quick. */
import { UserError } from "../core/user-error.ts";
import { inputRow, inputsOf } from "./input-table.ts";
import { isSubcommand, SUBCOMMAND_TABLE, SUBCOMMANDS, type Subcommand } from "./subcommands.ts";
import { didYouMean } from "./suggestion.ts";

export interface CommandLine {
  readonly subcommand: Subcommand;
  /** The subcommand that help was asked for; null for the overview. */
  readonly helpTopic: Subcommand | null;
  /** Raw texts of inputs by name, for `readConfig`. */
  readonly inputs: Readonly<Record<string, string>>;
  /** Raw texts of the options that only this subcommand has, such as `timezone`. */
  readonly options: Readonly<Record<string, string>>;
  readonly flags: { readonly json: boolean };
  /** What follows `--`; null where there is no `--`. */
  readonly argv: readonly string[] | null;
  readonly positionals: readonly string[];
}

/**
 * Reads the arguments after the program's own name.
 *
 * Options are `--name value` or `--name=value`; flags `--name`, `--name=false` or `--no-name`. An option that is a
 * list adds up when it is repeated; of any other the last one counts.
 *
 * @throws UserError for unknown commands and options, missing values, and options of another command
 */
export function readCommandLine(argv: readonly string[]): CommandLine {
  const dashes = argv.indexOf("--");
  const words = dashes === -1 ? argv : argv.slice(0, dashes);
  const program = dashes === -1 ? null : argv.slice(dashes + 1);

  const first = words.findIndex((word) => !word.startsWith("-"));
  const leading = words[0];
  if (leading === undefined) throw noSubcommand("nothing");
  if (VERSION_WORDS.includes(leading)) return emptyLine("version");
  if (HELP_WORDS.includes(leading)) {
    const topic = words.slice(1).find((word) => !word.startsWith("-"));
    return { ...emptyLine("help"), helpTopic: topic === undefined ? null : subcommandNamed(topic) };
  }
  if (first !== 0) throw noSubcommand(`the option ${quote(leading)}`);

  const subcommand = subcommandNamed(leading);
  const rest = words.slice(1);
  if (rest.some((word) => HELP_WORDS.includes(word) && word !== "help"))
    return { ...emptyLine("help"), helpTopic: subcommand };
  if (subcommand === "help") {
    return { ...emptyLine("help"), helpTopic: rest[0] === undefined ? null : subcommandNamed(rest[0]) };
  }
  if (rest.includes("--version")) return emptyLine("version");
  return new Reader(subcommand, rest, program).read();
}

const VERSION_WORDS: readonly string[] = ["--version", "-V", "-v"];
const HELP_WORDS: readonly string[] = ["--help", "-h", "help"];

function emptyLine(subcommand: Subcommand): CommandLine {
  return { subcommand, helpTopic: null, inputs: {}, options: {}, flags: { json: false }, argv: null, positionals: [] };
}

function noSubcommand(found: string): UserError {
  return new UserError(
    `Expected a command after carryover (${SUBCOMMANDS.join(", ")}), found ${found}. See carryover --help.`,
  );
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

class Reader {
  readonly #subcommand: Subcommand;
  readonly #words: readonly string[];
  readonly #program: readonly string[] | null;
  readonly #options: ReadonlyMap<string, Option>;
  readonly #inputs = new Map<string, string>();
  readonly #own = new Map<string, string>();
  readonly #positionals: string[] = [];
  #at = 0;

  constructor(subcommand: Subcommand, words: readonly string[], program: readonly string[] | null) {
    this.#subcommand = subcommand;
    this.#words = words;
    this.#program = program;
    this.#options = optionsOf(subcommand);
  }

  read(): CommandLine {
    while (this.#at < this.#words.length) {
      const word = this.#words[this.#at] as string;
      this.#at += 1;
      if (word.startsWith("--")) this.#readOption(word);
      else if (word.startsWith("-") && word !== "-") throw this.#unknownOption(word);
      else this.#addPositional(word);
    }
    if (this.#program !== null && !SUBCOMMAND_TABLE[this.#subcommand].takesProgram) {
      throw new UserError(
        `Expected no program after -- for carryover ${this.#subcommand}, found ${quote(this.#program.join(" "))}. Only run starts one.`,
      );
    }
    const json = this.#own.get("json");
    this.#own.delete("json");
    return {
      subcommand: this.#subcommand,
      helpTopic: null,
      inputs: Object.fromEntries(this.#inputs),
      options: Object.fromEntries(this.#own),
      flags: { json: json === "true" },
      argv: this.#program,
      positionals: this.#positionals,
    };
  }

  #readOption(word: string): void {
    const equals = word.indexOf("=");
    const name = word.slice(2, equals === -1 ? undefined : equals);
    const inline = equals === -1 ? null : word.slice(equals + 1);
    const option = this.#options.get(name);
    if (option !== undefined) {
      this.#set(name, option, option.kind === "flag" ? (inline ?? "true") : (inline ?? this.#nextValue(name)));
      return;
    }
    const positive = name.startsWith("no-") ? name.slice(3) : null;
    const negated = positive === null ? undefined : this.#options.get(positive);
    if (positive === null || negated?.kind !== "flag") throw this.#unknownOption(`--${name}`);
    if (inline !== null)
      throw new UserError(
        `Expected --no-${positive} without a value, found ${quote(word)}. Write --${positive}=false or --no-${positive}.`,
      );
    this.#set(positive, negated, "false");
  }

  #nextValue(name: string): string {
    const value = this.#words[this.#at];
    // A number below zero is a value, if a wrong one: its own check says so better.
    const isValue = value !== undefined && (!value.startsWith("-") || value === "-" || /^-\d/.test(value));
    if (!isValue) {
      const found = value === undefined ? "the end of the options" : `the option ${quote(value)}`;
      throw new UserError(
        `Expected a value after --${name}, found ${found}. Write --${name}=VALUE if the value begins with a dash.`,
      );
    }
    this.#at += 1;
    return value;
  }

  #set(name: string, option: Option, value: string): void {
    if (name === "json" && value !== "true" && value !== "false") {
      throw new UserError(`Expected --json without a value, found ${quote(value)}. It is a flag.`);
    }
    const target = option.isInput ? this.#inputs : this.#own;
    const earlier = target.get(name);
    target.set(name, option.kind === "list" && earlier !== undefined ? `${earlier}\n${value}` : value);
  }

  #addPositional(word: string): void {
    const { most, placeholder } = SUBCOMMAND_TABLE[this.#subcommand].positionals;
    if (this.#positionals.length < most) {
      this.#positionals.push(word);
      return;
    }
    const previous = this.#words[this.#at - 2] ?? "";
    const isFlagValue = /^(?:true|false|yes|no|on|off|0|1)$/i.test(word) && previous.startsWith("--");
    const advice = isFlagValue
      ? ` A flag takes its value with an equals sign: ${previous}=${word}.`
      : SUBCOMMAND_TABLE[this.#subcommand].takesProgram
        ? " Put -- before a program and its arguments, and quotes around values with spaces."
        : "";
    const expected = most === 0 ? "only options" : `at most ${most} ${placeholder}`;
    throw new UserError(`Expected ${expected} after carryover ${this.#subcommand}, found ${quote(word)}.${advice}`);
  }

  #unknownOption(word: string): UserError {
    const name = word.replace(/^--?(?:no-)?/, "");
    if (this.#options.has(name)) {
      return new UserError(
        `Expected --no- before a flag only, found the unknown option ${quote(word)}. Leave --${name} out, or write --${name}= for an empty value.`,
      );
    }
    const others = SUBCOMMANDS.filter((other) => optionsOf(other).has(name));
    if (others.length > 0) {
      return new UserError(
        `Expected an option of carryover ${this.#subcommand}, found ${word}, which is one of ${others.map((other) => `carryover ${other}`).join(", ")}. Remove it, or see carryover ${this.#subcommand} --help.`,
      );
    }
    const suggestion = didYouMean(name, [...this.#options.keys()], "--");
    const program = SUBCOMMAND_TABLE[this.#subcommand].takesProgram
      ? " The options of your own program belong after --."
      : "";
    return new UserError(
      `Expected an option of carryover ${this.#subcommand}, found the unknown option ${quote(word)}.${suggestion}${program} See carryover ${this.#subcommand} --help.`,
    );
  }
}

function optionsOf(subcommand: Subcommand): ReadonlyMap<string, Option> {
  const { taker, ownOptions } = SUBCOMMAND_TABLE[subcommand];
  const options = new Map<string, Option>();
  for (const name of taker === null ? [] : inputsOf(taker))
    options.set(name, { kind: inputRow(name).kind, isInput: true });
  for (const [name, { kind }] of Object.entries(ownOptions)) options.set(name, { kind, isInput: false });
  return options;
}

function quote(text: string): string {
  return JSON.stringify(text.length > 120 ? `${text.slice(0, 119)}…` : text);
}
