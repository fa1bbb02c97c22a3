/**
 * The stand-in for a language model: it reads a word problem clause by clause and keeps a running amount, by
 * a few rules. It gets most grade-school problems right and some wrong (numbers that do not matter, unusual
 * verbs), always the same ones: a score over its answers is a real score.
 */
import { writeNumber as digits, findNumbers, withDigits } from "./number-words.ts";

/**
 * Answers in the form that evaluations ask for: the steps, then the number after `####` on the last line.
 * A text without numbers is answered without one.
 */
export function answerProblem(text: string): string {
  const { amount, steps } = solve(problemIn(text));
  if (amount === null) return "I find no quantity in this problem.";
  return [...steps, `#### ${digits(amount)}`].join("\n");
}

/** A prompt may put its instructions in front of the problem: `Problem:` or `Question:` is where it begins. */
function problemIn(text: string): string {
  const marks = [...text.matchAll(/\b(?:problem|question)\s*:\s*/gi)];
  const last = marks.at(-1);
  const problem = last === undefined ? text : text.slice(last.index + last[0].length);
  return problem.slice(0, PROBLEM_CHARACTERS);
}

/** The rules are for sentences, and some look at a whole clause from each word of it. */
const PROBLEM_CHARACTERS = 2_000;

interface Reading {
  /** The running amount. */
  amount: number | null;
  /** So many in each, before it is told how many of them there are. */
  perOne: number | null;
  /** What somebody else has, by comparison with the amount. */
  other: number | null;
  /** The amounts as given, for questions that ask for a difference. */
  readonly given: number[];
  /** What is handed over to pay. */
  paid: number | null;
  /** The direction of the last verb: a clause without one of its own goes on in it. */
  sign: 1 | -1;
  readonly steps: string[];
}

interface Clause {
  readonly text: string;
  readonly numbers: readonly number[];
  readonly isQuestion: boolean;
}

const LOSS =
  /\b(?:gives?|gave|giving|eats?|ate|loses?|lost|sells?|sold|uses?|used|spends?|spent|breaks?|broke|donates?|donated|drinks?|drank|leaves?|removes?|removed|takes? out|takes? away|throws? away|lends?|lent|borrows?|borrowed|hands? out|drops? out|gets? off|get off|fly away|flies away|pays?|paid|falls? by|burns?|melts?|pops?)\b/;
const GAIN =
  /\b(?:has|have|had|gets?|got|finds?|found|buys?|bought|picks?|picked|returns?|returned|receives?|adds?|added|collects?|bakes?|makes?|made|earns?|earned|saves?|joins?|join|arrives?|arrive|more come|gets? on|get on|wins?|won|reads?|walks?|runs?|drives?|there (?:are|is|were)|plants?)\b/;
const EACH = /\b(?:each|every|per|apiece|an hour|a (?:day|week|month|minute|piece|cup|kilogram|litre))\b/;
const SHARE =
  /\b(?:shares?|shared|split|splits|divides?|divided|packs?|packed|cuts?|sorts?|arranges?|puts?|seated|poured|pours)\b.*\b(?:among|amongst|between|into|in groups of|in (?:bags|boxes|rows|packs|jars) of|equally|of)\b/;
const TOGETHER = /\b(?:together|altogether|in all|in total|combined|all of them)\b/;
const DIFFERENCE = /\bhow (?:many|much) (?:\w+ )?(?:more|fewer|less|longer|further)\b|\bstill needs?\b|\bdifference\b/;

const TIMES_WORDS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:twice|double)\b/, 2],
  [/\b(?:triple|thrice)\b/, 3],
  [/\bhalf as (?:many|much)\b/, 0.5],
];
const FRACTIONS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:three quarters|three-quarters)\b/, 3 / 4],
  [/\b(?:two thirds|two-thirds)\b/, 2 / 3],
  [/\bhalf\b/, 1 / 2],
  [/\b(?:a|one) third\b/, 1 / 3],
  [/\b(?:a|one) (?:quarter|fourth)\b/, 1 / 4],
  [/\b(?:a|one) fifth\b/, 1 / 5],
];

