/** `go test`: lists tests with `-list`, selects them with `-run` and reads the events of `-json`. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { jsonOrNull } from "../../core/json.ts";
import { type Harness, ListingFailed, type Reading, type ShardTest } from "../harness.ts";

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
    const { others, packages, selected, skipped } = partsOf(args);
    const namesLike = async (pattern: string) => {
      const ended = await run({ argv: [...command, "-json", ...others, "-list", pattern, ...packages] });
      if (ended.exitCode !== 0) throw new ListingFailed({ ...ended, stdout: wordsIn(ended.stdout) });
      return namesIn(ended.stdout);
    };
    const left = await namesLike(selected);
    // `-list` does not know `-skip`.
    if (skipped !== null) for (const id of (await namesLike(skipped)).keys()) left.delete(id);
    const folders = await run({ argv: [program, "list", "-f", "{{.ImportPath}}\t{{.Dir}}", ...packages] });
    const digests = digestsOf(folders.stdout);
    return [...left].map(([id, [path, name]]) => ({
      id,
      package: path,
      name,
      sha256: digests.get(path) ?? "",
      junit: { classname: path, name },
    }));
  },

  batchOf: ({ package: path }) => String(path),

  command({ command, args }, tests) {
    const names = tests.map(({ test }) => test.name).join("|");
    const path = String(tests[0]?.test.package);
    // Without -count=1 Go may answer with a cached result of another campaign.
    return {
      argv: [...command, "-json", ...partsOf(args).others, "-count=1", "-run", `^(?:${names})$`, path],
      readLine: readerOf(tests),
    };
  },
};

/** Packages begin with a dot. What follows a slash in `-run` and `-skip` is for subtests, which belong to their test. */
function partsOf(args: readonly string[]) {
  const [run, skip] = [flagIn(args, "run"), flagIn(args, "skip")];
  const rest = args.filter((_, at) => !run.at.includes(at));
  const packages = rest.filter((word) => word.startsWith("."));
  return {
    others: rest.filter((word) => !word.startsWith(".")),
    packages: packages.length === 0 ? ["."] : packages,
    selected: run.value?.split("/")[0] ?? ".",
    skipped: skip.value === null || skip.value.includes("/") ? null : skip.value,
  };
}

/** The value of a flag, and where its words are. */
function flagIn(
  args: readonly string[],
  name: string,
): { readonly value: string | null; readonly at: readonly number[] } {
  const at = args.findIndex((word) => new RegExp(`^--?${name}(?:=|$)`).test(word));
  if (at < 0) return { value: null, at: [] };
  const [, inline] = /=(.*)$/s.exec(args[at] ?? "") ?? [];
  return inline === undefined ? { value: args[at + 1] ?? "", at: [at, at + 1] } : { value: inline, at: [at] };
}

/** Package and name of each test that `-list` prints, by id. */
function namesIn(stdout: string): Map<string, readonly [path: string, name: string]> {
  const events = stdout.split("\n").map(eventOf);
  const tests = events.filter(
    ({ Action, Output }) => Action === "output" && /^(?:Test|Example|Fuzz)\S*$/.test(Output?.trim() ?? ""),
  );
  return new Map(
    tests.map(({ Package = "", Output = "" }) => [`${Package}.${Output.trim()}`, [Package, Output.trim()]]),
  );
}

/** The hash of the test files in each folder, by package. */
function digestsOf(listed: string): ReadonlyMap<string, string> {
  const folders = listed
    .split("\n")
    .flatMap((line) => (line.includes("\t") ? [line.split("\t") as [string, string]] : []));
  return new Map(
    folders.map(([path, folder]) => {
      const files = readdirSync(folder).filter((name) => name.endsWith("_test.go"));
      const texts = files.toSorted().map((name) => readFileSync(join(folder, name), "utf8"));
      return [path, createHash("sha256").update(texts.join("\0")).digest("hex")];
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

function readerOf(tests: readonly ShardTest[]): (line: string) => Reading {
  const taskIds = new Map(tests.map(({ test, taskId }) => [String(test.name), taskId]));
  const said = new Map<string, string>();
  return (line) => {
    const { Action = "", Test = "", Output = "", Elapsed } = eventOf(line);
    const name = Test.split("/")[0] ?? "";
    if (Action === "output") said.set(name, `${said.get(name) ?? ""}${Output}`.slice(-4_000));
    const shown = Action.includes("output") ? Output : "";
    const id = name === Test ? taskIds.get(name) : undefined;
    if (id === undefined || !["pass", "fail", "skip"].includes(Action)) return { shown };
    const lines = (said.get(name) ?? "").split("\n").filter((text) => !/^\s*(?:===|---) /.test(text));
    const message = lines
      .map((text) => text.trim())
      .join("\n")
      .trim();
    const metrics = { duration_s: Elapsed };
    if (Action === "pass") return { shown, row: { id, status: "passed", metrics } };
    if (Action === "skip") return { shown, row: { id, status: "skipped", metrics, error: { message } } };
    const status = /\b([45]\d\d) [A-Z]/.exec(message)?.[1];
    const error = { message, ...(status === undefined ? {} : { status_code: Number(status) }) };
    if (NOT_GRADED.test(message)) return { shown, row: { id, status: "error", metrics, error } };
    return { shown, row: { id, status: "failed", metrics, error: { type: "AssertionError", message } } };
  };
}
