// The filters in the URL, for the parts of the page.
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { CallInput } from '../../api/client.ts';
import { periodOf } from '../../components/period/period.ts';
import type { VisibilitySearch } from './figure-filters.ts';

const route = getRouteApi('/signed-in/brands/$brand/visibility');

type Query = NonNullable<CallInput<'GET /brands/:brand/visibility'>['query']>;

export function useFilters() {
  const { brand } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return {
    brand,
    search,
    /** `undefined` removes a filter. */
    change: (change: { [Name in keyof VisibilitySearch]: VisibilitySearch[Name] | undefined }) =>
      void navigate({ search: withoutNothing({ ...search, ...change }), replace: true, resetScroll: false }),
    reset: () =>
      void navigate({ search: search.measure === undefined ? {} : { measure: search.measure }, replace: true }),
  };
}

function withoutNothing(
  search: { [Name in keyof VisibilitySearch]: VisibilitySearch[Name] | undefined },
): VisibilitySearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
}

/** The filters in the form that the API accepts. The same object as long as the filters are the same. */
export function useFigureQuery(): Query {
  const { search } = useFilters();
  const { since, until } = periodOf(search, Date.now());
  const { market, engine, line, sku, branded } = search;
  return useMemo(
    () => ({
      since,
      until,
      // A market that the service does not know is refused with a message.
      ...(market !== undefined && { market: market as NonNullable<Query['market']> }),
      ...(engine !== undefined && { engine }),
      ...(line !== undefined && { product_line: line }),
      ...(sku !== undefined && { sku }),
      ...(branded && { branded: 'true' as const }),
    }),
    [since, until, market, engine, line, sku, branded],
  );
}
