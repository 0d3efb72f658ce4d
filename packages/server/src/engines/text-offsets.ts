// Converts vendors' text offsets to UTF-16 units. Pure.

/** `undefined` if it lies inside a character or beyond the text. */
export type OffsetReader = (offset: number) => number | undefined;

/** From UTF-8 bytes: Gemini. */
export const fromBytes = (text: string): OffsetReader => reader(text, (character) => Buffer.byteLength(character));

/** From Unicode code points: OpenAI and Perplexity. */
export const fromCodePoints = (text: string): OffsetReader => reader(text, () => 1);

function reader(text: string, sizeOf: (character: string) => number): OffsetReader {
  let known: Map<number, number> | undefined;
  return (offset) => {
    known ??= boundaries(text, sizeOf);
    return known.get(offset);
  };
}

function boundaries(text: string, sizeOf: (character: string) => number): Map<number, number> {
  const found = new Map([[0, 0]]);
  let [theirs, ours] = [0, 0];
  for (const character of text) {
    theirs += sizeOf(character);
    ours += character.length;
    found.set(theirs, ours);
  }
  return found;
}

export interface Span {
  start: number;
  end: number;
}

/** Converts both ends of a span and shifts them by the preceding text; undefined if either is invalid. */
export function spanOf(read: OffsetReader, start: number, end: number, before: number): Span | undefined {
  const [from, to] = [read(start), read(end)];
  return from === undefined || to === undefined || from >= to ? undefined : { start: before + from, end: before + to };
}
