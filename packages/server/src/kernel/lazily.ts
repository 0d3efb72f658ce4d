/** For constants that are expensive to make: made on first use, and shared by everything in the process. */
export function lazily<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
