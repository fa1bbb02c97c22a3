/** `carryover demo`: runs the demo with the real `run` command. */
import { setTimeout as sleep } from "node:timers/promises";
import { readCommandLine } from "../config/from-argv.ts";
import { runDemo } from "./demo.ts";
import { runCommand } from "./run.ts";
import { writeRaw } from "./streams.ts";

/** @returns the exit code of the demo */
export function demoCommand(): Promise<number> {
  const { env, stderr } = process;
  const isTerminal = stderr.isTTY === true;
  return runDemo({
    run: (argv, environment) => {
      Object.assign(process.env, environment);
      return runCommand(readCommandLine(["run", ...argv]));
    },
    write: writeRaw,
    isColored: isTerminal && !env.NO_COLOR,
    isTerminal,
    now: Date.now,
    sleep: (durationMs) => sleep(durationMs),
  });
}
