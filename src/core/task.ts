/**
 * A task: one evaluation item, the smallest thing that is retried.
 *
 * The payload stays the JSON text that was listed instead of becoming an object graph. That keeps a list of 200,000
 * tasks small, because the cost of a spawn grows with the parent's memory.
 */
import type { TaskIndex } from "./task-index.ts";

export interface Task {
  /** Never empty, unique in the list. */
  readonly id: string;
  /** SHA-256 (64 lower-case hex digits) over the RFC 8785 form of the task as listed. */
  readonly hash: string;
  /** The task as listed, one line of JSON. */
  readonly json: string;
  /** The provider whose limit applies: the task's `provider` field, else the `provider` input. */
  readonly provider: string;
  /** Its `group` field, or the original id of a repeated task. */
  readonly group?: string;
  /** Its own `timeout`, in milliseconds. */
  readonly timeoutMs?: number;
  /** Relative cost, used while no duration is known. */
  readonly weight?: number;
}

/** The resolved list. */
export interface Tasks {
  readonly count: number;
  /** The ids and hashes of the tasks. */
  readonly index: TaskIndex;
  /** The task at an index, from 0 up to `count`. */
  at(index: number): Task;
  idAt(index: number): string;
  /** The task as listed, one line of JSON. */
  jsonAt(index: number): string;
  providerAt(index: number): string;
  /** Whether any task has a `weight`. */
  readonly hasWeights: boolean;
  /** Its `weight`; null if it has none. */
  weightAt(index: number): number | null;
}

/** The provider of a task that does not name one, if the `provider` input is not set. */
export const DEFAULT_PROVIDER = "default";

/** A provider in a sentence. Users who have not named a provider do not know the name `default`. */
export function providerInWords(provider: string): string {
  return provider === DEFAULT_PROVIDER ? "the provider" : provider;
}
