/**
 * A reporter for vitest that lists tests, or runs those of one shard and appends a row for each of them: when the next
 * test starts, or when the run ends. It selects tests by their names: none for a listing, which still collects all of
 * them, or those of the shard, which are all in one file.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { appendRow, gateway, listFile, readTests, writeListing } from "../javascript/shard.mjs";

/** Matches no name, so that vitest collects all tests and skips them. */
const NOTHING = /(?!)/;
/** What vitest puts between the names of suites and tests: a space in version 3, an arrow later. */
const SEPARATOR = "(?: | > )";
/** A module whose address is its text, because versions of vite refuse to load files outside of the project. */
const SETUP = `data:text/javascript,${encodeURIComponent(`import "${new URL("setup.mjs", import.meta.url).href}"`)}`;
const escapeName = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

export default class CarryoverReporter {
  /** The tests of the shard by id; none in a listing. */
  #selected = new Map();
  /** Our id of each test, by the id of vitest. */
  #ids = new Map();
  #listing = { version: "", tests: [] };
  /** What the user selects by name, in a listing. */
  #pattern = null;
  /** The row of the test that ended last. It waits because it takes an error that no test owns. */
  #held = null;
  /** The tests of the shard that have no row yet. */
  #left = new Set();
  #ignoresUnhandledErrors = false;

  onInit(vitest) {
    if (listFile) this.#collectOnly(vitest);
    else this.#select(vitest);
  }