/** Rules are tried in this order; the first that fits a clause is the one that counts. */
const RULES: readonly ((clause: Clause, reading: Reading) => boolean)[] = [
  payment,
  percentage,
  comparison,
  fraction,
  sharing,
  perEach,
  addition,
];

function solve(problem: string): { readonly amount: number | null; readonly steps: readonly string[] } {
  const reading: Reading = { amount: null, perOne: null, other: null, given: [], paid: null, sign: 1, steps: [] };
  const clauses = clausesOf(problem);
  for (const clause of clauses) {
    // Something bought for money is money spent, where the amount is money.
    const isSpending = /\bbuys?\b.*\bfor \$/.test(clause.text);
    if (isSpending || LOSS.test(clause.text)) reading.sign = -1;
    else if (GAIN.test(clause.text)) reading.sign = 1;
    RULES.some((rule) => rule(clause, reading));
  }
  finish(
    clauses
      .filter(({ isQuestion }) => isQuestion)
      .map(({ text }) => text)
      .join(" "),
    reading,
  );
  return { amount: reading.amount, steps: reading.steps };
}

/** Sentences cut at commas and conjunctions; every part of a question is one. */
function clausesOf(problem: string): Clause[] {
  const sentences =
    withDigits(problem.toLowerCase())
      .replaceAll("’", "'")
      .match(/(?:[^.!?]|\.(?=\d))+[.!?]?/g) ?? [];
  return sentences.flatMap((sentence) =>
    sentence
      .split(/,(?!\d{3})|;|:|\band\b|\bthen\b|\bbut\b|\bwhile\b/)
      .filter((text) => text.trim() !== "")
      .map((text) => ({ text, numbers: findNumbers(text), isQuestion: sentence.endsWith("?") })),
  );
}

function payment({ text, numbers }: Clause, reading: Reading): boolean {
  const [paid] = numbers;
  if (paid === undefined || !/\bpay(?:s|ing)? with\b|\bhands? over\b|\bgives? the cashier\b/.test(text)) return false;
  reading.paid = paid;
  return true;
}

function percentage({ text, numbers }: Clause, reading: Reading): boolean {
  const percent = /(\d+(?:\.\d+)?) ?(?:%|percent)/.exec(text);
  if (percent === null) return false;
  const share = Number(percent[1]) / 100;
  const whole = numbers.find((number) => number !== Number(percent[1])) ?? reading.amount ?? reading.perOne;
  if (whole === null || whole === undefined) return false;
  const part = whole * share;
  if (/\b(?:off|discount|cheaper|less)\b/.test(text) || reading.sign === -1)
    set(reading, whole - part, `${digits(whole)} - ${digits(part)}`);
  else if (/\b(?:more|raise|rises?|increase[sd]?|tip|tax|interest)\b/.test(text))
    set(reading, whole + part, `${digits(whole)} + ${digits(part)}`);
  else set(reading, part, `${digits(whole)} x ${digits(share)}`);
  return true;
}

/** `twice as many as`, `3 times as many`, `5 more than`: what somebody else has. */
function comparison({ text, numbers }: Clause, reading: Reading): boolean {
  const { amount } = reading;
  if (amount === null) return false;
  const [number] = numbers;
  const word = TIMES_WORDS.find(([pattern]) => pattern.test(text));
  const isTimes = /\btimes as (?:many|much|long|old|far|heavy|tall)\b/.test(text) && number !== undefined;
  if (word !== undefined || isTimes) {
    const factor = word?.[1] ?? number ?? 1;
    reading.other = amount * factor;
    reading.steps.push(`${digits(amount)} x ${digits(factor)} = ${digits(reading.other)}`);
    return true;
  }
  const than = /\b(more|older|longer|taller|heavier|fewer|less|younger|shorter|lighter)\b[^,]*\bthan\b/.exec(text);
  if (than === null || number === undefined) return false;
  const isMore = /^(?:more|older|longer|taller|heavier)$/.test(than[1] ?? "");
  reading.other = isMore ? amount + number : amount - number;
  reading.steps.push(`${digits(amount)} ${isMore ? "+" : "-"} ${digits(number)} = ${digits(reading.other)}`);
  return true;
}

