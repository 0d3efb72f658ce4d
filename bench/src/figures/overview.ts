// `pnpm bench overview`: the tool `get_brand_overview` with all its sections, over rollups of five million answers.
import type { ToolInput } from '@service/protocol/schemas';
import { systemClock } from '../../../packages/server/src/kernel/clock.ts';
import type { Stores } from '../../../packages/server/src/stores/stores.ts';
import { getBrandOverview } from '../../../packages/server/src/tools/handlers/get-brand-overview.ts';
import { readOptions } from '../options.ts';
import { atMost, printVerdicts, type Verdict } from '../verdicts.ts';
import { dayBefore, GENERATED } from './fill-rollups.ts';
import { measureEngines } from './filled-store.ts';
import { timeReads } from './time-reads.ts';

const LIMIT_MS = 30;
const PROMISED = ['30_days', '30_days_one_place'];

type Question = Pick<ToolInput<'get_brand_overview'>, 'market' | 'engine' | 'since' | 'until'>;

/**
 * The most common questions: the last thirty days, and one place within them; these have limits. A year compared with
 * the year before reads twelve times the rows, and is only printed.
 */
const questions = (): Record<string, Question> => ({
  '30_days': {},
  '30_days_one_place': { market: 'DE', engine: 'openai' },
  year: { since: dayBefore(GENERATED.days / 2 - 1), until: dayBefore(0) },
});

/** `--engines sqlite,postgres`, `--reads` (1,000) for each kind of question. */
export async function benchOverview(args: string[]): Promise<void> {
  const options = readOptions(args, { engines: 'sqlite,postgres', reads: '1000' });
  const reads = options.number('reads');
  const verdicts = await measureEngines(options.text('engines'), (engine, stores) =>
    measureQuestions(engine, stores, reads),
  );
  printVerdicts('overview', verdicts);
}

async function measureQuestions(engine: string, stores: Stores, reads: number): Promise<Verdict[]> {
  const brands = await stores.brands.listBrands();
  const { run } = getBrandOverview({ ...stores, clock: systemClock });
  const caller = { id: 'bench', tenantId: '', brandIds: null, scopes: ['read' as const], demo: false };
  const verdicts: Verdict[] = [];
  for (const [name, question] of Object.entries(questions())) {
    const { quietest, all, cpu } = await timeReads(reads, async (index) => {
      const brand = brands[index % brands.length];
      if (!brand) throw new Error('there is no brand');
      const { answers, findings, competitors, trend } = await run(
        { brand: brand.id, ...question },
        { caller, brandOf: async () => brand },
      );
      if (!answers || !findings?.length || !competitors?.length || !trend?.length)
        throw new Error(`${engine}: ${name} is incomplete`);
    });
    // The CPU time of this process: everything with SQLite, only the client's part with PostgreSQL.
    console.log(JSON.stringify({ engine, question: name, quietest, all, cpu_ms: cpu }));
    if (!PROMISED.includes(name)) continue;
    verdicts.push(
      atMost(`${engine}_${name}_p50_ms`, quietest.p50, LIMIT_MS),
      atMost(`${engine}_${name}_p99_ms`, quietest.p99, LIMIT_MS),
    );
  }
  return verdicts;
}
