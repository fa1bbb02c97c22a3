import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type DemoIo, runDemo } from "../../src/cli/demo.ts";

class Terminal implements DemoIo {
  text = "";
  readonly isColored = false;
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
  it("keeps the folder and names it where a night leaves no state", async () => {
    const terminal = new Terminal(async () => 0);
    await expect(runDemo(terminal)).rejects.toThrow("Expected the state of a run");
    const folder = /are in (\S+)/.exec(terminal.text)?.[1] ?? "";
    expect(existsSync(join(folder, "problems.jsonl"))).toBe(true);
    rmSync(folder, { recursive: true });
  });

  it("ends quietly where a signal ends a night", async () => {
    const terminal = new Terminal(async () => 130);
    expect(await runDemo(terminal)).toBe(130);
    expect(terminal.text).not.toContain("Not as expected");
  });
});
