// Input whose text every store can hold (decisions 4). Pure.
import { isWellFormedText } from '@service/protocol/schemas';

/** True if every string in the value is, names of fields included. The value comes from a parser that limits its depth. */
export function hasOnlyStorableText(value: unknown): boolean {
  if (typeof value === 'string') return isWellFormedText(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, inner]) => isWellFormedText(name) && hasOnlyStorableText(inner));
}
