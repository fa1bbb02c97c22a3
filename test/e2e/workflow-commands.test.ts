/** What children, lists and providers say is read by a runner, line by line: none of it may be a command of a workflow. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { cli, folderWith } from "./cli-rig.ts";
import { runStep } from "./fake-runner.ts";

/** Each is a command if it is where a runner looks for one. */
const COMMANDS = [
  "::error::planted",
  "  ::warning file=a,line=1::planted",
  "x\r::notice::planted",
  "x\n::set-output name=passed::planted",
  "x\r\n\t::add-mask::planted",
  "##[error]planted",
  "text ##[group]planted",
  "##\u200b[error]planted ##[##[set-env name=PATH]planted",
  "::stop-commands::planted",
  "::SAVE-STATE name=isPost::planted",
  "\u001b[2K::debug::planted",
  "\u0000::endgroup::planted",
  "\ufeff::error::planted",
  "\u2028::error::planted",
  "\u0085::error::planted\u000b::error::planted\f::error::planted",
];

/** The lines that a runner takes for a command, in either grammar. */
function commandsIn(log: string): string[] {
  return log.split(/\r\n|\n|\r/).filter((line) => /^\s*::/.test(line) || line.includes("##["));
}

/** Ours are annotations with a title of ours, whose text is theirs: escaped, on one line. */
function isOurs(line: string): boolean {
  return /^::(?:error|warning|notice)(?: title=Carryover[^,:]*)?::(?!planted)/.test(line) && !line.includes("##[");
}

test("commandsIn finds the planted commands", () => {
  expect(COMMANDS.slice(0, 10).flatMap(commandsIn)).toHaveLength(10);
  expect(isOurs("::error::planted")).toBe(false);
});

const CHILD = `
import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
const { id, how, text } = JSON.parse(process.env.CARRYOVER_TASK);
const row = (fields) => appendFileSync(process.env.CARRYOVER_RESULTS_FILE, JSON.stringify({ id, ...fields }) + "\\n");
const raw = (line) => appendFileSync(process.env.CARRYOVER_RESULTS_FILE, line + "\\n");
const ways = {
  stdout: () => { process.stdout.write(text + "\\n"); process.exitCode = 1; },
  stderr: () => { process.stderr.write("Error: " + text + "\\n" + text); process.exitCode = 1; },
  message: () => row({ status: "error", error: { type: text, message: text } }),
  limit: () => row({ status: "error", error: { type: "insufficient_quota", message: "You exceeded your current quota " + text, status_code: 429 } }),
  scores: () => row({ status: "passed", score: text, scores: { [text]: text, nan: 1e308 }, metrics: { [text]: text }, output: text }),
  rows: () => { raw(text); row({ status: text }); row({ id: text, status: "passed" }); raw('{"id":' + text); },
  log: () => { mkdirSync("failed", { recursive: true }); writeFileSync("failed/a.json", JSON.stringify({ stderr: text, error: text })); process.exitCode = 1; },
};
(ways[how] ?? (() => {}))();
`;
const WAYS = ["stdout", "stderr", "message", "limit", "scores", "rows", "log", "none"];

