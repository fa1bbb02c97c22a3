/** Lists the tests of a harness. If that fails, the error shows the harness's own words. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { formatDuration } from "../core/duration.ts";
import { shellWords } from "../core/shell-words.ts";
import { unreachable } from "../core/unreachable.ts";
import { UserError } from "../core/user-error.ts";
import { runHelperCommand } from "../run/helper-command.ts";
import { makeTempFolder, removeFolder } from "../run/temp-folder.ts";
import { type Ended, type Invocation, type ListedTest, ListingFailed } from "./harness.ts";
import { HARNESSES, type HarnessStart } from "./names.ts";
import { ADAPTERS } from "./registry.ts";

export interface ListOptions {
  readonly workingDirectory: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly redact: (text: string) => string;
  /** Whether an empty selection is a success. */
  readonly passWithNoTasks: boolean;
}

/** What a helper writes. */
interface Listing {
  readonly version: string;
  readonly tests?: readonly ListedTest[];
}

const TIMEOUT_MS = 600_000;
/** An error shows this many characters from the end of what the harness printed. */
const SHOWN_LENGTH = 3_000;

/**
 * Lists the tests that the user's arguments select. Makes no call to a model.
 *
 * @throws UserError if the harness is missing, too old, cannot load a test file, or selects no test
 */
export async function listTests(start: HarnessStart, options: ListOptions): Promise<readonly ListedTest[]> {
  const scratch = makeTempFolder("carryover-list-");
  const { env } = options;
  let last: Ended | undefined;
  const run = async (invocation: Invocation) => {
    last = await runProgram(invocation, start, options);
    return last;
  };
  const checkVersion = (version: string) => expectNewEnough(start, version);
  const listing = async (invocation: Invocation) => {
    const file = join(scratch, "tests.json");
    const ended = await run({ ...invocation, env: { ...invocation.env, CARRYOVER_HARNESS_LIST: file } });
    if (!existsSync(file)) throw new ListingFailed(ended);
    const { version, tests } = JSON.parse(readFileSync(file, "utf8")) as Listing;
    checkVersion(version);
    if (tests === undefined) throw new ListingFailed(ended);
    return tests;
  };
  try {
    const tests = await ADAPTERS[start.name].list(start, { scratch, env, run, listing, checkVersion });
    if (tests.length === 0 && last !== undefined && !options.passWithNoTasks)
      throw new UserError(nothingSelected(start, last, options.redact));
    return tests;
  } catch (error) {
    if (!(error instanceof ListingFailed)) throw error;
    // A harness that is too old may reject an option of ours, or fail to load a helper.
    checkVersion((await run({ argv: [...start.command, "--version"] })).stdout);
    throw new UserError(cannotList(start, error, options.redact));
  } finally {
    await removeFolder(scratch);
  }
}

async function runProgram(
  { argv, env = {} }: Invocation,
  { name }: HarnessStart,
  options: ListOptions,
): Promise<Ended> {
  const end = await runHelperCommand(`exec ${shellWords(argv)}`, {
    cwd: options.workingDirectory,
    env: { ...options.env, ...env },
    timeoutMs: TIMEOUT_MS,
  });
  const { stdout, stderr } = end;
  switch (end.kind) {
    case "exited":
      return { exitCode: end.code, stdout, stderr };
    case "not-started":
      return { exitCode: null, stdout, stderr: end.message };
    case "timed-out":
      throw new UserError(
        `Expected ${name} to list its tests within ${formatDuration(TIMEOUT_MS)}, found it still running. Check what runs when the test files are imported.`,
      );
    case "too-much-output":
      throw new UserError(
        `Expected ${name} to list its tests, but it printed more than 256 MiB. Check what it prints.`,
      );
    default:
      return unreachable(end);
  }
}

/** The exit code of a shell that does not find a program. */
const NOT_FOUND = 127;
/** What Python, npx and Node print if the harness is not installed. A suite may lack files and packages of its own. */
const MISSING =
  /No module named ['"]?(?:pytest|inspect_ai|lm_eval)\b(?!\.)|could not determine executable|npx canceled|Cannot find package ['"](?:vitest|promptfoo)['"]/;

/** @param text that may contain the version */
function expectNewEnough({ name }: HarnessStart, text: string): void {
  const { oldest, install } = HARNESSES[name];
  const found = /\d+(?:\.\d+)+/.exec(text)?.[0];
  if (found === undefined || !isOlder(found, oldest)) return;
  throw new UserError(`Expected ${name} ${oldest} or newer, found ${found}. Install it with: ${install}`);
}

function isOlder(version: string, than: string): boolean {
  const [parts, others] = [version, than].map((one) => one.split(".").map(Number)) as [number[], number[]];
  const at = others.findIndex((other, index) => (parts[index] ?? 0) !== other);
  return at >= 0 && (parts[at] ?? 0) < (others[at] ?? 0);
}

function cannotList(start: HarnessStart, { ended }: ListingFailed, redact: (text: string) => string): string {
  const { oldest, install } = HARNESSES[start.name];
  const words = wordsOf(ended, redact);
  const command = shellWords(start.command);
  if (ended.exitCode === NOT_FOUND || ended.exitCode === null || MISSING.test(words)) {
    return (
      `Expected ${start.name} ${oldest} or newer as \`${command}\`, found none. Install it with: ${install}\n` +
      `Or name it with \`harness-command\`. It said:\n${words}`
    );
  }
  return `Expected ${start.name} to list its tests, found exit code ${ended.exitCode ?? "none"}. It said:\n${words}`;
}

function nothingSelected(start: HarnessStart, ended: Ended, redact: (text: string) => string): string {
  const args = start.args.length === 0 ? "no arguments" : `\`${shellWords(start.args)}\``;
  return (
    `Expected ${start.name} to select at least one test, found none with ${args}. ` +
    `Check the paths and filters in \`args\`. It said:\n${wordsOf(ended, redact)}`
  );
}

/** A line of a stack in a package or in Node. Lines in the user's files say where the fault is. */
const FOREIGN_FRAME = /^ *(?:at|❯) .*(?:\bnode_modules\/|\bnode:).*\n?/gm;

function wordsOf({ stdout, stderr }: Ended, redact: (text: string) => string): string {
  const words = redact(`${stdout.trim()}\n${stderr.trim()}`.replace(FOREIGN_FRAME, "").trim());
  if (words === "") return "(nothing)";
  return words.length > SHOWN_LENGTH ? `…${words.slice(-SHOWN_LENGTH)}` : words;
}
