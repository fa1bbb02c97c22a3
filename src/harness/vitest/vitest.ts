/** vitest, by a reporter of ours (`reporter.mjs`) that vitest loads. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Harness, helperPath, type ListedTest, ListingFailed } from "../harness.ts";

/** What the reporter writes in a listing. */
interface Listing {
  readonly version: string;
  /** Test files that cannot be loaded, and errors outside of tests. */
  readonly errors: number;
  readonly tests: readonly ListedTest[];
}

export const vitest: Harness = {
  async list({ command, args }, { scratch, run, checkVersion }) {
    const file = join(scratch, "tests.json");
    const ended = await run({ argv: runCommand(command, args), env: { CARRYOVER_VITEST_LIST: file } });
    if (!existsSync(file)) throw new ListingFailed(ended);
    const { version, errors, tests } = JSON.parse(readFileSync(file, "utf8")) as Listing;
    checkVersion(version);
    if (errors > 0) throw new ListingFailed(ended);
    return tests;
  },

  // Names are not unique across files, and vitest selects by name.
  batchOf: ({ file }) => String(file),

  command({ command, args }, tests, { scratch, gatewayUrl }) {
    const file = join(scratch, "tests.json");
    writeFileSync(file, JSON.stringify(tests));
    return {
      argv: runCommand(command, args),
      env: { CARRYOVER_VITEST_TESTS: file, ...(gatewayUrl === null ? { CARRYOVER_VITEST_NO_RETRY: "1" } : {}) },
    };
  },
};

function runCommand(command: readonly string[], args: readonly string[]): string[] {
  const given = args[0] === "run" ? args.slice(1) : args;
  return [...command, "run", ...given, "--reporter=default", `--reporter=${helperPath("vitest", "reporter.mjs")}`];
}
