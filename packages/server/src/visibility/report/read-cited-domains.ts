// The domains that answers cite most, over all engines and markets, and where each is cited most.
import type { Clock } from '../../kernel/clock.ts';
import { type PeriodInput, periodOf } from '../measures/period.ts';
import type { FigureStore, PlacedDomain } from '../ports.ts';

export interface CitedDomainsQuery extends PeriodInput {
  brandId: string;
  market?: string | undefined;
  engine?: string | undefined;
}

/** `engine` and `market` are those that cite it most. */
export type CitedDomain = Pick<PlacedDomain, 'domain' | 'own' | 'citations' | 'engine' | 'market'>;

export interface CitedDomainsDeps {
  figures: Pick<FigureStore, 'topDomains'>;
  clock: Pick<Clock, 'now'>;
}

const TOP = 10;

/**
 * Counts prompts that do not name the brand. All domains are summed before the list is cut: one that is in no top ten of
 * an engine and market may still be among the most cited.
 */
export const readCitedDomains =
  ({ figures, clock }: CitedDomainsDeps) =>
  async (query: CitedDomainsQuery): Promise<CitedDomain[]> => {
    const placed = await figures.topDomains({
      ...query,
      ...periodOf(query, clock.now()),
      branded: false,
      limit: Number.POSITIVE_INFINITY,
    });
    return [...Map.groupBy(placed, ({ domain }) => domain).values()].flatMap(summed).toSorted(mostCited).slice(0, TOP);
  };

function summed(same: readonly PlacedDomain[]): CitedDomain[] {
  const [most] = same.toSorted((a, b) => b.citations - a.citations);
  if (!most) return [];
  const { domain, engine, market } = most;
  const citations = same.reduce((sum, one) => sum + one.citations, 0);
  return [{ domain, own: same.some(({ own }) => own), citations, engine, market }];
}

const mostCited = (a: CitedDomain, b: CitedDomain): number =>
  b.citations - a.citations || (a.domain < b.domain ? -1 : 1);
