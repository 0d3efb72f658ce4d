// The settings of answer engines and scans (decisions 20). A key makes an engine answer; prices make its cost known.
import type { z } from 'zod';
import { setting, wholeNumber, yesOrNo } from './setting-values.ts';
import type { EnginePrices, ScanSettings } from './settings.ts';

const MAX_CONCURRENCY = 100;

const key = setting('must be a text', (value) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined,
);

const model = setting('must be the name of a model', (value) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined,
);

const prices = setting(
  'must be three prices in US dollars with slashes between: a million tokens in, a million out, a thousand searches, such as 2/10/10',
  (value): EnginePrices | undefined => {
    const [input, output, searches, ...more] =
      typeof value === 'string'
        ? value.split('/').map((part) => (/^\d{1,6}(?:\.\d{1,6})?$/.test(part) ? Number(part) : undefined))
        : [];
    if (input === undefined || output === undefined || searches === undefined || more.length > 0) return undefined;
    return { input, output, searches };
  },
);

export const engineShape = {
  openaiKey: key.optional(),
  openaiModel: model.default('gpt-6-sol'),
  openaiPrices: prices.optional(),
  geminiKey: key.optional(),
  geminiModel: model.default('gemini-3.8-flash'),
  geminiPrices: prices.optional(),
  perplexityKey: key.optional(),
  perplexityModel: model.default('perplexity/sonar'),
  scanConcurrency: wholeNumber(1, MAX_CONCURRENCY).default(4),
  autoScans: yesOrNo.default(true),
};

type EngineConfig = z.output<z.ZodObject<typeof engineShape>>;

export const scanSettings = (config: EngineConfig): ScanSettings => ({
  openai: keyed(config.openaiKey, config.openaiModel, config.openaiPrices),
  gemini: keyed(config.geminiKey, config.geminiModel, config.geminiPrices),
  perplexity: keyed(config.perplexityKey, config.perplexityModel, undefined),
  concurrency: config.scanConcurrency,
  auto: config.autoScans,
});

const keyed = (key: string | undefined, model: string, prices: EnginePrices | undefined) =>
  key === undefined ? undefined : { key, model, prices };
