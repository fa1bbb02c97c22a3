/** The adapters by name. */
import type { Harness } from "./harness.ts";
import type { HarnessName } from "./names.ts";
import { pytest } from "./pytest/pytest.ts";
import { vitest } from "./vitest/vitest.ts";

const ADAPTERS: Readonly<Record<HarnessName, Harness>> = {
  pytest,
  vitest,
  promptfoo: pytest,
  inspect: pytest,
  "lm-eval": pytest,
};

export function adapterOf(name: HarnessName): Harness {
  return ADAPTERS[name];
}
