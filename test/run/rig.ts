/** A folder, a spawner, and the events of its children: for tests with real processes. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ChildEvidence } from "../../src/core/evidence.ts";
import type { ResultRow } from "../../src/core/row.ts";
import type { Task } from "../../src/core/task.ts";
import { createSpawner } from "../../src/run/process-spawner.ts";
import type { ChildEvent, ShardRequest, Spawner, SpawnerSettings } from "../../src/run/spawner.ts";
import { NO_REDACTION } from "../rig/no-redaction.ts";

export const CHILDREN = join(dirname(fileURLToPath(import.meta.url)), "..", "fixtures", "children");

export function makeTask(payload: { readonly id: string } & Record<string, unknown>): Task {
  return { id: payload.id, hash: "0".repeat(64), json: JSON.stringify(payload), provider: "default" };
}

export interface Ended {
  readonly evidence: ChildEvidence;
  readonly rows: readonly ResultRow[];
  readonly warnings: readonly string[];
  readonly events: readonly ChildEvent[];
}

export interface RigSettings extends Partial<SpawnerSettings> {
  readonly command: SpawnerSettings["command"];
}

export class Rig {
  readonly folder = mkdtempSync(join(tmpdir(), "carryover-run-"));
  readonly stateFolder = join(this.folder, ".carryover");
  readonly inboxFolder = join(this.stateFolder, "inbox");
  readonly logsFolder = join(this.stateFolder, "logs");
  readonly spawner: Spawner;
  #count = 0;

  constructor(settings: RigSettings) {
    try {
      for (const path of [this.inboxFolder, this.logsFolder]) mkdirSync(path, { recursive: true });
      const all: SpawnerSettings = {
        workingDirectory: this.folder,
        environment: { PATH: process.env.PATH },
        envAllow: "inherit",
        inboxFolder: this.inboxFolder,
        logsFolder: this.logsFolder,
        killGraceMs: 5_000,
        silenceTimeoutMs: null,
        failureLogs: [],
        isOfState: (path) => path.startsWith(this.stateFolder),
        redactor: NO_REDACTION,
        echo: null,
        isStored: () => true,
        ...settings,
      };
      this.spawner = createSpawner(all);
    } catch (error) {
      rmSync(this.folder, { recursive: true });
      throw error;
    }
  }

  path(name: string): string {
    return join(this.folder, name);
  }

  /** The log of the first child. */
  log(): string {
    return readFileSync(join(this.logsFolder, "7-1.0.s1.log"), "utf8");
  }

  /** What is in the inbox, once the files of ended children are removed. */
  async inbox(): Promise<string[]> {
    await new Promise((resolve) => setImmediate(resolve));
    return readdirSync(this.inboxFolder);
  }

  start(request: Partial<ShardRequest> = {}) {
    this.#count += 1;
    const key = request.key ?? `7-1.0.s${this.#count}`;
    const events: ChildEvent[] = [];
    const rows: ResultRow[] = [];
    const waiting: { count: number; resolve: (rows: readonly ResultRow[]) => void }[] = [];
    let isStarting = true;
    const ended = new Promise<Ended>((resolve, reject) => {
      const emit = (event: ChildEvent) => {
        if (isStarting) reject(new Error("An event came from within start."));
        events.push(event);
        if (event.kind === "rows") rows.push(...event.rows);
        for (const { count, resolve: go } of waiting) if (rows.length >= count) go(rows);
        if (event.kind !== "ended") return;
        const warnings = events.flatMap((other) => (other.kind === "warning" ? [other.message] : []));
        resolve({ evidence: event.evidence, rows, warnings, events });
      };
      this.spawner.start(
        {
          shard: 3,
          attempt: 1,
          provider: "default",
          tasks: [makeTask({ id: "t1" })],
          timeoutMs: 60_000,
          startedAt: Date.now(),
          ...request,
          key,
        },
        emit,
      );
    });
    isStarting = false;
    return {
      key,
      ended,
      /** Resolves when this many rows have arrived. */
      rows: (count: number) =>
        new Promise<readonly ResultRow[]>((resolve) => {
          if (rows.length >= count) resolve(rows);
          else waiting.push({ count, resolve });
        }),
    };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.spawner.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export function shell(command: string): SpawnerSettings["command"] {
  return { kind: "shell", text: command };
}

export function fixture(name: string, ...rest: string[]): SpawnerSettings["command"] {
  return { kind: "argv", argv: [join(CHILDREN, name), ...rest] };
}

/** Waits until it holds, at most for the timeout of the test. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}

export async function pidIn(path: string): Promise<number> {
  // The shell creates the file before it writes to it.
  await until(() => existsSync(path) && readFileSync(path, "utf8").endsWith("\n"));
  return Number(readFileSync(path, "utf8"));
}

/** A zombie counts as dead: in a container it may never be reaped. */
export function isAlive(pid: number): boolean {
  try {
    const state = /\) (\S)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1];
    return state !== "Z" && state !== "X";
  } catch {
    return false;
  }
}
