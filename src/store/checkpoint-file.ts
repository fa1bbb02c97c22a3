/** Reads `checkpoint.json`. A bad one counts as absent; one of a newer version is left alone. */
import { lstatSync, readFileSync } from "node:fs";
import { OPEN_LIMIT_MS } from "../core/circuit.ts";
import { iso } from "../core/instant.ts";
import { jsonOrNull } from "../core/json.ts";
import { UserError } from "../core/user-error.ts";
import { type Checkpoint, checkpointSchema, FORMAT_VERSION, newerVersion } from "./format.ts";

/** Checkpoints are small. A larger file is not ours. */
export const CHECKPOINT_LIMIT_BYTES = 8 << 20;

/**
 * The checkpoint of a folder; null if there is none or it is broken. Its circuits are trusted for 35 days from when it
 * was written.
 *
 * @throws UserError for a checkpoint of a newer version: continuing would overwrite data that we cannot read
 */
export function readCheckpoint(path: string): Checkpoint | null {
  const { checkpoint, newer } = inspectCheckpoint(path);
  if (newer !== null) {
    throw new UserError(
      `Expected a checkpoint of version ${FORMAT_VERSION} at ${path}, found version ${newer}: it was written by a newer Carryover. ` +
        "Use that version, or another `state-dir`.",
    );
  }
  return checkpoint;
}

/** The same, but a newer version is a value: its number, without a checkpoint. */
export function inspectCheckpoint(path: string): {
  readonly checkpoint: Checkpoint | null;
  readonly newer: number | null;
} {
  const value = readCheckpointJson(path);
  if (value === null) return { checkpoint: null, newer: null };
  const read = checkpointSchema().safeParse(value);
  return { checkpoint: read.success ? withBelieved(read.data) : null, newer: newerVersion(value) };
}

/**
 * Drops old circuits before the checkpoint is written again. Otherwise a run that does not call a provider would keep
 * renewing its circuit.
 */
function withBelieved(checkpoint: Checkpoint): Checkpoint {
  const limitAt = Date.parse(checkpoint.updated_at) + OPEN_LIMIT_MS;
  const circuits = Object.entries(checkpoint.circuits).map(
    ([provider, circuit]) =>
      [provider, Date.parse(circuit.until) > limitAt ? { ...circuit, until: iso(limitAt) } : circuit] as const,
  );
  return { ...checkpoint, circuits: Object.fromEntries(circuits) };
}

/** The evaluation name of a checkpoint, if it is known and differs from the requested one; else null. */
export function otherName(checkpoint: Checkpoint | null, name: string | null): string | null {
  const found = checkpoint?.name;
  return name === null || found === undefined || found === name ? null : found;
}

/** The repository of a checkpoint, if both are known and differ; else null. Case is ignored. */
export function otherRepository(checkpoint: Checkpoint | null, repository: string | null): string | null {
  const found = checkpoint?.repository;
  if (repository === null || found === undefined) return null;
  return found.toLowerCase() === repository.toLowerCase() ? null : found;
}

function readCheckpointJson(path: string): unknown {
  try {
    const stat = lstatSync(path);
    return stat.isFile() && stat.size <= CHECKPOINT_LIMIT_BYTES ? jsonOrNull(readFileSync(path, "utf8")) : null;
  } catch {
    return null;
  }
}
