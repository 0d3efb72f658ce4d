// The filter options of figures, and whether there are any figures yet.
import { readProfile } from '../../brands/index.ts';
import type { ListPromptsDeps } from '../list-prompts.ts';

export interface Choices {
  /** Those that have answered, and those that can be asked. */
  engines: string[];
  /** Those that can be asked. */
  configuredEngines: string[];
  markets: string[];
  productLines: { name: string; skus: string[] }[];
  prompts: number;
  /** When the newest answer was requested; `null` before the first scan. */
  lastAnswerAt: number | null;
}

export interface ChoicesDeps {
  brands: ListPromptsDeps['brands'];
  figures: Pick<ListPromptsDeps['figures'], 'promptResults'>;
  engines: readonly string[];
}

/** @throws DomainError `brand_not_found` */
export const readChoices =
  (deps: ChoicesDeps) =>
  async (brandId: string): Promise<Choices> => {
    const [{ file }, results] = await Promise.all([
      readProfile(deps)(brandId),
      deps.figures.promptResults({ brandId }),
    ]);
    const answered = results.map(({ engine }) => engine);
    const times = results.map(({ askedAt }) => askedAt);
    return {
      engines: [...new Set([...answered, ...deps.engines])].toSorted(),
      configuredEngines: [...deps.engines],
      markets: [...new Set([...file.markets, ...results.map(({ market }) => market)])],
      productLines: file.product_lines.map(({ name, skus }) => ({ name, skus: skus.map((sku) => sku.name) })),
      prompts: file.prompts.length,
      lastAnswerAt: times.length === 0 ? null : times.reduce((newest, time) => Math.max(newest, time), 0),
    };
  };
