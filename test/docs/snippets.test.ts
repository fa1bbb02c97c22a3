/** Runs what the documents say can be run, and compares what they say is printed. */
import { execFileSync, type SpawnSyncOptionsWithStringEncoding, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { DIST } from "../e2e/program.ts";
import { type Block, blocksOf, pages, ROOT, readPage } from "./markdown.ts";

/** Catches a block that hangs. A busy machine may take many times as long as an idle one. */
const RUN_LIMIT_MS = 60_000;
/** Without a stdin: with a pipe or socket, bash may assume a remote login and read its start-up file. */
const RUN: SpawnSyncOptionsWithStringEncoding = {
  encoding: "utf8",
  timeout: RUN_LIMIT_MS,
  stdio: ["ignore", "pipe", "pipe"],
};

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A folder with `carryover` in its PATH and, as on a checkout, `dist/`. */
function freshFolder(): { readonly folder: string; readonly env: Record<string, string> } {
  const folder = mkdtempSync(join(tmpdir(), "carryover-docs-"));
  const programs = mkdtempSync(join(tmpdir(), "carryover-docs-bin-"));
  folders.push(folder, programs);
  symlinkSync(DIST, join(folder, "dist"));
  const script = `#!/bin/sh\nexec '${process.execPath}' '${join(DIST, "cli/index.js")}' "$@"\n`;
  writeFileSync(join(programs, "carryover"), script, { mode: 0o755 });
  return { folder, env: { PATH: `${programs}:${process.env.PATH}`, HOME: folder, TZ: "UTC", LANG: "C.UTF-8" } };
}

function writeBlock(folder: string, name: string, text: string): void {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${text}\n`);
  if (text.startsWith("#!")) chmodSync(path, 0o755);
}

/** `…` stands for anything within a line. */
function lineMatcher(line: string): RegExp {
  const parts = line.split("…").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`, "m");
}

interface Story {
  readonly page: string;
  readonly blocks: readonly Block[];
}

const STORIES: readonly Story[] = pages()
  .map((page) => ({ page, blocks: blocksOf(readPage(page)) }))
  .filter(({ blocks }) => blocks.some((block) => block.marker?.kind === "run"));

describe("blocks that are marked to be run", () => {
  test("are on at least seven pages", () => {
    expect(STORIES.length).toBeGreaterThanOrEqual(7);
  });

  test.each(STORIES)("$page", ({ page, blocks }) => {
    const { folder, env } = freshFolder();
    let output = "";
    // A page may show the program that it runs further down.
    for (const { marker, text } of blocks) if (marker?.kind === "snippet") writeBlock(folder, marker.name, text);
    for (const { marker, text, line } of blocks) {
      const where = `${page}:${line}`;
      switch (marker?.kind) {
        case "file":
          writeBlock(folder, marker.name, text);
          break;
        case "run": {
          // As people run it: each line by itself, the last one decides.
          const end = spawnSync("bash", ["-c", text], { ...RUN, cwd: folder, env });
          output = end.stdout + end.stderr;
          expect({ where, exitCode: end.status, output }).toMatchObject({ where, exitCode: marker.exitCode });
          break;
        }
        case "prints":
          for (const expected of text.split("\n")) expect(output, where).toMatch(lineMatcher(expected));
          break;
      }
    }
  });
});

describe("code blocks are code", () => {
  const coded = pages().flatMap((page) =>
    blocksOf(readPage(page)).map((block) => ({ ...block, where: `${page}:${block.line}` })),
  );
  const of = (...languages: string[]) => coded.filter((block) => languages.includes(block.language));

  test.each(of("bash", "sh"))("$where is bash", ({ text }) => {
    expect(spawnSync("bash", ["-n"], { input: text, encoding: "utf8" }).stderr).toBe("");
  });

  test.each(of("yaml"))("$where is YAML", ({ text }) => {
    expect(parse(text)).toBeTypeOf("object");
  });

  test.each(of("json"))("$where is JSON, a value a line", ({ text }) => {
    for (const line of text.split("\n")) expect(JSON.parse(line)).toBeTypeOf("object");
  });

  test.each(of("python"))("$where is Python", ({ text }) => {
    const check = "import ast, sys; ast.parse(sys.stdin.read())";
    expect(spawnSync("python3", ["-c", check], { input: text, encoding: "utf8" }).stderr).toBe("");
  });

  test.each(of("js"))("$where is JavaScript", ({ text }) => {
    const check = spawnSync(process.execPath, ["--input-type=module", "--check"], { input: text, encoding: "utf8" });
    expect(check.stderr).toBe("");
  });
});

/** The children that README.md shows, by the name of their marker. */
const CHILDREN = new Map(
  blocksOf(readPage("README.md")).flatMap(({ marker, text }) =>
    marker?.kind === "snippet" ? [[marker.name, text] as const] : [],
  ),
);

const TASKS = [
  { id: "two-and-two", a: 2, b: 2, sum: 4 },
  { id: 'quoted "id" \\ of\ttwo\nlines', a: 20, b: 22, sum: 42 },
  { id: "wrong", a: 1, b: 1, sum: 3 },
];

/** Node runs TypeScript from 22.6 on; before that it is compiled. */
function commandFor(name: string, folder: string): readonly string[] {
  if (name.endsWith(".py")) return ["python3", name];
  if (name.endsWith(".sh")) return ["bash", name];
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 6)) return [process.execPath, "--experimental-strip-types", name];
  const options = ["--ignoreConfig", "--target", "es2023", "--module", "nodenext", "--types", "node"];
  const types = ["--typeRoots", join(ROOT, "node_modules/@types"), "--outDir", join(folder, "compiled")];
  execFileSync(join(ROOT, "node_modules/.bin/tsc"), [...options, ...types, name], { cwd: folder });
  return [process.execPath, join("compiled", name.replace(/\.ts$/, ".js"))];
}

describe("the children of the README", () => {
  test("are in three languages", () => {
    expect([...CHILDREN.keys()]).toEqual(["child.py", "child.sh", "child.ts"]);
  });

  test.each([...CHILDREN])("%s grades three tasks, one of them wrong", (name, text) => {
    const { folder, env } = freshFolder();
    writeFileSync(join(folder, "tasks.jsonl"), TASKS.map((task) => `${JSON.stringify(task)}\n`).join(""));
    writeFileSync(join(folder, "package.json"), '{"type":"module"}');
    writeBlock(folder, name, text);
    const command = commandFor(name, folder);
    const run = ["dist/cli/index.js", "run", "--tasks", "tasks.jsonl", "--", ...command];
    const end = spawnSync(process.execPath, run, { cwd: folder, env, encoding: "utf8" });
    expect({ exitCode: end.status, stderr: end.stderr }).toMatchObject({ exitCode: 1 });
    const ledger = readFileSync(join(folder, ".carryover/results.jsonl"), "utf8").trim().split("\n");
    const grades = ledger.map((line): { id: string; status: string } => JSON.parse(line));
    expect(Object.fromEntries(grades.map(({ id, status }) => [id, status]))).toEqual(
      Object.fromEntries(TASKS.map(({ id }) => [id, id === "wrong" ? "failed" : "passed"])),
    );
    expect(readFileSync(join(folder, ".carryover/failures.jsonl"), "utf8")).toBe("");
  });
});
