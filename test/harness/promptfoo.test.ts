import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

it("has a hook that loads in the Node that runs it, because promptfoo may run in Node 20", () => {
  const hook = join(import.meta.dirname, "../../src/harness/promptfoo/hook.mjs");
  const load = `import(${JSON.stringify(hook)}).then((hook) => console.log(typeof hook.carryover))`;
  expect(execFileSync(process.execPath, ["-e", load], { encoding: "utf8" }).trim()).toBe("function");
});
