// The first page of rows, then new ones as they arrive.
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useReducer, useState } from 'react';
import { type Answer, addressOf, call } from '../../api/client.ts';
import { openStream, type StreamState } from '../../api/open-stream.ts';
import { read } from '../../api/queries.ts';
import type { LiveFilters } from './live-search.ts';
import type { Row } from './row.ts';
import { changeRows, startRows } from './rows.ts';

export type FirstPage = Answer<'GET /brands/:brand/live'>;

/** Loaded again whenever the page or its filters change. */
export const useFirstPage = (brand: string, filters: LiveFilters) =>
  useQuery({
    ...read('GET /brands/:brand/live', { params: { brand }, query: filters }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

interface Batch {
  rows: Row[];
  skipped: number;
}

export interface Sampling {
  shown: number;
  all: number;
}

const SAMPLING_MS = 1000;

/** @param first must not change while the component is mounted */
export function useLiveRows(brand: string, filters: LiveFilters, first: FirstPage) {
  const [rows, change] = useReducer(changeRows, first, ({ rows, next }) => startRows(rows, next));
  const [state, setState] = useState<StreamState>('connecting');
  const { sampling, count } = useSampling();

  useEffect(
    () =>
      openStream({
        address: (after) =>
          addressOf('GET /brands/:brand/live/stream', { params: { brand }, query: { ...filters, after } }),
        after: first.position,
        onState: setState,
        onRows(data) {
          // The server has checked it against the contract.
          const batch = JSON.parse(data) as Batch;
          count(batch);
          change({ type: 'arrived', rows: batch.rows });
        },
      }),
    [brand, filters, first, count],
  );

  async function loadOlder(): Promise<void> {
    const before = rows.next;
    if (before === null) return;
    const page = await call('GET /brands/:brand/live', { params: { brand }, query: { ...filters, before } });
    change({ type: 'older', rows: page.rows, before, next: page.next });
  }

  return { ...rows, state, sampling, change, ...(rows.next !== null && { loadOlder }) };
}

/** The share of rows shown in the last second, if some were skipped. */
function useSampling() {
  const [sampling, setSampling] = useState<Sampling>();
  const [counter] = useState(() => ({ shown: 0, skipped: 0 }));
  useEffect(() => {
    const timer = setInterval(() => {
      const { shown, skipped } = counter;
      setSampling(skipped > 0 ? { shown, all: shown + skipped } : undefined);
      Object.assign(counter, { shown: 0, skipped: 0 });
    }, SAMPLING_MS);
    return () => clearInterval(timer);
  }, [counter]);
  const count = useCallback(
    ({ rows, skipped }: Batch) => {
      counter.shown += rows.length;
      counter.skipped += skipped;
    },
    [counter],
  );
  return { sampling, count };
}
