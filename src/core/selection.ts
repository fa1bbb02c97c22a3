/** Which outstanding tasks a run may start: the inputs `only` and `sample`. */
import { stableHash } from "./split.ts";
import type { Tasks } from "./task.ts";
import { counted } from "./words.ts";

/** The latest status of a task, as a rule can name it. */
export const RULE_STATUSES = ["passed", "failed", "errored"] as const;
export type RuleStatus = (typeof RULE_STATUSES)[number];

/** One item of `only`. */
export type OnlyRule =
  /** An id, or a pattern of ids in which `*` stands for any characters and `?` for one. */
  | { readonly kind: "id"; readonly pattern: string }
  | { readonly kind: "group"; readonly name: string }
  | { readonly kind: "status"; readonly status: RuleStatus };

export interface Selection {
  /** Empty means every task. Otherwise a task is selected if any rule matches it. */
  readonly only: readonly OnlyRule[];
  /** The size of a stable random subset; null for all tasks. */
  readonly sample: number | null;
  readonly seed: string;
}

/** Whether a selection includes every task. */
export function selectsAll({ only, sample }: Selection): boolean {
  return only.length === 0 && sample === null;
}

/** The reason of a run that has done all tasks that `only` and `sample` select, and the advice that follows from it. */
export function selectionDone(unselected: number): string {
  const tasks = counted(unselected, "outstanding task was", "outstanding tasks were");
  return `${SELECTION_DONE}; ${tasks} not selected (only or sample)`;
}

const SELECTION_DONE = "the selected tasks are done";

/** Whether a run ended for that reason. The same command would select nothing more. */
export function isSelectionDone(reason: string): boolean {
  return reason.startsWith(SELECTION_DONE);
}

/** The items of `only` that match no listed task. A `status:` rule that matches none is not a mistake. */
export function unmatchedRules(tasks: Tasks, { only }: Selection): string[] {
  if (only.length === 0) return [];
  // Sets, because there may be thousands of ids, such as all that an earlier run left.
  const names = new Set<string>();
  const groups = new Set<string | undefined>();
  for (let index = 0; index < tasks.count; index += 1) {
    for (const name of namesOf(tasks, index)) names.add(name);
    groups.add(tasks.at(index).group);
  }
  const isListed = (rule: OnlyRule): boolean => {
    if (rule.kind === "status") return true;
    if (rule.kind === "group") return groups.has(rule.name);
    return names.has(rule.pattern) || (hasWildcard(rule.pattern) && [...names].some(nameMatcher([rule.pattern])));
  };
  return only.filter((rule) => !isListed(rule)).map(ruleText);
}

/**
 * Selects the outstanding tasks that a run may start. A sample is drawn from the whole list, not from the rest, so that
 * later runs with the same seed continue the same sample.
 *
 * @param outstanding indexes into the list, in the order of starts
 * @param statusAt the latest known status of a task; called only for `status:` rules
 */
export function selectTasks(
  tasks: Tasks,
  outstanding: Uint32Array,
  { only, sample, seed }: Selection,
  statusAt: (index: number) => RuleStatus | null,
): Uint32Array {
  const matches = matcherOf(only, tasks, statusAt);
  const isMatched = (index: number): boolean => only.length === 0 || matches(index);
  const drawn = sample === null ? null : drawSample(tasks, { sample, seed, isMatched });
  return outstanding.filter((index) => (drawn === null ? isMatched(index) : drawn.has(index)));
}

/**
 * The tasks with the smallest hashes of seed and id. The sample is the same in every run, and mostly the same after the
 * list changes.
 */
function drawSample(
  tasks: Tasks,
  from: { readonly sample: number; readonly seed: string; readonly isMatched: (index: number) => boolean },
): ReadonlySet<number> {
  const ranked: { readonly index: number; readonly rank: number }[] = [];
  for (let index = 0; index < tasks.count; index += 1) {
    if (from.isMatched(index)) ranked.push({ index, rank: stableHash(`${from.seed}\n${tasks.idAt(index)}`) });
  }
  ranked.sort((a, b) => a.rank - b.rank || a.index - b.index);
  return new Set(ranked.slice(0, from.sample).map(({ index }) => index));
}

/**
 * Tests tasks by ids and patterns of ids. The id of a listed task matches all copies that `repeats` and `vary` made of
 * it.
 */
export function idMatcher(tasks: Tasks, texts: readonly string[]): (index: number) => boolean {
  const matches = nameMatcher(texts);
  return (index) => namesOf(tasks, index).some(matches);
}

function nameMatcher(texts: readonly string[]): (name: string) => boolean {
  const ids = new Set(texts);
  const patterns = texts.filter(hasWildcard).map(idPattern);
  return (name) => ids.has(name) || patterns.some((pattern) => pattern.test(name));
}

function hasWildcard(text: string): boolean {
  return /[*?]/.test(text);
}

/** The id of a task, and that under which the user listed it. */
function namesOf(tasks: Tasks, index: number): readonly string[] {
  const [id, listed] = [tasks.idAt(index), listedId(tasks, index)];
  return id === listed ? [id] : [id, listed];
}

/** What copies add to the id of their task: `[model=a]`, `#2`. */
const COPY = /\]$|#\d+$/;

/** The id under which the user listed a task; the id of the task itself unless it is a copy. */
function listedId(tasks: Tasks, index: number): string {
  const id = tasks.idAt(index);
  // Most ids cannot be those of copies, so their text is not parsed.
  if (!COPY.test(id)) return id;
  const { base_id: baseId, repeat }: { base_id?: unknown; repeat?: unknown } = JSON.parse(tasks.jsonAt(index));
  if (typeof baseId === "string") return baseId;
  const suffix = `#${repeat}`;
  return id.endsWith(suffix) ? id.slice(0, -suffix.length) : id;
}

function matcherOf(
  rules: readonly OnlyRule[],
  tasks: Tasks,
  statusAt: (index: number) => RuleStatus | null,
): (index: number) => boolean {
  const ids = rules.flatMap((rule) => (rule.kind === "id" ? [rule.pattern] : []));
  const others = rules.filter((rule) => rule.kind !== "id");
  const isNamed = idMatcher(tasks, ids);
  return (index) =>
    isNamed(index) ||
    others.some((rule) =>
      rule.kind === "group" ? tasks.at(index).group === rule.name : statusAt(index) === rule.status,
    );
}

/** A pattern of ids. Only `*` and `?` are special, because ids often contain `[`, `{` and `/`. */
export function idPattern(glob: string): RegExp {
  const source = glob
    .replace(/[\\^$.+()|[\]{}]/g, "\\$&")
    .replace(/\*+/g, ".*")
    .replaceAll("?", ".");
  return new RegExp(`^${source}$`, "su");
}

function ruleText(rule: OnlyRule): string {
  if (rule.kind === "id") return rule.pattern;
  return rule.kind === "group" ? `group:${rule.name}` : `status:${rule.status}`;
}
