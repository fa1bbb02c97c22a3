/** From a seed to the end of a campaign, over as many runs as it takes; a violation comes with a way to replay it. */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "../../src/config/read-config.ts";
import { Chance } from "./chance.ts";
import { Invariants, Violation } from "./invariants.ts";
import { type Mutation, type NightEnd, runNight } from "./night.ts";
import { type Plan, planOf, type RunFate } from "./plan.ts";
import { ProviderModel } from "./provider-model.ts";
import { VirtualClock } from "./virtual-clock.ts";
import { EPOCH } from "./world.ts";

export interface Simulated {
  readonly runs: number;
  readonly calls: number;
  readonly starts: number;
  readonly statuses: readonly string[];
}

/** A world without trouble needs so many runs: retries of each attempt, a reset or two, and a cheap success. */
const HEALED_RUNS = 12;
const TRACE_LINES = 60;

/** @throws Violation with a trace and the command that replays it */
export async function simulate(seed: number, mutation: Mutation = {}): Promise<Simulated> {
  const plan = planOf(seed);
  const root = mkdtempSync(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "carryover-sim-"));
  const trace: string[] = [];
  try {
    return await simulateIn(root, plan, mutation, trace);
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    error.message = [
      error.message,
      `replay: npm run sim -- --seed ${seed}`,
      `world: ${JSON.stringify({ ...plan.inputs, budgetMs: plan.budgetMs, killGraceMs: plan.killGraceMs, preflight: plan.preflight, child: plan.child })}`,
      ...trace.slice(-TRACE_LINES),
    ].join("\n");
    throw error;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

async function simulateIn(root: string, plan: Plan, mutation: Mutation, trace: string[]): Promise<Simulated> {
  const chance = new Chance(plan.seed ^ 0x5eed);
  const clock = new VirtualClock(EPOCH);
  const config = readConfig(plan.inputs, { origin: "cli", env: {} });
  // What ends a run early on purpose has no place where all that can be done is to be done.
  const { "max-failures": _, "fail-fast": __, ...patient } = plan.inputs;
  const healedConfig = readConfig(patient, { origin: "cli", env: {} });
  const providers = new Map(
    plan.providers.map((traits) => [traits.name, new ProviderModel(traits, chance.fork(), EPOCH)]),
  );
  const invariants = new Invariants(plan.tasks, () => clock.now());
  const starts = new Map<string, number>();
  const statuses: string[] = [];
  const log = (line: string) => {
    trace.push(`${((clock.now() - EPOCH) / 1_000).toFixed(3)} ${line}`);
    if (trace.length > 4 * TRACE_LINES) trace.splice(0, 2 * TRACE_LINES);
  };
  const night = (fate: RunFate, isHealed: boolean): Promise<NightEnd> => {
    const at = clock.now();
    log(`--- run ${statuses.length + 1}${isHealed ? " (healed)" : ""}`);
    return runNight({
      folder: join(root, "state"),
      run: `sim-${statuses.length + 1}`,
      config: isHealed ? healedConfig : config,
      tasks: plan.tasks,
      clock,
      chance: chance.fork(),
      providers,
      traitsOf: (task) => {
        const traits = plan.traits.get(task.id);
        if (traits === undefined) throw new Error(`No traits of ${task.id}`);
        return isHealed && traits.fate === "poison" ? { ...traits, fate: "passes" } : traits;
      },
      child: plan.child,
      starts,
      stopGraceMs: plan.stopGraceMs,
      killGraceMs: plan.killGraceMs,
      budgetMs: isHealed ? null : plan.budgetMs,
      preflight: plan.preflight,
      interruptAt: isHealed || fate.interruptAfterMs === null ? null : at + fate.interruptAfterMs,
      killAt: isHealed || fate.killAfterMs === null ? null : at + fate.killAfterMs,
      killAtRow: isHealed ? null : fate.killAtRow,
      tornLedger: fate.tornLedger,
      invariants,
      trace: log,
      mutation,
    });
  };
  const sum = () => ({
    runs: statuses.length,
    calls: [...providers.values()].reduce((total, provider) => total + provider.calls, 0),
    starts: [...starts.values()].reduce((total, count) => total + count, 0),
    statuses,
  });

  let campaign: string | null = null;
  for (const fate of plan.runs) {
    const end = await night(fate, false);
    campaign ??= end.campaign;
    statuses.push(end.status);
    if (end.outstanding === 0) return sum();
    // Some schedules are early, some keep to what the run before said.
    const resumeAt = end.resumeAt !== null && chance.isTrue(0.5) ? end.resumeAt : clock.now();
    clock.moveTo(Math.max(clock.now(), resumeAt) + fate.afterMs);
  }
  for (const provider of providers.values()) provider.heal();
  for (let run = 0; run < HEALED_RUNS; run += 1) {
    const end = await night(
      { afterMs: 0, interruptAfterMs: null, killAfterMs: null, killAtRow: null, tornLedger: false },
      true,
    );
    statuses.push(end.status);
    if (end.campaign !== campaign)
      throw new Violation("campaign", `${end.campaign} begins before ${campaign} is complete`);
    if (end.outstanding === 0) return sum();
    // What fails alike is not charged: run after run ends so, until somebody mends the cause.
    if (end.isAlike) return sum();
    clock.moveTo(Math.max(clock.now(), end.resumeAt ?? 0) + 1);
  }
  throw new Violation("liveness", `a campaign that can finish does not: ${statuses.join()}`);
}
