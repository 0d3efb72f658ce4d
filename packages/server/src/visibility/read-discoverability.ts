// Where a brand is visible: which domains answers cite by engine and market, and which prompts' answers name only
// competitors.
import type { Clock } from '../kernel/clock.ts';
import { type ListedPrompt, type ListPromptsDeps, listPrompts } from './list-prompts.ts';
import { type Period, type PeriodInput, periodOf } from './measures/period.ts';
import { addCounts } from './measures/summed-measures.ts';
import type { PlacedDomain, PromptGap, SummedFigures } from './ports.ts';

export interface DiscoverabilityQuery extends PeriodInput {
  brandId: string;
  market?: string | undefined;
  engine?: string | undefined;
}

/** A gap over all engines and markets. */
export interface Gap extends Omit<PromptGap, 'engine' | 'market'> {
  text: string;
  /** Whether the newest answer is one of these. */
  isOpen: boolean;
}

export interface PlaceCounts {
  answers: number;
  mentions: number;
  noInformation: number;
  /** Answers given without a web search, among those whose engine reports it. */
  withoutSearch: number;
  citations: number;
  ownCitations: number;
}

/** Counts prompts that do not name the brand, like an overview; `branded` has the rest. */
export interface DiscoveredPlace extends PlaceCounts {
  engine: string;
  market: string;
  branded: PlaceCounts;
  /** Of prompts that do not name the brand. */
  topDomains: Pick<PlacedDomain, 'domain' | 'own' | 'citations' | 'answers'>[];
  /** Most frequent first. */
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
const TOP_GAPS = 50;

/** By engine, then market. @throws DomainError `brand_not_found` */
export const readDiscoverability =
  (deps: DiscoverabilityDeps) =>
  async (query: DiscoverabilityQuery): Promise<Discoverability> => {
    const period = periodOf(query, deps.clock.now());
    const asked = { ...query, ...period, groupBy: 'place', entity: '' } as const;
    const [answers, mentions, domains, gaps, prompts] = await Promise.all([
      deps.figures.sumFigures({ ...asked, kind: 'answers' }),
      deps.figures.sumFigures({ ...asked, kind: 'brand' }),
      deps.figures.topDomains({ ...query, ...period, branded: false, limit: TOP_DOMAINS }),
      deps.figures.promptGaps({ ...query, ...period }),
      listPrompts(deps)(query),
    ]);
    const groups = [...new Set(answers.map(({ group }) => group))].toSorted();
    const places = groups.map((group): DiscoveredPlace => {
      const [engine = '', market = ''] = group.split(' ');
      const isHere = (row: { engine: string; market: string }) => row.engine === engine && row.market === market;
      const countsOf = (branded: boolean) => {
        const isOne = (row: SummedFigures) => row.group === group && row.branded === branded;
        return placeCounts(answers.filter(isOne), mentions.filter(isOne));
      };
      return {
        engine,
        market,
        ...countsOf(false),
        branded: countsOf(true),
        topDomains: domains.filter(isHere).map(({ engine: _engine, market: _market, ...domain }) => domain),
        gaps: gaps.filter(isHere).flatMap(createGapReader(prompts)).slice(0, TOP_GAPS),
      };
    });
    return { period, places };
  };

function placeCounts(answers: readonly SummedFigures[], mentions: readonly SummedFigures[]): PlaceCounts {
  const [all, own] = [addCounts(answers), addCounts(mentions)];
  return {
    answers: all.answers,
    mentions: own.answers,
    noInformation: own.noInformation,
    withoutSearch: all.unsearched,
    citations: all.citations,
    ownCitations: all.ownCitations,
  };
}

/** Without prompts that the brand file no longer contains, or that now name the brand. */
function createGapReader(prompts: readonly ListedPrompt[]): (gap: PromptGap) => Gap[] {
  const byId = new Map(prompts.filter(({ branded }) => !branded).map((prompt) => [prompt.id, prompt]));
  return ({ promptId, engine, market, ...gap }) => {
    const prompt = byId.get(promptId);
    if (!prompt) return [];
    const newest = prompt.results.find((result) => result.engine === engine && result.market === market);
    const isOpen = newest !== undefined && !newest.mentioned && newest.competitors.length > 0;
    return [{ promptId, text: prompt.text, ...gap, isOpen }];
  };
}
