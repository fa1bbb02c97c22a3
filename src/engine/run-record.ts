/** Writes the events and the checkpoint of a run. During the run, store failures are warnings. */
import { hash } from "node:crypto";
import { type CampaignRecord, settleCampaign } from "../core/campaign.ts";
import type { Note, RunEvent } from "../core/event.ts";
import { nextAttempt } from "../core/history.ts";
import { iso } from "../core/instant.ts";
import { reasonOf } from "../core/reason.ts";
import { addSetbacks, byKind, isChargedForRefusals, type SetbackKind, type Setbacks } from "../core/setbacks.ts";
import { wholeOf } from "../core/split.ts";
import type { State } from "../core/state.ts";
import { type Counts, countTasks } from "../core/tally.ts";
import { providerInWords, type Task } from "../core/task.ts";
import { unreachable } from "../core/unreachable.ts";
import { counted } from "../core/words.ts";
import type { StoredCircuit } from "../store/format.ts";
import { readHistory } from "../store/read-history.ts";
import { redactEvent } from "../store/redact-lines.ts";
import { noteCampaign } from "./note-campaign.ts";
import { nextCheckpoint } from "./open-folder.ts";
import type { RunScope } from "./prepare.ts";
import { warnIn } from "./run-context.ts";
import { learnedLimits, storedCircuits, storedClosings } from "./run-memory.ts";

type RecordOptions = Pick<RunScope, "config" | "context" | "command" | "folder" | "prepared">;

/** How many tasks to name per kind of setback. */
const SETBACKS_NAMED = 3;

export class RunRecord {
  readonly #options: RecordOptions;
  /** As the last checkpoint has it: a complete campaign is open again once this run finds outstanding tasks. */
  #campaign: CampaignRecord;
  #seq: number;
  #storeTrouble = false;
  /** Tasks by hash. */
  readonly #setbacks = byKind(() => new Map<string, Task>());
  /** Lines of events that are not written yet. */
  #unwritten: string[] = [];

  constructor(options: RecordOptions) {
    this.#options = options;
    this.#campaign = options.prepared.campaign;
    this.#seq = options.prepared.checkpoint?.seq ?? 0;
  }

  /** Records an event that delayed a task without using an attempt. The next checkpoint includes it. */
  noteSetback(setback: SetbackKind, task: Task): void {
    this.#setbacks[setback].set(task.hash, task);
  }

  /** Warns about tasks that had the same setback in earlier runs too. Call it at the end. */
  warnOfSetbacks(): void {
    for (const kind of ["killed", "refused", "cut"] as const) {
      const lines = [...this.#setbacks[kind].values()].flatMap((task) => this.#setbackWords(kind, task) ?? []);
      for (const message of lines.slice(0, SETBACKS_NAMED)) this.warn(message);
      const more = lines.length - SETBACKS_NAMED;
      if (more > 0) this.warn(`and ${counted(more, "more task")} like these`);
    }
  }

  /** Null for a task that has a result now, and for a setback that does not matter yet. */
  #setbackWords(kind: "killed" | "refused" | "cut", task: Task): string | null {
    const { history, memory } = this.#options.prepared;
    const record = history.get(task.hash);
    const setbacks = memory.setbacksOf(task);
    const runs = setbacks[kind] + 1;
    if (record?.kind === "result" || runs < 2) return null;
    switch (kind) {
      case "killed":
        return `${task.id} was killed in ${runs} runs in a row (out of memory?)`;
      case "refused": {
        if (!isChargedForRefusals(setbacks, memory.campaign.graded.has(task.provider))) return null;
        const provider = providerInWords(task.provider);
        return `${task.id} was refused in ${runs} runs, but ${provider} answered other tasks: further refusals use attempts`;
      }
      case "cut": {
        const advice =
          record?.kind === "terminal" ? "It counts as timed out now" : "Raise time-budget, or lower task-timeout";
        return `${task.id} did not end within the time-budget in ${runs} runs. ${advice}`;
      }
      default:
        return unreachable(kind);
    }
  }

  /** Writes the checkpoint of a run that continues. */
  save(state: State): void {
    this.#save(state, null);
  }

  /**
   * Writes the checkpoint at the start or end of a run, when its campaign may be complete. That is judged over the whole
   * list, even by a job that runs a part.
   *
   * @returns the circuits as stored
   */
  saveSettled(state: State): Readonly<Record<string, StoredCircuit>> {
    const { prepared, config } = this.#options;
    return this.#save(state, countTasks(wholeOf(prepared.total), prepared.history, config.maxAttempts));
  }

