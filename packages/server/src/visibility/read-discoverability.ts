// Where a brand can be found: by engine and market, what answers cite, and the prompts that only competitors answer.
import type { Clock } from '../kernel/clock.ts';
import { type ListedPrompt, type ListPromptsDeps, listPrompts } from './list-prompts.ts';
import { type GivenPeriod, type Period, periodOf } from './period.ts';
import type { PlacedDomain } from './ports.ts';
import { addCounts } from './summed-measures.ts';

export interface DiscoverabilityQuery extends GivenPeriod {
  brandId: string;
  market?: string | undefined;
  engine?: string | undefined;
}

/** A prompt that does not name the brand, and whose newest answer names competitors and not the brand. */
export interface Gap {
  promptId: string;
  text: string;
  competitors: string[];
}

export interface DiscoveredPlace {
  engine: string;
  market: string;
  answers: number;
  mentions: number;
  noInformation: number;
  /** Answers made without a search of the web, of those whose engine says so. */
  withoutSearch: number;
  citations: number;
  ownCitations: number;
  topDomains: Pick<PlacedDomain, 'domain' | 'own' | 'citations' | 'answers'>[];
  gaps: Gap[];
}

export interface Discoverability {
  period: Period;
  places: DiscoveredPlace[];
}

export interface DiscoverabilityDeps extends ListPromptsDeps {
  clock: Pick<Clock, 'now'>;
}

const TOP_DOMAINS = 10;

/** By engine, then market; prompts of both kinds together. @throws DomainError `brand_not_found` */
export const readDiscoverability =
  (deps: DiscoverabilityDeps) =>
  async (query: DiscoverabilityQuery): Promise<Discoverability> => {
    const period = periodOf(query, deps.clock.now());
    const asked = { ...query, ...period, groupBy: 'place', entity: '' } as const;
    const [answers, mentions, domains, prompts] = await Promise.all([
      deps.figures.sumFigures({ ...asked, kind: 'answers' }),
      deps.figures.sumFigures({ ...asked, kind: 'brand' }),
      deps.figures.topDomains({ ...query, ...period, limit: TOP_DOMAINS }),
      listPrompts(deps)(query),
    ]);
    const groups = [...new Set(answers.map(({ group }) => group))].toSorted();
    const places = groups.map((group): DiscoveredPlace => {
      const [engine = '', market = ''] = group.split(' ');
      const all = addCounts(answers.filter((row) => row.group === group));
      const own = addCounts(mentions.filter((row) => row.group === group));
      const isHere = (row: { engine: string; market: string }) => row.engine === engine && row.market === market;
      return {
        engine,
        market,
        answers: all.answers,
        mentions: own.answers,
        noInformation: own.noInformation,
        withoutSearch: all.unsearched,
        citations: all.citations,
        ownCitations: all.ownCitations,
        topDomains: domains.filter(isHere).map(({ engine: _engine, market: _market, ...domain }) => domain),
        gaps: prompts.flatMap((prompt) => gapAt(prompt, isHere)),
      };
    });
    return { period, places };
  };

function gapAt(
  { id: promptId, text, branded, results }: ListedPrompt,
  isHere: (row: { engine: string; market: string }) => boolean,
): Gap[] {
  const newest = results.find(isHere);
  if (branded || !newest || newest.mentioned || newest.competitors.length === 0) return [];
  return [{ promptId, text, competitors: newest.competitors }];
}
