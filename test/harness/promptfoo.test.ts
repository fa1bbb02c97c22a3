import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

const FOLDER = join(import.meta.dirname, "../../src/harness/promptfoo");

it("has a hook that loads in the Node that runs it, because promptfoo may run in Node 20", () => {
  const load = `import(${JSON.stringify(join(FOLDER, "hook.mjs"))}).then((hook) => console.log(typeof hook.carryover))`;
  expect(execFileSync(process.execPath, ["-e", load], { encoding: "utf8" }).trim()).toBe("function");
});

it("names a prompt without a label by the start of its text and a hash, whatever prompts stand before it", async () => {
  const { resultsOf } = (await import(join(FOLDER, "results.mjs"))) as {
    resultsOf: (suite: object) => readonly { readonly listed: { readonly id: string } }[];
  };
  const start = `You are brief.\n\nAnswer: {{q}} ${"and so on ".repeat(500)}`;
  const idsOf = (...ends: string[]) => {
    const prompts = ends.map((end) => ({ raw: start + end, label: start + end }));
    const suite = { providers: [{ id: () => "a" }], prompts, tests: [{ vars: { q: "one" } }] };
    return resultsOf(suite).map(({ listed }) => listed.id);
  };
  const [first, second] = idsOf("in English", "in French");
  expect(first).toMatch(/^q=one \[You are brief\. Answer: \{\{q\}\} and so on and so on and so on a… [0-9a-f]{6}\]$/);
  expect(second).not.toBe(first);
  expect(idsOf("in French", "in English")).toEqual([second, first]);
});

it("cuts no emoji in an id apart, because the list refuses half a character", async () => {
  const { resultsOf } = (await import(join(FOLDER, "results.mjs"))) as {
    resultsOf: (suite: object) => readonly { readonly listed: { readonly id: string } }[];
  };
  const prompts = ["x".repeat(59), "y".repeat(59)].map((start) => ({ raw: start, label: `${start}😀 and more` }));
  const suite = { providers: [{ id: () => "a" }], prompts, tests: [{ description: `${"d".repeat(199)}😀` }] };
  for (const { listed } of resultsOf(suite)) expect(listed.id).toBe(listed.id.toWellFormed());
});
