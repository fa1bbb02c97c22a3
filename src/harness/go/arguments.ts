/** Reads the arguments of `go test` as Go does. */
import { UserError } from "../../core/user-error.ts";

/** Flags whose value may be the next word, which can look like a package: `-coverprofile ./cover.out`. */
const WITH_VALUE = new Set(
  `
    run skip count timeout parallel cpu tags shuffle trace outputdir covermode coverpkg coverprofile cpuprofile memprofile
    blockprofile mutexprofile memprofilerate blockprofilerate mutexprofilefraction benchtime fuzztime fuzzminimizetime
    fuzzcachedir vet exec o p C mod modfile overlay pgo ldflags gcflags asmflags gccgoflags toolexec pkgdir buildmode
    buildvcs compiler installsuffix
  `
    .trim()
    .split(/\s+/),
);
const WITHOUT_VALUE = new Set(
  "v json race short failfast fullpath cover benchmem artifacts a n x work msan asan trimpath linkshared modcacherw".split(
    " ",
  ),
);
const OF_PACKAGES = new Set(["C", "tags", "mod", "modfile", "overlay"]);

interface GoArguments {
  /** Flags of Go, each with its value; without `-run`. */
  readonly flags: readonly (readonly string[])[];
  readonly packages: readonly string[];
  /** Arguments for the program of the tests: flags that Go does not know, and what follows `-args`. */
  readonly forTests: readonly string[];
  readonly run: string | null;
  readonly skip: string | null;
}

/**
 * Packages stand together, before the first flag that Go does not know. The first other word that is not the value of a
 * flag begins the arguments for the program of the tests.
 *
 * @throws UserError if they ask for benchmarks or fuzzing
 */
export function readArguments(args: readonly string[]): GoArguments {
  const flags: string[][] = [];
  const packages: string[] = [];
  const forTests: string[] = [];
  const patterns: { run: string | null; skip: string | null } = { run: null, skip: null };
  const words = [...args];
  let mayBePackage = true;
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    const flag = readFlag(word);
    if (flag === null && mayBePackage && word !== "--") {
      packages.push(word);
      continue;
    }
    if (flag === null || flag.name === "args") {
      // Without `-args`, the word could become a package once the flags of Go before it have moved.
      forTests.push("-args", ...(flag === null ? [word] : []), ...words);
      break;
    }
    const { name, value } = flag;
    if (name === "bench" || name === "fuzz") throw new UserError(notATest(word));
    const isKnown = WITH_VALUE.has(name) || WITHOUT_VALUE.has(name);
    mayBePackage &&= isKnown && packages.length === 0;
    // Like Go, take the word after an unknown flag for its value.
    const mayTakeNext = isKnown ? WITH_VALUE.has(name) : words[0] !== undefined && readFlag(words[0]) === null;
    const whole = value === undefined && mayTakeNext ? [word, words.shift() ?? ""] : [word];
    if (name === "run" || name === "skip") patterns[name] = value ?? whole[1] ?? "";
    if (!isKnown) forTests.push(...whole);
    else if (name !== "run") flags.push(whole);
  }
  return { flags, packages: packages.length === 0 ? ["."] : packages, forTests, ...patterns };
}

/** `-name`, `--name` or `-test.name`, with `=value` or without; null for any other word. */
function readFlag(word: string): { readonly name: string; readonly value: string | undefined } | null {
  const [, name, value] = /^--?(?:test\.)?([^-=][^=]*)(?:=(.*))?$/s.exec(word) ?? [];
  return name === undefined ? null : { name, value };
}

function notATest(flag: string): string {
  return (
    `Expected tests for go, found ${flag} in \`args\`: benchmarks and fuzzing have no result that can be kept. ` +
    "Leave it out. The seeds of a fuzz test run as a test."
  );
}

/** Whether a flag changes which packages and folders there are. */
export function changesPackages([word = ""]: readonly string[]): boolean {
  return OF_PACKAGES.has(readFlag(word)?.name ?? "");
}

/** Go splits a pattern at `|`, then at `/`, outside of brackets: the name of the test, then of its subtests. */
export function alternativesOf(pattern: string): string[][] {
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
