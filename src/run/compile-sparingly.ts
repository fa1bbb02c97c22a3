/**
 * Leaves the cores to the children. V8 compiles what has run for some 65 KiB of bytecode with its optimizing
 * compiler, on threads of its own. In a run of short children that is a tenth of all the time that the
 * machine spends, and it is never earned back.
 */
import { setFlagsFromString } from "node:v8";

/** In bytes of bytecode that a function has run; 67,584 in V8. What runs for minutes is still optimized. */
const BUDGET_BYTES = 1_000_000;

/**
 * For the rest of the process. Only V8 11, which Node 20 has: later ones compile in between with a cheaper compiler,
 * and V8 13 has no such flag any more and prints an error for it.
 */
export function compileSparingly(): void {
  if (!process.versions.v8.startsWith("11.")) return;
  setFlagsFromString(`--interrupt-budget=${BUDGET_BYTES}`);
}
