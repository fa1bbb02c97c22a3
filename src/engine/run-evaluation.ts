/** The engine: one run of an evaluation, from the task list to the verdict. The action and the CLI both call it. */
import { resolve } from "node:path";
import type { Config } from "../config/config.ts";
import { iso } from "../core/answer.ts";
import { Interrupted } from "../core/interrupted.ts";
import { type Counts, countTasks } from "../core/tally.ts";
import type { Tasks } from "../core/task.ts";
import { UserError } from "../core/user-error.ts";
import { filterEnvironment } from "../run/child-environment.ts";
import { resolveCommand } from "../run/command.ts";
import { StateFolder } from "../store/state-folder.ts";
import { readTasks } from "../tasks/read-tasks.ts";
import { checkPlaceholders, checkWorkingDirectory } from "./check-command.ts";
import { endOfFollowed, ownFollowedCampaign } from "./followed-campaign.ts";
import { campaignOf, countStored, type Prepared, type PrepareFacts, prepare } from "./prepare.ts";
import { loadChildren, PreparedRun } from "./prepared-run.ts";
import type { EngineContext, RunEnd, Signal } from "./run-context.ts";
import { allowedNames, commandForm } from "./run-settings.ts";
import { takeOverFacts, takeOverLeft } from "./take-over.ts";

/**
 * Runs what is outstanding of an evaluation.
 *
 * @throws UserError for bad input, before any child starts
 */
export async function runEvaluation(config: Config, context: EngineContext): Promise<RunEnd> {
  const { clock, identity } = context;
  const startedAt = clock.now();
  const workingDirectory = resolve(context.workspace, config.workingDirectory);
  if (config.taskSource === null || config.command === null) {
    throw new UserError("Expected tasks and a command to run for each of them. Give `tasks` and `command`.");
  }
  const { command } = config;
  checkWorkingDirectory(workingDirectory);
  // Found again when children are started; here so that a program that is missing is told before a state is touched.
  resolveCommand(commandForm(command), context.env, workingDirectory);
  const early = listenEarly(context.onSignal);
  let tasks: Tasks | null = await readTasks(config.taskSource, {
    signal: early.aborted,
    workspace: context.workspace,
    workingDirectory,
    env: filterEnvironment(context.env, allowedNames(config.env)),
    provider: config.provider,
    repeats: config.repeats,
    passWithNoTasks: config.passWithNoTasks,
    redactor: context.redactor,
  }).catch((error: unknown) => {
    early.check();
    throw error;
  });
  checkPlaceholders(command, config.shardSize, tasks.count === 0 ? null : tasks.at(0));
  const folder = StateFolder.open(resolve(context.workspace, config.stateDir), context.redactor);
  try {
    const left = await takeOverLeft(folder, takeOverFacts(folder.paths, { config, context, now: startedAt })).catch(
      (error: unknown) => {
        throw unusable(folder.paths.root, error);
      },
    );
    const carry = context.openCarry?.(folder.paths, (message) =>
      context.sink.on({ event: "warning", message, at: iso(clock.now()) }),
    );
    early.aborted.addEventListener("abort", () => carry?.endBy(clock.now()));
    if (early.aborted.aborted) carry?.endBy(clock.now());
    await carry?.restore((known) => campaignOf(config, identity, { known, now: startedAt, paths: folder.paths }));
    early.check(early.aborted.aborted ? countStored(folder, tasks, { config, identity, now: startedAt }) : null);
    const followed = ownFollowedCampaign(config, identity, folder.readCheckpoint()?.campaigns ?? []);
    if (followed !== null) carry?.leave();
    if (followed !== null) return endOfFollowed(folder.paths, { campaign: followed, tasks }, { config, context });
    const found = prepareIn(folder, { config, tasks, identity, now: startedAt });
    const prepared = { ...found, warnings: [...left.warnings, ...found.warnings] };
    const children = prepared.outstanding.length === 0 ? null : await loadChildren(context.loadDetector);
    // From here on until the children's loop obeys signals itself, nothing is awaited.
    early.check(early.aborted.aborted ? countTasks(prepared.part, prepared.history, config.maxAttempts) : null);
    // For the hours that the run may take, only what is outstanding is kept.
    tasks = null;
    const facts = { config, context, folder, prepared, command, workingDirectory, startedAt, children };
    const run = new PreparedRun({ ...facts, carry: carry ?? null });
    return await run.toEnd();
  } finally {
    folder.close();
  }
}

function prepareIn(folder: StateFolder, facts: PrepareFacts): Prepared {
  try {
    return prepare(folder, facts);
  } catch (error) {
    throw unusable(folder.paths.root, error);
  }
}

/** A state folder that holds links, folders or devices in place of its files is the user's to mend, not a bug. */
function unusable(root: string, error: unknown): unknown {
  if (error instanceof UserError || !(error instanceof Error && "code" in error)) return error;
  return new UserError(
    `Expected plain files that can be read and written in the state folder ${root}, but: ${error.message}. ` +
      "Remove what is in the way, or give another `state-dir`.",
    { cause: error },
  );
}

/** Until the first child there is nothing to save: helper commands are ended, and the run with them. */
function listenEarly(onSignal: EngineContext["onSignal"]): {
  readonly aborted: AbortSignal;
  /** @param counts the tasks where they are known: people who read the outputs want to know what is left */
  check(counts?: Counts | null): void;
} {
  const controller = new AbortController();
  let early: Signal | null = null;
  onSignal((signal) => {
    early ??= signal;
    controller.abort();
  });
  return {
    aborted: controller.signal,
    check(counts) {
      if (early !== null) throw new Interrupted(early, counts);
    },
  };
}
