import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { describe, expect, test } from "vitest";

/** Every module that a source file imports at its start, its own included, without those imported as types only. */
function loadedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const source = readFileSync(file, "utf8");
  for (const [, clause, specifier] of source.matchAll(/^(?:import|export) ([^;]*?)from "([^"]+)";/gms)) {
    if (clause?.startsWith("type ") || specifier === undefined) continue;
    if (specifier.startsWith(".")) loadedBy(resolve(dirname(file), specifier), seen);
    else seen.add(specifier);
  }
  return seen;
}

describe("--version", () => {
  test("loads no library", () => {
    const loaded = [...loadedBy(resolve(import.meta.dirname, "../../src/cli/index.ts"))];
    expect(loaded.length).toBeGreaterThan(2);
    expect(loaded.filter((module) => !module.endsWith(".ts") && !module.startsWith("node:"))).toEqual([]);
  });

  test("the list of modules holds zod if it is loaded", () => {
    expect([...loadedBy(resolve(import.meta.dirname, "../../src/config/config.ts"))]).toContain("zod/mini");
  });
});

test.each(["plan.ts", "run.ts", "status.ts"])(
  "a start without children: %s does not load the modules of children, their rows and reports",
  (name) => {
    const loaded = [...loadedBy(resolve(import.meta.dirname, "../../src/cli", name))];
    const heavy = ["run/child.ts", "run/inbox.ts", "run/result-row.ts", "core/classify.ts", "report/read-report.ts"];
    for (const module of heavy) expect(existsSync(resolve(import.meta.dirname, "../../src", module))).toBe(true);
    expect(
      loaded.filter((module) => heavy.some((end) => module.endsWith(end)) || module === "node:child_process"),
    ).toEqual([]);
  },
);
