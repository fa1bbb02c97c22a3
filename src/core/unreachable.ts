/** Closes a `switch` over a union. A missed case is a compile error, and throws if it happens anyway. */
export function unreachable(value: never): never {
  throw new Error(`Unreachable case: ${JSON.stringify(value)}`);
}