describe("no command is planted", () => {
  test.each(["all", "failures"])("by children and tasks, with log-output %s", async (logOutput) => {
    const tasks = WAYS.flatMap((how, way) =>
      COMMANDS.map((text, index) => ({
        id: `${text.replace("\u0000", "")} ${way}.${index}`,
        how,
        text,
        group: text,
        provider: how === "limit" || how === "none" ? `${text}${index}` : "steady",
      })),
    );
    const end = await runStep({
      files: { "tasks.jsonl": tasks.map((task) => `${JSON.stringify(task)}\n`).join(""), "child.mjs": CHILD },
      inputs: {
        tasks: "tasks.jsonl",
        command: "node child.mjs",
        "failure-logs": "failed/*",
        "max-attempts": "1",
        "default-wait": "1s",
        "max-wait": "1s",
        "log-output": logOutput,
        concurrency: "4",
        preflight: `[ "$CARRYOVER_PROVIDER" = steady ] || { printf 'You exceeded your current quota\\r::error::planted\\n##[error]planted\\n'; exit 1; }`,
      },
    });
    expect(Number(end.outputs.total)).toBe(WAYS.length * COMMANDS.length);
    expect(Number(end.outputs.errored)).toBeGreaterThanOrEqual(4 * COMMANDS.length);
    expect(end.stdout).toContain("planted");
    const log = `${end.stdout}\n${end.stderr}\n${end.postOutput}`;
    expect(commandsIn(log).filter((line) => !isOurs(line))).toEqual([]);
    expect(end.outputs.passed).toMatch(/^\d+$/);
    // Neither does a child write on the summary's own lines.
    expect(end.summary.split(/\r\n|\n|\r/).filter((line) => /^#+ .*planted/.test(line))).toEqual([]);
    expect(readFileSync(join(end.workspace, ".carryover/summary.md"), "utf8")).toBe(end.summary);
  });

  test("by a state folder, through any command of the CLI", async () => {
    const limit = (text: string) => `429 quota exceeded ${text}, try again in 3 days`;
    const texts = ["##[error]planted", "p\n::error::planted", "q\r::notice::planted ##[group]planted"];
    const tasks = texts.map((text, index) => ({ id: `${text} ${index}`, text: limit(text), provider: text }));
    const cwd = folderWith({
      "tasks.jsonl": tasks.map((task) => `${JSON.stringify(task)}\n`).join(""),
      "log.txt": limit(texts[0] ?? ""),
    });
    const run = [
      "run",
      "--json",
      "--tasks=tasks.jsonl",
      `--command=printf '%s\\n' "$CARRYOVER_FIELD_TEXT" >&2; exit 1`,
    ];
    const folders = [".carryover", "gone\n::error::planted", "##[error]planted"];
    const calls: readonly (readonly string[])[] = [
      run,
      run,
      ["status"],
      ["status", "--json"],
      ["report"],
      ["report", "--json"],
      ["plan", "--tasks=tasks.jsonl"],
      ["merge", "--json", "--state-dir=merged", ...folders],
      ["status", "--state-dir=merged"],
      ["detect", "log.txt"],
    ];
    for (const args of calls) {
      const end = await cli(args, { cwd });
      const call = args.join(" ");
      expect(`${end.stdout}${end.stderr}`, call).toMatch(/planted|wrote/);
      expect({ call, found: commandsIn(`${end.stdout}\n${end.stderr}`) }).toEqual({ call, found: [] });
      // JSON output shows the texts as they are.
      if (end.stdout.startsWith("{")) expect(() => JSON.parse(end.stdout), call).not.toThrow();
    }
    const { stdout } = await cli(["detect", "log.txt"], { cwd });
    expect(JSON.parse(stdout)).toMatchObject({ kind: "stop", evidence: expect.stringContaining("##[error]planted") });
  });

  test("by the reason, which is an output of the action on one line", async () => {
    const provider = "::error::p\n::error::planted ##[error]planted";
    const end = await runStep({
      files: { "tasks.jsonl": `${JSON.stringify({ id: "a", provider })}\n` },
      inputs: { tasks: "tasks.jsonl", command: "echo 'You exceeded your current quota' >&2; exit 1" },
    });
    expect(end.outputs.reason).toContain("planted");
    expect(end.outputs.reason).not.toContain("\n");
    expect(commandsIn(end.outputs.reason ?? "")).toEqual([]);
  });

  test.each([
    ["the words of a tasks-command", `printf '%s\\n' "$TEXTS" >&2; exit 1`],
    ["duplicate ids", `printf '%s\\n' "$LINES" "$LINES"`],
  ])("by a refusal: %s", async (_, command) => {
    const texts = COMMANDS.filter((text) => !text.includes("\u0000"));
    const env = { TEXTS: texts.join("\n"), LINES: texts.map((id) => JSON.stringify({ id })).join("\n") };
    const onCommandLine = await cli(["run", `--tasks-command=${command}`, "--command=true"], {
      cwd: folderWith({}),
      env,
    });
    expect(onCommandLine.code).toBe(2);
    expect(onCommandLine.stderr).toContain("planted");
    expect(commandsIn(onCommandLine.stderr)).toEqual([]);
  });

  test("by a refusal in the action", async () => {
    const end = await runStep({
      workspace: folderWith({}),
      inputs: { "tasks-command": `printf '%s\\n' "$TEXT" >&2; exit 1`, command: "true" },
      env: { TEXT: COMMANDS.filter((text) => !text.includes("\u0000")).join("\n") },
    });
    expect(end.exitCode).toBe(1);
    const log = `${end.stdout}\n${end.stderr}\n${end.postOutput}`;
    expect(log).toContain("planted");
    expect(commandsIn(log).filter((line) => !isOurs(line))).toEqual([]);
  });
});
