/**
 * Writes `../page-code.ts` from the files of this folder: `node src/report/html/page/inline.mjs`.
 *
 * The bundler has no loader for text, and the page needs none at run time: its script and style are constants of
 * the bundle. The modules are joined in the order below, so that they stay ordinary modules for the type checker,
 * the linter and the tests. Joining is only lines: a module imports by name, unrenamed, from a module above it,
 * and no two modules declare the same name at their top level (a test checks that the result parses as a module).
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const MODULES = [
  "words.js",
  "element.js",
  "report-data.js",
  "task-filter.js",
  "time-scale.js",
  "timeline-marks.js",
  "timeline-lanes.js",
  "timeline-scene.js",
  "timeline-lane-paint.js",
  "timeline-paint.js",
  "timeline.js",
  "limit-story.js",
  "task-detail.js",
  "task-table.js",
  "failure-groups.js",
  "baseline.js",
  "scores.js",
  "main.js",
];

/** @returns {string} the text of page-code.ts */
export function pageCode() {
  const texts = MODULES.map(read);
  refuseDuplicates(texts);
  const script = texts.map(joined).join("");
  return `/** Generated from the files in page/ by page/inline.mjs. Do not edit. */
export const PAGE_SCRIPT: string = ${quoted(`"use strict";(() => {\n${script}})();\n`)};

export const PAGE_STYLE: string = ${quoted(read("page.css"))};
`;
}

/**
 * In one scope two modules that declare one name would silently share the later function.
 *
 * @param {readonly string[]} texts
 */
function refuseDuplicates(texts) {
  const names = texts.flatMap((text) =>
    [...text.matchAll(/^(?:export )?(?:async )?(?:function|const|let|class) (\w+)/gm)].map(([, name]) => name),
  );
  const shared = names.filter((name, index) => names.indexOf(name) !== index);
  if (shared.length > 0) throw new Error(`Declared in two modules of the page: ${shared.join(", ")}`);
}

/** @param {string} name */
function read(name) {
  return readFileSync(new URL(name, import.meta.url), "utf8");
}

/**
 * Without imports, the word `export`, comments that stand alone, and indentation: half the bytes of a small report.
 *
 * @param {string} text
 */
function joined(text) {
  return text
    .replaceAll(/^\/\*\*[\s\S]*?\*\/\n/gm, "")
    .replaceAll(/^import [^;]*;\n/gm, "")
    .replaceAll(/^export /gm, "")
    .replaceAll(/^\s*(\/\/.*|\/\*\*.*\*\/)?\n/gm, "")
    .replaceAll(/^ +/gm, "");
}

/**
 * A template literal that keeps its lines, so that a change of the page is a readable change here.
 *
 * @param {string} text
 */
function quoted(text) {
  if (/<\/(script|style)|<!--/i.test(text)) throw new Error("The page's own code would end its element.");
  return `\`${text.replaceAll(/[\\`]|\$(?=\{)/g, "\\$&")}\``;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL("../page-code.ts", import.meta.url), pageCode());
}
