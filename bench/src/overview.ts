// `pnpm bench overview`: the tool `get_brand_overview` with all its sections, over rollups of five million answers.
import type { ToolInput } from '@service/protocol/schemas';
import { importBrand, readBrandFile } from '../../packages/server/src/brands/index.ts';
import { systemClock, systemIds } from '../../packages/server/src/kernel/clock.ts';
import { openStores } from '../../packages/server/src/stores/open-stores.ts';
import type { Stores } from '../../packages/server/src/stores/stores.ts';
import { getBrandOverview } from '../../packages/server/src/tools/handlers/get-brand-overview.ts';
import { readOptions, UsageError } from './options.ts';
import { COMPETITORS, fillRollups, GENERATED } from './overview-rollups.ts';
import { postgresStore } from './postgres.ts';
import { type BenchStore, sqliteStore } from './service.ts';
import { atMost, printVerdicts, type Verdict } from './verdicts.ts';

const DAY_MS = 86_400_000;
const LIMIT_MS = 30;
const PROMISED = ['30_days', '30_days_one_place'];
const WARM_UP = 50;
/** The machine may be shared, so the fastest run says most about the code. */
const ROUNDS = 10;

const ENGINES: Readonly<Record<string, () => Promise<BenchStore>>> = { sqlite: sqliteStore, postgres: postgresStore };

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

const dayBefore = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** `--engines sqlite,postgres`, `--reads` (1,000) for each kind of question. */
export async function benchOverview(args: string[]): Promise<void> {
  const options = readOptions(args, { engines: 'sqlite,postgres', reads: '1000' });
  const verdicts: Verdict[] = [];
  for (const engine of options.text('engines').split(',')) {
    const open = Object.hasOwn(ENGINES, engine) ? ENGINES[engine] : undefined;
    if (open === undefined) throw new UsageError(`--engines accepts ${Object.keys(ENGINES).join(', ')}`);
    verdicts.push(...(await measureEngine(engine, await open(), options.number('reads'))));
  }
  printVerdicts('overview', verdicts);
}

async function measureEngine(engine: string, store: BenchStore, reads: number): Promise<Verdict[]> {
  try {
    const brands = await withStores(store, makeBrands);
    const before = (await store.bytes()).data;
    const grown = await fillRollups(store.setting, brands);
    const mib = Math.round(((await store.bytes()).data - before) / 2 ** 20);
    console.log(JSON.stringify({ engine, ...grown, mib }));
    return await withStores(store, (stores) => measureQuestions(engine, stores, reads));
  } finally {
    await store.dispose();
  }
}

async function withStores<Value>(store: BenchStore, use: (stores: Stores) => Promise<Value>): Promise<Value> {
  const stores = await openStores({ store: store.setting }, { clock: systemClock, ids: systemIds });
  try {
    return await use(stores);
  } finally {
    await stores.close();
  }
}

async function makeBrands({ brands }: Stores): Promise<string[]> {
  const make = importBrand({ brands, clock: systemClock, ids: systemIds });
  const made: string[] = [];
  for (let i = 0; i < GENERATED.brands; i++) {
    const text = JSON.stringify({ name: `Brand ${i}`, domain: `brand-${i}.example`, competitors: COMPETITORS });
    const file = readBrandFile(text, `brand-${i}.yaml`);
    made.push((await make({ file, plan: 'enterprise' })).brand.id);
  }
  return made;
}

async function measureQuestions(engine: string, stores: Stores, reads: number): Promise<Verdict[]> {
  const brands = await stores.brands.listBrands();
  const { run } = getBrandOverview({ ...stores, clock: systemClock });
  const caller = { id: 'bench', tenantId: '', brandIds: null, scopes: ['read' as const], demo: false };
  const verdicts: Verdict[] = [];
  for (const [name, question] of Object.entries(questions())) {
    const times: number[] = [];
    let cpu = process.cpuUsage();
    for (let read = -WARM_UP; read < reads; read++) {
      const brand = brands[(read + WARM_UP) % brands.length];
      if (!brand) throw new Error('there is no brand');
      if (read === 0) cpu = process.cpuUsage();
      const begun = performance.now();
      const { answers, findings, competitors, trend } = await run(
        { brand: brand.id, ...question },
        { caller, brandOf: async () => brand },
      );
      if (read >= 0) times.push(performance.now() - begun);
      if (!answers || !findings?.length || !competitors?.length || !trend?.length)
        throw new Error(`${engine}: ${name} is incomplete`);
    }
    const { user, system } = process.cpuUsage(cpu);
    const quietest = quietestOf(times);
    const found = [
      atMost(`${engine}_${name}_p50_ms`, shareOf(quietest, 0.5), LIMIT_MS),
      atMost(`${engine}_${name}_p99_ms`, shareOf(quietest, 0.99), LIMIT_MS),
    ];
    // The memory of this process: everything with SQLite, only the client's part with PostgreSQL.
    const all = { p50_ms: shareOf(times, 0.5), p99_ms: shareOf(times, 0.99), cpu_ms: (user + system) / 1000 / reads };
    console.log(JSON.stringify({ engine, question: name, quietest: valuesOf(found), all }));
    if (PROMISED.includes(name)) verdicts.push(...found);
  }
  return verdicts;
}

const valuesOf = (verdicts: readonly Verdict[]) =>
  Object.fromEntries(verdicts.map(({ figure, value }) => [figure, value]));

function quietestOf(times: readonly number[]): number[] {
  const length = Math.ceil(times.length / ROUNDS);
  const rounds = Array.from({ length: ROUNDS }, (_, i) => times.slice(i * length, (i + 1) * length));
  return rounds
    .filter((round) => round.length > 0)
    .reduce((best, round) => (shareOf(round, 0.99) < shareOf(best, 0.99) ? round : best));
}

function shareOf(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil(part * sorted.length) - 1] ?? Number.NaN;
}
