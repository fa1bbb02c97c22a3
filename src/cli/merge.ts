/** `carryover merge`: unites the state folders of several jobs. */
import type { CommandLine } from "../config/from-argv.ts";
import { readConfig } from "../config/read-config.ts";
import { UserError } from "../core/user-error.ts";
import { mergeStates } from "../engine/merge-states.ts";
import { commandContext } from "./command-context.ts";
import { printJson, tell } from "./streams.ts";

/**
 * @returns the exit code of the united state
 * @throws UserError where no folder is given, or there is no state to unite
 */
export async function mergeCommand(line: CommandLine): Promise<number> {
  if (line.positionals.length === 0) {
    throw new UserError(
      "Expected the state folders to unite, found none. Write `carryover merge --state-dir OUT FOLDER...`.",
    );
  }
  const config = readConfig(line.inputs, { origin: "cli", env: process.env, taker: "merge" });
  const end = await mergeStates(config, await commandContext(config), line.positionals);
  const { outputs } = end;
  tell(
    `${outputs.status}: ${outputs.passed} passed, ${outputs.failed} failed, ${outputs.errored} errored, ` +
      `${outputs.skipped} skipped, ${outputs.outstanding} outstanding of ${outputs.total} (${end.reason})`,
  );
  if (line.flags.json) printJson({ ...outputs, outputs });
  return end.exitCode;
}
