/** Incidents: what one text says of refusals, in the order of the text, and which of them speaks last. */
import { unreachable } from "../unreachable.ts";
import { addContext, addFacts, type Facts } from "./facts.ts";
import { LIMIT_MEANINGS } from "./forms/form.ts";

export type TextEvent =
  | {
      readonly kind: "refusal";
      readonly line: number;
      readonly end: number;
      readonly facts: Facts;
      readonly retries: boolean;
      readonly passing: Passing | null;
    }
  /** Headers, waits and retry lines that say nothing on their own. */
  | { readonly kind: "attachment"; readonly line: number; readonly facts: Facts }
  /** A request that was answered: what was refused before is overcome. */
  | { readonly kind: "success"; readonly line: number; readonly url: string | null }
  /** An agent's words to its user: a try after those that were refused and tried again was answered. */
  | { readonly kind: "answer"; readonly line: number }
  /** An error that is no refusal. `ofProgram`: a fault of the program itself, which had an answer to stumble over. */
  | { readonly kind: "failure"; readonly line: number; readonly ofProgram: boolean };

/** A refusal that its own line tells to be passing: the tool tries again, or the service is one beside the work. */
export type Passing = "retried" | "beside";

type Refusal = Extract<TextEvent, { kind: "refusal" }>;

/** Lines within which an attachment belongs to the refusal above it. */
const NEAR = 12;
/** Lines within which it belongs to the one below it, where there is none above. */
const NEAR_BELOW = 3;
/** Lines within which two refusals are told to be one: a blank line may stand between them. */
const ADJACENT = 2;

/** One that nothing has overcome so far; what belongs to it may stand further down. */
interface OpenRefusal extends Omit<Refusal, "end"> {
  end: number;
}

/** Joins the events of a text to the refusal that its last words speak of; null where none is left. */
export function lastRefusal(events: readonly TextEvent[]): Facts | null {
  let open: OpenRefusal[] = [];
  let waiting: { facts: Facts; line: number }[] = [];
  for (const event of events) {
    switch (event.kind) {
      case "success":
        open = open.filter((one) => !isOvercome(one.facts, one.retries, event.url));
        waiting = [];
        break;
      case "answer":
        open = open.filter((one) => one.passing !== "retried");
        break;
      case "failure":
        open = open.filter((one) => one.passing === null || (one.passing === "retried" && !event.ofProgram));
        break;
      case "attachment": {
        const last = open.at(-1);
        if (last && event.line - last.end <= NEAR) {
          attach(last.facts, event.facts);
          last.end = Math.max(last.end, event.line);
        } else waiting.push({ facts: event.facts, line: event.line });
        break;
      }
      case "refusal": {
        for (const one of waiting) if (event.line - one.line <= NEAR_BELOW) attach(event.facts, one.facts);
        waiting = [];
        const above = open.at(-1);
        if (above && isDump(event.facts) && event.line - above.end <= NEAR) {
          attach(above.facts, event.facts);
          above.end = event.end;
          break;
        }
        open.push({ ...event });
        break;
      }
      default:
        unreachable(event);
    }
  }
  return joined(open);
}

/** Lines, headers of a dump included, within which a wrapper tells of the refusal that it met. */
const WRAPPED = 20;

/** "Returned an error status of 400": no word of what was wrong with the request. */
function isBareWrapper({ meanings, status, waits }: Facts): boolean {
  return meanings.size === 0 && waits.length === 0 && (status === 400 || status === 500);
}

/** Whether a refusal, the one at `at`, may tell of no other than a limit above it. A runner of tests repeats it for each test. */
function isWrapped(open: readonly OpenRefusal[], outer: OpenRefusal, at: number): boolean {
  const inner = open.slice(Math.max(0, at - WRAPPED), at).findLast((one) => !isBareWrapper(one.facts));
  return inner !== undefined && outer.line - inner.end <= WRAPPED && inner.passing === null && isLimit(inner.facts);
}

/** The fields of an error that were printed below it: a status and headers without a word. */
function isDump(facts: Facts): boolean {
  return facts.meanings.size === 0 && (facts.words === "" || /^HTTP [45]\d\d$/.test(facts.words));
}

function attach(facts: Facts, more: Facts): void {
  facts.status ??= more.status;
  facts.waits.push(...more.waits);
  for (const [name, value] of more.headers) facts.headers.set(name, value);
}

/** The same address answered later; a line that only tells of a retry is overcome by any answer. */
function isOvercome(facts: Facts, retries: boolean, url: string | null): boolean {
  if (url === null) return true;
  if (facts.url !== null) return samePath(facts.url, url);
  return retries;
}

function samePath(a: string, b: string): boolean {
  const bare = (url: string): string => url.replace(/[?#].*$/, "").replace(/\/+$/, "");
  return bare(a) === bare(b);
}

function isLimit({ meanings, status }: Facts): boolean {
  return (
    status === 429 || status === 402 || meanings.has("task") || LIMIT_MEANINGS.some((meaning) => meanings.has(meaning))
  );
}

/** Whether only the network is spoken of: noise that often follows a refusal. */
function isConnectionOnly(facts: Facts): boolean {
  return (
    facts.meanings.has("connection") &&
    !isLimit(facts) &&
    !facts.meanings.has("overload") &&
    !facts.meanings.has("failure") &&
    facts.status === null
  );
}

/** Whether nothing but "limited" is said: the class name or the status, repeated where the error was raised again. */
function isPoor(facts: Facts): boolean {
  if (facts.waits.length > 0 || facts.headers.size > 0) return false;
  return !(["task", "money", "period", "overload"] as const).some((meaning) => facts.meanings.has(meaning));
}

/** The last refusal speaks; where it says no more than "limited", the ones before it tell why and how long. */
function joined(open: readonly OpenRefusal[]): Facts | null {
  // Noise of the network after a limit or a refusal of another kind, and the bare status of what wraps a limit.
  const index = open.findLastIndex(
    (one, at) =>
      !(isConnectionOnly(one.facts) && open.slice(0, at).some(({ facts }) => isAnswer(facts))) &&
      !(isBareWrapper(one.facts) && isWrapped(open, one, at)),
  );
  const last = open[index];
  if (last === undefined) return null;
  const { facts } = last;
  // What stands right above and states the wait speaks of the same refusal.
  const above = open[index - 1];
  const saysNoWait = facts.waits.length === 0 && facts.headers.size === 0;
  if (saysNoWait && above && isSameSide(above.facts) && last.line - above.end <= ADJACENT) attach(facts, above.facts);
  // Node prints an error's message and then its fields, where deep ones are "[Array]": both tell one refusal.
  if (above !== undefined && facts.words !== "" && above.facts.words === facts.words) addContext(facts, above.facts);
  if (isLimit(facts) && isPoor(facts)) {
    const richer = open.slice(0, index).findLast((one) => !isPoor(one.facts) && isSameSide(one.facts));
    if (richer) addFacts(facts, richer.facts);
  }
  return facts;
}

function isAnswer(facts: Facts): boolean {
  return isLimit(facts) || (facts.meanings.has("other") && facts.status !== null);
}

function isSameSide(facts: Facts): boolean {
  return isLimit(facts) || facts.meanings.has("overload");
}
