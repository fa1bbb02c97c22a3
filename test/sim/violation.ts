/** An invariant that does not hold: its name, and what was seen. */
export class Violation extends Error {
  readonly rule: string;
  constructor(rule: string, message: string) {
    super(`${rule}: ${message}`);
    this.rule = rule;
  }
}

export function fail(rule: string, message: string): never {
  throw new Violation(rule, message);
}
