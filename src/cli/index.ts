#!/usr/bin/env node
/** The CLI's entry. Each command is loaded on demand, so that `--version` costs little more than Node itself. */
import type { CommandLine } from "../config/from-argv.ts";
import type { Subcommand } from "../config/subcommands.ts";
import { errorCode } from "../core/reason.ts";
import { EXIT } from "../core/tally.ts";
import { descriptorError, userErrorOf } from "../core/user-error.ts";

/** A bundle carries no package.json. A test compares the two. */
const VERSION = "0.1.0";

async function main(argv: readonly string[]): Promise<number> {
  // The process of the cache client uses this bundle too.
  if (argv[0] === "cache-worker") {
    await (await import("../store/carrier/cache-worker.ts")).serveCacheBatch();
    return EXIT.ok;
  }
  // Answered before the inputs are loaded, because scripts call it often.
  if (["--version", "-V", "-v"].includes(argv[0] ?? "")) {
    process.stdout.write(`${VERSION}\n`);
    return EXIT.ok;
  }
  const { readCommandLine } = await import("../config/from-argv.ts");
  const line = readCommandLine(argv);
  return COMMANDS[line.subcommand](line);
}

const COMMANDS: Readonly<Record<Subcommand, (line: CommandLine) => Promise<number>>> = {
  version: async () => main(["--version"]),
  help: async ({ helpTopic, helpAll }) => {
    const { helpText } = await import("../config/help.ts");
    process.stdout.write(helpText(helpTopic, helpAll));
    return EXIT.ok;
  },
  run: async (line) => (await import("./run.ts")).runCommand(line),
  status: async (line) => (await import("./status.ts")).statusCommand(line),
  retry: async (line) => (await import("./retry.ts")).retryCommand(line),
  detect: async (line) => (await import("./detect.ts")).detectCommand(line),
  demo: async () => (await import("./demo.ts")).demoCommand(),
  report: async (line) => (await import("./report.ts")).reportCommand(line),
  plan: async (line) => (await import("./plan.ts")).planCommand(line),
  merge: async (line) => (await import("./merge.ts")).mergeCommand(line),
  simulate: async (line) => (await import("./simulate.ts")).simulateCommand(line),
  provider: async (line) => (await import("./provider.ts")).providerCommand(line),
};

// A reader that goes away (`| head`) must not end a run; further output is dropped. On a full disk the output is lost,
// so the exit code must not be 0.
process.stderr.on("error", () => {});
process.stdout.on("error", (error) => {
  if (errorCode(error) === "EPIPE") return;
  process.exitCode ||= EXIT.unwritten;
  process.stderr.write(`carryover: stdout could not be written: ${error.message}\n`);
});

try {
  const code = await main(process.argv.slice(2));
  // Set the exit code instead of exiting, because stdout may be a pipe that is still being written.
  process.exitCode = code || process.exitCode;
} catch (error) {
  process.exitCode = EXIT.usage;
  const tooFew = descriptorError(error);
  // No more files can be opened, so nothing can be loaded. This message quotes nobody, so it needs no redaction.
  if (tooFew !== null) process.stderr.write(`carryover: ${tooFew.message}\n`);
  else {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const words = userErrorOf(error)?.message ?? `internal error, please report it:\n${stack}`;
    // Errors quote lists, inputs and the output of commands.
    const { environmentRedactor } = await import("../report/redact.ts");
    const { informText } = await import("./streams.ts");
    informText(`carryover: ${environmentRedactor(process.env).redact(words)}`);
  }
}

// A call to a bucket that was given up would keep the process alive until its deadline. What was written goes out first.
setImmediate(() => process.stdout.write("", () => process.stderr.write("", () => process.exit())));
