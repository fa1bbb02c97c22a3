/** What one record (a line with its continuation, an object, a response) says of a refusal. */
import type { Meaning } from "./forms/form.ts";
import type { Wait } from "./reset/wait.ts";

/** Of the words for people: a sentence or two, which are stored with every refusal. */
export const WORDS_LENGTH = 500;
/** Of what one record is made of, for the period of its quota and its provider; those stand at its beginning. */
const CONTEXT_LENGTH = 20_000;

export interface Facts {
  /** Meanings that were found, each with the name of the first form that said so. */
  readonly meanings: Map<Meaning, string>;
  /** The HTTP status that governs: the innermost. */
  status: number | null;
  /** Header names in lower case. */
  readonly headers: Map<string, string>;
  readonly waits: Wait[];
  /** Whether a typed code, a status, headers or an error object said it, rather than prose alone. */
  structured: boolean;
  /** Whether a code or class of the provider said "limit", which words about other things do not undo. */
  typed: boolean;
  /** The URL of the request, where it is told. */
  url: string | null;
  /** The words, for people. */
  words: string;
  /** All that was read, to find the period of a quota and the provider. */
  context: string;
}

/** What is known before anything is read; it is added to. */
export function noFacts(): Facts {
  return {
    meanings: new Map(),
    status: null,
    headers: new Map(),
    waits: [],
    structured: false,
    typed: false,
    url: null,
    words: "",
    context: "",
  };
}

/** Notes what the form called `form` says; the first one to say it keeps its name. */
export function addMeaning(facts: Facts, meaning: Meaning, form: string): void {
  if (!facts.meanings.has(meaning)) facts.meanings.set(meaning, form);
}

/** Adds what `more` was read from: what decides may stand there alone. */
export function addContext(facts: Facts, more: Facts): void {
  facts.context = `${facts.context}\n${more.context}`.slice(0, CONTEXT_LENGTH);
}

/** Adds what `more` says to `facts`; the status of `more` goes before. */
export function addFacts(facts: Facts, more: Facts): void {
  for (const [meaning, form] of more.meanings) addMeaning(facts, meaning, form);
  for (const [name, value] of more.headers) facts.headers.set(name, value);
  facts.waits.push(...more.waits);
  facts.status = more.status ?? facts.status;
  facts.structured ||= more.structured;
  facts.typed ||= more.typed;
  facts.url ??= more.url;
  if (more.words.length > facts.words.length) facts.words = more.words;
  addContext(facts, more);
}
