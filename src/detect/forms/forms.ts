/** Every built-in form, in the order in which they are tried. */
import type { Meaning } from "../limit-evidence.ts";
import type { Form, FormsByMeaning } from "./form.ts";
import { NOT_LIMITS } from "./not-limits.ts";
import { RATE_NOTICES } from "./notices-rate.ts";
import { SPENT_NOTICES } from "./notices-spent.ts";
import { PHRASES } from "./phrases.ts";

export interface NamedForm extends Form {
  readonly name: string;
  readonly meaning: Meaning;
}

export const EXACT = [...listed(RATE_NOTICES), ...listed(SPENT_NOTICES)];
export const GENERIC = [...listed(NOT_LIMITS), ...listed(PHRASES)];
export const FORMS = [...EXACT, ...GENERIC];

function listed(forms: FormsByMeaning): readonly NamedForm[] {
  return Object.entries(forms).flatMap(([meaning, some]) =>
    Object.entries(some).map(([name, form]) => ({ ...form, name, meaning: meaning as Meaning })),
  );
}
