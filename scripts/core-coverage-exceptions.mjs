/**
 * Blocks of src/core that no test of test/core reaches, with the reason: file, first line of the block, and the line that
 * it stands in, as `npm run coverage:core` prints them. An entry excuses one block, and one that fits
 * nothing any more fails the check. A block for which a text, a state or an event can be found gets a row in the tests.
 */
export const EXCEPTIONS = [
  {
    reason: "An index, group or key that is always there: `noUncheckedIndexedAccess` and the map's type cannot know.",
    blocks: [
      [
        "src/core/same-failure.ts",
        "?? 0",
        "return signatures.map((signature) => signature === null || (tasks.get(signature)?.size ?? 0) < ALIKE_TASKS);",
      ],
      ["src/core/apply.ts", "?? 1", "attempt: event.tasks[0]?.attempt ?? 1,"],
      ["src/core/duration.ts", "?? Number.NaN", 'total += Number(amount) * (UNIT_MS[unit ?? ""] ?? Number.NaN);'],
      ["src/core/ending.ts", "?? 0", "if ((state.alike.get(signature)?.size ?? 0) < ALIKE_TASKS)"],
      ["src/core/history.ts", "?? 0", "return recordOf(this.#codes[index] ?? 0);"],
      ["src/core/history.ts", "?? 0", "if (isResult(this.#codes[index] ?? 0))"],
      ["src/core/history.ts", "?? 1", "attempt: nextAttempt(known.history.at(index), known.maxAttempts) ?? 1,"],
      ["src/core/plan.ts", "?? 0", "part.push(tasks[place] ?? 0);"],
      ["src/core/order.ts", "?? 0", "const at = (place) => durationsS[place] ?? 0;"],
      [
        "src/core/order.ts",
        "?? 0",
        "return weigh(outstanding, durationOf)?.places.map((place) => outstanding[place] ?? 0) ?? outstanding;",
      ],
      [
        "src/core/plan.ts",
        "?? 0",
        "const totalS = weighed.places.reduce((sum, place) => sum + (weighed.durationsS[place] ?? 0), 0);",
      ],
      ["src/core/plan.ts", "?? 0", "least.tasks.push(tasks[place] ?? 0);"],
      ["src/core/plan.ts", "?? 0", "least.loadS += Math.max(durationsS[place] ?? 0, 1e-6);"],
      [
        "src/core/pace.ts",
        "?? emptyAgainAt",
        "bounds.push((emptyAgainAt - (before[count - 1] ?? emptyAgainAt)) / (count + 1 - burst));",
      ],
      ["src/core/plan.ts", "break;", "break;"],
      [
        "src/core/heap.ts",
        "?? 0",
        "const [long, short] = (top.left?.rank ?? 0) >= (right?.rank ?? 0) ? [top.left, right] : [right, top.left];",
      ],
      ["src/core/heap.ts", "?? 0", "size: 1 + (long?.size ?? 0) + (short?.size ?? 0),"],
      [
        "src/core/unsettled.ts",
        "?? new Uint8Array(BLOCK)",
        "const block = (settled[index] ?? new Uint8Array(BLOCK)).slice();",
      ],
    ],
  },
  {
    reason: "A bug if it were reached: no caller asks for what is not there, and a type cannot promise it.",
    blocks: [
      [
        "src/core/refuse.ts",
        '? "cap"',
        'const verdict = limit.kind === "wait" && untilAt === null ? "cap" : limit.kind;',
      ],
      ["src/core/lane.ts", ": BLOCKED", 'return delayed ? { kind: "at", at: delayed.key, why: "retry" } : BLOCKED;'],
      [
        "src/core/state-edits.ts",
        "throw new Error(`No lane for provider ${provider}`);",
        "throw new Error(`No lane for provider ${provider}`);",
      ],
      [
        "src/core/state-edits.ts",
        "throw new Error(`No running child ${key}`);",
        "throw new Error(`No running child ${key}`);",
      ],
    ],
  },
  {
    reason: "The end of a search that always finds within its days.",
    blocks: [["src/core/next-clock-time.ts", "return after + 86_400_000;", "}"]],
  },
  {
    reason: "A constant that only other folders use.",
    blocks: [
      ["src/core/task.ts", 'export const DEFAULT_PROVIDER = "default";', 'export const DEFAULT_PROVIDER = "default";'],
    ],
  },
];
