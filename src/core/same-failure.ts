/**
 * When failures of different tasks are the same failure. Enough of them have a common cause, which is not the fault of
 * a task.
 */
import type { SidecarClass } from "./row.ts";

/** This many different tasks that fail the same way end a run, until a task of the campaign passes. */
export const SAME_FAILURE_TASKS = 10;

export interface FailureWords {
  readonly class: SidecarClass;
  readonly exitCode: number | null;
  readonly message: string;
}

/** Class, exit code and message with masked digits; null for a skip, which is not a failure. */
export function failureSignature(failure: FailureWords): string | null {
  if (failure.class === "skipped") return null;
  return [failure.class, failure.exitCode, failure.message.replace(/\d+/g, "#")].join("\n");
}

/**
 * Which of the failures that a killed run still held are charged. Ten tasks that failed the same way are not, because
 * they ended that run or were about to.
 */
export function areCharged(held: readonly (FailureWords & { readonly task: string })[]): readonly boolean[] {
  const tasks = new Map<string | null, Set<string>>();
  const signatures = held.map((failure) => failureSignature(failure));
  for (const [index, { task }] of held.entries()) {
    const signature = signatures[index] ?? null;
    tasks.set(signature, (tasks.get(signature) ?? new Set()).add(task));
  }
  return signatures.map((signature) => signature === null || (tasks.get(signature)?.size ?? 0) < SAME_FAILURE_TASKS);
}
