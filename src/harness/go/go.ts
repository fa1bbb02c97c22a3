/** `go test`: lists tests with `-list`, selects them with `-run` and reads the events of `-json`. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { jsonOrNull } from "../../core/json.ts";
import { type Harness, ListingFailed, type Reading, type ShardTest } from "../harness.ts";
import { alternativesOf, changesPackages, readArguments } from "./arguments.ts";

/** A line of `go test -json`. */
interface TestEvent {
  readonly Action?: string;
  readonly Package?: string;
  readonly Test?: string;
  readonly Output?: string;
  readonly Elapsed?: number;
}

export const go: Harness = {
  async list({ command, args }, { run, checkVersion }) {
    const [program = "go"] = command;
    checkVersion((await run({ argv: [program, "version"] })).stdout);
    const { flags, packages, forTests, run: pattern, skip } = readArguments(args);
    const namesLike = async (like: string) => {
      const ended = await run({
        argv: [...command, ...flags.flat(), "-json", "-list", like, ...packages, ...forTests],
      });
      if (ended.exitCode !== 0) throw new ListingFailed({ ...ended, stdout: wordsIn(ended.stdout) });
      return namesIn(ended.stdout);
    };
    const names = pattern === null ? ["."] : alternativesOf(pattern).map(([name]) => name);
    const left = await namesLike(names.join("|"));
    // `-list` does not know `-skip`. A pattern with a slash skips subtests.
    if (skip !== null && !skip.includes("/")) for (const id of (await namesLike(skip)).keys()) left.delete(id);
    const shared = flags.filter(changesPackages).flat();
    const folders = await run({ argv: [program, "list", ...shared, "-f", "{{.ImportPath}}\t{{.Dir}}", ...packages] });
    const sources = sourcesOf(folders.stdout);
    const isDeclared = ([, [path, name]]: readonly [string, readonly [string, string]]) =>
      new RegExp(`\\bfunc\\s+${name}\\s*\\(`).test(sources.get(path) ?? `func ${name}()`);
    // A `TestMain` prints lines of its own, which may look like names.
    return [...left].filter(isDeclared).map(([id, [path, name]]) => ({
      id,
      package: path,
      name,
      sha256: createHash("sha256")
        .update(sources.get(path) ?? "")
        .digest("hex"),
      junit: { classname: path, name },
    }));
  },

  batchOf: ({ package: path }) => String(path),

  command({ command, args }, tests) {
    const { flags, forTests, run: pattern } = readArguments(args);
    const names = `^(?:${tests.map(({ test }) => test.name).join("|")})$`;
    const [[, ...subtests] = [], ...more] = pattern === null ? [] : alternativesOf(pattern);
    // One alternative selects the same subtests of each test. With several, all subtests run.
    const selection = [names, ...(more.length === 0 ? subtests : [])].join("/");
    const path = String(tests[0]?.test.package);
    // Without -count=1 Go may answer with a cached result of another campaign.
    return {
      argv: [...command, ...flags.flat(), "-json", "-count=1", "-run", selection, path, ...forTests],
      readLine: readerOf(tests),
    };
  },
};

/** Package and name of each test that `-list` prints, by id. */
function namesIn(stdout: string): Map<string, readonly [path: string, name: string]> {
  const found = stdout.split("\n").flatMap((line) => {
    const { Action, Package = "", Output = "" } = eventOf(line);
    // What a `TestMain` prints without an end of line stands before the first name.
    const name = Action === "output" ? /(?:Test|Example|Fuzz)[\p{L}\p{N}_]*$/u.exec(Output.trim())?.[0] : undefined;
    return name === undefined ? [] : [[`${Package}.${name}`, [Package, name]] as const];
  });
  return new Map(found);
}

/** The text of the test files in each folder, by package. */
function sourcesOf(listed: string): ReadonlyMap<string, string> {
  const folders = listed
    .split("\n")
    .flatMap((line) => (line.includes("\t") ? [line.split("\t") as [string, string]] : []));
  return new Map(
    folders.map(([path, folder]) => {
      const files = readdirSync(folder).filter((name) => name.endsWith("_test.go"));
      return [
        path,
        files
          .toSorted()
          .map((name) => readFileSync(join(folder, name), "utf8"))
          .join("\0"),
      ];
    }),
  );
}

/** What Go prints without `-json`. */
function wordsIn(stdout: string): string {
  const lines = stdout.split("\n").map((line) => (line.startsWith("{") ? eventOf(line).Output : `${line}\n`));
  return lines.join("");
}

function eventOf(line: string): TestEvent {
  return (jsonOrNull(line) as TestEvent | null) ?? {};
}

/** Go has one kind of failure. A test that panics, or that says that a call failed, has graded nothing. */
const NOT_GRADED =
  /^panic: |call failed|\b(?:429|529|rate.?limit|too many requests|quota|overloaded|unavailable|timed? ?out|deadline exceeded|connection re(?:fused|set)|no such host|EOF)\b/im;

/** What a test printed, without the marks of Go. */
function wordsOf(printed: string): string {
  const lines = printed.split("\n").filter((text) => !/^\s*(?:===|---) /.test(text));
  return lines
    .map((text) => text.trim())
    .join("\n")
    .trim();
}

function readerOf(tests: readonly ShardTest[]): (line: string) => Reading {
  const taskIds = new Map(tests.map(({ test, taskId }) => [String(test.name), taskId]));
  const said = new Map<string, string>();
  let hasRow = false;
  return (line) => {
    const { Action = "", Test = "", Output = "", Elapsed } = eventOf(line);
    const name = Test.split("/")[0] ?? "";
    if (Action === "output") said.set(name, `${said.get(name) ?? ""}${Output}`.slice(-4_000));
    const shown = Action.includes("output") ? Output : "";
    const id = name === Test ? taskIds.get(name) : undefined;
    const ends = ["pass", "fail", "skip"].includes(Action);
    // A test that ran out of time or ended the process has no event of its own. One that was killed has no row.
    const only = tests.length === 1 && name === "" && Action === "fail" && !hasRow ? tests[0] : undefined;
    if (only !== undefined && !/^signal: /m.test(said.get("") ?? "")) {
      const message = wordsOf(`${said.get(String(only.test.name)) ?? ""}${said.get("") ?? ""}`);
      return { shown, row: { id: only.taskId, status: "error", error: { message } } };
    }
    if (id === undefined || !ends) return { shown };
    hasRow = true;
    const message = wordsOf(said.get(name) ?? "");
    const metrics = { duration_s: Elapsed };
    if (Action === "pass") return { shown, row: { id, status: "passed", metrics } };
    if (Action === "skip") return { shown, row: { id, status: "skipped", metrics, error: { message } } };
    const status = /\b([45]\d\d) [A-Z]/.exec(message)?.[1];
    const error = { message, ...(status === undefined ? {} : { status_code: Number(status) }) };
    if (NOT_GRADED.test(message)) return { shown, row: { id, status: "error", metrics, error } };
    return { shown, row: { id, status: "failed", metrics, error: { type: "AssertionError", message } } };
  };
}
