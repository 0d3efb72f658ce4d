// `list_prompts`: prompts with their newest results, page by page, and the full text of every answer with a wrong
// claim.
import { expect, it } from 'vitest';
import { LANGUAGES, OWN_NAME, readRecorded } from './recount/brand-sheet.ts';
import { wrongClaims } from './recount/findings.ts';
import { answerInFull, lastResults } from './recount/prompts.ts';
import type { GoldenScene } from './showcase-scene.ts';

const MARKETS = [undefined, 'US', 'UK', 'DE', 'JP'];

export function promptsGolden({ get, answers, sheet, texts, ids, service }: GoldenScene): void {
  const idsByPrompt = new Map([...texts].map(([id, text]) => [text, id]));
  const all = sheet.prompts.map(({ text, market, tags }) => {
    const id = idsByPrompt.get(text) ?? '';
    const language = LANGUAGES[market];
    const last_results = lastResults(answers, id, sheet);
    return { id, text, market, language, tags, branded: OWN_NAME.test(text), last_results };
  });
  const brand = { id: ids.brandId, name: 'Fernhall' };
  const ask = (args: object) => get('list_prompts', { brand: 'Fernhall', ...args });
  const inMarket = (market: string | undefined) => all.filter((one) => market === undefined || one.market === market);

  it.each(MARKETS.flatMap((market) => [50, 7].map((limit) => ({ ...(market && { market }), limit }))))(
    'pages through all of %j',
    async ({ limit, ...filter }) => {
      const wanted = inMarket('market' in filter ? filter.market : undefined);
      const cursors: unknown[] = [undefined];
      for (let page = 0; cursors.length > page; page++) {
        const cursor = cursors[page];
        const got = await ask({ ...filter, ...(cursor !== undefined && { cursor }), limit });
        const prompts = wanted.slice(page * limit, (page + 1) * limit);
        expect(got).toEqual({ brand, prompts, answer: null, next_cursor: got.next_cursor });
        if (got.next_cursor !== null) cursors.push(got.next_cursor);
      }
      expect(cursors).toHaveLength(Math.ceil(wanted.length / limit));
    },
  );

  it('returns fifty prompts a page by default', async () => {
    const { prompts, next_cursor: next } = await ask({});
    expect(prompts).toHaveLength(50);
    expect(next).toEqual(expect.any(String));
  });

  it('returns the answers recorded for exactly that prompt', () => {
    const recorded = new Set(
      ['openai', 'gemini', 'perplexity'].flatMap((engine) =>
        readRecorded(engine).map(({ market, prompt, text }) => JSON.stringify([market, prompt, text])),
      ),
    );
    const strange = answers.filter(
      ({ market, prompt_id, text }) => !recorded.has(JSON.stringify([market, texts.get(prompt_id), text])),
    );
    expect(strange).toEqual([]);
  });

  it('returns each answer with a wrong claim in full', async () => {
    const found = await service.stores.findings.listFindings(ids);
    const findingOf = (claimed: string) => found.find((one) => one.claimed === claimed)?.id ?? '';
    const wrong = wrongClaims(answers).flatMap(({ shown }) => shown.map(({ seen }) => seen));
    expect(wrong.length).toBeGreaterThan(20);
    for (const seen of wrong) {
      const prompts = all.filter(({ id }) => id === seen.prompt_id);
      const answer = answerInFull(seen, sheet, findingOf);
      expect(await ask({ answer: seen.id })).toEqual({ brand, prompts, answer, next_cursor: null });
    }
  });

  it('returns one answer per engine and market in full, with names as written', async () => {
    const some = [...Map.groupBy(answers, ({ engine, market }) => `${engine} ${market}`).values()].flatMap(
      (same) => same.find(({ names }) => names.length > 0) ?? [],
    );
    expect(some).toHaveLength(13);
    for (const seen of some) {
      const { answer } = await ask({ prompt: seen.prompt_id, answer: seen.id, market: seen.market });
      expect(answer).toEqual(answerInFull(seen, sheet, () => ''));
      for (const { name, start, end } of seen.names) expect(namesOf(name)).toContain(seen.text.slice(start, end));
    }
  });

  it('returns links of the text if the engine gave no list', async () => {
    const bare = answers.filter(({ given, cited }) => given.length === 0 && cited.length > 0);
    expect(bare.length).toBeGreaterThan(5);
    for (const seen of bare.slice(0, 6)) {
      const { answer } = await ask({ answer: seen.id });
      expect(answer).toMatchObject({ citations: answerInFull(seen, sheet, () => '').citations });
    }
  });

  it('returns only the requested prompt', async () => {
    for (const one of [all[0], all[70]])
      expect(await ask({ prompt: one?.id })).toEqual({ brand, prompts: [one], answer: null, next_cursor: null });
  });

  it('drops a prompt from another market, but keeps its answer readable', async () => {
    const [seen] = answers;
    const got = await ask({ answer: seen?.id, market: 'JP' });
    expect(got).toMatchObject({ prompts: [], answer: { id: seen?.id, text: seen?.text }, next_cursor: null });
  });

  function namesOf(name: string): string[] {
    const known = [sheet, ...sheet.product_lines, ...sheet.competitors].find((one) => one.name === name);
    return [name, ...(known?.aliases ?? [])];
  }
}
