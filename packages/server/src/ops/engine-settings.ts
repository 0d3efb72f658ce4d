// The settings of answer engines and scans (decisions 20). A key enables an engine; prices determine its cost.
import { z } from 'zod';
import { VENDOR_ENGINES, type VendorEngine } from '../kernel/engine-names.ts';
import { isLoopbackHost } from '../kernel/web/origin.ts';
import { booleanSetting, list, setting, wholeNumber } from './setting-values.ts';
import type { EngineAccount, EnginePrices, OtherEngine, ScanSettings } from './settings.ts';

const MAX_CONCURRENCY = 100;
const MAX_OTHER_ENGINES = 10;
const ENGINE_NAME = /^[a-z0-9][a-z0-9_-]{0,31}$/;

const wordIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

const key = setting('must be a string', wordIn);
const model = setting('must be the name of a model', wordIn);

/** Requests carry an API key, so the connection must be private. */
function addressIn(value: unknown): string | undefined {
  const url = typeof value === 'string' ? URL.parse(value.trim()) : null;
  if (url?.username !== '' || url.password !== '' || url.hash !== '') return undefined;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname)) ? url.href : undefined;
}

const address = setting(
  'must be an https address without user and password, or an http one on a loopback host, such as https://gateway.example/v1',
  addressIn,
);

function pricesIn(value: unknown): EnginePrices | undefined {
  const [input, output, searches, ...more] =
    typeof value === 'string'
      ? value.split('/').map((part) => (/^\d{1,6}(?:\.\d{1,6})?$/.test(part) ? Number(part) : undefined))
      : [];
  if (input === undefined || output === undefined || searches === undefined || more.length > 0) return undefined;
  return { input, output, searches };
}

const prices = setting(
  'must be three prices in US dollars separated by slashes: per million input tokens, per million output tokens, per thousand searches, such as 2/10/10',
  pricesIn,
);

const otherSchema = z.strictObject({
  name: z.string().regex(ENGINE_NAME),
  url: setting('', addressIn),
  model: setting('', wordIn),
  key: setting('', wordIn).optional(),
  prices: setting('', pricesIn).optional(),
  body: z.record(z.string(), z.unknown()).optional(),
});

/** A list in the file, or the same list as JSON text. */
function othersIn(value: unknown): OtherEngine[] | undefined {
  const parsed = z
    .array(otherSchema)
    .max(MAX_OTHER_ENGINES)
    .safeParse(typeof value === 'string' ? jsonIn(value) : value);
  if (!parsed.success) return undefined;
  const names = parsed.data.map(({ name }) => name);
  const isUnique = new Set([...VENDOR_ENGINES, ...names]).size === VENDOR_ENGINES.length + names.length;
  return isUnique
    ? parsed.data.map(({ key, prices, body = {}, ...engine }) => ({ ...engine, key, prices, body }))
    : undefined;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const others = setting(
  'must be a JSON list of engines, each with "name", "url" and "model", and optionally "key", "prices" and "body"; ' +
    'names must be lower case and unique, and must not be those of a vendor',
  othersIn,
);

export const engineShape = {
  openaiKey: key.optional(),
  openaiUrl: address.optional(),
  openaiModel: model.default('gpt-6-sol'),
  openaiPrices: prices.optional(),
  geminiKey: key.optional(),
  geminiUrl: address.optional(),
  geminiModel: model.default('gemini-3.8-flash'),
  geminiPrices: prices.optional(),
  perplexityKey: key.optional(),
  perplexityUrl: address.optional(),
  perplexityModel: model.default('perplexity/sonar'),
  claudeKey: key.optional(),
  claudeUrl: address.optional(),
  claudeModel: model.default('claude-sonnet-5-5'),
  claudePrices: prices.optional(),
  grokKey: key.optional(),
  grokUrl: address.optional(),
  grokModel: model.default('grok-4.7'),
  mistralKey: key.optional(),
  mistralUrl: address.optional(),
  mistralModel: model.default('mistral-medium-latest'),
  mistralPrices: prices.optional(),
  engines: others.optional(),
  engineOrder: list('must be names of engines, separated by commas, such as claude,openai', (entry) =>
    ENGINE_NAME.test(entry),
  ).optional(),
  scanConcurrency: wholeNumber(1, MAX_CONCURRENCY).default(4),
  autoScans: booleanSetting.default(true),
};

type EngineConfig = z.output<z.ZodObject<typeof engineShape>>;

/** URLs too: a gateway's URL may contain a token. */
export const SECRET_ENGINE_KEYS = [
  ...VENDOR_ENGINES.flatMap((name) => [`${name}Key`, `${name}Url`] as const),
  'engines',
] as const satisfies readonly (keyof typeof engineShape)[];

export function checkEngineOrder({ engineOrder = [], engines = [] }: EngineConfig, context: z.RefinementCtx): void {
  const names = namesWith(engines);
  const unknown = engineOrder.filter((name) => !names.includes(name));
  if (unknown.length === 0 && new Set(engineOrder).size === engineOrder.length) return;
  const message = `must name known engines without duplicates: ${names.join(', ')}`;
  context.addIssue({ code: 'custom', path: ['engineOrder'], message });
}

/** All engines that the service can ask: the built-in ones, configured or not, and those of `SERVICE_ENGINES`. */
export const engineNames = (scans: ScanSettings | undefined): string[] => namesWith(scans?.others ?? []);

const namesWith = (others: readonly { name: string }[]): string[] => [
  ...VENDOR_ENGINES,
  ...others.map(({ name }) => name),
];

export function scanSettings(config: EngineConfig): ScanSettings {
  const account = (name: VendorEngine, prices?: EnginePrices): EngineAccount | undefined => {
    const { [`${name}Key` as const]: key, [`${name}Url` as const]: url, [`${name}Model` as const]: model } = config;
    return key === undefined ? undefined : { key, url, model, prices };
  };
  return {
    vendors: {
      openai: account('openai', config.openaiPrices),
      gemini: account('gemini', config.geminiPrices),
      // These two report the cost of an answer themselves.
      perplexity: account('perplexity'),
      claude: account('claude', config.claudePrices),
      grok: account('grok'),
      mistral: account('mistral', config.mistralPrices),
    },
    others: config.engines ?? [],
    order: config.engineOrder ?? [],
    concurrency: config.scanConcurrency,
    auto: config.autoScans,
  };
}
