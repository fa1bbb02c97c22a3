/** Reads the inputs of the action from the environment that the runner gives it. */
import { INPUT_NAMES, inputsOf } from "./inputs.ts";
import { nearestName } from "./suggestion.ts";
import type { InputTaker } from "./text-schemas.ts";

interface ActionInputs {
  /** Raw texts by name, for `readConfig`. */
  readonly inputs: Readonly<Record<string, string>>;
  /** About inputs that nothing reads, most likely misspelt. The runner passes them on silently. */
  readonly warnings: readonly string[];
}

const PREFIX = "INPUT_";

/**
 * The runner puts the input `task-timeout` into `INPUT_TASK-TIMEOUT`: upper case, blanks as `_`, hyphens stay.
 *
 * @param taker which action of this repository reads them
 */
export function readActionInputs(env: Readonly<Record<string, string | undefined>>, taker: InputTaker): ActionInputs {
  const known = inputsOf(taker);
  const inputs: Record<string, string> = {};
  const warnings: string[] = [];
  for (const [variable, text] of Object.entries(env)) {
    if (!variable.toUpperCase().startsWith(PREFIX) || text === undefined) continue;
    const name = variable.slice(PREFIX.length).toLowerCase();
    // A value that was pasted into a web form, such as that of a repository variable, may have the line ends of Windows.
    if (known.includes(name)) inputs[name] = text.replaceAll("\r\n", "\n").trim();
    else if (text.trim() !== "") warnings.push(warningFor(name, taker));
  }
  return { inputs, warnings };
}

function warningFor(name: string, taker: InputTaker): string {
  if (INPUT_NAMES.includes(name)) return `Input \`${name}\` has no meaning for ${taker} and was not read. Remove it.`;
  const nearest = nearestName(name, inputsOf(taker));
  const advice = nearest === null ? "Check its name against the list of inputs." : `Did you mean \`${nearest}\`?`;
  return `Unknown input \`${name}\` was not read. ${advice}`;
}