function fraction({ text, numbers }: Clause, reading: Reading): boolean {
  const found = FRACTIONS.find(([pattern]) => pattern.test(text));
  if (found === undefined || reading.amount === null || numbers.length > 0) return false;
  const part = reading.amount * found[1];
  if (reading.sign === -1) set(reading, reading.amount - part, `${digits(reading.amount)} - ${digits(part)}`);
  else set(reading, part, `${digits(reading.amount)} x ${digits(found[1])}`);
  return true;
}

function sharing({ text, numbers }: Clause, reading: Reading): boolean {
  if (!SHARE.test(text) || numbers.length === 0) return false;
  const [first, second] = numbers;
  const whole = second === undefined ? reading.amount : (first ?? null);
  const parts = second ?? first;
  // "Four friends share 52 sweets": the larger number is what is shared.
  if (whole !== null && second !== undefined && whole > 0 && whole < second) {
    set(reading, second / whole, `${digits(second)} / ${digits(whole)}`);
    return true;
  }
  if (whole === null || parts === undefined || parts === 0) return false;
  set(reading, whole / parts, `${digits(whole)} / ${digits(parts)}`);
  return true;
}

function perEach({ text, numbers }: Clause, reading: Reading): boolean {
  const [first, second] = numbers;
  if (first === undefined) return false;
  const isPacked = /\d[\d.]* \w+(?: \w+)? (?:of|with|holding|containing) \$?\d/.test(text);
  if (second !== undefined && (EACH.test(text) || isPacked)) {
    change(reading, first * second, `${digits(first)} x ${digits(second)}`);
    return true;
  }
  if (EACH.test(text)) {
    if (reading.amount !== null && reading.perOne === null)
      set(reading, reading.amount * first, `${digits(reading.amount)} x ${digits(first)}`);
    else reading.perOne = first;
    return true;
  }
  if (reading.perOne === null) return false;
  const product = reading.perOne * first;
  const step = `${digits(reading.perOne)} x ${digits(first)}`;
  reading.perOne = null;
  change(reading, product, step);
  return true;
}

function addition({ numbers }: Clause, reading: Reading): boolean {
  for (const number of numbers) change(reading, number, digits(number));
  return numbers.length > 0;
}

/** What the question asks for, out of what was read. */
function finish(question: string, reading: Reading): void {
  const { given, other, paid } = reading;
  const [first, second] = given;
  if (paid !== null && reading.amount !== null) {
    set(reading, paid - reading.amount, `${digits(paid)} - ${digits(reading.amount)}`);
  } else if (other !== null && reading.amount !== null) {
    if (TOGETHER.test(question)) set(reading, reading.amount + other, `${digits(reading.amount)} + ${digits(other)}`);
    else reading.amount = other;
  } else if (DIFFERENCE.test(question) && first !== undefined && second !== undefined && given.length === 2) {
    set(reading, Math.abs(first - second), `${digits(Math.max(first, second))} - ${digits(Math.min(first, second))}`);
  } else if (reading.perOne !== null && reading.amount === null) {
    reading.amount = reading.perOne;
  }
}

/** Adds to the amount or takes from it, as the last verb said. */
function change(reading: Reading, by: number, step: string): void {
  reading.given.push(by);
  const isTaken = reading.sign === -1 && reading.amount !== null;
  const before = reading.amount ?? 0;
  reading.amount = isTaken ? before - by : before + by;
  const words = before === 0 ? step : `${digits(before)} ${isTaken ? "-" : "+"} ${step}`;
  if (words !== digits(reading.amount)) reading.steps.push(`${words} = ${digits(reading.amount)}`);
}

function set(reading: Reading, amount: number, step: string): void {
  reading.amount = amount;
  reading.steps.push(`${step} = ${digits(amount)}`);
}
