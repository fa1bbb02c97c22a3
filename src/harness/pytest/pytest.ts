/** pytest, by a plugin of ours in the user's own Python (`carryover_pytest.py`). */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Harness, type ListedTest, ListingFailed, pythonPath } from "../harness.ts";

const PLUGIN = ["-p", "carryover_pytest"];
/** pytest's exit code where no test is selected. */
const NO_TESTS = 5;

export const pytest: Harness = {
  async list({ command, args }, { scratch, env, run, checkVersion }) {
    const file = join(scratch, "tests.jsonl");
    const ended = await run({
      argv: [...command, ...PLUGIN, "--collect-only", "-q", ...args],
      env: { PYTHONPATH: pythonPath("pytest", env), CARRYOVER_PYTEST_LIST: file },
    });
    const [header, ...tests] = existsSync(file) ? lines(readFileSync(file, "utf8")) : [];
    checkVersion((header as { readonly version?: string } | undefined)?.version ?? "");
    if (ended.exitCode === NO_TESTS) return [];
    if (ended.exitCode !== 0) throw new ListingFailed(ended);
    return tests as ListedTest[];
  },

  command({ command, args }, tests, { scratch, env, gatewayUrl }) {
    const file = join(scratch, "tests.json");
    writeFileSync(file, JSON.stringify(Object.fromEntries(tests.map(({ test, taskId }) => [test.id, taskId]))));
    return {
      argv: [...command, ...PLUGIN, ...args],
      env: {
        PYTHONPATH: pythonPath("pytest", env),
        CARRYOVER_PYTEST_TESTS: file,
        ...(gatewayUrl === null ? { CARRYOVER_PYTEST_NO_RERUNS: "1" } : {}),
      },
    };
  },
};

function lines(text: string): unknown[] {
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as unknown);
}
