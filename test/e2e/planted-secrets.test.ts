/**
 * Secrets planted wherever a child, a provider or a list of tasks can put text, and then looked for in every byte
 * that is left behind or shown.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { startCacheService } from "../rig/cache-service.ts";
import { cli, folderWith } from "./cli-rig.ts";
import { runStep } from "./fake-runner.ts";

const child = fileURLToPath(new URL("../fixtures/children/plant-secrets.mjs", import.meta.url));
const childSource = readFileSync(child, "utf8");

const service = await startCacheService();
afterAll(() => service.close());

/** Letters that none of our texts holds by chance. They come from a small generator, so that a leak can be repeated. */
function letters(seed: number, count: number): string {
  const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789";
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  let text = "";
  while (text.length < count) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    text += alphabet[(state >>> 16) % alphabet.length] ?? "";
  }
  return text;
}

/** Where the children of the fixture plant, by their names for it. */
const WAYS = [...childSource.matchAll(/^ {2}"?([a-z0-9-]+)"?: (?:async )?\(\) =>/gm)].map(([, way]) => way ?? "");
/** Places that need no child. */
const PLACES = ["task-id", "second-id", "field", "group", "provider", "tasks-command", "preflight", "argument"];
/** Values that are longer than what a cut leaves of them. */
const LONG = new Set(["exit-text", "error-cut", "limit-cut", "bad-status", "foreign-id", "shapes"]);

/** What each place plants: with all that escapes differently in JSON, URLs and base64. */
const SECRETS: ReadonlyMap<string, string> = new Map(
  [...WAYS, ...PLACES].map((place, index) => {
    const [head, tail] = [letters(2 * index, 12), letters(2 * index + 1, 12)];
    if (place === "lines") return [place, `${head}${tail}\n${tail}${head}`];
    if (place.startsWith("number")) return [place, String(7_391_826_400_517 + 1_000_003 * index)];
    if (LONG.has(place)) return [place, letters(index + 500, 240)];
    // A shell and a file name have to carry these.
    const isPlain = place === "preflight" || place === "tasks-command" || place === "argument";
    return [place, isPlain ? `${head}${tail}` : `${head}"/+é %\\${tail}`];
  }),
);

function secret(place: string): string {
  const value = SECRETS.get(place);
  if (value === undefined) throw new Error(`No secret for ${place}`);
  return value;
}

const ENV = Object.fromEntries(
  [...SECRETS].map(([place, value]) => [`PLANT_${place.toUpperCase().replaceAll("-", "_")}_TOKEN`, value]),
);

/**
 * What gives a secret away: any six of its letters in a row, any part of it in base64 or hex, or all digits of a
 * number.
 */
const NEEDLES: readonly { readonly place: string; readonly needle: string }[] = [...SECRETS].flatMap(([place, value]) =>
  (value.match(/[A-Za-z0-9]{12}/g) ?? []).flatMap((part) => {
    if (/^\d+$/.test(part)) return { place, needle: value };
    const coded = [0, 1, 2].map((offset) =>
      Buffer.from("-".repeat(offset) + part)
        .toString("base64")
        .slice(offset === 0 ? 0 : offset + 1, 14),
    );
    const hex = Buffer.from(part.slice(4)).toString("hex");
    return [part.slice(0, 6), part.slice(6), ...coded, hex, hex.toUpperCase()].map((needle) => ({ place, needle }));
  }),
);

/** Names the places whose secret is in a text, whole or broken over lines, with what is around it. */
function leaksIn(name: string, whole: string): string[] {
  const text = `${whole}\n${whole.replace(/(?:\[[^\]\n]*\] )?(?:\\+[nrt]|\s|<br>|&#(?:10|13|9);)+(?:\[[^\]\n]*\] )?|(?<=[0-9A-F]{2}):(?=[0-9A-F]{2})/gi, "")}`;
  const leaks = new Map<string, string>();
  for (const { place, needle } of NEEDLES) {
    const at = leaks.has(place) ? -1 : text.indexOf(needle);
    if (at === -1) continue;
    leaks.set(place, `${place} in ${name}: ${JSON.stringify(text.slice(Math.max(0, at - 80), at + 60))}`);
  }
  return [...leaks.values()];
}

function leaksInFolder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).flatMap((name) => {
    const path = join(folder, name);
    const text = statSync(path).isFile() ? readFileSync(path, "latin1") : "";
    // What a page or a row holds in escapes, too.
    return [...leaksIn(`the name ${name}`, name), ...leaksIn(name, text + unescaped(text))];
  });
}

