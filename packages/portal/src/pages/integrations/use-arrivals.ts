import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { addressOf } from '../../api/client.ts';
import { openStream } from '../../api/open-stream.ts';

/** Several arrivals in a row are read once. */
const SETTLE_MS = 100;

/**
 * Reads an install and its refusals again as soon as one of its calls is accepted or refused. The page polls as well: a
 * proxy may hold the stream back. @param install `undefined`: waits for nothing
 */
export function useArrivals(brand: string, install: string | undefined): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (install === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      timer = undefined;
      void cache.invalidateQueries({ queryKey: ['GET /brands/:brand/installs'] });
      void cache.invalidateQueries({ queryKey: ['GET /brands/:brand/live'] });
    };
    const close = openStream({
      address: (after) => addressOf('GET /brands/:brand/live/stream', { params: { brand }, query: { install, after } }),
      after: '',
      onRows() {
        timer ??= setTimeout(refresh, SETTLE_MS);
      },
      onState() {},
    });
    return () => {
      clearTimeout(timer);
      close();
    };
  }, [cache, brand, install]);
}
