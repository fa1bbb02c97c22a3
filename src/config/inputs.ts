/** The schema of every input: the type that its text is read to, and the words and default of the input table. */

import * as z from "zod/mini";
import type { ExitMeaning } from "../core/outcome.ts";
import type { OnlyRule, RuleStatus } from "../core/selection.ts";
import { splitWords } from "../core/shell-words.ts";
import { MOST_JOBS } from "../core/split.ts";
import { HARNESS_NAMES } from "../harness/names.ts";
import type { CarrierChoice } from "../store/carrier/open-carrier.ts";
import { readCarryPlace } from "./carry-place.ts";
import { FAILURE_KINDS, type FailOn } from "./fail-on.ts";
import {
  type GatewayMode,
  type IgnoredPart,
  readIgnored,
  readSize,
  readUpstreams,
  type Upstream,
} from "./gateway-inputs.ts";
import type { InputName } from "./input-table.ts";
import {
  boolean,
  duration,
  durationOrOff,
  fromText,
  integer,
  isOff,
  nameText,
  oneOf,
  optional,
  plainText,
  splitList,
} from "./input-values.ts";

/** Which variables children get. */
export type ChildEnv = { readonly kind: "inherit" } | { readonly kind: "names"; readonly names: readonly string[] };

/** What counts as one pass over the tasks. */
export type CampaignChoice =
  | { readonly kind: "auto" | "daily" | "weekly" | "monthly" | "until-complete" }
  | { readonly kind: "named"; readonly name: string };

/** When failures end the run. */
export type MaxFailures =
  | { readonly kind: "count"; readonly count: number }
  /** Of all tasks; above 0, at most 100. */
  | { readonly kind: "percent"; readonly percent: number };

const GATEWAY_MODES = ["auto", "on", "off"] as const;

const RETRY_KINDS = ["errored", "timed-out", "failed"] as const;
export type RetryKind = (typeof RETRY_KINDS)[number];

const LOG_OUTPUTS = ["failures", "all", "none"] as const;
export type LogOutput = (typeof LOG_OUTPUTS)[number];

const HARNESS_CHOICES = ["command", ...HARNESS_NAMES] as const;
/** `command` is none: the user's own command runs the tasks. */
export type HarnessChoice = (typeof HARNESS_CHOICES)[number];

/** What the text of each input is read to; null where it may be left out and is. */
export interface InputValues {
  readonly tasks: string | null;
  readonly "tasks-command": string | null;
  readonly harness: HarnessChoice;
  readonly args: readonly string[];
  readonly "harness-command": readonly string[];
  readonly inputs: readonly string[];
  readonly "pass-with-no-tasks": boolean;
  readonly repeats: number;
  readonly only: readonly OnlyRule[];
  readonly sample: number | null;
  readonly seed: string;
  readonly "max-tasks": number | null;
  readonly "shard-size": number;
  readonly provider: string;
  readonly command: string | null;
  readonly "working-directory": string;
  readonly env: ChildEnv;
  readonly "exit-codes": ReadonlyMap<number, ExitMeaning>;
  readonly "failure-logs": readonly string[];
  readonly "task-timeout": number;
  readonly "require-result": boolean;
  readonly "silence-timeout": number | null;
  readonly "kill-grace": number;
  readonly concurrency: number;
  readonly "shared-concurrency": number | null;
  readonly "provider-concurrency": ReadonlyMap<string, number>;
  readonly "max-attempts": number;
  readonly "fail-fast": boolean;
  readonly "max-failures": MaxFailures | null;
  readonly "retry-after-threshold": number;
  readonly "max-wait": number;
  readonly "default-wait": number;
  readonly "stop-grace": number;
  readonly preflight: string | null;
  readonly gateway: GatewayMode;
  readonly "gateway-upstreams": readonly Upstream[];
  readonly "gateway-replay": boolean;
  readonly "gateway-ignore": readonly IgnoredPart[];
  readonly "gateway-journal-limit": number;
  readonly retry: readonly RetryKind[];
  readonly "retry-now": boolean;
  readonly "rate-limit-patterns": string | null;
  readonly campaign: CampaignChoice;
  readonly "time-budget": number | null | "by-default";
  readonly "fail-on": FailOn;
  readonly "min-pass-rate": number | null;
  readonly name: string;
  readonly "state-dir": string;
  readonly "checkpoint-interval": number;
  readonly carry: CarrierChoice;
  readonly "job-index": number | null;
  readonly "job-total": number | null;
  readonly "max-jobs": number;
  readonly "target-job-duration": number | null;
  readonly "log-output": LogOutput;
}

type Schemas = { readonly [Name in InputName]: z.ZodMiniType<InputValues[Name], string> };

