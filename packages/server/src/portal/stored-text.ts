// Text that every store can hold: PostgreSQL refuses U+0000, and lone surrogates have no UTF-8 (decisions 4). Pure.

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** True if every string in the value is, names of fields included. The value comes from a parser that limits its depth. */
export function hasOnlyStorableText(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, inner]) => isStorable(name) && hasOnlyStorableText(inner));
}
