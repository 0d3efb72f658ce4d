// The state in the URL, for the parts of the page.
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { read } from '../../api/queries.ts';
import { periodOf } from '../../components/period/period.ts';
import { type AttributionSearch, given } from './attribution-search.ts';

const route = getRouteApi('/signed-in/brands/$brand/attribution');

type Change = { [Name in keyof AttributionSearch]: AttributionSearch[Name] | undefined };

export function useAttribution() {
  const { brand } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { install } = search;
  return {
    brand,
    search,
    /** Days and install in the form that the API accepts. */
    query: { ...periodOf(search, Date.now()), ...(install !== undefined && { install }) },
    /** Of filters. `undefined` removes one. */
    change: (change: Change) =>
      void navigate({ search: given({ ...search, ...change }), replace: true, resetScroll: false }),
    /** Changes what is open, so that the browser's Back button closes it again. */
    open: (change: Change) => void navigate({ search: given({ ...search, ...change }), resetScroll: false }),
  };
}

/** The ID of an install without a name. */
export function useInstallName(id: string): string {
  const { brand } = route.useParams();
  const { data } = useQuery(read('GET /brands/:brand/installs', { params: { brand } }));
  return data?.installs.find(({ install_id }) => install_id === id)?.name ?? id;
}
