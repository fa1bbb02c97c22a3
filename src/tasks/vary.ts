/** The input `vary`: runs every task once for each value of an axis, such as a model. Several axes multiply. */
import { DEFAULT_PROVIDER } from "../core/task.ts";

export interface Axis {
  /** The task field that it sets. */
  readonly name: string;
  /** At least one, all different. */
  readonly values: readonly string[];
}

/** One value of each axis. */
export interface Variant {
  /** Follows the id of a task, such as `[model=gpt-5]`. Empty if nothing varies. */
  readonly suffix: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** The field in which a varied task keeps the id that it was listed with. */
export const BASE_ID = "base_id";

/** Every combination. The values of the first axis change last. */
export function variantsOf(axes: readonly Axis[]): readonly Variant[] {
  let fields: Readonly<Record<string, string>>[] = [{}];
  for (const { name, values } of axes)
    fields = fields.flatMap((before) => values.map((value) => ({ ...before, [name]: value })));
  return fields.map((one) => {
    const label = Object.entries(one).map(([name, value]) => `${name}=${value}`);
    return { suffix: label.length === 0 ? "" : `[${label.join(",")}]`, fields: one };
  });
}

/**
 * Providers limit by model. If no provider is named, each model counts as a provider, so that the stop of one model does
 * not hold up the others.
 */
export function providerOfVariant(provider: string, { fields }: Variant): string {
  return provider === DEFAULT_PROVIDER ? (fields.model ?? provider) : provider;
}
