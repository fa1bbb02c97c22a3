/**
 * The rules of Jenkins' `junit-10.xsd`, with what Maven Surefire's schema asks beyond it of the elements that both know
 * (order, `type`, `time`), and what common readers need beyond both.
 */
export interface XmlElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly depth: number;
  /** Directly in it, with references as they are written. */
  readonly text: string;
}

interface Rule {
  readonly required: readonly string[];
  readonly optional: readonly string[];
  /** In the order of Surefire's sequence, which is one of those that Jenkins' choice allows. */
  readonly children: readonly string[];
  readonly hasText: boolean;
}

const TIME = /^(([0-9]{0,3},)*[0-9]{3}|[0-9]{0,3})*(\.[0-9]{0,3})?$/;
const COUNT = /^\d+$/;
const PATTERNS: Readonly<Record<string, RegExp>> = {
  time: TIME,
  tests: COUNT,
  failures: COUNT,
  errors: COUNT,
  skipped: COUNT,
  timestamp: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/,
  // The Ant task's schema has a token of one character or more, and readers take an empty one for none.
  name: /\S/,
  classname: /\S/,
};
const RERUN: Rule = { required: ["type"], optional: ["message"], children: ["stackTrace"], hasText: false };
const OUTCOME: Rule = { required: ["type", "message"], optional: [], children: [], hasText: true };
const RULES: Readonly<Record<string, Rule>> = {
  testsuites: {
    required: [],
    optional: ["name", "time", "tests", "failures", "errors"],
    children: ["testsuite"],
    hasText: false,
  },
  testsuite: {
    required: ["name", "tests", "failures", "errors", "skipped"],
    optional: ["time", "timestamp", "hostname", "id", "package", "file", "group"],
    children: ["testcase"],
    hasText: false,
  },
  testcase: {
    required: ["name", "classname", "time"],
    optional: ["group"],
    children: ["failure", "rerunFailure", "flakyFailure", "skipped", "error", "rerunError", "flakyError"],
    hasText: false,
  },
  failure: OUTCOME,
  error: OUTCOME,
  skipped: { required: ["message"], optional: ["type"], children: [], hasText: true },
  rerunFailure: RERUN,
  rerunError: RERUN,
  flakyFailure: RERUN,
  flakyError: RERUN,
  stackTrace: { required: [], optional: [], children: [], hasText: true },
};

/** Rails reads an element's `type` as that of its text: GitLab would parse it, or refuse the file. */
const TYPES_OF_RAILS =
  /^(?:array|file|symbol|date|dateTime|datetime|duration|integer|float|decimal|double|boolean|yaml|hexBinary|base64Binary)$/;

/** @returns what is against the rules, in words; empty where nothing is */
export function schemaErrors(elements: readonly XmlElement[]): string[] {
  const errors: string[] = [];
  const path: XmlElement[] = [];
  const lastChild: number[] = [];
  for (const element of elements) {
    const { tag, attributes, depth, text } = element;
    path.length = depth;
    const parent = path.at(-1);
    path.push(element);
    const rule = RULES[tag];
    if (rule === undefined) {
      errors.push(`unknown element ${tag}`);
      continue;
    }
    lastChild[depth + 1] = 0;
    if (parent === undefined) {
      if (tag !== "testsuites") errors.push(`${tag} is the root`);
    } else {
      const place = RULES[parent.tag]?.children.indexOf(tag) ?? -1;
      if (place === -1) errors.push(`${tag} within ${parent.tag}`);
      else if (place < (lastChild[depth] ?? 0)) errors.push(`${tag} comes too late in ${parent.tag}`);
      lastChild[depth] = place;
    }
    for (const name of rule.required) if (!(name in attributes)) errors.push(`${tag} without ${name}`);
    for (const [name, value] of Object.entries(attributes)) {
      if (![...rule.required, ...rule.optional].includes(name)) errors.push(`${tag} with ${name}`);
      if (PATTERNS[name]?.test(value) === false) errors.push(`${name}="${value}"`);
      if (name === "type" && TYPES_OF_RAILS.test(value)) errors.push(`type="${value}"`);
    }
    if (!rule.hasText && text.trim() !== "") errors.push(`text within ${tag}: ${text}`);
    // dorny/test-reporter and GitLab show the text, action-junit-report and publish-unit-test-result-action the message.
    if (rule === OUTCOME && (text.trim() === "" || attributes.message?.trim() === "")) errors.push(`empty ${tag}`);
  }
  return errors;
}
