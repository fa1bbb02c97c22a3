/** Holds the documents against the code: links, inputs, outputs, options, messages. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { INPUT_NAMES, rowsOf } from "../../src/config/inputs.ts";
import { OUTPUT_TABLE, PLAN_OUTPUT_TABLE } from "../../src/config/outputs.ts";
import { SUBCOMMAND_TABLE, SUBCOMMANDS } from "../../src/config/subcommands.ts";
import { ROUTES } from "../../src/gateway/routes.ts";
import { type CarrierTrouble, describeTrouble } from "../../src/store/carrier/trouble.ts";
import { statePaths } from "../../src/store/state-paths.ts";
import { anchorsOf, blocksOf, linksOf, pages, proseOf, ROOT, readPage } from "./markdown.ts";

const PAGES = pages();
const NAMES = new Set<string>([...INPUT_NAMES, ...Object.keys({ ...OUTPUT_TABLE, ...PLAN_OUTPUT_TABLE })]);

/** Words in code type that look like names of inputs but belong to other tools. */
const OTHER_WORDS = new Set([
  "cache-mode",
  "fail-fast",
  "half-open",
  "lm-eval",
  "max-score",
  "retry-after-ms",
  "runs-on",
  "select-best",
  "timeout-minutes",
  "until-complete",
  "x-carryover-task",
]);

describe("links", () => {
  test.each(PAGES)("%s", (page) => {
    for (const { target, anchor, isOutside } of linksOf(page)) {
      if (isOutside) continue;
      expect(existsSync(join(ROOT, target)), `${page} links to ${target}`).toBe(true);
      if (anchor === null || statSync(join(ROOT, target)).isDirectory()) continue;
      expect([...anchorsOf(readPage(target))], `${page} links to ${target}`).toContain(anchor);
    }
  });

  test("docs/README.md leads to every page of docs/", () => {
    const linked = linksOf("docs/README.md").map(({ target }) => target);
    const others = PAGES.filter((page) => page.startsWith("docs/") && page !== "docs/README.md");
    expect(linked).toEqual(expect.arrayContaining(others));
  });
});

test.each(["core", "detect", "engine", "gateway", "harness", "run", "store", "store/carrier"])(
  "the README of src/%s names files that are there",
  (folder) => {
    const files = new Set(
      ["src", "test"].flatMap((top) =>
        readdirSync(join(ROOT, top), { recursive: true, encoding: "utf8" }).map((path) => basename(path)),
      ),
    );
    const named = readPage(`src/${folder}/README.md`).match(/(?<![\w.-])[a-z-]+\.ts\b/g) ?? [];
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !files.has(name))).toEqual([]);
  },
);

/** Inline code, without fenced blocks. */
function inlineCode(page: string): string[] {
  // Generated tables come from the code itself.
  const written = readPage(page).replace(/<!-- (inputs|outputs):start -->[\s\S]*?<!-- \1:end -->/g, "");
  return [...proseOf(written).matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code);
}

