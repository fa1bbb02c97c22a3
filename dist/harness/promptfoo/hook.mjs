/**
 * An extension hook for promptfoo. It lists tests, or runs those of one shard and appends a row the moment each ends.
 * For both it gives promptfoo another suite: one that only counts, or one that has only the tests of the shard. The
 * listing has every expected result: test × prompt × provider × repeat.
 */
import { subscribe } from "node:diagnostics_channel";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { isOurs, nameCalls } from "../javascript/calls.mjs";
import { appendRow, gateway, listFile, readTests, writeListing } from "../javascript/shard.mjs";
import { nameOf, resultsOf } from "./results.mjs";

/** The exit code of a rate limit. */
const RATE_LIMITED = 75;
const TASK_KEY = "carryover_task";
/** The task whose test runs now: there is one at a time. */
let current = null;
/** Whether each event comes twice: before and after the hooks of the configuration. */
let isTwice = false;
let isFirstCall = false;
/** In a listing: the results, and how often promptfoo repeats a test. Only its calls show how often. */
let results = [];
let repeats = 0;

export async function carryover(event, context) {
  switch (event) {
    case "beforeAll":
      if (comesAgain(context.suite.extensions)) return context;
      if (listFile) {
        results = resultsOf(context.suite);
        expectIndependent(context.suite);
        expectSameSelection(context.suite);
        return { ...context, suite: countingSuite(context.suite) };
      }
      watchCalls();
      return { ...context, suite: selected(context.suite) };
    case "beforeEach":
      current = context.test.metadata?.[TASK_KEY] ?? null;
      return context;
    case "afterEach":
      isFirstCall = isTwice && !isFirstCall;
      if (isFirstCall) return context;
      writeRow(context.test.metadata?.[TASK_KEY], context.result);
      current = null;
      return context;
    case "afterAll":
      if (!listFile) return context;
      writeListing(versionAt(process.argv[1]), results.flatMap(roundsOf));
      return process.exit(0);
    default:
      return context;
  }
}

/**
 * Hooks of the configuration run after those of the command line. Before all tests they may add some, and their calls
 * beside a test belong to it, so ours comes before and after them. promptfoo reads the list as it goes.
 *
 * @returns whether other hooks come first
 */
function comesAgain(extensions) {
  const isOurs = (extension) => extension.endsWith("/promptfoo/hook.mjs:carryover");
  if (isOurs(extensions.at(-1))) return false;
  extensions.push(extensions.find(isOurs));
  isTwice = true;
  return true;
}

/** The version of promptfoo, from the package that its program is in. */
function versionAt(program) {
  let folder = realpathSync(program);
  while (dirname(folder) !== folder) {
    folder = dirname(folder);
    const file = join(folder, "package.json");
    const { name, version } = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
    if (name === "promptfoo") return version;
  }
  return "";
}

/** A shard has a few tests of one prompt and one provider, so no test may need the results of others. */
function expectIndependent({ defaultTest, prompts }) {
  const tests = [defaultTest ?? {}, ...results.map(({ test }) => test)];
  const typesOf = ({ assert = [] }) => assert.flatMap((one) => [one.type, ...typesOf(one)]);
  const found =
    tests.flatMap(typesOf).find((type) => type === "select-best" || type === "max-score") ??
    (tests.some(({ options }) => options?.storeOutputAs) ? "storeOutputAs" : undefined) ??
    (prompts.some(({ raw }) => String(raw).includes("_conversation")) ? "_conversation" : undefined);
  if (found === undefined) return;
  console.error(
    `Expected tests that run by themselves, found ${found}, which needs the results of others. ` +
      "Leave these tests out, for example with --filter-pattern.",
  );
  process.exit(1);
}

/** promptfoo applies these arguments again in each shard, so they would select other tests than in the listing. */
function expectSameSelection({ scenarios = [] }) {
  const isGiven = (name) => process.argv.some((word) => word === name || word.startsWith(`${name}=`));
  const found =
    (isGiven("--filter-sample") ? "--filter-sample" : undefined) ??
    (isGiven("--filter-range") && scenarios.length > 0 ? "--filter-range with scenarios" : undefined);
  if (found === undefined) return;
  console.error(
    `Expected arguments that select the same tests in every shard, found ${found}. ` +
      "Use Carryover's inputs sample or only instead.",
  );
  process.exit(1);
}

/** A suite with one test. Its provider counts the calls and makes none, and the user's hooks have run only before all tests. */
function countingSuite(suite) {
  suite.extensions.splice(0, Infinity, `${import.meta.url}:carryover`);
  const [provider] = suite.providers;
  provider.callApi = () => {
    repeats += 1;
    return Promise.resolve({ output: "" });
  };
  only(suite, provider);
  return {
    ...suite,
    tests: results.length === 0 ? [] : [{}],
    scenarios: [],
    defaultTest: {},
    prompts: [{ raw: "count", label: "count" }],
    providerPromptMap: { [nameOf(provider)]: ["count"] },
  };
}

