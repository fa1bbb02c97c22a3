/** `go test`: lists tests with `-list`, selects them with `-run` and reads the events of `-json`. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { jsonOrNull } from "../../core/json.ts";
import { UserError } from "../../core/user-error.ts";
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
    const { flags, packages, binary, run: pattern, skip } = partsOf(args);
    const namesLike = async (like: string) => {
      const ended = await run({ argv: [...command, ...flags.flat(), "-json", "-list", like, ...packages, ...binary] });
      if (ended.exitCode !== 0) throw new ListingFailed({ ...ended, stdout: wordsIn(ended.stdout) });
      return namesIn(ended.stdout);
    };
    const left = await namesLike(
      pattern === null
        ? "."
        : alternativesOf(pattern)
            .map(([name]) => name)
            .join("|"),
    );
    // `-list` does not know `-skip`. A pattern with a slash skips subtests.
    if (skip !== null && !skip.includes("/")) for (const id of (await namesLike(skip)).keys()) left.delete(id);
    const shared = flags.filter(([flag = ""]) => OF_LIST.test(flag)).flat();
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
    const { flags, binary, run: pattern } = partsOf(args);
    const names = `^(?:${tests.map(({ test }) => test.name).join("|")})$`;
    const [[, ...subtests] = [], ...more] = pattern === null ? [] : alternativesOf(pattern);
    // One alternative selects the same subtests of each test. With several, all subtests run.
    const selection = [names, ...(more.length === 0 ? subtests : [])].join("/");
    const path = String(tests[0]?.test.package);
    // Without -count=1 Go may answer with a cached result of another campaign.
    return {
      argv: [...command, ...flags.flat(), "-json", "-count=1", "-run", selection, path, ...binary],
      readLine: readerOf(tests),
    };
  },
};

/** Flags of `go test` whose value may be the next word. A value can look like a package: `-coverprofile ./cover.out`. */
const TAKES_VALUE = new RegExp(
  [
    "^--?(?:test\\.)?(?:run|skip|count|timeout|parallel|cpu|tags|shuffle|trace|outputdir|cover(?:mode|pkg|profile)|(?:cpu|mem|block|mutex)profile",
    "|memprofilerate|blockprofilerate|mutexprofilefraction|benchtime|fuzz(?:time|minimizetime|cachedir)|vet|exec|o|p|C|mod|modfile|overlay|pgo",
    "|ldflags|gcflags|asmflags|gccgoflags|toolexec|pkgdir|buildmode|buildvcs|compiler|installsuffix)$",
  ].join(""),
);
const TAKES_NONE =
  /^--?(?:test\.)?(?:v|json|race|short|failfast|fullpath|cover|benchmem|artifacts|a|n|x|work|msan|asan|trimpath|linkshared|modcacherw)$/;
/** Flags that change which packages and folders there are. */
const OF_LIST = /^--?(?:C|tags|mod|modfile|overlay)(?:=|$)/;

/**
 * The arguments as Go reads them: packages stand together, and end at the first flag that Go does not know. Such a flag,
 * and what follows `-args`, is for the program of the tests.
 *
 * @throws UserError if they ask for benchmarks or fuzzing
 */
function partsOf(args: readonly string[]) {
  const flags: string[][] = [];
  const packages: string[] = [];
  const binary: string[] = [];
  const selected: { run: string | null; skip: string | null } = { run: null, skip: null };
  let mayBeValue = false;
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? "";
    const [, flag = "", value] = /^(--?[^-=][^=]*)(?:=(.*))?$/s.exec(word) ?? [];
    const name = flag.replace(/^--?(?:test\.)?/, "");
    if (name === "bench" || name === "fuzz") throw new UserError(notATest(word));
    const isForBinary = binary.length > 0 || (packages.length > 0 && args[at - 1] !== packages.at(-1));
    if (name === "args" || word === "--" || (flag === "" && isForBinary && !mayBeValue)) {
      binary.push(...args.slice(at));
      break;
    }
    const takesValue = value === undefined && TAKES_VALUE.test(flag);
    if (flag === "") (isForBinary ? binary : packages).push(word);
    else if (!takesValue && !TAKES_VALUE.test(flag) && !TAKES_NONE.test(flag)) binary.push(word);
    else {
      if (takesValue) at += 1;
      const words = takesValue ? [word, args[at] ?? ""] : [word];
      if (name === "run" || name === "skip") selected[name] = value ?? words[1] ?? "";
      if (name !== "run") flags.push(words);
    }
    mayBeValue = flag !== "" && value === undefined && binary.at(-1) === word;
  }
  return { flags, packages: packages.length === 0 ? ["."] : packages, binary, ...selected };
}

function notATest(flag: string): string {
  return (
    `Expected tests for go, found ${flag} in \`args\`: benchmarks and fuzzing have no result that can be kept. ` +
    "Leave it out. The seeds of a fuzz test run as a test."
  );
}

/** Go splits a pattern at `|`, then at `/`, outside of brackets: the name of the test, then of its subtests. */
function alternativesOf(pattern: string): string[][] {
  const alternatives = [[""]];
  let [brackets, parentheses] = [0, 0];
  for (const [part] of pattern.matchAll(/\\.|./gs)) {
    if (part === "[") brackets += 1;
    else if (part === "]") brackets = Math.max(0, brackets - 1);
    else if (part === "(" && brackets === 0) parentheses += 1;
    else if (part === ")" && brackets === 0) parentheses -= 1;
    const isOutside = brackets === 0 && parentheses === 0;
    const last = alternatives.at(-1) ?? [];
    if (part === "|" && isOutside) alternatives.push([""]);
    else if (part === "/" && isOutside) last.push("");
    else last.push(`${last.pop() ?? ""}${part}`);
  }
  return alternatives;
}

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
