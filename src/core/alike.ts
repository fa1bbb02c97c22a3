/** When failures are alike: so many tasks that fail alike, and none that passed, have one cause that is none of theirs. */
import type { FailureClass } from "./row.ts";

export const ALIKE_TASKS = 10;

export interface FailureWords {
  readonly class: FailureClass;
  readonly exitCode: number | null;
  readonly message: string;
}

/** Same class, exit code and message with digits masked; null for a skip, which is no failure. */
export function alikeSignature(failure: FailureWords): string | null {
  if (failure.class === "skipped") return null;
  return [failure.class, failure.exitCode, failure.message.replace(/\d+/g, "#")].join("\n");
}

/**
 * Whether each of the failures is charged that a run held back while none of its tasks had passed, and that it was
 * killed over: those of which ten tasks failed alike had ended that run, or would have with its next breath.
 */
export function areCharged(held: readonly (FailureWords & { readonly task: string })[]): readonly boolean[] {
  const tasks = new Map<string | null, Set<string>>();
  const signatures = held.map((failure) => alikeSignature(failure));
  for (const [index, { task }] of held.entries()) {
    const signature = signatures[index] ?? null;
    tasks.set(signature, (tasks.get(signature) ?? new Set()).add(task));
  }
  return signatures.map((signature) => signature === null || (tasks.get(signature)?.size ?? 0) < ALIKE_TASKS);
}
