/** The input `vary`: every task once for each value of an axis, such as a model; several axes multiply. */

import type { JsonObject } from "../core/json.ts";
import { DEFAULT_PROVIDER } from "../core/task.ts";

export interface Axis {
  /** The field of the tasks that it sets. */
  readonly name: string;
  /** At least one; all different. */
  readonly values: readonly string[];
}

/** One value of each axis. */
export interface Variant {
  /** Stands after the id of a task, such as `[model=gpt-5]`; empty where nothing varies. */
  readonly suffix: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** The field in which a varied task has the id that it was listed with. */
export const BASE_ID = "base_id";

/** Every combination, the values of the first axis changing last. */
export function variantsOf(axes: readonly Axis[]): readonly Variant[] {
  let fields: Readonly<Record<string, string>>[] = [{}];
  for (const { name, values } of axes)
    fields = fields.flatMap((before) => values.map((value) => ({ ...before, [name]: value })));
  return fields.map((one) => {
    const label = Object.entries(one).map(([name, value]) => `${name}=${value}`);
    return { suffix: label.length === 0 ? "" : `[${label.join(",")}]`, fields: one };
  });
}

/** The fields that a variant would replace: what a task states itself is not to be varied. */
export function conflictsOf(fields: JsonObject, { fields: varied }: Variant): string[] {
  return [BASE_ID, ...Object.keys(varied)].filter((name) => Object.hasOwn(fields, name));
}

/** Providers limit by model: where no provider is named, each model is one, and a stop of one does not hold the others up. */
export function providerOfVariant(provider: string, { fields }: Variant): string {
  return provider === DEFAULT_PROVIDER ? (fields.model ?? provider) : provider;
}
