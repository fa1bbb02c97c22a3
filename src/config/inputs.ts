/**
 * Every input, group by group in the order of the documentation. action.yml, the tables of the documentation, `--help`
 * and the options of the CLI are generated from this list.
 */
import * as z from "zod/mini";
import { UserError } from "../core/user-error.ts";
import { quote } from "../core/words.ts";
import { ATTEMPT_INPUTS, CHILD_INPUTS } from "./child-inputs.ts";
import { GATEWAY_INPUTS } from "./gateway-inputs.ts";
import { LIMIT_INPUTS, SPEND_INPUTS } from "./limit-inputs.ts";
import { MATRIX_INPUTS, OUTPUT_INPUTS, RUN_INPUTS, STATE_INPUTS } from "./run-inputs.ts";
import { TASK_INPUTS } from "./task-inputs.ts";
import { type About, about, readGroup } from "./text-schemas.ts";

export const INPUTS = z.object({
  ...TASK_INPUTS,
  ...CHILD_INPUTS,
  ...ATTEMPT_INPUTS,
  ...LIMIT_INPUTS,
  ...GATEWAY_INPUTS,
  ...RUN_INPUTS,
  ...SPEND_INPUTS,
  ...STATE_INPUTS,
  ...MATRIX_INPUTS,
  ...OUTPUT_INPUTS,
});

/** The values of all inputs. */
export type Inputs = Readonly<z.infer<typeof INPUTS>>;

/** The name of an input in code, such as `maxWaitMs` for `max-wait`. */
export type InputField = keyof Inputs;

/**
 * Reads the options that only one subcommand has.
 *
 * @param raw the texts by the names that users write
 * @throws UserError for the first wrong option, with what was expected and found
 */
export function readOptions<Shape extends z.core.$ZodShape>(
  options: z.ZodMiniObject<Shape>,
  raw: Readonly<Record<string, string | undefined>>,
): z.output<z.ZodMiniObject<Shape>> {
  const given = Object.keys(options.shape).map((field) => [field, raw[nameOf(field)]?.trim() || undefined]);
  return readGroup(options, Object.fromEntries(given), (field, expected, found) => {
    const shown = found === "" ? "nothing" : quote(found);
    throw new UserError(`Expected --${nameOf(String(field))} to be ${expected}; found ${shown}.`);
  });
}

/** The description of each member of a group, by its name for users. */
export function rowsOf(group: z.ZodMiniObject): ReadonlyMap<string, About> {
  return new Map(Object.entries(group.shape).map(([field, schema]) => [nameOf(field), about(schema)]));
}

/** `max-wait` for `maxWaitMs`. Only code needs the unit at the end, because users write one in the value. */
export function nameOf(field: string): string {
  return field.replace(/(?:Ms|Bytes|At)$/, "").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

const ROWS = rowsOf(INPUTS);

export const INPUT_NAMES: readonly string[] = [...ROWS.keys()];

/** @throws Error if there is no such input */
export function inputRow(name: string): About {
  const row = ROWS.get(name);
  if (row === undefined) throw new Error(`There is no input ${name}.`);
  return row;
}

/** The inputs that a subcommand or sub-action takes, in the order of the groups. */
export function inputsOf(taker: string): readonly string[] {
  return INPUT_NAMES.filter((name) => inputRow(name).takers.some((one) => one === taker));
}
