/** One night of twelve tasks in a fresh workspace, through the built action and a cache service on loopback. */
import type { CacheService } from "../rig/cache-service.ts";
import { countingCommand, runStep, type StepOptions } from "./fake-runner.ts";

export const IDS = Array.from({ length: 12 }, (_, index) => `t${String(index + 1).padStart(2, "0")}`);
const TASKS = IDS.map((id) => `{"id":"${id}"}\n`).join("");

/** Main does not wait for long children or calls. Tests in simulated time show how short exactly it waits. */
export const NO_WAIT_MS = 18_000;

export interface Night {
  /** Nights of one name share their state. */
  readonly name: string;
  readonly runId: string;
  /** Each child adds a line to this file. */
  readonly count: string;
  readonly script: string;
  readonly more?: Partial<StepOptions>;
  readonly inputs?: Record<string, string>;
}

export function runNight(cache: CacheService, { name, runId, count, script, more, inputs }: Night) {
  return runStep({
    files: { "tasks.jsonl": TASKS },
    runId,
    inputs: { tasks: "tasks.jsonl", name, command: countingCommand(count, script), concurrency: "2", ...inputs },
    ...more,
    env: { ...cache.environment(), ...more?.env },
  });
}
