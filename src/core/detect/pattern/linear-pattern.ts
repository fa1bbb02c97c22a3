/**
 * Matches the patterns that users give, without regard to case, in time proportional to text × pattern, whatever the
 * pattern: states are advanced together (Thompson, Pike), nothing is ever tried again. JavaScript's own engine backtracks.
 */

import { unreachable } from "../../unreachable.ts";
import { type CharSet, type Node, PatternError, parsePattern } from "./syntax.ts";

type Instruction =
  | { readonly op: "set"; readonly set: CharSet }
  | { readonly op: "assert"; readonly what: "start" | "end" | "word" | "not-word" }
  | { readonly op: "save"; readonly slot: number }
  | { readonly op: "split"; first: number; second: number }
  | { readonly op: "jump"; to: number }
  | { readonly op: "match" };

const LONGEST_SOURCE = 1_000;
const LONGEST_PROGRAM = 5_000;

export interface LinearPattern {
  readonly source: string;
  /** Group numbers by name. */
  readonly names: ReadonlyMap<string, number>;
  readonly groups: number;
  /**
   * The leftmost match in `text`: the whole, then each group (undefined where it took no part); null where there is none.
   * `steps.count`, where given, is raised by the states that were visited.
   */
  readonly exec: (text: string, steps?: { count: number }) => readonly (string | undefined)[] | null;
}

/** @throws PatternError with the reason in words */
export function compilePattern(source: string): LinearPattern {
  if (source === "") throw new PatternError("an empty pattern, which matches everything");
  if (source.length > LONGEST_SOURCE) throw new PatternError(`more than ${LONGEST_SOURCE} characters`);
  const parsed = parsePattern(source);
  const program: Instruction[] = [];
  emit({ kind: "group", index: 0, node: parsed.node }, program);
  program.push({ op: "match" });
  const needle = longestLiteral(parsed.node).toLowerCase();
  const slots = (parsed.groups + 1) * 2;
  return {
    source,
    names: parsed.names,
    groups: parsed.groups,
    exec: (text, steps) =>
      needle !== "" && !text.toLowerCase().includes(needle) ? null : run(program, slots, text, steps),
  };
}

function emit(node: Node, program: Instruction[]): void {
  if (program.length > LONGEST_PROGRAM)
    throw new PatternError("a pattern that is too large once its repeats are written out");
  switch (node.kind) {
    case "set":
      program.push({ op: "set", set: node.set });
      return;
    case "assert":
      program.push({ op: "assert", what: node.what });
      return;
    case "group":
      if (node.index !== null) program.push({ op: "save", slot: node.index * 2 });
      emit(node.node, program);
      if (node.index !== null) program.push({ op: "save", slot: node.index * 2 + 1 });
      return;
    case "sequence":
      for (const inner of node.nodes) emit(inner, program);
      return;
    case "choice":
      emitChoice(node.nodes, program);
      return;
    case "repeat":
      emitRepeat(node, program);
      return;
    default:
      unreachable(node);
  }
}

function emitChoice(nodes: readonly Node[], program: Instruction[]): void {
  const ends: { op: "jump"; to: number }[] = [];
  for (const [index, inner] of nodes.entries()) {
    if (index === nodes.length - 1) {
      emit(inner, program);
      break;
    }
    const split = { op: "split" as const, first: program.length + 1, second: 0 };
    program.push(split);
    emit(inner, program);
    const end = { op: "jump" as const, to: 0 };
    ends.push(end);
    program.push(end);
    split.second = program.length;
  }
  for (const end of ends) end.to = program.length;
}

function emitRepeat(node: Extract<Node, { kind: "repeat" }>, program: Instruction[]): void {
  for (let count = 0; count < node.min; count += 1) {
    const before = program.length;
    emit(node.node, program);
    // Nothing is nothing however often it stands, and repeats of repeats of it would never reach the bound.
    if (program.length === before) return;
  }
  const branch = (): { op: "split"; first: number; second: number } => {
    const split = { op: "split" as const, first: 0, second: 0 };
    program.push(split);
    return split;
  };
  const aim = (split: { first: number; second: number }, body: number, after: number): void => {
    split.first = node.greedy ? body : after;
    split.second = node.greedy ? after : body;
  };
  if (node.max === Number.POSITIVE_INFINITY) {
    const start = program.length;
    const split = branch();
    emit(node.node, program);
    program.push({ op: "jump", to: start });
    aim(split, start + 1, program.length);
    return;
  }
  const splits: { split: { first: number; second: number }; body: number }[] = [];
  for (let count = node.min; count < node.max; count += 1) {
    const split = branch();
    splits.push({ split, body: program.length });
    emit(node.node, program);
  }
  for (const { split, body } of splits) aim(split, body, program.length);
}

