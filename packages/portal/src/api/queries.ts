// The query cache: one place that defines how responses are cached, refetched and changed.
import type { PortalRouteKey } from '@service/protocol/portal';
import { QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { type Answer, type CallInput, call } from './client.ts';

const FRESH_MS = 30_000;
const TRIES = 2;

export const createQueryCache = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // By default, requests of an offline browser wait forever, without an error. The service may be on the same
      // machine.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        staleTime: FRESH_MS,
        retry: (count, error) =>
          count < TRIES && error instanceof ApiError && (error.status === 0 || error.status >= 500),
      },
    },
  });

type ReadKey = Extract<PortalRouteKey, `GET ${string}`>;

/** Options for `useQuery`: the key is the route and its input, so that filters are part of it. */
export const read = <Key extends ReadKey>(key: Key, input: CallInput<Key>) =>
  queryOptions<Answer<Key>, ApiError>({
    queryKey: [key, input.params, input.query],
    queryFn: ({ signal }) => call(key, input, signal),
  });

/** A change. Afterwards refetches everything read from the given routes. */
export function useChange<Key extends Exclude<PortalRouteKey, ReadKey>>(key: Key, refreshes: readonly ReadKey[]) {
  const cache = useQueryClient();
  return useMutation<Answer<Key>, ApiError, CallInput<Key>>({
    mutationFn: (input) => call(key, input),
    onSuccess: () => Promise.all(refreshes.map((one) => cache.invalidateQueries({ queryKey: [one] }))),
  });
}
