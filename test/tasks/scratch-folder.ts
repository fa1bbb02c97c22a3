import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { UserError } from "../../src/core/user-error.ts";
import { type ReadTasksOptions, readTasks } from "../../src/tasks/read-tasks.ts";
import type { TaskSource } from "../../src/tasks/task-source.ts";
import { NO_REDACTION } from "../rig/no-redaction.ts";

/** A temporary workspace that task lists are written to and read from. */
export class ScratchFolder {
  readonly path = mkdtempSync(join(tmpdir(), "carryover-tasks-"));

  write(name: string, content: string | Buffer): void {
    mkdirSync(dirname(join(this.path, name)), { recursive: true });
    writeFileSync(join(this.path, name), content);
  }

  async read(source: string | TaskSource, options: Partial<ReadTasksOptions> = {}) {
    const tasks = await readTasks(typeof source === "string" ? { kind: "tasks", value: source } : source, {
      workspace: this.path,
      workingDirectory: this.path,
      env: process.env,
      provider: "default",
      repeats: 1,
      passWithNoTasks: false,
      redactor: NO_REDACTION,
      warn: (message) => {
        throw new Error(`Expected no warning, found: ${message}`);
      },
      ...options,
    });
    return Array.from({ length: tasks.count }, (_, index) => tasks.at(index));
  }

  /** The message of the UserError that reading ends in. */
  async errorOf(source: string | TaskSource, options: Partial<ReadTasksOptions> = {}): Promise<string> {
    try {
      await this.read(source, options);
    } catch (error) {
      if (error instanceof UserError) return error.message;
      throw error;
    }
    throw new Error("Expected a UserError, nothing was thrown.");
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}
