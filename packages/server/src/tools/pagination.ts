// Pages of a list. The cursor names the last returned entry, so entries added in the meantime cause no repeats. Pure.
import { DEFAULT_PAGE } from '@service/protocol/schemas';
import { DomainError } from '../kernel/domain-error.ts';

export interface PageQuery {
  cursor?: string | undefined;
  limit?: number | undefined;
}

export interface Page<Entry> {
  entries: Entry[];
  next_cursor: string | null;
}

/** Throws `invalid_input` for a cursor that does not belong to this list. */
export function pageOf<Entry extends { id: string }>(
  all: readonly Entry[],
  { cursor, limit = DEFAULT_PAGE }: PageQuery,
): Page<Entry> {
  const start = cursor === undefined ? 0 : placeAfter(all, cursor);
  const entries = all.slice(start, start + limit);
  const last = entries.at(-1);
  const isEnd = start + limit >= all.length || last === undefined;
  return { entries, next_cursor: isEnd ? null : Buffer.from(last.id).toString('base64url') };
}

function placeAfter(all: readonly { id: string }[], cursor: string): number {
  const id = Buffer.from(cursor, 'base64url').toString();
  const place = all.findIndex((entry) => entry.id === id);
  if (place >= 0) return place + 1;
  const message = 'must be the next_cursor of a page of this list';
  throw new DomainError('invalid_input', { message: `cursor ${message}`, issues: [{ path: 'cursor', message }] });
}
