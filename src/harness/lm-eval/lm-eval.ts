/** lm-evaluation-harness: a document is a task, and each has a command of its own, as scores come at the end only. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Harness, helperPath, type ListedTest, ListingFailed, type Row } from "../harness.ts";

/** The share of the score from which a document counts as passed. */
const PASS_MARK = 0.5;

export const lmEval: Harness = {
  async list({ command, args }, { scratch, env, run }) {
    const file = join(scratch, "tests.json");
    const { PYTHONPATH } = env;
    const ended = await run({
      argv: [...command, "run", ...withoutRun(args)],
      env: {
        PYTHONPATH: [helperPath("lm-eval"), ...(PYTHONPATH ? [PYTHONPATH] : [])].join(delimiter),
        CARRYOVER_LM_EVAL_LIST: file,
      },
    });
    if (!existsSync(file)) throw new ListingFailed(ended);
    return JSON.parse(readFileSync(file, "utf8")) as ListedTest[];
  },

  command({ command, args }, tests, { scratch, env }) {
    const samples: Record<string, number[]> = {};
    for (const { test } of tests) {
      const task = String(test.task);
      samples[task] = [...(samples[task] ?? []), Number(test.doc)];
    }
    const given = withAddress(withoutLimit(withoutRun(args)), env);
    const output = ["--samples", JSON.stringify(samples), "--log_samples", "--output_path", join(scratch, "out")];
    return { argv: [...command, "run", ...given, ...output] };
  },

  read(tests, { scratch }) {
    const folder = join(scratch, "out");
    const rows = new Map<string, Row>();
    if (!existsSync(folder)) return rows;
    for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      const task = /(?:^|\/)samples_(.+)_\d{4}-\d{2}-\d{2}T[^/]*\.jsonl$/.exec(path)?.[1];
      if (task === undefined) continue;
      const lines = readFileSync(join(folder, path), "utf8").split("\n");
      const results = lines.filter((line) => line !== "").map((line) => JSON.parse(line) as SampleLine);
      for (const { taskId, test } of tests) {
        const ofTest = results.filter(({ doc_id }) => test.task === task && doc_id === test.doc);
        if (ofTest.length > 0) rows.set(taskId, rowOf(ofTest));
      }
    }
    return rows;
  },
};

/** A line of `samples_TASK_DATE.jsonl`: a document, graded by one filter. */
interface SampleLine {
  readonly doc_id: number;
  readonly filter?: string;
  readonly metrics?: readonly string[];
  readonly filtered_resps?: readonly unknown[];
  readonly [metric: string]: unknown;
}

function rowOf(lines: readonly SampleLine[]): Row {
  const graded = lines.flatMap((line) =>
    (line.metrics ?? []).map((metric) => [`${metric},${line.filter ?? "none"}`, Number(line[metric])] as const),
  );
  const scores = Object.fromEntries(graded.filter(([, value]) => Number.isFinite(value)));
  const values = Object.values(scores);
  const output = lines[0]?.filtered_resps?.[0];
  if (values.length === 0) return { status: "passed", output };
  const score = values.reduce((sum, value) => sum + value, 0) / values.length;
  return { status: score >= PASS_MARK ? "passed" : "failed", score, scores, output };
}

function withoutRun(args: readonly string[]): readonly string[] {
  return args[0] === "run" ? args.slice(1) : args;
}

/** The list of documents has been limited before. */
function withoutLimit(args: readonly string[]): readonly string[] {
  const isLimit = (word: string | undefined) => word === "--limit" || word === "-L";
  return args.filter((word, at) => !isLimit(word) && !word.startsWith("--limit=") && !isLimit(args[at - 1]));
}

/** lm-eval reads no variable for its address: without a `base_url` of the user it gets that of the children, which may be the gateway's. */
function withAddress(args: readonly string[], env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const base = env.OPENAI_BASE_URL;
  const at = args.findIndex((word) => word === "--model_args" || word === "-a") + 1;
  if (!base || at === 0 || args.some((word) => word.includes("base_url="))) return args;
  const path = args.some((word) => word.includes("chat-completions")) ? "chat/completions" : "completions";
  const address = `base_url=${base.replace(/\/$/, "")}/${path}`;
  return args.map((word, index) => (index === at ? `${word},${address}` : word));
}
