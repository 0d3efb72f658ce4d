// `prompt list`: the questions that scans ask about a brand, and what the newest answers say.
import type { Command } from 'commander';
import { type ListedPrompt, listPrompts } from '../../visibility/index.ts';
import { brandIdOf } from '../brand-id.ts';
import { withOptions } from '../setting-options.ts';
import { table } from '../table.ts';
import { type Answer, commandLine, printAnswer, type Terminal } from '../terminal.ts';
import { withStores } from '../with-stores.ts';

interface ListOptions extends Record<string, unknown> {
  brand: string;
  market?: string;
}

export function declarePrompt(prompt: Command, terminal: Terminal): void {
  withOptions(prompt.command('list'), ['store'])
    .description("list a brand's prompts, and in how many of the newest answers it is mentioned")
    .requiredOption('--brand <brand>', 'the brand, by id, name, alias or domain')
    .option('--market <market>', 'only prompts of this market')
    .action(async (options: ListOptions) => printAnswer(terminal, await list(options)));
}

function list({ brand, market, ...options }: ListOptions): Promise<Answer> {
  return withStores(options, async (deps) => {
    const brandId = await brandIdOf(deps, brand);
    const prompts = await listPrompts(deps)({ brandId, market });
    const rows = prompts.map((one) => [one.id, one.market, one.language, mentionedIn(one), one.text]);
    const none = `No prompts. Add them to the brand's file: ${commandLine('brand export')}`;
    return {
      document: { brand_id: brandId, prompts: prompts.map(promptDocument) },
      text: rows.length === 0 ? none : table([['id', 'market', 'language', 'mentioned', 'text'], ...rows]),
    };
  });
}

const mentionedIn = ({ results }: ListedPrompt): string =>
  `${results.filter(({ mentioned }) => mentioned).length} of ${results.length}`;

const promptDocument = ({ id, text, market, language, branded, tags, results }: ListedPrompt) => ({
  prompt_id: id,
  text,
  market,
  language,
  branded,
  tags,
  answers: results.length,
  mentions: results.filter(({ mentioned }) => mentioned).length,
});
