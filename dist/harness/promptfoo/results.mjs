/**
 * The results that a promptfoo suite would have: test × prompt × provider. Each gets an id from its description or its
 * variables, and a hash of all that it depends on.
 */
import { createHash } from "node:crypto";
import { realpathSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";

const NAME_LIMIT = 200;
/** promptfoo labels a prompt with its whole text. */
const LABEL_LIMIT = 60;

/** Every result that the suite would have, with the test that makes it. */
export function resultsOf(suite) {
  const { defaultTest } = suite;
  const results = combinationsOf(suite);
  const names = namesOf(results, defaultTest);
  const ids = numbered(names);
  return results.map(({ one, provider, prompt, test }, index) => {
    const namesakes = suite.providers.filter((other) => nameOf(other) === provider);
    const digest = createHash("sha256").update(JSON.stringify([test, defaultTest ?? null, prompt.raw, provider]));
    const listed = {
      id: ids[index],
      provider_id: provider,
      // Providers without labels may differ in their configuration only.
      ...(one === namesakes[0] ? {} : { namesake: namesakes.indexOf(one) + 1 }),
      prompt: prompt.label,
      sha256: digest.digest("hex"),
      // promptfoo's own names contain numbers, which change when somebody adds a test before this one.
      junit: { classname: `[${provider}] ${prompt.label}`, name: test.description || names[index] },
    };
    return { listed, test, prompt, provider: one, repeat: test.options?.repeat ?? defaultTest?.options?.repeat };
  });
}

/** Each provider with each prompt and each test, where the suite allows it. */
function combinationsOf(suite) {
  const { defaultTest, providerPromptMap } = suite;
  return suite.providers.flatMap((one) =>
    suite.prompts
      .filter((prompt) => isAllowed([prompt.label, prompt.id], providerPromptMap?.[nameOf(one)]))
      .flatMap((prompt) =>
        testsOf(suite)
          .filter((test) => isAllowed([one.label, one.id()], test.providers ?? defaultTest?.providers))
          .filter((test) => isAllowed([prompt.label, prompt.id], test.prompts ?? defaultTest?.prompts))
          .map((test) => ({ one, provider: nameOf(one), prompt, test })),
      ),
  );
}

/**
 * A name for each result: the description of its test, or else the variables; both where descriptions are the same. If
 * there are several providers or prompts, the name says which.
 */
function namesOf(results, defaultTest) {
  const severalOf = (key) => new Set(results.map((result) => result[key])).size > 1;
  const [severalProviders, severalPrompts] = [severalOf("provider"), severalOf("prompt")];
  const named = results.map(({ provider, prompt, test }) => {
    const parts = [severalProviders ? provider : "", severalPrompts ? labelOf(prompt) : ""].filter(
      (part) => part !== "",
    );
    const suffix = parts.length === 0 ? "" : ` [${parts.join(", ")}]`;
    const vars = varsText({ ...defaultTest?.vars, ...test.vars });
    return { name: (test.description || vars || "test").slice(0, NAME_LIMIT).toWellFormed(), vars, suffix };
  });
  const counts = countOf(named.map(({ name, suffix }) => name + suffix));
  return named.map(({ name, vars, suffix }) => {
    const isShared = counts.get(name + suffix) > 1 && vars !== name;
    return (isShared ? `${name} (${vars})`.slice(0, NAME_LIMIT).toWellFormed() : name) + suffix;
  });
}

/** The label on one line. Prompts often begin alike, so a long label is cut and ends in a short hash of the whole. */
function labelOf({ label }) {
  const line = oneLine(label);
  if (line.length <= LABEL_LIMIT) return line;
  return `${line.slice(0, LABEL_LIMIT).toWellFormed()}… ${createHash("sha256").update(label).digest("hex").slice(0, 6)}`;
}

/** Adds a number to each name that came before: `name`, `name#2`, `name#3`. */
function numbered(names) {
  const counts = new Map();
  return names.map((name) => {
    counts.set(name, (counts.get(name) ?? 0) + 1);
    return counts.get(name) === 1 ? name : `${name}#${counts.get(name)}`;
  });
}

function countOf(names) {
  const counts = new Map();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

export function nameOf(provider) {
  return provider.label || provider.id();
}

/** Whether one of the names is in a list of names, groups and patterns such as `group:*`; no list allows all. */
function isAllowed(names, allowed) {
  if (!Array.isArray(allowed)) return true;
  const matches = (name, one) =>
    name === one || name.startsWith(`${one}:`) || (one.endsWith("*") && name.startsWith(one.slice(0, -1)));
  return allowed.some((one) => names.some((name) => name && matches(name, one)));
}

/** promptfoo's description of a row of a table that has none. The number changes when a row is added above. */
const NUMBERED_ROW = /^Row #\d+$/;

/** The tests as promptfoo runs them: also those of scenarios, and one for each combination of the values of its variables. */
function testsOf({ tests = [], scenarios = [], defaultTest }) {
  const ofScenarios = scenarios.flatMap(({ config = [], tests: given = [{}] }) =>
    config.flatMap((data) => given.map((test) => ({ ...data, ...test, vars: { ...data.vars, ...test.vars } }))),
  );
  return [...tests, ...ofScenarios]
    .map((test) => (NUMBERED_ROW.test(test.description) ? { ...test, description: undefined } : test))
    .flatMap((test) => withEachValue(test, { ...defaultTest?.vars, ...test.vars }));
}

function withEachValue(test, given) {
  const isWhole = test.options?.disableVarExpansion || process.env.PROMPTFOO_DISABLE_VAR_EXPANSION === "true";
  const combinations = Object.entries(given).reduce(
    (sets, [name, value]) =>
      sets.flatMap((vars) => (isWhole ? [value] : valuesOf(value)).map((one) => ({ ...vars, [name]: one }))),
    [{}],
  );
  return combinations.map((vars) => ({ ...test, vars }));
}

/** promptfoo runs a test for each text of a list, and for each file that a pattern matches. Any other list is one value. */
function valuesOf(value) {
  if (Array.isArray(value)) return typeof value[0] === "string" ? value : [value];
  if (typeof value !== "string" || !value.startsWith("file://")) return [value];
  const pattern = value.slice("file://".length);
  // promptfoo's own, because Node 20 has none.
  const { globSync, hasMagic } = createRequire(realpathSync(process.argv[1]))("glob");
  const found = hasMagic(pattern, { magicalBraces: true }) ? globSync(pattern, { cwd: folderOfConfig() }) : [];
  // A pattern that matches no file stays, so that its test says so.
  return found.length === 0 ? [value] : found.toSorted().map((path) => `file://${path}`);
}

/** Paths in a suite are relative to its configuration. */
function folderOfConfig() {
  const words = process.argv.flatMap((word) => (word.startsWith("--config=") ? word.split(/=(.*)/s, 2) : [word]));
  const at = words.findIndex((word) => word === "-c" || word === "--config");
  const given = at < 0 ? "." : words[at + 1];
  return statSync(given, { throwIfNoEntry: false })?.isDirectory() ? given : dirname(given);
}

function varsText(vars) {
  const parts = Object.entries(vars).map(
    ([name, value]) => `${name}=${typeof value === "string" ? value : JSON.stringify(value)}`,
  );
  return oneLine(parts.join(", "));
}

function oneLine(text) {
  return text.replaceAll(/\s+/g, " ");
}
