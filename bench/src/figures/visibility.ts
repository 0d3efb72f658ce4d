// `pnpm bench visibility`: the figures of the portal's page Visibility, over rollups of five million answers.
import { systemClock } from '../../../packages/server/src/kernel/clock.ts';
import type { Stores } from '../../../packages/server/src/stores/stores.ts';
import {
  type OverviewQuery,
  readChoices,
  readOverview,
  readPlaces,
} from '../../../packages/server/src/visibility/index.ts';
import { readOptions } from '../options.ts';
import { atMost, printVerdicts, type Verdict } from '../verdicts.ts';
import { dayBefore } from './fill-rollups.ts';
import { measureEngines } from './filled-store.ts';
import { timeReads } from './time-reads.ts';

const LIMIT_MS = 300;
const PARTS = ['figures', 'products', 'competitors', 'trend'] as const;

type Question = Pick<OverviewQuery, 'market' | 'engine' | 'since' | 'until'>;

const questions = (): Record<string, Question> => ({
  '30_days': {},
  '90_days': { since: dayBefore(89), until: dayBefore(0) },
  year: { since: dayBefore(364), until: dayBefore(0) },
  year_one_place: { since: dayBefore(364), until: dayBefore(0), market: 'DE', engine: 'openai' },
});

/** `--engines sqlite,postgres`, `--reads` (100) of each question. */
export async function benchVisibility(args: string[]): Promise<void> {
  const options = readOptions(args, { engines: 'sqlite,postgres', reads: '100' });
  const reads = options.number('reads');
  const verdicts = await measureEngines(options.text('engines'), (engine, stores) =>
    measureQuestions(engine, stores, reads),
  );
  printVerdicts('visibility', verdicts);
}

async function measureQuestions(engine: string, stores: Stores, reads: number): Promise<Verdict[]> {
  const deps = { ...stores, clock: systemClock, engines: [] };
  const brands = await stores.brands.listBrands();
  const verdicts: Verdict[] = [];
  for (const [name, question] of Object.entries(questions())) {
    const { quietest, all, cpu } = await timeReads(reads, async (index) => {
      const query = { ...question, brandId: brands[index % brands.length]?.id ?? '', branded: false };
      const [{ by, competitors, trend }, places] = await Promise.all([
        readOverview(deps)({ ...query, parts: PARTS }),
        readPlaces(deps)(query),
        readChoices(deps)(query.brandId),
      ]);
      const found = [Object.keys(by.sku), Object.keys(by.productLine), competitors, trend, places];
      if (found.some(({ length }) => length === 0)) throw new Error(`${engine}: ${name} is incomplete`);
    });
    console.log(JSON.stringify({ engine, question: name, quietest, all, cpu_ms: cpu }));
    verdicts.push(atMost(`${engine}_${name}_p50_ms`, quietest.p50, LIMIT_MS));
  }
  return verdicts;
}
