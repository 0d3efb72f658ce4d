// A store of every engine with the figures of five million answers, for benches that only read.
import { importBrand, readBrandFile } from '../../../packages/server/src/brands/index.ts';
import { systemClock, systemIds } from '../../../packages/server/src/kernel/clock.ts';
import { openStores } from '../../../packages/server/src/stores/open-stores.ts';
import type { Stores } from '../../../packages/server/src/stores/stores.ts';
import { UsageError } from '../options.ts';
import { postgresStore } from '../postgres.ts';
import { type BenchStore, sqliteStore } from '../service.ts';
import type { Verdict } from '../verdicts.ts';
import { COMPETITORS, fillRollups, GENERATED, PRODUCT_LINES } from './fill-rollups.ts';

const ENGINES: Readonly<Record<string, () => Promise<BenchStore>>> = { sqlite: sqliteStore, postgres: postgresStore };

/** Creates and fills a store of each engine, one after another. */
export async function measureEngines(
  names: string,
  measure: (engine: string, stores: Stores) => Promise<Verdict[]>,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const engine of names.split(',')) {
    const open = Object.hasOwn(ENGINES, engine) ? ENGINES[engine] : undefined;
    if (open === undefined) throw new UsageError(`--engines accepts ${Object.keys(ENGINES).join(', ')}`);
    verdicts.push(...(await measureEngine(engine, await open(), measure)));
  }
  return verdicts;
}

async function measureEngine(
  engine: string,
  store: BenchStore,
  measure: (engine: string, stores: Stores) => Promise<Verdict[]>,
): Promise<Verdict[]> {
  try {
    const brands = await withStores(store, makeBrands);
    const before = (await store.bytes()).data;
    const grown = await fillRollups(store.setting, brands);
    const mib = Math.round(((await store.bytes()).data - before) / 2 ** 20);
    console.log(JSON.stringify({ engine, ...grown, mib }));
    return await withStores(store, (stores) => measure(engine, stores));
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
    const text = JSON.stringify({
      name: `Brand ${i}`,
      domain: `brand-${i}.example`,
      competitors: COMPETITORS,
      product_lines: PRODUCT_LINES,
    });
    const file = readBrandFile(text, `brand-${i}.yaml`);
    made.push((await make({ file, plan: 'enterprise' })).brand.id);
  }
  return made;
}
