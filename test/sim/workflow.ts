/** What the plan, the jobs and the merge of one workflow run share. */
import { join } from "node:path";
import type { Config } from "../../src/config/config.ts";
import { readConfig } from "../../src/config/config.ts";
import type { Task } from "../../src/core/task.ts";
import type { TaskTraits } from "./child-life.ts";
import { MatrixInvariants } from "./matrix-invariants.ts";
import type { OwedRow } from "./record-invariants.ts";
import { listOf, type WorkflowFate } from "./scenario.ts";
import { outstandingIds, type Rows, rowsByTask } from "./state-rows.ts";
import type { Universe } from "./universe.ts";
import { fail } from "./violation.ts";

export interface JobPlace {
  readonly index: number;
  readonly total: number;
}

export class Workflow {
  readonly universe: Universe;
  readonly fate: WorkflowFate;
  readonly tasks: readonly Task[];
  readonly tasksFile: string;
  readonly matrix: MatrixInvariants;
  /** Resets that earlier runs know. Jobs of this run learn of each other's stops only later. */
  readonly resets: Map<string, number>;
  /** By job: rows that children had completed, and that nobody had seen when main was killed. */
  readonly owed = new Map<number, readonly OwedRow[]>();
  /** The campaign that a job of this run chose. */
  campaign = "";
  /** Found during a save. Thrown when all jobs have ended, because nothing awaits a background save. */
  trouble: { readonly error: unknown } | null = null;
  #isCalm: boolean;

  constructor(universe: Universe, fate: WorkflowFate) {
    const { scenario } = universe;
    this.universe = universe;
    this.fate = fate;
    this.tasks = listOf(scenario, fate);
    this.tasksFile = join(universe.root, "tasks.jsonl");
    this.#isCalm = universe.isCalm;
    this.matrix = new MatrixInvariants(
      () => universe.clock.now(),
      () => this.#isCalm,
    );
    this.resets = universe.isCalm || scenario.cache === null ? new Map(universe.resets) : new Map();
  }

  /** Whether runs of this world know everything that earlier runs left. */
  get isSure(): boolean {
    const { scenario, isCalm, twin } = this.universe;
    return scenario.cache === null || (isCalm && twin === null);
  }

  get maxAttempts(): number {
    return Number(this.universe.scenario.inputs["max-attempts"]);
  }

  get budgetMs(): number | null {
    const { scenario, isHealed } = this.universe;
    return isHealed ? scenario.healedBudgetMs : scenario.budgetMs;
  }

  /** Something was killed, interrupted, lost or hidden: later runs may not know what was known before. */
  disturb(): void {
    this.#isCalm = false;
    this.universe.isCalm = false;
    if (this.universe.scenario.cache !== null) this.resets.clear();
  }

  /** The ids that rows leave outstanding of the whole list. */
  outstanding(rows: Rows, campaign: string): string[] {
    return outstandingIds(this.tasks, rowsByTask(rows, campaign), this.maxAttempts);
  }

  traitsOf(task: Task): TaskTraits {
    const { scenario, isHealed } = this.universe;
    const traits = scenario.traits.get(task.id) ?? fail("world", `no traits of ${task.id}`);
    // Somebody mends the key.
    return isHealed && traits.fate === "locked-out" ? { ...traits, fate: "passes" } : traits;
  }

  configOf(job: JobPlace): Config {
    const { scenario, isHealed, configs } = this.universe;
    const { budgetMs, tasksFile } = this;
    // A job of a plan is given its place even if it is the only one.
    const isPlaced = job.total > 1 || this.fate.isPlanned;
    const key = `${job.index} ${job.total} ${isHealed} ${isPlaced}`;
    const known = configs.get(key);
    if (known !== undefined) return known;
    // A healed world must be able to do all that is left, so nothing may end its runs early.
    const { "max-failures": _, "fail-fast": __, "max-cost": ___, ...patient } = scenario.inputs;
    const config = readConfig(
      {
        ...(isHealed ? patient : scenario.inputs),
        "kill-grace": `${scenario.killGraceMs / 1_000}s`,
        ...(budgetMs === null ? {} : { "time-budget": `${budgetMs / 1_000}s` }),
        ...(scenario.preflight ? { preflight: "ask" } : {}),
        ...(isPlaced ? { "job-index": String(job.index), "job-total": String(job.total) } : {}),
        tasks: tasksFile,
      },
      { origin: "cli", env: {} },
    );
    configs.set(key, config);
    return config;
  }
}
