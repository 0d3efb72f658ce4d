// Figures of a brand, and their filter options.
import {
  type ChoicesDeps,
  figuresDocument,
  type MeasuredPlace,
  type OverviewDeps,
  overviewDocument,
  readChoices,
  readOverview,
  readPlaces,
  readSources,
  roundedDocument,
} from '../../visibility/index.ts';
import type { PortalHandlers } from './call.ts';
import { isoTime } from './iso-time.ts';

export type VisibilityHandlersDeps = OverviewDeps & ChoicesDeps;

type Keys =
  | 'GET /brands/:brand/visibility'
  | 'GET /brands/:brand/visibility/sources'
  | 'GET /brands/:brand/visibility/choices';

const PARTS = ['figures', 'products', 'competitors', 'trend'] as const;

export const visibilityHandlers = (deps: VisibilityHandlersDeps): PortalHandlers<Keys> => ({
  async 'GET /brands/:brand/visibility'({ brand, query: { branded: wanted, product_line: productLine, ...given } }) {
    const branded = wanted === 'true';
    const query = { ...given, productLine, branded, brandId: brand.id };
    const [overview, places, { productLines }] = await Promise.all([
      readOverview(deps)({ ...query, parts: PARTS }),
      readPlaces(deps)(query),
      readChoices(deps)(brand.id),
    ]);
    const { figures, branded: ofBranded, competitors, trend } = overviewDocument(overview);
    const lineOf = new Map(productLines.flatMap(({ name, skus }) => skus.map((sku) => [sku, name])));
    return {
      period: overview.period,
      previous_period: overview.previous,
      figures: branded ? ofBranded : figures,
      trend,
      competitors,
      product_lines: productsOf(overview.by.productLine, branded),
      skus: productsOf(overview.by.sku, branded).map((sku) => ({ ...sku, product_line: lineOf.get(sku.name) ?? '' })),
      places: roundedDocument(places.map(placeDocument)),
    };
  },

  async 'GET /brands/:brand/visibility/sources'({ brand, query: { branded, ...given } }) {
    const read = readSources(deps);
    const { period, domains, pages, gaps } = await read({ ...given, branded: branded === 'true', brandId: brand.id });
    return {
      period,
      domains,
      own_pages: pages,
      gaps: gaps.map(({ promptId, gaps: withGap, ...gap }) => ({
        prompt_id: promptId,
        answers_with_gap: withGap,
        ...gap,
      })),
    };
  },

  async 'GET /brands/:brand/visibility/choices'({ brand }) {
    const { engines, configuredEngines, markets, productLines, prompts, lastAnswerAt } = await readChoices(deps)(
      brand.id,
    );
    return {
      engines,
      configured_engines: configuredEngines,
      markets,
      product_lines: productLines,
      prompts,
      last_answer_at: lastAnswerAt === null ? null : isoTime(lastAnswerAt),
    };
  },
});

function productsOf(by: Awaited<ReturnType<ReturnType<typeof readOverview>>>['by']['sku'], branded: boolean) {
  return Object.entries(by).map(([name, apart]) => {
    const { mention_rate, share_of_voice, sentiment, average_position } = figuresDocument(
      branded ? apart.branded : apart.unbranded,
    );
    return { name, mention_rate, share_of_voice, sentiment, average_position };
  });
}

function placeDocument({ engine, market, answers, ...measures }: MeasuredPlace) {
  const cell = ({ value, denominator }: MeasuredPlace['mentionRate']) => ({ value, sample_size: denominator });
  return {
    engine,
    market,
    answers,
    mention_rate: cell(measures.mentionRate),
    share_of_voice: cell(measures.shareOfVoice),
    sentiment: cell(measures.sentiment),
    average_position: cell(measures.averagePosition),
    citation_share: cell(measures.citationShare),
  };
}
