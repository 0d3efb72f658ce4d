// Numeric ids as sent: JavaScript would round long ones (decisions 6). Pure.

declare global {
  interface JSON {
    /** With the text of each number, string and literal. */
    parse(text: string, reviver: (key: string, value: unknown, context: { source?: string }) => unknown): unknown;
  }
}

/** A member `id` that is a number, at any depth; a key may be written with escapes. */
const NUMBER_ID = /"(?:i|\\u0069)(?:d|\\u0064)"\s*:\s*(-?\d[\d.eE+-]*)/g;

class Written {
  readonly text: string | undefined;

  constructor(text: string | undefined) {
    this.text = text;
  }
}

/**
 * For the message, or for each of a batch: the text of an id that is a number. Nothing at all if `JSON.stringify`
 * writes each as it came, which is nearly always and costs no second reading.
 * @param text valid JSON
 */
export function rawIds(text: string): readonly (string | undefined)[] {
  const isPlain = [...text.matchAll(NUMBER_ID)].every(([, number]) => String(Number(number)) === number);
  if (isPlain) return [];
  const marked = JSON.parse(text, (key, value, { source }) =>
    key === 'id' && typeof value === 'number' ? new Written(source) : value,
  );
  return (Array.isArray(marked) ? marked : [marked]).map((message: unknown) => idOf(message)?.text);
}

function idOf(message: unknown): Written | undefined {
  if (typeof message !== 'object' || message === null || !('id' in message)) return undefined;
  return message.id instanceof Written ? message.id : undefined;
}
