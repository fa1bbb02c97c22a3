/** Reads the inputs of the action from the environment that the runner gives it. */
import { type Config, readConfig } from "./config.ts";
import { inputsOf } from "./inputs.ts";
import type { InputTaker } from "./text-schemas.ts";

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Reads the inputs of the action, or of the sub-action that `CARRYOVER_ENTRY` names.
 *
 * @throws UserError if an input is wrong
 */
export function actionConfig(env: Env): Config {
  const entry = env.CARRYOVER_ENTRY;
  const taker = entry === "plan" || entry === "merge" ? entry : "run";
  return readConfig(readActionInputs(env, taker), { origin: "action", env, taker });
}

/**
 * The runner puts the input `task-timeout` into `INPUT_TASK-TIMEOUT`: upper case, blanks as `_`, hyphens stay. It warns
 * about inputs that action.yml does not list.
 *
 * @param taker which action of this repository reads them
 * @returns texts by name, for `readConfig`
 */
export function readActionInputs(env: Env, taker: InputTaker): Readonly<Record<string, string>> {
  const given = inputsOf(taker).map((name) => [name, env[`INPUT_${name.toUpperCase()}`] ?? ""] as const);
  // A value that was pasted into a web form, such as a repository variable, may have Windows line ends.
  return Object.fromEntries(given.map(([name, text]) => [name, text.replaceAll("\r\n", "\n").trim()]));
}