const SCHEMAS: Schemas = {
  tasks: optional(plainText("evals/tasks.jsonl")),
  "tasks-command": optional(plainText("node list-evals.mjs")),
  harness: oneOf(HARNESS_CHOICES),
  args: fromText("arguments with every quote closed, such as evals/ -m 'nightly and not slow'", splitWords),
  "harness-command": fromText("a command with every quote closed, such as uv run pytest", splitWords),
  "pass-with-no-tasks": boolean(),
  repeats: integer({ from: 1 }),
  only: fromText(
    'ids, patterns of ids such as "math/*", group:NAME, status:failed, status:errored or status:passed, separated by commas or line breaks',
    readOnly,
  ),
  sample: optional(integer({ from: 1 })),
  seed: nameText("7"),
  "max-tasks": optional(integer({ from: 1 })),
  "shard-size": integer({ from: 1 }),
  provider: nameText("openai"),
  command: optional(plainText('node evaluate.mjs "$CARRYOVER_TASK_ID"')),
  "working-directory": plainText("evals"),
  env: fromText('inherit, or names of environment variables such as "PATH,HOME,OPENAI_API_KEY"', readChildEnv),
  "exit-codes": fromText(
    'a list of CODE=CLASS such as "75=rate_limited,77=skipped", where CODE is 0 to 255 and stands once, and CLASS is passed, failed, rate_limited, kill_shaped, timeout_exceeded, skipped, transient, legitimate or fatal',
    readExitCodes,
  ),
  inputs: fromText("a list of glob patterns such as prompts/**", splitList),
  "failure-logs": fromText("a list of glob patterns such as .failed/**/result.json", splitList),
  "task-timeout": duration({ from: "above-zero" }),
  "require-result": boolean(),
  "silence-timeout": durationOrOff(),
  "kill-grace": duration({ from: "zero" }),
  concurrency: integer({ from: 1 }),
  "shared-concurrency": optional(integer({ from: 1 })),
  "provider-concurrency": fromText(
    'a list of PROVIDER=N such as "openai=8,anthropic=4", where N is a whole number from 1 and each provider stands once',
    readProviderConcurrency,
  ),
  "max-attempts": integer({ from: 1 }),
  "fail-fast": boolean(),
  "max-failures": optional(
    fromText(
      "a whole number from 1 such as 20, or a share of all tasks above 0% and up to 100% such as 10%",
      readMaxFailures,
    ),
  ),
  "retry-after-threshold": duration({ from: "zero" }),
  "max-wait": duration({ from: "zero" }),
  "default-wait": duration({ from: "above-zero" }),
  "stop-grace": duration({ from: "zero" }),
  preflight: optional(plainText("node one-cheap-call.mjs")),
  gateway: oneOf(GATEWAY_MODES),
  "gateway-upstreams": fromText(
    "lines of name=URL such as vllm=http://gpu-1:8000/v1, each name once, of small letters, digits and hyphens, and none of a built-in route",
    readUpstreams,
  ),
  "gateway-replay": boolean(),
  "gateway-ignore": fromText(
    "lines that are JSON pointers such as /messages/0/content, or regular expressions between slashes",
    readIgnored,
  ),
  "gateway-journal-limit": fromText("a size such as 64MB or 500KB", readSize),
  retry: fromText("a list of errored, timed-out and failed", (text) => {
    const words = splitList(text);
    const kinds = RETRY_KINDS.filter((kind) => words.includes(kind));
    return words.every((word) => RETRY_KINDS.some((kind) => kind === word)) ? kinds : null;
  }),
  "retry-now": boolean(),
  "rate-limit-patterns": optional(plainText("rate-limit-patterns.yaml")),
  campaign: z.pipe(nameText("nightly-2"), z.transform(readCampaign)),
  "time-budget": z.union([
    fromText<"by-default">("nothing", (text) => (text === "" ? "by-default" : null)),
    durationOrOff(),
  ]),
  "fail-on": fromText(
    'a list of failed, errored, outstanding and regressed such as "failed,errored", or auto, or never',
    readFailOn,
  ),
  "min-pass-rate": optional(fromText("a fraction from 0 to 1 such as 0.8, or a percentage such as 80%", readFraction)),
  name: nameText("nightly-agents"),
  "state-dir": plainText(".carryover"),
  "checkpoint-interval": duration({ from: "above-zero" }),
  carry: fromText(
    "auto, none, a folder such as /mnt/evals or ./shared, or a bucket such as s3://my-bucket/evals",
    readCarryPlace,
  ),
  "job-index": optional(integer({ from: 0, to: MOST_JOBS - 1 })),
  // A plan of no jobs is one that merge has to judge all the same; a job that runs is one of at least one.
  "job-total": optional(integer({ from: 0, to: MOST_JOBS })),
  "max-jobs": integer({ from: 1, to: MOST_JOBS }),
  "target-job-duration": optional(duration({ from: "above-zero" })),
  "log-output": oneOf(LOG_OUTPUTS),
};

