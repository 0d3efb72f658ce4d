// Which engines are available, in which order, and what they can answer without a key.
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { openEngines, readShowcaseWeek } from '../../src/engines/open-engines.ts';
import type { EngineAccount, ScanSettings } from '../../src/ops/settings.ts';
import type { ScanPrompt } from '../../src/scans/ports.ts';
import { ask, failureOf, vendorAt } from './vendor-server.ts';

const account = (url: string): EngineAccount => ({ key: 'k', url, model: 'm', prices: undefined });
const NOBODY: ScanSettings['vendors'] = {
  openai: undefined,
  gemini: undefined,
  perplexity: undefined,
  claude: undefined,
  grok: undefined,
  mistral: undefined,
};
const settings = (more: Partial<ScanSettings> = {}): ScanSettings => ({
  vendors: NOBODY,
  others: [],
  order: [],
  concurrency: 3,
  auto: true,
  ...more,
});
const house = {
  name: 'house',
  url: 'https://house.example/v1',
  model: 'h',
  key: undefined,
  prices: undefined,
  body: {},
};
const vendor = vendorAt('https://house.example/v1/chat/completions');
const namesOf = (given: ScanSettings | undefined) => openEngines(given).map(({ name }) => name);
type Prompt = Pick<ScanPrompt, 'text' | 'market'>;
const unknown: Prompt[] = [{ text: 'Which desk?', market: 'US' }];
const [first] = readShowcaseWeek(0);
const shown: Prompt[] = [{ text: first?.prompt ?? '', market: first?.market ?? 'US' }];

describe('the engines', () => {
  it('follow the order of the settings, then their own', () => {
    const vendors = ['openai', 'gemini', 'perplexity', 'claude', 'grok', 'mistral'];
    expect(namesOf(undefined)).toEqual(vendors);
    expect(namesOf(settings({ others: [house] }))).toEqual([...vendors, 'house']);
    expect(namesOf(settings({ others: [house], order: ['house', 'claude'] }))).toEqual([
      ...['house', 'claude', 'openai', 'gemini', 'perplexity', 'grok', 'mistral'],
    ]);
  });

  it('are ready with a key or with recorded answers', () => {
    const engines = openEngines(
      settings({ vendors: { ...NOBODY, grok: account('https://x.example') }, others: [house] }),
    );
    const ready = (prompts: readonly Prompt[]) =>
      engines.filter((each) => each.isReadyFor(prompts)).map(({ name }) => name);
    expect(ready(unknown)).toEqual(['grok', 'house']);
    expect(ready(shown)).toEqual(['openai', 'gemini', 'perplexity', 'grok', 'house']);
    expect(engines.filter((each) => each.hasRecorded?.(shown)).map(({ name }) => name)).toEqual([
      ...['openai', 'gemini', 'perplexity'],
    ]);
  });

  it('do not report whether a recorded answer used a search', async () => {
    const [openai] = openEngines(undefined);
    const [prompt] = shown;
    const answer = openai && (await ask(openai.engine, { prompt: prompt?.text ?? '', market: prompt?.market ?? 'US' }));
    expect(answer).toMatchObject({ searched: null, usage: { costMicros: 0 } });
  });

  it('configured as custom are called at their URL', async () => {
    vendor.answers(() => HttpResponse.json({ choices: [{ message: { content: 'Fernhall.' } }] }));
    const engine = openEngines(settings({ others: [house] })).at(-1);
    expect(engine?.concurrency).toBe(3);
    expect(engine && (await ask(engine.engine))).toMatchObject({ text: 'Fernhall.', model: 'h' });
  });

  it('without a key can only replay recordings', async () => {
    const claude = openEngines(undefined).find(({ name }) => name === 'claude');
    expect(claude && (await failureOf(ask(claude.engine)))).toMatchObject({ code: 'not_configured' });
  });
});
