/** `go test`: tests are listed with `-list`, chosen with `-run` and read from the events of `-json`. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Harness, type ListedTest, ListingFailed, type Reading, type ShardTest } from "../harness.ts";

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
    const { others, packages, pattern } = partsOf(args);
    const ended = await run({ argv: [...command, "-json", ...others, "-list", pattern, ...packages] });
    if (ended.exitCode !== 0) throw new ListingFailed(ended);
    const folders = await run({ argv: [program, "list", "-f", "{{.ImportPath}}\t{{.Dir}}", ...packages] });
    const digests = digestsOf(folders.stdout);
    return ended.stdout.split("\n").flatMap((line): ListedTest[] => {
      const { Action, Package = "", Output = "" } = eventOf(line);
      const name = Output.trim();
      if (Action !== "output" || !/^(?:Test|Example|Fuzz)[^\s]*$/.test(name)) return [];
      const junit = { classname: Package, name };
      return [{ id: `${Package}.${name}`, package: Package, name, sha256: digests.get(Package) ?? "", junit }];
    });
  },

  batchOf: ({ package: path }) => String(path),

  command({ command, args }, tests) {
    const names = tests.map(({ test }) => test.name).join("|");
    const path = String(tests[0]?.test.package);
    // A result that Go remembers is of another campaign.
    return {
      argv: [...command, "-json", ...partsOf(args).others, "-count=1", "-run", `^(?:${names})$`, path],
      readLine: readerOf(tests),
    };
  },
};

/** Packages begin with a point, as in `./evals/...`; `-run` chooses tests for the listing. */
function partsOf(args: readonly string[]) {
  const at = args.findIndex((word) => /^--?run(?:=|$)/.test(word));
  const joined = args[at]?.split("=").slice(1).join("=");
  const value = joined || (args[at + 1] ?? "");
  const rest = at < 0 ? args : args.toSpliced(at, joined ? 1 : 2);
  const packages = rest.filter((word) => word.startsWith("."));
  const others = rest.filter((word) => !word.startsWith("."));
  return {
    others,
    packages: packages.length === 0 ? ["."] : packages,
    pattern: at < 0 ? "." : (value.split("/")[0] ?? "."),
  };
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

function eventOf(line: string): TestEvent {
  try {
    return JSON.parse(line) as TestEvent;
  } catch {
    return {};
  }
}

/** Go has one kind of failure: a test that says that a call failed, or that panics, has graded nothing. */
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
