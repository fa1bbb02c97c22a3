/** The adapters by name. */
import { go } from "./go/go.ts";
import type { Harness } from "./harness.ts";
import { inspect } from "./inspect/inspect.ts";
import { lmEval } from "./lm-eval/lm-eval.ts";
import type { HarnessName } from "./names.ts";
import { promptfoo } from "./promptfoo/promptfoo.ts";
import { pytest } from "./pytest/pytest.ts";
import { vitest } from "./vitest/vitest.ts";

export const ADAPTERS: Readonly<Record<HarnessName, Harness>> = {
  pytest,
  vitest,
  promptfoo,
  inspect,
  "lm-eval": lmEval,
  go,
};