/** Leaves one provider. promptfoo takes no other list from a hook, and several providers may have the same name. */
function only(suite, provider) {
  suite.providers.splice(0, Infinity, provider);
}

/** A task for each repeat of a result. */
function roundsOf({ listed, repeat }) {
  const count = repeat ?? repeats;
  if (!(count > 1)) return [listed];
  return Array.from({ length: count }, (_, index) => ({
    ...listed,
    id: `${listed.id}#${index + 1}`,
    round: index + 1,
  }));
}

/** The suite with only the tests of the shard, which all have one prompt and one provider. */
function selected(suite) {
  // The id as it was listed: a repeat has its number after it.
  const taskIds = new Map(
    readTests().map(({ test, taskId }) => [test.round ? test.id.slice(0, -`#${test.round}`.length) : test.id, taskId]),
  );
  const wanted = resultsOf(suite).filter(({ listed }) => taskIds.has(listed.id));
  const [{ provider, prompt } = { provider: suite.providers[0], prompt: null }] = wanted;
  only(suite, provider);
  return {
    ...suite,
    tests: wanted.map(({ test, listed: { id } }) => ({
      ...test,
      options: { ...test.options, repeat: 1, disableVarExpansion: true, ...(gateway ? {} : { maxRetries: 0 }) },
      metadata: { ...test.metadata, [TASK_KEY]: taskIds.get(id) },
    })),
    scenarios: [],
    prompts: prompt === null ? [] : [prompt],
    providerPromptMap: { [nameOf(provider)]: prompt === null ? [] : [prompt.label] },
  };
}

function writeRow(id, result) {
  if (id === undefined) return;
  const { tokenUsage: { total, prompt, completion } = {}, output } = result.response ?? {};
  const metrics = {
    latency_ms: result.latencyMs,
    cost_usd: result.cost,
    input_tokens: prompt,
    output_tokens: completion,
    total_tokens: total,
  };
  appendRow({ id, ...outcome(result), score: result.score, scores: result.namedScores, metrics, output });
}

/** What a grader says if its model did not answer. */
const GRADER_FAILED =
  /\b(?:API (?:call )?error|429|rate.?limit|too many requests|quota|overloaded|timed? ?out|fetch failed|ECONN\w+)\b/i;

function outcome({ success, failureReason, error, response, gradingResult }) {
  if (success) return { status: "passed" };
  const { status, headers } = response?.metadata?.http ?? {};
  const failed = (gradingResult?.componentResults ?? []).filter(({ pass }) => !pass);
  // The reason of the result may be that of another assertion.
  const failedGrader = failed.find(graderFailed);
  const words = failedGrader?.reason ?? error ?? response?.error ?? gradingResult?.reason;
  const message = String(words ?? "failed without a reason");
  const isGrade = failureReason === 1 && failedGrader === undefined;
  if (isGrade) return { status: "failed", error: { type: "AssertionError", message } };
  const telling = Object.entries(headers ?? {}).filter(([name]) => /retry|rate-?limit/i.test(name));
  const isRefusal = typeof status === "number" && status >= 400;
  return {
    status: "error",
    error: { message, ...(isRefusal ? { status_code: status, headers: Object.fromEntries(telling) } : {}) },
  };
}

/** What promptfoo says if the code of an assertion throws. An assertion library throws too: that is a grade. */
const CODE_THREW =
  /^(?:Custom function threw error|(?:Python|Ruby) code execution failed|Webhook error): (?!.*AssertionError)/s;

/** Assertions that a model judges. */
const ASKS_MODEL =
  /llm-rubric|model-graded|factuality|g-eval|answer-relevance|context-|similar|classifier|moderation|select-best/;

function graderFailed({ reason = "", assertion, metadata }) {
  if (CODE_THREW.test(reason) || metadata?.graderError === true) return true;
  return ASKS_MODEL.test(assertion?.type ?? "") && GRADER_FAILED.test(reason);
}

/** Names the test of each call, and ends the process at a refusal that no wait can fix. */
function watchCalls() {
  if (!gateway) return;
  nameCalls(() => current);
  subscribe("undici:request:headers", ({ request, response: { headers } }) => {
    if (!isOurs(request.origin, request.path)) return;
    const words = headers.map(String);
    const says = (name, value) => words.some((word, at) => word.toLowerCase() === name && words[at + 1] === value);
    // promptfoo would sleep a minute before each of its retries.
    if (says("x-carryover-stopped", "true")) process.exit(RATE_LIMITED);
    if (says("x-should-retry", "false")) headers.push(Buffer.from("retry-after"), Buffer.from("0"));
  });
}
