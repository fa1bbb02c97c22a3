import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type DemoIo, runDemo } from "../../src/cli/demo.ts";

/** A runner as simple as can be: it asks all that is outstanding at once, in this process, and leaves what is refused. */
class PlainRunner {
  readonly calls: (readonly string[])[] = [];
  folder = "";
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  readonly run = async (argv: readonly string[]): Promise<number> => {
    this.calls.push(argv);
    const stateDir = optionOf(argv, "--state-dir");
    this.folder = join(stateDir, "..");
    mkdirSync(stateDir, { recursive: true });
    const ledger = join(stateDir, "results.jsonl");
    const until = join(stateDir, "until");
    if (existsSync(until) && this.#now() < Number(readFileSync(until, "utf8"))) return 75;
    const done = new Set(rowsOf(ledger).map(({ id }) => id));
    const tasks = rowsOf(optionOf(argv, "--tasks")).filter(({ id }) => !done.has(id));
    const waits = await Promise.all(
      tasks.map(async ({ id, question }) => {
        const response = await fetch(`${argv.at(-1)}/chat/completions`, {
          method: "POST",
          body: JSON.stringify({ model: "demo", messages: [{ role: "user", content: question }] }),
        });
        if (!response.ok) return Number(response.headers.get("retry-after-ms"));
        appendFileSync(ledger, `${JSON.stringify({ id, status: "passed" })}\n`);
        return 0;
      }),
    );
    const waitMs = Math.max(0, ...waits);
    writeFileSync(until, String(this.#now() + waitMs));
    return waitMs > 0 ? 75 : 0;
  };
}

interface Row {
  readonly id: string;
  readonly question?: string;
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
  /** Moves in sleep only. */
  at = Date.parse("2026-11-21T03:00:00.000Z");
  readonly now = () => this.at;
  readonly sleep = async (durationMs: number) => {
    this.at += durationMs;
  };
}

describe("carryover demo", () => {
  it("plays two nights with a quota between them, and leaves nothing behind", async () => {
    const terminal = new Terminal((argv) => runner.run(argv));
    const runner = new PlainRunner(terminal.now);
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
});
