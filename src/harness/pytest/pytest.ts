/** pytest, by a plugin of ours in the user's own Python (`carryover_pytest.py`). */
import { type Harness, pythonPath } from "../harness.ts";

const PLUGIN = ["-p", "carryover_pytest"];

export const pytest: Harness = {
  list: ({ command, args }, { env, listing }) =>
    listing({ argv: [...command, ...PLUGIN, "--collect-only", "-q", ...args], env: pythonPath("pytest", env) }),

  command: ({ command, args }, _, env) => ({
    argv: [...command, ...PLUGIN, ...args],
    env: pythonPath("pytest", env),
  }),
};
