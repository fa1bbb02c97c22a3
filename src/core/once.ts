/**
 * Makes a value when it is first asked for, and keeps it. Schemas that a start may not need are made so: to build one
 * takes as long as to read some hundred rows with it.
 */
export function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