/** Reads the text of an input: its value, or what was expected of it. */
export function readInput<Name extends InputName>(
  name: Name,
  text: string,
): { readonly value: InputValues[Name] } | { readonly expected: string } {
  const schema: z.ZodMiniType<InputValues[Name], string> = SCHEMAS[name];
  const parsed = schema.safeParse(text);
  if (parsed.success) return { value: parsed.data };
  return { expected: expectedIn(parsed.error.issues) ?? "another value" };
}

/** The words of our own issue; those of a union lie in its last branch, the one for texts that are given. */
function expectedIn(issues: readonly z.core.$ZodIssue[]): string | null {
  for (const issue of issues) {
    if (issue.code === "custom") return issue.message;
    if (issue.code === "invalid_union") return expectedIn(issue.errors.at(-1) ?? []);
  }
  return null;
}

function readChildEnv(text: string): ChildEnv | null {
  if (text === "inherit") return { kind: "inherit" };
  const names = splitList(text);
  const isList = names.length > 0 && names.every((name) => name !== "inherit" && /^[A-Za-z_][A-Za-z0-9_]*$/.test(name));
  return isList ? { kind: "names", names: [...new Set(names)] } : null;
}

function readProviderConcurrency(text: string): ReadonlyMap<string, number> | null {
  const limits = new Map<string, number>();
  for (const entry of splitList(text)) {
    const [, provider, limit] = /^(.+?)\s*=\s*([1-9]\d{0,5})$/.exec(entry) ?? [];
    if (provider === undefined || limit === undefined || limits.has(provider)) return null;
    limits.set(provider, Number(limit));
  }
  return limits;
}

const EXIT_MEANINGS: Readonly<Record<ExitMeaning, true>> = {
  passed: true,
  failed: true,
  rate_limited: true,
  kill_shaped: true,
  timeout_exceeded: true,
  skipped: true,
  transient: true,
  legitimate: true,
  fatal: true,
};

function isExitMeaning(word: string): word is ExitMeaning {
  return Object.hasOwn(EXIT_MEANINGS, word);
}

function readExitCodes(text: string): ReadonlyMap<number, ExitMeaning> | null {
  const meanings = new Map<number, ExitMeaning>();
  if (text === "none") return meanings;
  for (const item of splitList(text)) {
    const [, code, meaning] = /^(\d{1,3})\s*=\s*(\w+)$/.exec(item) ?? [];
    if (code === undefined || meaning === undefined || !isExitMeaning(meaning)) return null;
    if (Number(code) > 255 || meanings.has(Number(code))) return null;
    meanings.set(Number(code), meaning);
  }
  return meanings.size === 0 ? null : meanings;
}

function readMaxFailures(text: string): MaxFailures | null {
  const [, share] = /^(\d{1,3}(?:\.\d{1,6})?)\s*%$/.exec(text) ?? [];
  if (share !== undefined) {
    const percent = Number(share);
    return percent > 0 && percent <= 100 ? { kind: "percent", percent } : null;
  }
  const count = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  return count >= 1 ? { kind: "count", count } : null;
}

function readFraction(text: string): number | null {
  const [, digits, percent] = /^(\d{0,3}(?:\.\d{1,200})?)\s*(%?)$/.exec(text) ?? [];
  if (digits === undefined || digits === "") return null;
  // Read, not divided: 7.2 / 100 is above 0.072, and 9 of 125 would be below it.
  const fraction = Number(percent === "%" ? `${digits}e-2` : digits);
  return fraction <= 1 ? fraction : null;
}

const RULE_STATUSES: readonly RuleStatus[] = ["passed", "failed", "errored"];

function readOnly(text: string): readonly OnlyRule[] | null {
  const rules = splitList(text).map((item): OnlyRule | null => {
    if (item.startsWith("group:")) return { kind: "group", name: item.slice("group:".length) };
    if (!item.startsWith("status:")) return { kind: "id", pattern: item };
    const status = RULE_STATUSES.find((name) => item === `status:${name}`);
    return status === undefined ? null : { kind: "status", status };
  });
  const known = rules.filter((rule) => rule !== null);
  return known.length === rules.length ? known : null;
}

const PERIODS = ["auto", "daily", "weekly", "monthly", "until-complete"] as const;

function readCampaign(text: string): CampaignChoice {
  const period = PERIODS.find((name) => name === text.toLowerCase());
  return period === undefined ? { kind: "named", name: text } : { kind: period };
}

function readFailOn(text: string): FailOn | null {
  if (text === "auto") return { kind: "auto" };
  if (isOff(text)) return { kind: "never" };
  const words = splitList(text);
  const kinds = FAILURE_KINDS.filter((kind) => words.includes(kind));
  const isKnown = words.length > 0 && words.every((word) => FAILURE_KINDS.some((kind) => kind === word));
  return isKnown ? { kind: "listed", kinds } : null;
}
