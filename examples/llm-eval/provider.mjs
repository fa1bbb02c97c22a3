// Runs a command with a model provider: the server at OPENAI_BASE_URL if that is set, else the real API if
// OPENAI_API_KEY is set, else Carryover's stand-in, which needs no key.
//
//   node examples/llm-eval/provider.mjs [options of `carryover provider`] -- COMMAND…
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { fileURLToPath } from "node:url";

const carryover = fileURLToPath(new URL("../../dist/cli/index.js", import.meta.url));
const answers = fileURLToPath(new URL("answers.jsonl", import.meta.url));
const DEFAULTS = ["--answers", answers, "--rate", "20/1s", "--burst", "10", "--latency", "50ms-150ms"];

const given = process.argv.slice(2);
const end = given.indexOf("--");
const command = end === -1 ? [] : given.slice(end + 1);
const options = end === -1 ? given : given.slice(0, end);
const isServed = Boolean(process.env.OPENAI_API_KEY || process.env.OPENAI_BASE_URL);
if (isServed && command.length === 0) {
  console.error(
    "Expected a command after `--`: OPENAI_API_KEY or OPENAI_BASE_URL is set, and nothing needs to be started.",
  );
  process.exit(2);
}

const standIn = [carryover, "provider", ...DEFAULTS, ...options, ...(command.length > 0 ? ["--", ...command] : [])];
const [program, ...rest] = isServed ? command : [process.execPath, ...standIn];
const child = spawn(program, rest, { stdio: "inherit" });
// Ctrl-C reaches the whole group. This process only has to outlive the command, to pass on its exit code.
process.on("SIGINT", () => undefined);
process.on("SIGTERM", () => child.kill("SIGTERM"));
child.on("error", (error) => {
  console.error(`Expected to run \`${program}\`: ${error.message}`);
  process.exitCode = 2;
});
child.on("exit", (code, signal) => {
  process.exitCode = code ?? 128 + constants.signals[signal];
});