function unescaped(text: string): string {
  return text.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

const TASKS = [
  ...WAYS.map((way) => ({ id: `way-${way}`, how: way, ...(way.startsWith("limit-") ? { provider: way } : {}) })),
  { id: secret("task-id"), how: "none" },
  { id: secret("second-id"), how: "stderr" },
  { id: "with-fields", how: "none", note: secret("field"), tree: { of: [secret("field")] } },
  { id: "with-group", how: "stderr", group: secret("group"), provider: "grouped" },
  { id: "with-provider", how: "none", provider: secret("provider") },
  { id: "with-limited-provider", how: "limit-words", provider: `p ${secret("provider")}` },
];
const FILES = {
  "plant-secrets.mjs": childSource,
  "tasks.jsonl": TASKS.map((task) => `${JSON.stringify(task)}\n`).join(""),
};
const COUNT = TASKS.length;

describe("no secret is left", () => {
  test("by the action, in state, cache, outputs, summary and log", async () => {
    const end = await runStep({
      files: FILES,
      inputs: {
        tasks: "tasks.jsonl",
        name: "planted",
        command: "node plant-secrets.mjs",
        "failure-logs": "failed/{id}/*\nfailed/*/*",
        "max-attempts": "1",
        "max-wait": "1s",
        "log-output": "all",
        preflight: `[ "$CARRYOVER_PROVIDER" != grouped ] || { echo "429: You exceeded your current quota $PLANT_PREFLIGHT_TOKEN" >&2; exit 1; }`,
      },
      env: { ...service.environment(), ...ENV },
    });
    expect(Number(end.outputs.total)).toBe(COUNT);
    expect(Number(end.outputs.passed)).toBeGreaterThan(3);
    expect(Number(end.outputs.errored)).toBeGreaterThan(15);
    const outputs = Object.entries(end.outputs).map(([name, value]) => `${name}=${value}`);
    expect([
      ...leaksIn("stdout", end.stdout),
      ...leaksIn("stderr", end.stderr),
      ...leaksIn("post", end.postOutput),
      ...leaksIn("outputs", outputs.join("\n")),
      ...leaksIn("step summary", end.summary),
      ...leaksInFolder(join(end.workspace, ".carryover")),
      ...service.keys().flatMap((key) => leaksIn("the key of the cache", key)),
      ...service
        .keys()
        .flatMap((key) => [...service.files(key)].flatMap(([name, text]) => leaksIn(`cached ${name}`, text))),
    ]).toEqual([]);
    // The secrets were there: *** replaces them.
    for (const name of ["results.jsonl", "failures.jsonl", "events.jsonl", "report.html", "summary.md", "junit.xml"])
      expect(readFileSync(join(end.workspace, ".carryover", name), "utf8")).toContain("***");
    expect(end.stdout).toContain("***");
  });

  test("by the command line, its status, its reports, its plan and its merge", async () => {
    const cwd = folderWith(FILES);
    const planted = secret("argument");
    const run = await cli(
      ["run", "--tasks=tasks.jsonl", "--max-attempts=1", "--max-wait=1s", "--failure-logs=failed/*/*", "--json"].concat(
        ["--", "node", "plant-secrets.mjs", planted],
      ),
      { cwd, env: ENV },
    );
    expect(run.code).toBe(75);
    const calls = [run];
    for (const args of [
      ["status"],
      ["status", "--json"],
      ["report"],
      ["plan", "--tasks=tasks.jsonl"],
      ["merge", "--state-dir=merged", ".carryover"],
    ])
      calls.push(await cli(args, { cwd, env: ENV }));
    expect([
      ...calls.flatMap(({ stdout, stderr }) => [...leaksIn("stdout", stdout), ...leaksIn("stderr", stderr)]),
      ...leaksInFolder(join(cwd, ".carryover")),
      ...leaksInFolder(join(cwd, "merged")),
    ]).toEqual([]);
    expect(run.stdout).toContain("resume-command");
    expect(run.stdout).toContain("***");
  });

  test.each([
    ["a tasks-command, cut", { "tasks-command": `printf '%s%02030d' "$PLANT_TASKS_COMMAND_TOKEN" 1 >&2; exit 3` }],
    ["a tasks-command with a secret in its text", { "tasks-command": `false ${secret("tasks-command")}` }],
    ["a tasks-command that lists no task", { "tasks-command": `echo "{"key":"$PLANT_TASKS_COMMAND_TOKEN""` }],
    ["a missing list", { tasks: `${secret("argument")}.jsonl` }],
    ["a duplicate id", { tasks: "twice.jsonl" }],
    ["a line that is broken", { tasks: "broken.jsonl" }],
  ] satisfies [string, Record<string, string>][])("by a refusal: %s", async (_, inputs) => {
    const id = secret("task-id");
    const cwd = folderWith({
      ...FILES,
      "twice.jsonl": `${JSON.stringify({ id })}\n${JSON.stringify({ id })}\n`,
      "broken.jsonl": `{"id":"a","key":${id}}\n`,
    });
    const flags = Object.entries(inputs).map(([name, value]) => `--${name}=${value}`);
    const onCommandLine = await cli(["run", ...flags, "--command=true"], { cwd, env: ENV });
    expect(onCommandLine.code).toBe(2);
    const inAction = await runStep({ workspace: cwd, inputs: { ...inputs, command: "true" }, env: ENV });
    expect(inAction.exitCode).toBe(1);
    expect([
      ...leaksIn("stderr", onCommandLine.stderr),
      ...leaksIn("stdout", onCommandLine.stdout),
      ...leaksIn("log", inAction.stdout + inAction.stderr + inAction.postOutput),
    ]).toEqual([]);
  });
});

test("tasks whose ids are secrets stay distinct in every report", async () => {
  const cwd = folderWith({
    "tasks.jsonl": ["task-id", "second-id", "field"]
      .map((place) => `${JSON.stringify({ id: secret(place) })}\n`)
      .join(""),
  });
  writeFileSync(join(cwd, "first"), secret("task-id"));
  const run = await cli(
    ["run", "--tasks=tasks.jsonl", "--max-attempts=1", '--command=[ "$CARRYOVER_TASK_ID" = "$(cat first)" ]'],
    { cwd, env: ENV },
  );
  expect(run.code).toBe(1);
  const junit = readFileSync(join(cwd, ".carryover/junit.xml"), "utf8");
  const names = [...junit.matchAll(/<testcase name="([^"]*)"/g)].map(([, name]) => name);
  expect(new Set(names).size).toBe(3);
  const summary = readFileSync(join(cwd, ".carryover/summary.md"), "utf8");
  for (const name of names.slice(1)) expect(summary).toContain(name);
  expect(summary).not.toContain(names[0]);
  const again = await cli(["run", "--tasks=tasks.jsonl", "--max-attempts=1", "--command=false"], { cwd, env: ENV });
  expect(again.code).toBe(1);
  expect(leaksInFolder(join(cwd, ".carryover"))).toEqual([]);
});
