// Splits an answer's text at its marks. Pure: every character is in one part, in order.

export interface Span {
  /** UTF-16 units of the text; `end` is exclusive. */
  start: number;
  end: number;
}

export interface Part<Mark> {
  text: string;
  /** All that cover the part, in the order given. */
  marks: Mark[];
}

/** Marks may overlap, be nested, be empty or reach beyond the text. */
export function partsOf<Mark extends Span>(text: string, marks: readonly Mark[]): Part<Mark>[] {
  const spans = marks.map((mark) => ({ mark, start: whole(text, mark.start), end: whole(text, mark.end) }));
  const edges = [0, text.length, ...spans.flatMap(({ start, end }) => [start, end])];
  const cuts = [...new Set(edges)].toSorted((a, b) => a - b);
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? text.length;
    const covering = spans.filter((span) => span.start <= start && span.end >= end);
    return { text: text.slice(start, end), marks: covering.map(({ mark }) => mark) };
  });
}

/** Inside the text, and not between the two halves of a character. */
function whole(text: string, offset: number): number {
  const place = Math.max(0, Math.min(text.length, Math.trunc(offset) || 0));
  const isSplit = isHigh(text.charCodeAt(place - 1)) && isLow(text.charCodeAt(place));
  return isSplit ? place - 1 : place;
}

const isHigh = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;

/** Consecutive parts with the same key, so that one link contains a whole claim. */
export function runsOf<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => unknown,
): { key: unknown; items: Item[] }[] {
  const runs: { key: unknown; items: Item[] }[] = [];
  for (const item of items) {
    const key = keyOf(item);
    const last = runs.at(-1);
    if (last && last.key === key) last.items.push(item);
    else runs.push({ key, items: [item] });
  }
  return runs;
}
