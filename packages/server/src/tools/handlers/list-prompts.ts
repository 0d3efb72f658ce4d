// `list_prompts`: in the order of the brand file, each with the newest answer of every engine.
import { type ListedPrompt, type ListPromptsDeps, listPrompts as readPrompts } from '../../visibility/index.ts';
import { pageOf } from '../page.ts';
import { READS, type Tool } from '../tool.ts';
import { refOf } from './wire.ts';

export function listPrompts(deps: ListPromptsDeps): Tool<'list_prompts'> {
  const read = readPrompts(deps);
  return {
    ...READS,
    async run({ brand: wanted, market, ...query }, { brandOf }) {
      const brand = await brandOf(wanted);
      const { entries, next_cursor } = pageOf(await read({ brandId: brand.id, market }), query);
      return { brand: refOf(brand), prompts: entries.map(listed), next_cursor };
    },
  };
}

const listed = ({ id, text, market, language, tags, branded, results }: ListedPrompt) => ({
  id,
  text,
  market,
  language,
  tags,
  branded,
  last_results: results.map((result) => ({
    engine: result.engine,
    model: result.model,
    asked_at: new Date(result.askedAt).toISOString(),
    mentioned: result.mentioned,
    no_information: result.noInformation,
    searched: result.searched,
    rank: result.rank,
    sentiment: result.sentiment,
    citations: result.citations,
    own_citations: result.ownCitations,
    competitors: result.competitors,
  })),
});
