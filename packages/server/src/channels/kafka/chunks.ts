// Splits items into chunks of a size.

/** Keeps the order. A chunk is larger than `maxBytes` only if it has a single item. */
export function* chunksOf<Item>(
  items: readonly Item[],
  maxBytes: number,
  bytesOf: (item: Item) => number,
): Generator<readonly Item[]> {
  let chunk: Item[] = [];
  let bytes = 0;
  for (const item of items) {
    const more = bytesOf(item);
    if (chunk.length > 0 && bytes + more > maxBytes) {
      yield chunk;
      [chunk, bytes] = [[], 0];
    }
    chunk.push(item);
    bytes += more;
  }
  if (chunk.length > 0) yield chunk;
}
