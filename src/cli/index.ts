#!/usr/bin/env node
/** The CLI's entry. Each command is loaded on demand, so that `--version` costs little more than Node itself. */
import { errorCode } from "../core/error-code.ts";
import { SIGNAL_EXIT } from "../core/signal.ts";
import { EXIT } from "../core/tally.ts";
import { unreachable } from "../core/unreachable.ts";
import { descriptorError, UserError } from "../core/user-error.ts";
import { VERSION } from "../version.ts";

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
  switch (line.subcommand) {
    case "version":
      process.stdout.write(`${VERSION}\n`);
      return EXIT.ok;
    case "help": {
      const { helpText } = await import("../config/help.ts");
      process.stdout.write(helpText(line.helpTopic, line.helpAll));
      return EXIT.ok;
    }
    case "run":
      return (await import("./run.ts")).runCommand(line);
    case "status":
      return (await import("./status.ts")).statusCommand(line);
    case "retry":
      return (await import("./retry.ts")).retryCommand(line);
    case "detect":
      return (await import("./detect.ts")).detectCommand(line);
    case "demo":
      return (await import("./demo.ts")).demoCommand();
    case "report":
      return (await import("./report.ts")).reportCommand(line);
    case "plan":
      return (await import("./plan.ts")).planCommand(line);
    case "merge":
      return (await import("./merge.ts")).mergeCommand(line);
    case "simulate":
      return (await import("./simulate.ts")).simulateCommand(line);
    case "provider":
      return (await import("./provider.ts")).providerCommand(line);
    default:
      return unreachable(line.subcommand);
  }
}

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
    const { Interrupted } = await import("../engine/signals.ts");
    if (error instanceof Interrupted) process.exitCode = SIGNAL_EXIT[error.signal];
    let words = error instanceof Error ? error.message : String(error);
    if (!(error instanceof UserError || error instanceof Interrupted)) {
      words = `internal error, please report it:\n${error instanceof Error ? (error.stack ?? words) : words}`;
    }
    // Errors quote lists, inputs and the output of commands.
    const { environmentRedactor } = await import("../report/redact.ts");
    const { informText } = await import("./streams.ts");
    informText(`carryover: ${environmentRedactor(process.env).redact(words)}`);
  }
}
