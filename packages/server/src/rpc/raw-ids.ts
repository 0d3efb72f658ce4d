// Numeric ids as sent: JavaScript would round long ones (decisions 6). Pure.

declare global {
  interface JSON {
    /** With the source text of each number, string and literal. */
    parse(text: string, reviver: (key: string, value: unknown, context: { source?: string }) => unknown): unknown;
  }
}

/** A numeric member `id`, at any depth; the key may contain escapes. */
const NUMBER_ID = /"(?:i|\\u0069)(?:d|\\u0064)"\s*:\s*(-?\d[\d.eE+-]*)/g;

class Written {
  readonly text: string | undefined;

  constructor(text: string | undefined) {
    this.text = text;
  }
}

/**
 * The source text of a numeric id, for the message or for each one in a batch. Undefined if `JSON.stringify` reproduces
 * every id, which is the usual case and avoids a second parse. @param text valid JSON
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
