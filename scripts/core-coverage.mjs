// `npm run coverage:core`: which blocks of src/core the tests of test/core never run. V8 counts the blocks of functions,
// branches, cases and right sides of `??`, `&&` and `||` in the tsc output; an `if` without `else` that is always taken
// is no block of its own, and not seen here. Every block that is left out stands in core-coverage-exceptions.mjs.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { EXCEPTIONS } from "./core-coverage-exceptions.mjs";

/** The end of a `switch` over a union: a case that is forgotten does not compile. */
const EXHAUSTIVE = /^default:\s*(?:return )?unreachable\(\w+(?:\.\w+)?\);\s*\}?$/;

const root = fileURLToPath(new URL("..", import.meta.url));
const built = resolve(root, "build/core");
const counts = mkdtempSync(join(tmpdir(), "carryover-coverage-"));

try {
  run("node_modules/typescript/bin/tsc", ["-p", "tsconfig.build.json"], {});
  const config = ["--config", "scripts/core-coverage.vitest.mjs"];
  run("node_modules/vitest/vitest.mjs", ["run", "test/core", ...config], { NODE_V8_COVERAGE: counts });
  const exceptions = EXCEPTIONS.flatMap(({ blocks }) => blocks.map(([file, code, line]) => ({ file, code, line })));
  process.exitCode = report(readCounts(), exceptions) ? 0 : 1;
} finally {
  rmSync(counts, { recursive: true, force: true });
}

function run(program, args, env) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 << 20,
    env: { ...process.env, ...env },
  });
  if (status === 0) return;
  console.log(stdout, stderr);
  throw new Error(`${program} failed`);
}

/** Per file of the core: which of its characters ran in some process, and the blocks that V8 told apart. */
function readCounts() {
  const files = new Map();
  for (const name of readdirSync(built, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".js")) continue;
    const text = readFileSync(join(built, name), "utf8");
    files.set(join(built, name), { text, ran: new Uint8Array(text.length), blocks: new Set(), isLoaded: false });
  }
  for (const name of readdirSync(counts)) {
    for (const { url, functions } of countsIn(join(counts, name))) {
      const file = url.startsWith("file:") ? files.get(fileURLToPath(url)) : undefined;
      if (file === undefined) continue;
      file.isLoaded = true;
      const ran = new Uint8Array(file.text.length);
      // Outer blocks come before those inside them, which say more exactly what ran.
      for (const { ranges } of functions) {
        for (const { startOffset, endOffset, count } of ranges) {
          ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
          file.blocks.add(`${startOffset}-${endOffset}`);
        }
      }
      for (let index = 0; index < ran.length; index += 1) file.ran[index] |= ran[index];
    }
  }
  return files;
}

/** A worker that is killed while it writes a second time leaves half a file: what it lacks can only be missed, not made up. */
function countsIn(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8")).result;
  } catch {
    return [];
  }
}

/** Stretches of code that never ran; what holds no code, such as a closing brace, is none. */
function* missedBlocks({ text, ran }) {
  for (let from = 0; from < text.length; ) {
    if (ran[from] === 1) {
      from += 1;
      continue;
    }
    let to = from;
    while (to < text.length && ran[to] === 0) to += 1;
    const code = text
      .slice(from, to)
      .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "")
      .trim();
    // What only the type checker reaches is held by the type checker.
    if (/\w/.test(code) && !EXHAUSTIVE.test(code)) yield { from, code };
    from = to;
  }
}

/** @returns whether all blocks ran, but for those that are excepted, and every exception is needed */
function report(files, exceptions) {
  const unused = [...exceptions];
  let isWhole = true;
  let [blocks, excepted] = [0, 0];
  for (const [path, file] of files) {
    // Without types a file may have nothing to run.
    if (!file.isLoaded && /^\s*(?:(?:\/\*[\s\S]*?\*\/|\/\/.*)\s*)*export \{\};?\s*$/.test(file.text)) continue;
    const name = join("src/core", relative(built, path)).replaceAll(sep, "/").replace(/\.js$/, ".ts");
    blocks += file.blocks.size;
    for (const { from, code } of missedBlocks(file)) {
      const first = code.split("\n", 1)[0].trim();
      const line = lineAt(file.text, from);
      // Each entry excuses one block: another one of the same words is not excused with it.
      const exception = unused.findIndex((one) => one.file === name && one.code === first && one.line === line);
      if (exception !== -1) {
        unused.splice(exception, 1);
        excepted += 1;
        continue;
      }
      isWhole = false;
      console.log(`${name}: never runs: ${first}\n    in: ${line}`);
    }
  }
  for (const { file, code, line } of unused) {
    console.log(`${file}: excepted, but it runs or is gone: ${code}\n    in: ${line}`);
  }
  console.log(`src/core: ${blocks} blocks in ${files.size} files, ${excepted} excepted with a reason`);
  return isWhole && unused.length === 0;
}

function lineAt(text, offset) {
  const from = text.lastIndexOf("\n", offset - 1) + 1;
  const to = text.indexOf("\n", offset);
  return text.slice(from, to === -1 ? text.length : to).trim();
}
