/** The port to the processes of the machine, and its adapter over procfs and `kill`. */
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { errorCode } from "../core/error-code.ts";
import { type ProcessEntry, type ProcessTable, parseStat } from "./process-table.ts";

export interface Processes {
  /** All ids but our own and the first process's, at about this instant. None where the system does not show them. */
  ids(): readonly number[];
  /** Null where it has ended. */
  read(pid: number): ProcessEntry | null;
  /** Its variables, each ended by a NUL; empty where they cannot be read, and while it loads a program. */
  environment(pid: number): string;
  /**
   * @param target a process, or a group as the negative id of its leader
   * @returns false where nobody is there
   */
  signal(target: number, signal: NodeJS.Signals | 0): boolean;
}

/** Procfs is of Linux: elsewhere no process is shown, and signals are all that there is. */
export const systemProcesses: Processes = {
  ids() {
    try {
      // In a container that was given its host's procfs a signal to such an id would hit somebody else.
      if (readlinkSync("/proc/self") !== String(process.pid)) return [];
      return readdirSync("/proc").map(Number).filter(isOthers);
    } catch {
      return [];
    }
  },
  read(pid) {
    try {
      return parseStat(pid, readFileSync(`/proc/${pid}/stat`, "latin1"));
    } catch {
      // It ended while we looked.
      return null;
    }
  },
  environment(pid) {
    try {
      return readFileSync(`/proc/${pid}/environ`, "latin1");
    } catch {
      // It has ended, or belongs to somebody else.
      return "";
    }
  },
  signal(target, signal) {
    // -1 would address every process of the user, and 0 our own group.
    if (!Number.isInteger(target) || Math.abs(target) <= 1) throw new Error(`No process or group: ${target}`);
    try {
      process.kill(target, signal);
      return true;
    } catch (error) {
      // EPERM: somebody is there, under another user.
      return errorCode(error) === "EPERM";
    }
  },
};

function isOthers(pid: number): boolean {
  return Number.isInteger(pid) && pid > 1 && pid !== process.pid;
}

/** Reads them one by one: who is started meanwhile may be missing, and who is there from first to last is not. */
export function readTable(processes: Processes): ProcessTable {
  const table = new Map<number, ProcessEntry>();
  for (const pid of processes.ids()) {
    const entry = processes.read(pid);
    if (entry !== null) table.set(pid, entry);
  }
  return table;
}