  #save(state: State, counts: Counts | null): Readonly<Record<string, StoredCircuit>> {
    const { prepared, context, config, folder } = this.#options;
    const { identity } = context;
    const now = context.clock.now();
    const circuits = storedCircuits(state, prepared.checkpoint, now);
    this.#seq += 1;
    const before = this.#campaign;
    const campaign = settleCampaign(before, { counts, workflowRun: identity.workflowRun, at: iso(now) });
    this.#store(() => noteCampaign(folder.paths, campaign, before));
    this.#store(() => {
      folder.writeCheckpoint({
        ...nextCheckpoint(prepared.checkpoint, { identity, job: identity.job, name: config.stateName, now }),
        seq: this.#seq,
        jobs: Math.max(config.job.total, prepared.isNew ? 1 : (prepared.checkpoint?.jobs ?? 1)),
        command: commandHash(this.#options),
        campaigns: [campaign, ...prepared.campaigns.slice(1)],
        circuits,
        closed: storedClosings(state, prepared.checkpoint),
        limits: learnedLimits(state, prepared.isNew ? null : prepared.checkpoint),
        setbacks: this.#setbacksAfter(state),
        durations_s: state.durationsMs.map((duration) => Math.round(duration) / 1_000),
      });
      this.#campaign = campaign;
    });
    return circuits;
  }

  #setbacksAfter({ ending, forgiven }: State): Setbacks {
    const { prepared, context, config } = this.#options;
    const killStreak = ending?.cause === "kill-streak" ? "kill-streak" : null;
    const endedBy = forgiven.some(({ kind }) => kind === "same-failure") ? "same-failure" : killStreak;
    const isOutstanding = (hash: string) => nextAttempt(prepared.history.get(hash), config.maxAttempts) !== null;
    const { run } = context.identity;
    const tasks = byKind((kind) => this.#setbacks[kind].keys());
    return addSetbacks(prepared.memory.setbacks, { run, tasks, endedBy }, isOutstanding);
  }

  /** Publishes an event and stores it. @param at epoch ms; default: now */
  publish(note: Note, at: number = this.#options.context.clock.now()): void {
    const { event, line } = redactEvent<RunEvent>({ ...note, at: iso(at) }, this.#options.context.redactor);
    if (this.#unwritten.push(line) === 1) setImmediate(() => this.#writeEvents());
    // Children cause bursts of events, which are written together. Write other events now, because they may be read in
    // the same turn.
    if (!isOfChild(event)) this.#writeEvents();
    this.#options.context.sink.on(event);
  }

  warn(message: string): void {
    this.publish({ event: "warning", message });
  }

  #writeEvents(): void {
    if (this.#unwritten.length === 0) return;
    const lines = this.#unwritten;
    this.#unwritten = [];
    this.#store(() => this.#options.folder.appendEventLines(lines));
  }

  /** At the end, forgets results whose rows are no longer on disk. */
  forgetLost(): void {
    const { folder, prepared } = this.#options;
    if (folder.areJournalsWhole()) return;
    prepared.history.clear();
    try {
      readHistory(folder.paths, prepared.campaign.id, prepared.history);
    } catch {
      // What is in their place cannot be read and is not ours.
    }
    this.#warnOnce(
      `the state folder ${folder.paths.root} has lost rows: something has removed, replaced or cut its files during the run, most likely a task. ` +
        "Tasks whose rows are gone are outstanding. Keep the tasks away from it, or set a `state-dir` that they do not touch",
    );
  }

  /** During a run, a failing store is a warning. */
  #store(write: () => void): void {
    try {
      write();
    } catch (error) {
      this.#warnOnce(`the state folder cannot be written: ${reasonOf(error)}`);
    }
  }

  /** Warns once about the store. */
  #warnOnce(message: string): void {
    if (!this.#storeTrouble) warnIn(this.#options.context)(message);
    this.#storeTrouble = true;
  }
}

/** The command as the checkpoint stores it: hashed, because it may hold a secret. */
export function commandHash({ config, command }: Pick<RecordOptions, "config" | "command">): string {
  const { taskSource } = config;
  // The child of a harness is a program of ours. Its path changes with every version of the runner.
  return hash("sha256", JSON.stringify(taskSource?.kind === "harness" ? taskSource.start : command));
}

function isOfChild({ event }: RunEvent): boolean {
  return event === "attempt_started" || event === "task_settled" || event === "attempt_ended";
}
