/** Arrows point inward: no folder imports one above it, and no files import each other in a circle. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const src = fileURLToPath(new URL("../../src", import.meta.url));

/** From the inside out. A folder may import the folders before it; CONTRIBUTING.md draws them. */
const FOLDERS = [
  "core",
  "detect",
  "run",
  "tasks",
  "store",
  "harness",
  "config",
  "gateway",
  "report",
  "engine",
  "provider",
  "simulate",
  "action",
  "cli",
];

const IMPORT = /(?:from|import)\s*\(?\s*"(?<path>\.[^"]+\.ts)"/g;

/** The files that each file of `src` imports, by their paths in `src`. */
const imports = new Map<string, readonly string[]>(
  readdirSync(src, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .map((path) => {
      const found = readFileSync(join(src, path), "utf8").matchAll(IMPORT);
      return [path, [...found].map(({ groups }) => normalize(join(dirname(path), groups?.path ?? "")))];
    }),
);

const folderOf = (path: string) => path.split("/")[0] ?? "";

test("every folder has its place", () => {
  const folders = [...imports.keys()].filter((path) => path.includes("/")).map(folderOf);
  expect([...new Set(folders)].sort()).toEqual([...FOLDERS].sort());
});

test("no import points upward", () => {
  const upward = [...imports].flatMap(([from, paths]) =>
    paths
      .filter((to) => to.includes("/") && FOLDERS.indexOf(folderOf(to)) > FOLDERS.indexOf(folderOf(from)))
      .map((to) => `${from} imports ${to}`),
  );
  expect(upward).toEqual([]);
});

test("no files import each other in a circle", () => {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) circles.push([...trail.slice(start), path].join(" → "));
    if (start >= 0 || done.has(path)) return;
    for (const next of imports.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of imports.keys()) visit(path, []);
  expect(circles).toEqual([]);
});
