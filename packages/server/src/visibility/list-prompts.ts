// A brand's prompts, each with the results of its newest answers.
import { type BrandStore, type NumberedPrompt, numberedPrompts, readProfile } from '../brands/index.ts';
import { createMentionFinders } from './names/mentions.ts';
import type { FigureStore, PromptResult } from './ports.ts';
import { isBranded } from './targets.ts';

export interface ListedPrompt extends NumberedPrompt {
  branded: boolean;
  /** One per engine that was asked, sorted by name. */
  results: PromptResult[];
}

export interface ListPromptsDeps {
  brands: Pick<BrandStore, 'findProfile'>;
  figures: FigureStore;
}

/** In the order of the brand file. @throws DomainError `brand_not_found` */
export const listPrompts =
  (deps: ListPromptsDeps) =>
  async ({ brandId, market }: { brandId: string; market?: string | undefined }): Promise<ListedPrompt[]> => {
    const [{ file }, results] = await Promise.all([
      readProfile(deps)(brandId),
      deps.figures.promptResults({ brandId, market }),
    ]);
    const byPrompt = Map.groupBy(results, ({ promptId }) => promptId);
    const finderFor = createMentionFinders(file);
    return numberedPrompts(brandId, file)
      .filter((prompt) => market === undefined || prompt.market === market)
      .map((prompt) => ({
        ...prompt,
        branded: prompt.branded ?? isBranded(prompt.text, finderFor(prompt.language)),
        results: byPrompt.get(prompt.id) ?? [],
      }));
  };
