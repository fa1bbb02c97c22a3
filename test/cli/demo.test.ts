import { spawn } from "node:child_process";
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type DemoIo, runDemo } from "../../src/cli/demo.ts";
import { demoTasks } from "../../src/cli/demo-tasks.ts";
import { answerProblem } from "../../src/provider/word-problem.ts";

/** A runner as simple as can be: one child after the other, and a stop at the first error. */
class PlainRunner {
  readonly calls: (readonly string[])[] = [];
  folder = "";

  readonly run = async (argv: readonly string[]): Promise<number> => {
    this.calls.push(argv);
    const stateDir = optionOf(argv, "--state-dir");
    this.folder = join(stateDir, "..");
    mkdirSync(stateDir, { recursive: true });
    const ledger = join(stateDir, "results.jsonl");
    const until = join(stateDir, "until");
    if (existsSync(until) && Date.now() < Number(readFileSync(until, "utf8"))) return 75;
    const done = new Set(rowsOf(ledger).map(({ id }) => id));
    for (const line of readFileSync(optionOf(argv, "--tasks"), "utf8").trim().split("\n")) {
      const { id }: { id: string } = JSON.parse(line);
      if (done.has(id)) continue;
      const resultsFile = join(stateDir, `inbox-${id}`);
      await runChild(argv.slice(argv.indexOf("--") + 1), { CARRYOVER_TASK: line, CARRYOVER_RESULTS_FILE: resultsFile });
      const row = rowsOf(resultsFile).at(-1);
      if (row?.error !== undefined) {
        writeFileSync(until, String(Date.now() + row.error.retry_after_seconds * 1_000));
        return 75;
      }
      appendFileSync(ledger, `${JSON.stringify(row)}\n`);
    }
    return 0;
  };
}

interface Row {
  readonly id: string;
  readonly error?: { readonly retry_after_seconds: number };
}

function rowsOf(path: string): Row[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, "utf8")
    .trim()
    .split("\n")
    .map((line): Row => JSON.parse(line));
}

function optionOf(argv: readonly string[], name: string): string {
  return argv[argv.indexOf(name) + 1] ?? "";
}

function runChild(
  [program = "", ...rest]: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  return new Promise((resolve) => {
    spawn(program, rest, { stdio: "inherit", env: { ...process.env, ...environment } }).once("exit", () => resolve());
  });
}

class Terminal implements DemoIo {
  text = "";
  readonly isColored = false;
  readonly isTerminal = false;
  readonly run: DemoIo["run"];
  constructor(run: DemoIo["run"]) {
    this.run = run;
  }
  readonly write = (text: string) => {
    this.text += text;
  };
}

describe("carryover demo", () => {
  it("plays two nights with a quota between them, and leaves nothing behind", async () => {
    const runner = new PlainRunner();
    const terminal = new Terminal(runner.run);
    expect(await runDemo(terminal)).toBe(0);
    expect(terminal.text).toContain("15 done, 9 carried over");
    expect(terminal.text).toMatch(/Left after [\d.]+m?s with not one request/);
    expect(terminal.text).toContain("24 done");
    expect(terminal.text).toContain("answered 24 requests for 24 tasks");
    expect(new Set(runner.calls.map((argv) => argv.join(" "))).size).toBe(1);
    expect(existsSync(runner.folder)).toBe(false);
  });

  it("says so where a night does not go as told, and keeps the folder", async () => {
    const terminal = new Terminal(async () => 0);
    expect(await runDemo(terminal)).toBe(1);
    expect(terminal.text).toContain("Not as told: expected night one to end with exit 75");
    const folder = /are in (\S+)/.exec(terminal.text)?.[1] ?? "";
    expect(existsSync(join(folder, "problems.jsonl"))).toBe(true);
    rmSync(folder, { recursive: true });
  });

  it("ends quietly where a signal ends a night", async () => {
    const terminal = new Terminal(async () => 130);
    expect(await runDemo(terminal)).toBe(130);
    expect(terminal.text).not.toContain("Not as told");
  });

  it("has 24 problems of which the stand-in gets most right", () => {
    const tasks = demoTasks();
    expect(new Set(tasks.map(({ id }) => id)).size).toBe(24);
    const right = tasks.filter(
      ({ question, answer }) => Number(answerProblem(question).split("####").at(-1)) === answer,
    );
    expect(right.length).toBeGreaterThan(24 * 0.6);
    expect(right.length).toBeLessThan(24);
  });
});
