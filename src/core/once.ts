/**
 * Makes a value on first use and keeps it. For schemas that a start may not need: building one takes as long as reading
 * several hundred rows with it.
 */
export function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