  #collectOnly(vitest) {
    this.#listing.version = vitest.version;
    writeListing(vitest.version); // vitest may fail before it has collected the tests
    const pattern = vitest.getGlobalTestNamePattern?.() ?? vitest.config.testNamePattern;
    this.#pattern = pattern ? new RegExp(pattern) : null;
    vitest.setGlobalTestNamePattern(NOTHING);
  }

  #select(vitest) {
    const tests = readTests();
    this.#selected = new Map(tests.map(({ test, taskId }) => [test.id, taskId]));
    this.#left = new Set(this.#selected.values());
    this.#ignoresUnhandledErrors = vitest.config.dangerouslyIgnoreUnhandledErrors;
    // A signal loses no row. The listener of vitest ends the process before later ones run.
    process.prependListener("exit", () => this.#write());
    const names = tests.map(({ test }) => test.names.map(escapeName).join(SEPARATOR));
    vitest.setGlobalTestNamePattern(new RegExp(`^(?:${names.join("|")})$`));
    const files = new Set(tests.map(({ test }) => test.file));
    const runFiles = vitest.runFiles.bind(vitest);
    // Other files have nothing to run, but importing them takes time, and their hooks may call a model.
    vitest.runFiles = (specifications, ...others) =>
      runFiles(
        specifications.filter((one) => files.has(fileOf(one.project, one.moduleId, vitest))),
        ...others,
      );
    vitest.config.shard = undefined; // the listing has applied it
    for (const project of vitest.projects) {
      project.config.setupFiles.push(SETUP);
      project.config.bail = 0; // the run decides when to stop
      if (!gateway) project.config.retry = 0;
    }
  }

  onTestModuleCollected(module) {
    const counts = new Map();
    const file = fileOf(module.project, module.moduleId, module.project.vitest);
    for (const test of module.children.allTests()) {
      const names = namesOf(test);
      const id = `${file} > ${names.join(" > ")}`;
      const count = (counts.get(id) ?? 0) + 1;
      counts.set(id, count);
      const unique = count === 1 ? id : `${id}#${count}`;
      this.#ids.set(test.id, unique);
      if (!listFile || !this.#isWanted(names)) continue;
      const sha256 = createHash("sha256").update(readFileSync(module.moduleId)).digest("hex");
      const junit = { classname: file, name: names.join(" > ") };
      this.#listing.tests.push({ id: unique, file, names, sha256, junit });
    }
  }

  /**
   * The suites that ended before this test have had their hooks. A kill must not lose the row that waited for them. A
   * test of another shard is skipped, which takes no time: the hooks of its suite may be those of the row that waits.
   */
  onTestCaseReady(test) {
    if (test.options.mode === "run") this.#write();
  }

  onTestCaseResult(test) {
    const id = this.#selected.get(this.#ids.get(test.id));
    if (!this.#left.delete(id)) return; // a test of another shard, or a skipped one that vitest 3.0 reports twice
    const duration = test.diagnostic()?.duration ?? 0;
    const row = {
      id,
      ...outcome(resultOf(test)),
      metrics: { ...numbersOf(test.meta()), duration_s: Math.round(duration) / 1000 },
    };
    const { score, output } = test.meta();
    if (typeof score === "number") row.score = score;
    if (output !== undefined) row.output = output;
    this.#write();
    this.#held = row;
  }

  onTestSuiteResult(suite) {
    // Tests that a hook kept from running get its error in their own rows.
    const tests = [...suite.children.allTests()];
    if (!tests.some((test) => resultOf(test).state === "hook")) this.#addToHeld(suite.errors());
  }

  onTestModuleEnd(module) {
    this.onTestSuiteResult(module);
  }

  onTestRunEnd(modules, errors) {
    if (!listFile) {
      // A test that ended its worker has no row. It runs again, and the error is its own.
      if (this.#left.size === 0 && !this.#ignoresUnhandledErrors) this.#addToHeld(errors);
      this.#write();
      return;
    }
    // A test file that cannot be loaded, or an error outside of tests.
    if (errors.length > 0 || modules.some((module) => module.errors().length > 0)) this.#listing.tests = undefined;
    writeListing(this.#listing.version, this.#listing.tests);
  }

  /** Stores errors outside of tests with the test that ended last. A failure of that test takes precedence. */
  #addToHeld(errors) {
    if (errors.length === 0 || this.#held === null || ["failed", "error"].includes(this.#held.status)) return;
    Object.assign(this.#held, outcome({ state: "hook", errors }));
  }

  #write() {
    if (this.#held !== null) appendRow(this.#held);
    this.#held = null;
  }

  #isWanted(names) {
    return this.#pattern === null || [" ", " > "].some((separator) => this.#pattern.test(names.join(separator)));
  }
}

/** The path as vitest prints it, after the name of the project if it has one. */
function fileOf(project, moduleId, vitest) {
  const root = `${vitest.config.root}/`;
  const path = moduleId.startsWith(root) ? moduleId.slice(root.length) : moduleId;
  return project.name ? `|${project.name}| ${path}` : path;
}

function namesOf(test) {
  const names = [test.name];
  for (let suite = test.parent; suite.type === "suite"; suite = suite.parent) names.unshift(suite.name);
  return names;
}

function numbersOf(meta) {
  return Object.fromEntries(
    Object.entries(meta).filter(([name, value]) => name !== "score" && typeof value === "number"),
  );
}

/** If a hook of a suite fails, vitest skips its tests. They have not run, and the error of the hook is theirs. */
function resultOf(test) {
  const result = test.result();
  // A test that skips itself while it runs is pending, and its mode is still "run".
  const skipsItself = ["skip", "todo"].includes(test.options.mode) || test.task.result?.pending;
  if (result.state !== "skipped" || skipsItself) return result;
  const errors = [];
  for (let suite = test.parent; suite; suite = suite.type === "suite" ? suite.parent : null)
    errors.push(...suite.errors());
  return errors.length === 0 ? result : { state: "hook", errors };
}

function outcome({ state, errors = [], note }) {
  if (state === "passed") return { status: "passed" };
  if (state === "skipped") return { status: "skipped", error: { message: note ?? "skipped" } };
  const [first, ...others] = errors;
  const error = { ...describe(first ?? { message: "failed without an error" }) };
  if (others.length > 0) error.exceptions = others.map((one) => describe(one));
  return { status: state === "failed" && errors.length > 0 && errors.every(isAssertion) ? "failed" : "error", error };
}

/** Only an assertion is a result: `expect`, `node:assert`, a custom matcher, a snapshot or a type. */
function isAssertion(error) {
  if (typeOf(error) === "Failed" && CALL_FAILURE.test(error.message)) return false;
  const isFailure =
    error.name === "AssertionError" ||
    error.name === "TypeCheckError" ||
    error.code === "ERR_ASSERTION" ||
    VERDICT.test(error.message) ||
    String(error.constructor).includes("JestExtendError") || // a custom matcher
    // Before version 3.2 vitest gives this key, with its value as text, to every error.
    ("expected" in error && error.expected !== "undefined");
  return isFailure && (error.cause === undefined || error.cause === null || isAssertion(error.cause));
}

/** `expect.fail` compares nothing. Its text may come from a call that failed. */
function typeOf(error) {
  // vitest writes what is undefined as text, or leaves the key without a value.
  const compares = ["operator", "expected", "actual", "code"].some(
    (key) => error[key] !== undefined && error[key] !== "undefined",
  );
  return error.name === "AssertionError" && !compares ? "Failed" : String(error.name ?? "Error");
}

/** Verdicts of vitest that are plain errors: of `expect.poll`, which wraps its last failure, `test.fails` and `expect.assertions`. */
const VERDICT =
  /^(?:Matcher did not succeed in (?:time\.|\d+ms)|Expect test to fail|expected (?:number of assertions to be|any number of assertion,) .+)$/;

/** What people pass on to `expect.fail` from a call that failed. */
const CALL_FAILURE = new RegExp(
  [
    "\\b(?:429|529|rate.?limit|too many requests|quota|overloaded|unavailable|bad gateway|timed? ?out",
    "|connection error|socket hang up|fetch failed|E(?:CONN\\w+|NOTFOUND|AI_AGAIN|PIPE|TIMEDOUT))\\b",
  ].join(""),
  "i",
);

const DEEPEST = 8;
const TEXT_LIMIT = 4000;
const HEADER = /retry|rate-?limit/i;

/** Type, message, status, headers and body of an error, and the same of its causes. */
function describe(error, depth = 0) {
  if (typeof error !== "object" || error === null) return { message: String(error).slice(0, TEXT_LIMIT) };
  const described = { type: typeOf(error), message: String(error.message ?? "").slice(0, TEXT_LIMIT) };
  const status = error.status ?? error.statusCode ?? error.response?.status;
  if (typeof status === "number") described.status_code = status;
  if (typeof error.code === "string") described.code = error.code;
  const headers = Object.entries(error.headers ?? error.responseHeaders ?? error.response?.headers ?? {});
  const telling = headers.filter(([name]) => HEADER.test(name));
  if (telling.length > 0) described.headers = Object.fromEntries(telling.map(([name, value]) => [name, String(value)]));
  const body = error.error ?? error.responseBody ?? error.response?.data;
  if (body !== undefined && body !== null) described.body = typeof body === "string" ? body.slice(0, TEXT_LIMIT) : body;
  if (typeof error.isRetryable === "boolean") described.retryable = error.isRetryable;
  if (depth >= DEEPEST) return described;
  const inner = [error.cause, error.lastError, ...(Array.isArray(error.errors) ? error.errors : [])];
  const chain = inner.filter((one) => one !== undefined && one !== null).map((one) => describe(one, depth + 1));
  if (chain.length === 1) described.cause = chain[0];
  else if (chain.length > 1) described.exceptions = chain;
  return described;
}
