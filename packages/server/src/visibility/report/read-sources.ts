// The sources that answers cite, and the prompts whose answers name only competitors.
import type { Clock } from '../../kernel/clock.ts';
import { type ListedPrompt, type ListPromptsDeps, listPrompts } from '../list-prompts.ts';
import { type Period, type PeriodInput, periodOf } from '../measures/period.ts';
import type { CitedPage, PromptGap, SummedDomain } from '../ports.ts';

export interface SourcesQuery extends PeriodInput {
  brandId: string;
  market?: string | undefined;
  engine?: string | undefined;
  branded: boolean;
}

/** A gap over all engines. Its competitors are those in the newest such answer of each engine. */
export interface RankedGap extends Omit<PromptGap, 'engine' | 'answerId'> {
  text: string;
  /** The engines that gave such answers, most frequent first. */
  engines: string[];
}

export interface Sources {
  period: Period;
  domains: SummedDomain[];
  pages: CitedPage[];
  /** Most frequent first. */
  gaps: RankedGap[];
}

export interface SourcesDeps extends ListPromptsDeps {
  clock: Pick<Clock, 'now'>;
}

const TOP = 20;
const TOP_GAPS = 50;

/** Gaps are always of prompts that do not name the brand. @throws DomainError `brand_not_found` */
export const readSources =
  (deps: SourcesDeps) =>
  async ({ branded, ...query }: SourcesQuery): Promise<Sources> => {
    const period = periodOf(query, deps.clock.now());
    const asked = { ...query, ...period, branded, limit: TOP };
    const [domains, pages, gaps, prompts] = await Promise.all([
      deps.figures.summedDomains(asked),
      deps.figures.ownPages(asked),
      deps.figures.promptGaps({ ...query, ...period }),
      listPrompts(deps)(query),
    ]);
    return { period, domains, pages, gaps: rankGaps(gaps, prompts).slice(0, TOP_GAPS) };
  };

/** Without prompts that the brand file no longer contains, or that now name the brand. */
function rankGaps(gaps: readonly PromptGap[], prompts: readonly ListedPrompt[]): RankedGap[] {
  const byPrompt = Map.groupBy(gaps, ({ promptId }) => promptId);
  return prompts
    .filter(({ branded }) => !branded)
    .flatMap(({ id, text, market }) => {
      const own = (byPrompt.get(id) ?? []).toSorted((a, b) => b.gaps - a.gaps || (a.engine < b.engine ? -1 : 1));
      if (own.length === 0) return [];
      const sum = (of: (gap: PromptGap) => number) => own.reduce((total, gap) => total + of(gap), 0);
      const counts = { gaps: sum((gap) => gap.gaps), answers: sum(({ answers }) => answers) };
      const engines = [...new Set(own.map(({ engine }) => engine))];
      const competitors = [...new Set(own.flatMap((gap) => gap.competitors))];
      return [{ promptId: id, text, market, ...counts, engines, competitors }];
    })
    .toSorted((a, b) => b.gaps - a.gaps || a.answers - b.answers);
}
