import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

const FOLDER = join(import.meta.dirname, "../../src/harness/promptfoo");

it("has a hook that loads in the Node that runs it, because promptfoo may run in Node 20", () => {
  const load = `import(${JSON.stringify(join(FOLDER, "hook.mjs"))}).then((hook) => console.log(typeof hook.carryover))`;
  expect(execFileSync(process.execPath, ["-e", load], { encoding: "utf8" }).trim()).toBe("function");
});

it("names a prompt without a label by the start of its text, on one line", async () => {
  const { resultsOf } = (await import(join(FOLDER, "results.mjs"))) as {
    resultsOf: (suite: object) => readonly { readonly listed: { readonly id: string } }[];
  };
  const prompts = ["You are brief.\n\nAnswer: {{q}} ", "You are long.\nAnswer: {{q}} "].map((start) => {
    const raw = start + "and so on ".repeat(500);
    return { raw, label: raw };
  });
  const tests = [{ vars: { q: "one" } }];
  const ids = resultsOf({ providers: [{ id: () => "a" }], prompts, tests }).map(({ listed }) => listed.id);
  expect(ids).toEqual([
    "q=one [You are brief. Answer: {{q}} and so on and so on and so on a]",
    "q=one [You are long. Answer: {{q}} and so on and so on and so on an]",
  ]);
});