interface Thread {
  readonly pc: number;
  readonly saved: readonly number[];
}

function run(
  program: readonly Instruction[],
  slots: number,
  text: string,
  steps?: { count: number },
): (string | undefined)[] | null {
  const none: readonly number[] = new Array(slots).fill(-1);
  let current: Thread[] = [];
  let best: readonly number[] | null = null;
  for (let at = 0; at <= text.length; at += 1) {
    const seen = new Set<number>();
    const next: Thread[] = [];
    const nextSeen = new Set<number>();
    const live: Thread[] = [];
    for (const thread of current) follow(program, thread, text, at, seen, live, steps);
    // A later start has lower priority than any running one, and none once a match is found.
    if (best === null) follow(program, { pc: 0, saved: none }, text, at, seen, live, steps);
    for (const thread of live) {
      const instruction = program[thread.pc];
      if (instruction?.op === "match") {
        best = thread.saved;
        break;
      }
      if (
        instruction?.op === "set" &&
        at < text.length &&
        matches(instruction.set, text.charCodeAt(at)) &&
        !nextSeen.has(thread.pc)
      ) {
        nextSeen.add(thread.pc);
        next.push({ pc: thread.pc + 1, saved: thread.saved });
      }
    }
    current = next;
    if (current.length === 0 && best !== null) break;
  }
  if (best === null) return null;
  const found = best;
  return Array.from({ length: slots / 2 }, (_, group) => {
    const [from, to] = [found[group * 2] ?? -1, found[group * 2 + 1] ?? -1];
    return from < 0 || to < 0 ? undefined : text.slice(from, to);
  });
}

/** Follows what consumes no character; each state once per position. */
function follow(
  program: readonly Instruction[],
  thread: Thread,
  text: string,
  at: number,
  seen: Set<number>,
  live: Thread[],
  steps?: { count: number },
): void {
  const stack: Thread[] = [thread];
  for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
    const instruction = program[top.pc];
    if (instruction === undefined || seen.has(top.pc)) continue;
    seen.add(top.pc);
    if (steps) steps.count += 1;
    switch (instruction.op) {
      case "jump":
        stack.push({ pc: instruction.to, saved: top.saved });
        break;
      case "split":
        stack.push({ pc: instruction.second, saved: top.saved }, { pc: instruction.first, saved: top.saved });
        break;
      case "save": {
        const saved = [...top.saved];
        saved[instruction.slot] = at;
        stack.push({ pc: top.pc + 1, saved });
        break;
      }
      case "assert":
        if (holds(instruction.what, text, at)) stack.push({ pc: top.pc + 1, saved: top.saved });
        break;
      case "set":
      case "match":
        live.push(top);
        break;
      default:
        unreachable(instruction);
    }
  }
}

function holds(what: "start" | "end" | "word" | "not-word", text: string, at: number): boolean {
  if (what === "start") return at === 0;
  if (what === "end") return at === text.length;
  const boundary = isWord(text.charCodeAt(at - 1)) !== isWord(text.charCodeAt(at));
  return what === "word" ? boundary : !boundary;
}

function isWord(code: number): boolean {
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || code === 95 || (code >= 97 && code <= 122);
}

function matches(set: CharSet, code: number): boolean {
  const inside = (unit: number): boolean => set.ranges.some(([low, high]) => unit >= low && unit <= high);
  const found = inside(code) || inside(otherCase(code));
  return found !== set.negated;
}

function otherCase(code: number): number {
  if (code >= 65 && code <= 90) return code + 32;
  if (code >= 97 && code <= 122) return code - 32;
  if (code < 128) return code;
  const char = String.fromCharCode(code);
  const other = char.toLowerCase() === char ? char.toUpperCase() : char.toLowerCase();
  return other.length === 1 ? other.charCodeAt(0) : code;
}

/** The longest run of plain characters that every match holds: a line without it needs no closer look. */
function longestLiteral(node: Node): string {
  const nodes = node.kind === "sequence" ? node.nodes : node.kind === "group" ? [node.node] : [node];
  let best = "";
  let run = "";
  for (const inner of nodes) {
    if (inner.kind === "set" && inner.literal !== null) run += inner.literal;
    else {
      if (run.length > best.length) best = run;
      run = "";
      const nested =
        inner.kind === "group"
          ? longestLiteral(inner.node)
          : inner.kind === "repeat" && inner.min > 0
            ? longestLiteral(inner.node)
            : "";
      if (nested.length > best.length) best = nested;
    }
  }
  return run.length > best.length ? run : best;
}
