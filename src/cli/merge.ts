/** `carryover merge`: unites the state folders of several jobs. */
import type { CommandLine } from "../config/from-argv.ts";
import { readConfig } from "../config/read-config.ts";
import { UserError } from "../core/user-error.ts";
import { mergeStates } from "../engine/merge-states.ts";
import { commandContext } from "./command-context.ts";

export async function mergeCommand(line: CommandLine): Promise<number> {
  if (line.positionals.length === 0) {
    throw new UserError(
      "Expected the state folders to unite, found none. Write `carryover merge --state-dir OUT FOLDER...`.",
    );
  }
  const config = readConfig(line.inputs, { origin: "cli", env: process.env, taker: "merge" });
  const end = await mergeStates(config, await commandContext(config), line.positionals);
  const { outputs } = end;
  process.stderr.write(
    `carryover: ${outputs.status}: ${outputs.passed} passed, ${outputs.failed} failed, ${outputs.errored} errored, ` +
      `${outputs.skipped} skipped, ${outputs.outstanding} outstanding of ${outputs.total} (${end.reason})\n`,
  );
  if (line.flags.json) process.stdout.write(`${JSON.stringify({ ...outputs, outputs })}\n`);
  return end.exitCode;
}