describe("names in code type", () => {
  // The words of our own pages, without the changelog and generated pages.
  const own = PAGES.filter((page) => page === "README.md" || page.startsWith("docs/"));

  test.each(own)("%s: inputs and outputs", (page) => {
    const candidates = inlineCode(page).flatMap((code) => /^([a-z]+(?:-[a-z]+)+)(?::.*)?$/.exec(code)?.[1] ?? []);
    const isHeader = (name: string) => name.includes("ratelimit");
    const unknown = candidates.filter((name) => !NAMES.has(name) && !OTHER_WORDS.has(name) && !isHeader(name));
    expect(unknown).toEqual([]);
  });

  test.each(own)("%s: options of carryover", (page) => {
    const options = new Set([
      ...INPUT_NAMES.map((name) => `--${name}`),
      ...Object.values(SUBCOMMAND_TABLE).flatMap((row) => [...rowsOf(row.options).keys()].map((name) => `--${name}`)),
      ...["--help", "--version"],
    ]);
    // What follows ` -- ` belongs to another program.
    const commands = blocksOf(readPage(page))
      .filter(({ language }) => ["bash", "sh", "console"].includes(language))
      .flatMap(({ text }) => text.replaceAll("\\\n", " ").split("\n"))
      .map(
        (line) =>
          / ?carryover (?:run|plan|merge|status|detect|report)\b.*/.exec(line)?.[0].split(/ -- | --command /)[0] ?? "",
      );
    const used = commands.flatMap((command) => command.match(/(?<=\s)--[a-z][a-z-]*/g) ?? []);
    // The page on troubleshooting shows a typo.
    expect(used.filter((option) => !options.has(option) && option !== "--concurency")).toEqual([]);
  });

  test.each(own)("%s: subcommands", (page) => {
    const text = [...inlineCode(page), ...blocksOf(readPage(page)).map((block) => block.text)].join("\n");
    const used = [...text.matchAll(/(?<=^|\$ |`)carryover ([a-z]+)\b/gm)].map(([, name = ""]) => name);
    const known = new Set<string>(SUBCOMMANDS);
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe("what the pages name exists", () => {
  const sources = ["src", "bench", "scripts", "test", "examples"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:ts|mjs|py|sh)$/.test(entry.name))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8")),
  );
  const code = sources.join("\n");
  const scripts = Object.keys((JSON.parse(readPage("package.json")) as { scripts: object }).scripts);

  test.each(PAGES)("%s: variables, scripts, paths", (page) => {
    const text = readPage(page);
    const variables = [...text.matchAll(/\bCARRYOVER_[A-Z_]+(?![A-Z_]*[<*])/g)].map(([name]) => name);
    // Variables of fields are derived from the tasks' own names.
    expect(variables.filter((name) => !name.startsWith("CARRYOVER_FIELD_") && !code.includes(name))).toEqual([]);
    const run = [...text.matchAll(/npm run (?:--silent )?([a-z:]+)/g)].map(([, name = ""]) => name);
    expect(run.filter((name) => !scripts.includes(name))).toEqual([]);
    const paths = inlineCode(page).filter((one) =>
      /^(?:src|test|docs|examples|scripts|bench|\.ci|\.github)\/[\w./-]+$/.test(one),
    );
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});

test("the README lists every output", () => {
  const text = readPage("README.md");
  for (const name of Object.keys(OUTPUT_TABLE)) expect(text).toContain(`| \`${name}\` |`);
});

test("docs/state.md names every file of the state folder", () => {
  const text = readPage("docs/state.md");
  const { root, ...paths } = statePaths(ROOT);
  for (const path of Object.values(paths)) expect(text).toContain(`\`${path.slice(root.length + 1)}`);
});

test("docs/gateway.md lists every route with its variables", () => {
  const text = readPage("docs/gateway.md");
  for (const [name, { keys, variables }] of Object.entries(ROUTES)) {
    const row = new RegExp(`^\\| ${name} \\|.*`, "m").exec(text)?.[0] ?? "";
    for (const variable of [...keys, ...variables]) expect(row, name).toContain(`\`${variable}\``);
  }
});

describe("docs/troubleshooting.md has the words of", () => {
  const text = readPage("docs/troubleshooting.md");
  const troubles: readonly CarrierTrouble[] = [
    { reason: "no-answer", operation: "restore", limitMs: 1 },
    { reason: "failed", operation: "save", detail: "" },
    { reason: "unusable", prefix: "", detail: "" },
    { reason: "newer-version", key: "", version: 2 },
    { reason: "dropped-files", key: "", names: [] },
    { reason: "key-taken", key: "" },
  ];
  const heads = [...text.matchAll(/^\| ((?:The|An|A|Parts) [^|]+) \|/gm)].map(([, head = ""]) => head);

  test.each(troubles)("the cache: $reason", (trouble) => {
    const message = describeTrouble(trouble, "the Actions cache");
    expect(heads.filter((head) => message.startsWith(head))).toHaveLength(1);
  });
});
