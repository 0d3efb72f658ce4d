// Pages of a brand's accepted records and refused calls, the newest first, and one row of them.
import type { Clock } from '../kernel/clock.ts';
import { ENDPOINTS_OF_KINDS, type LiveFilter, type LiveRow, receivedAt } from './live-row.ts';
import type { Credit, LivePosition, LiveStore, RecordKind } from './ports.ts';
import { REFUSALS_KEPT_MS } from './store-refusals.ts';

export interface ReadLiveDeps {
  live: LiveStore;
  clock: Pick<Clock, 'now'>;
}

export interface RecentQuery {
  brandId: string;
  filter: LiveFilter;
  /** Continues a page with the rows before this position. */
  before?: LivePosition | undefined;
  limit: number;
}

export interface RecentPage {
  rows: LiveRow[];
  /** Later rows are on no page. */
  position: LivePosition;
  /** Where the next page continues; `null` at the end. */
  next: LivePosition | null;
}

export const readRecent =
  ({ live, clock }: ReadLiveDeps) =>
  async ({ brandId, filter, before, limit }: RecentQuery): Promise<RecentPage> => {
    const position = before === undefined ? await live.endOfLogs() : endBefore(before);
    const { installId, outcome, kind } = filter;
    const since = clock.now() - REFUSALS_KEPT_MS;
    const endpoints = kind && ENDPOINTS_OF_KINDS[kind];
    // One more than a page shows whether there is another.
    const rows = { brandId, installId, limit: limit + 1 };
    const [records, refusals] = await Promise.all([
      outcome === 'refused' ? [] : live.recentRecords({ ...rows, kind, upTo: position.record }),
      outcome === 'accepted' ? [] : live.recentRefusals({ ...rows, endpoints, since, upTo: position.refusal }),
    ]);
    const merged = merge(
      records.map((record) => ({ record })),
      refusals.map((refusal) => ({ refusal })),
    );
    const page = merged.slice(0, limit);
    return { rows: page, position, next: merged.length > limit ? nextPlace(page, position) : null };
  };

const endBefore = ({ record, refusal }: LivePosition): LivePosition => ({ record: record - 1, refusal: refusal - 1 });

/** By time, but each log in its own order, so that a page continues where the last one ended. */
function merge(records: readonly LiveRow[], refusals: readonly LiveRow[]): LiveRow[] {
  const merged: LiveRow[] = [];
  let [i, j] = [0, 0];
  for (;;) {
    const [record, refusal] = [records[i], refusals[j]];
    if (record && (!refusal || receivedAt(record) >= receivedAt(refusal))) {
      merged.push(record);
      i++;
    } else if (refusal) {
      merged.push(refusal);
      j++;
    } else {
      return merged;
    }
  }
}

function nextPlace(page: readonly LiveRow[], { record, refusal }: LivePosition): LivePosition {
  return {
    record: page.findLast((row) => row.record)?.record?.number ?? record + 1,
    refusal: page.findLast((row) => row.refusal)?.refusal?.number ?? refusal + 1,
  };
}

export interface LiveRowDetail {
  row: LiveRow;
  /** Of an accepted record that the projection has seen. */
  credit: Credit | null;
}

/** `undefined` if the brand has no such row, or no longer has it. */
export const readRow =
  ({ live, clock }: ReadLiveDeps) =>
  async (query: {
    brandId: string;
    kind: RecordKind | 'refusal';
    number: number;
  }): Promise<LiveRowDetail | undefined> => {
    const { brandId, kind, number } = query;
    if (kind === 'refusal') {
      const refusal = await live.findRefusal({ brandId, number, since: clock.now() - REFUSALS_KEPT_MS });
      return refusal && { row: { refusal }, credit: null };
    }
    const found = await live.findRecord({ brandId, kind, number });
    return found && { row: { record: found.record }, credit: found.credit };
  };
