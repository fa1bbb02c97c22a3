/**
 * Writes the generated blocks of action.yml, the sub-actions' action.yml and README.md from the tables in src/config.
 * Only the text between the markers changes.
 *
 *   node scripts/generate-docs.mjs [--check] [--build FOLDER]
 *
 * --check writes nothing and exits 1 if a file is stale. The tables are read from build/, so compile first.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const { values: options } = parseArgs({
  options: {
    check: { type: "boolean", default: false },
    build: { type: "string", default: resolve(root, "build") },
  },
});

const { INPUT_NAMES, inputRow, inputsOf } = await load("config/inputs.js");
const { OUTPUT_TABLE, PLAN_OUTPUT_TABLE } = await load("config/outputs.js");

/** The blocks of each file. Missing files and blocks are skipped, but those of action.yml must exist. */
const files = [
  { path: "action.yml", needed: true, blocks: yamlBlocks("run", OUTPUT_TABLE) },
  { path: "plan/action.yml", needed: false, blocks: yamlBlocks("plan", PLAN_OUTPUT_TABLE) },
  { path: "merge/action.yml", needed: false, blocks: yamlBlocks("merge", OUTPUT_TABLE) },
  { path: "README.md", needed: false, blocks: markdownBlocks() },
];

const stale = files.filter(update).map((file) => file.path);
if (options.check && stale.length > 0) {
  console.error(`Stale: ${stale.join(", ")}. Run npm run docs and commit the result.`);
  process.exitCode = 1;
} else if (stale.length > 0) {
  console.error(`Written: ${stale.join(", ")}.`);
}

/** Brings a file up to date. Returns whether it was stale. */
function update({ path, needed, blocks }) {
  const file = resolve(root, path);
  if (!existsSync(file)) {
    if (needed) throw new Error(`Expected ${path}, found no such file.`);
    return false;
  }
  const before = readFileSync(file, "utf8");
  let after = before;
  for (const [name, block] of Object.entries(blocks)) after = replaceBlock(after, { name, block, path, needed });
  if (after === before) return false;
  if (!options.check) writeFileSync(file, after);
  return true;
}

/** Replaces the lines between the two lines that hold `NAME:start` and `NAME:end`. */
function replaceBlock(text, { name, block, path, needed }) {
  const lines = text.split("\n");
  const start = lines.findIndex((line) => isMarker(line, `${name}:start`));
  const end = lines.findIndex((line) => isMarker(line, `${name}:end`));
  if (start === -1 && end === -1 && !needed) return text;
  if (start === -1 || end < start) throw new Error(`Expected the markers ${name}:start and ${name}:end in ${path}.`);
  return [...lines.slice(0, start + 1), ...block, ...lines.slice(end)].join("\n");
}

function isMarker(line, marker) {
  return /^\s*(?:#|<!--)/.test(line) && line.includes(marker);
}

function yamlBlocks(taker, outputTable) {
  const inputs = inputsOf(taker).flatMap((name) => {
    const row = inputRow(name);
    // Only the jobs of a matrix know their place in it; a plan comes before it, a merge after.
    const isKnown = taker === "run" || row.group !== "Matrix";
    const text = isKnown ? (row.actionDefault ?? row.default) : row.default;
    const description = row.defaultWords === undefined ? row.help : `${row.help} Default: ${row.defaultWords}.`;
    return [
      `  ${name}:`,
      `    description: ${JSON.stringify(description)}`,
      "    required: false",
      ...(text === "" ? [] : [`    default: ${JSON.stringify(text)}`]),
    ];
  });
  const outputs = Object.entries(outputTable).flatMap(([name, description]) => [
    `  ${name}:`,
    `    description: ${JSON.stringify(description)}`,
  ]);
  return { inputs, outputs };
}

function markdownBlocks() {
  const named = INPUT_NAMES.map((name) => ({ name, ...inputRow(name) }));
  const groups = [...new Set(named.map((row) => row.group))];
  const inputs = groups.flatMap((group) => {
    const rows = named.filter((row) => row.group === group);
    return [
      "",
      `**${group}**`,
      "",
      "| Input | Default | |",
      "|---|---|---|",
      ...rows.map((row) => `| \`${row.name}\` | ${defaultCell(row)} | ${cell(row.help)} |`),
    ];
  });
  const outputs = [
    "",
    "| Output | |",
    "|---|---|",
    ...Object.entries(OUTPUT_TABLE).map(([name, description]) => `| \`${name}\` | ${cell(description)} |`),
  ];
  return { inputs: [...inputs, ""], outputs: [...outputs, ""] };
}

function defaultCell(row) {
  if (row.defaultWords !== undefined) return cell(row.defaultWords);
  if (row.actionDefault !== undefined) return "from the matrix";
  return row.default === "" ? "" : `\`${cell(row.default)}\``;
}

function cell(text) {
  return text.replaceAll("|", "\\|");
}

async function load(path) {
  const file = resolve(options.build, path);
  if (!existsSync(file)) {
    console.error(`Expected the compiled ${path} in ${options.build}, found none. Run npm run build first.`);
    process.exit(2);
  }
  return import(pathToFileURL(file).href);
}
