/** The configuration of a run, a plan or a merge: the inputs, typed and checked. */
import type { JobPart } from "../core/split.ts";
import { shardCommand } from "../harness/harness.ts";
import { HARNESSES, type HarnessStart } from "../harness/names.ts";
import type { ChildCommand } from "../run/command.ts";
import type { TaskSource } from "../tasks/task-source.ts";
import { checkRules } from "./input-rules.ts";
import type { Inputs } from "./inputs.ts";
import { type ConfigContext, Reading } from "./reading.ts";

/** The tests of a harness. Starting it lists them. */
interface HarnessSource {
  readonly kind: "harness";
  readonly start: HarnessStart;
  /** Whether shards may be smaller than `shardSize`, so that every child of a short list has work. */
  readonly mayShrinkShards: boolean;
}

/** The inputs, and values derived from several of them. Paths are relative to the workspace. */
export interface Config extends Omit<Inputs, "command" | "jobIndex" | "jobTotal" | "shardSize"> {
  /** Null only if the subcommand does not need a list, such as merge. */
  readonly taskSource: TaskSource | HarnessSource | null;
  /** Null for plan and merge, which start no children. */
  readonly command: ChildCommand | null;
  readonly shardSize: number;
  /** The name of the state, `default` unless given; null for a merge by hand, which reads it from the states. */
  readonly stateName: string | null;
  /** `{ index: 0, total: 1 }` outside of a matrix. */
  readonly job: JobPart;
  /** For merge: how many jobs should have reported; null if unknown. */
  readonly expectedJobs: number | null;
  /** Messages to show once: overrides from the environment, inputs without effect. */
  readonly notices: readonly string[];
}

/**
 * Reads and checks the inputs.
 *
 * @param raw texts by the names that users write; empty or undefined means not given
 * @throws UserError with all problems: the name of each input, what was expected, what was found
 */
export function readConfig(raw: Readonly<Record<string, string | undefined>>, context: ConfigContext): Config {
  const reading = new Reading(raw, context);
  checkRules(reading);
  reading.finish();
  const { taker, values, notices } = reading;
  const { command, jobIndex, jobTotal, shardSize, ...others } = values;
  const harness = toHarness(values, context.argv ?? null);
  return Object.freeze<Config>({
    ...others,
    shardSize: shardSize ?? (harness === null ? 1 : HARNESSES[harness.name].shardSize),
    taskSource:
      harness === null
        ? toTaskSource(values)
        : { kind: "harness", start: harness, mayShrinkShards: shardSize === null },
    command: harness === null ? toCommand(command, context.argv ?? []) : toShardCommand(harness, taker),
    stateName: taker === "merge" && context.origin === "cli" && !reading.isGiven("name") ? null : values.name,
    job: taker === "merge" ? { index: 0, total: 1 } : { index: jobIndex ?? 0, total: jobTotal ?? 1 },
    expectedJobs: jobTotal,
    notices,
  });
}

function toHarness(
  { harness: name, args, harnessCommand }: Inputs,
  argv: readonly string[] | null,
): HarnessStart | null {
  if (name === "command") return null;
  const command = harnessCommand.length > 0 ? harnessCommand : HARNESSES[name].command.split(" ");
  return { name, command, args: argv ?? args };
}

function toShardCommand(harness: HarnessStart, taker: Reading["taker"]): ChildCommand | null {
  return taker === "run" ? { kind: "argv", argv: shardCommand(harness) } : null;
}

function toTaskSource({ tasks, tasksCommand }: Inputs): TaskSource | null {
  if (tasks !== null) return { kind: "tasks", value: tasks };
  return tasksCommand === null ? null : { kind: "tasks-command", command: tasksCommand };
}

function toCommand(text: string | null, argv: readonly string[]): ChildCommand | null {
  if (text !== null) return { kind: "shell", text };
  return argv.length === 0 ? null : { kind: "argv", argv: [...argv] };
}
