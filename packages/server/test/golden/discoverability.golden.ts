// Every field of `get_brand_discoverability`, for each engine in each market.
import { expect, it } from 'vitest';
import { periodOf } from './recount/days.ts';
import { places } from './recount/places.ts';
import { type GoldenScene, TODAY } from './showcase-scene.ts';

const MARKETS = [undefined, 'US', 'UK', 'DE', 'JP'];
const ENGINES = [undefined, 'openai', 'gemini', 'perplexity', 'bing'];
const FILTERS = MARKETS.flatMap((market) =>
  ENGINES.map((engine) => ({ ...(market && { market }), ...(engine && { engine }) })),
);

export function discoverabilityGolden({ get, answers, sheet, texts, ids }: GoldenScene): void {
  it.each(FILTERS)('matches the stored answers, for %j', async (filter) => {
    const period = periodOf({}, TODAY);
    expect(await get('get_brand_discoverability', { brand: 'Fernhall', ...filter })).toEqual({
      brand: { id: ids.brandId, name: 'Fernhall' },
      period,
      places: places(answers, { period, ...filter }, sheet, texts),
    });
  });

  it('counts the same answers as an overview', async () => {
    const { places: all } = await get('get_brand_discoverability', { brand: 'Fernhall', market: 'DE', engine: 'GPT' });
    const overview = await get('get_brand_overview', { brand: 'Fernhall', market: 'DE', engine: 'GPT' });
    expect(all).toMatchObject([
      {
        answers: overview.answers,
        no_information: overview.no_information,
        answers_without_search: overview.answers_without_search,
      },
    ]);
    expect(overview).toMatchObject({
      mention_rate: { numerator: Reflect.get(Object(all)[0], 'mentions') },
      citation_share: { numerator: Reflect.get(Object(all)[0], 'own_citations') },
    });
  });
}
