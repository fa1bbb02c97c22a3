/** Closes a `switch` over a union: a missed case is a compile error, and a bug if it happens all the same. */
export function unreachable(value: never): never {
  throw new Error(`Unreachable case: ${JSON.stringify(value)}`);
}
