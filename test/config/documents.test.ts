import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { readConfig } from "../../src/config/config.ts";
import { INPUT_NAMES, inputRow, inputsOf } from "../../src/config/inputs.ts";
import { OUTPUT_TABLE } from "../../src/config/outputs.ts";

const ROOT = resolve(import.meta.dirname, "../..");
/** What a failure of these tests most likely means. */
const STALE = "out of date: run `npm run docs`";
const MANIFEST = z.object({
  inputs: z.record(z.string(), z.object({ description: z.string(), default: z.string().optional() })),
  outputs: z.record(z.string(), z.object({ description: z.string() })),
  runs: z.object({ using: z.string(), main: z.string(), post: z.string() }),
});

describe("action.yml", () => {
  const manifest = MANIFEST.parse(parse(readFileSync(resolve(ROOT, "action.yml"), "utf8")));

  test("has every input, in the order of the groups", () => {
    expect(Object.keys(manifest.inputs), STALE).toEqual(inputsOf("run"));
  });

  test.each(inputsOf("run"))("%s has its description and default", (name) => {
    const { help, default: preset, actionDefault } = inputRow(name);
    const { description = "", default: written = "" } = manifest.inputs[name] ?? {};
    expect(description.slice(0, help.length), STALE).toBe(help);
    expect(written, STALE).toBe(actionDefault ?? preset);
  });

  test.each([
    ["a harness", { harness: "pytest" }],
    ["a command", { tasks: "tasks.jsonl", command: "true" }],
  ])("says the same with its defaults as without them: %s", (_, given) => {
    const written = Object.entries(manifest.inputs).map(([name, { default: preset = "" }]) => [name, preset]);
    const defaults = Object.fromEntries(written.filter(([, preset]) => !preset?.startsWith("${{")));
    const context = { origin: "action", env: {} } as const;
    expect(readConfig({ ...defaults, ...given }, context)).toEqual(readConfig(given, context));
  });

  test("has the outputs of the table", () => {
    const outputs = Object.fromEntries(
      Object.entries(manifest.outputs).map(([name, { description }]) => [name, description]),
    );
    expect(outputs, STALE).toEqual(OUTPUT_TABLE);
  });

  test("has no expression in a description: the runner would evaluate it", () => {
    const described = [...Object.values(manifest.inputs), ...Object.values(manifest.outputs)];
    for (const { description } of described) expect(description).not.toContain("${{");
  });

  test("runs the bundle on Node 24", () => {
    expect(manifest.runs).toMatchObject({ using: "node24", main: "dist/action/index.js", post: "dist/action/post.js" });
  });
});

test("README.md has a row for every input", () => {
  const text = readFileSync(resolve(ROOT, "README.md"), "utf8");
  const stale = INPUT_NAMES.filter(
    (name) => !text.includes(`| \`${name}\` |`) || !text.includes(`| ${inputRow(name).help.replaceAll("|", "\\|")} |`),
  );
  expect(stale, STALE).toEqual([]);
});
