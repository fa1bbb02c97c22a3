/** How long simulated tasks take. */
import type { DurationModel } from "./scenario.ts";

/** The 90th percentile of the standard normal distribution. */
const Z90 = 1.2816;

/**
 * The duration of a task, the same at every try.
 *
 * @param chances two numbers from 0 to below 1
 */
export function durationOf(model: DurationModel, index: number, chances: readonly [number, number]): number {
  if (model.kind === "recorded") return model.durationsMs[index % model.durationsMs.length] ?? 0;
  const sigma = Math.log(Math.max(1, model.p90Ms / model.medianMs)) / Z90;
  const normal = Math.sqrt(-2 * Math.log(1 - chances[0])) * Math.cos(2 * Math.PI * chances[1]);
  return model.medianMs * Math.exp(sigma * normal);
}

/** The mean of recorded durations, or of the log-normal distribution with this median and p90. */
export function meanDurationMs(model: DurationModel): number {
  if (model.kind === "recorded") {
    return model.durationsMs.reduce((sum, durationMs) => sum + durationMs, 0) / Math.max(1, model.durationsMs.length);
  }
  const sigma = Math.log(Math.max(1, model.p90Ms / model.medianMs)) / Z90;
  return model.medianMs * Math.exp(sigma ** 2 / 2);
}
