/** vitest, by a reporter of ours (`reporter.mjs`) that vitest loads. */
import { pathToFileURL } from "node:url";
import { type Harness, helperPath, type Invocation } from "../harness.ts";
import type { HarnessStart } from "../names.ts";

export const vitest: Harness = {
  list: (start, { listing }) => listing(withReporter(start)),

  // Names are not unique across files, and vitest selects by name.
  batchOf: ({ file }) => String(file),

  command: withReporter,
};

function withReporter({ command, args }: HarnessStart): Invocation {
  // With `--watch` vitest would never end. A second `--watch=false` is an error.
  const given = (args[0] === "run" ? args.slice(1) : args).filter((word) => !/^(?:-w|--watch)(?:=|$)/.test(word));
  // Versions of vite refuse to load files outside of the project. Node itself loads a module whose address is its text.
  const { href } = pathToFileURL(helperPath("vitest", "reporter.mjs"));
  const reporters = ["default", `data:text/javascript,${encodeURIComponent(`export { default } from "${href}"`)}`];
  return { argv: [...command, "run", ...given, ...reporters.map((one) => `--reporter=${one}`)] };
}
