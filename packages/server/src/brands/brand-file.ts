// The schema of a brand file (YAML or JSON): names, markets, prompts and verified facts. It serves reading, import and
// export. Pure.
import { text } from '@service/protocol/schemas';
import { z } from 'zod';
import { brandName, hostName } from './brand-fields.ts';
import { MAX_LIST_ENTRIES } from './brand-file-limits.ts';
import { checkReferences } from './brand-file-references.ts';

export const MARKETS = ['US', 'UK', 'DE', 'JP'] as const;
export const LANGUAGES = ['en', 'de', 'ja'] as const;
export type Market = (typeof MARKETS)[number];
export type Language = (typeof LANGUAGES)[number];

/** The language in which a market's prompts are asked, unless a prompt overrides it. */
const LANGUAGE_OF: Readonly<Record<Market, Language>> = { US: 'en', UK: 'en', DE: 'de', JP: 'ja' };

const MAX_LINE = 2000;

const list = <Entry extends z.ZodType>(entry: Entry) =>
  z.array(entry).max(MAX_LIST_ENTRIES, `must be at most ${MAX_LIST_ENTRIES}`).default([]);

const market = z.enum(MARKETS);
const word = text({ min: 1, max: 200 });
const flag = z.boolean().default(false);

/** A plain name, or one with matching rules. */
const alias = z
  .union(
    [brandName, z.strictObject({ name: brandName, case_sensitive: flag, context: list(word) })],
    'must be a name, or {name, case_sensitive, context}',
  )
  .transform((value): Alias => {
    if (typeof value === 'string') return { name: value, caseSensitive: undefined, context: [] };
    return { name: value.name, caseSensitive: value.case_sensitive, context: value.context };
  });

export interface Alias {
  name: string;
  /** If undefined, as for the entity it names. */
  caseSensitive: boolean | undefined;
  /** If empty, as for the entity it names. */
  context: string[];
}

const naming = {
  name: brandName,
  aliases: list(alias),
  /** If true, `apple` is not a mention of Apple. */
  case_sensitive: flag,
  /** One of these words must occur in the same paragraph: for a name that is also a common word. */
  context: list(word),
  /** Longer phrases that contain the name and mean something else, such as `Apple pie`. */
  except: list(word),
};

/** A plain string is shorthand for an object with only a name. */
const named = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? { name: value } : value),
    z.strictObject({ ...naming, ...shape }),
  );

const domains = list(hostName);

const prompt = z
  .strictObject({
    text: text({ min: 1, max: MAX_LINE }),
    market,
    language: z.enum(LANGUAGES).exactOptional(),
    /** Whether the prompt names the brand; derived from the text if omitted. */
    branded: z.boolean().exactOptional(),
    tags: list(word),
  })
  .transform((given) => ({ ...given, language: given.language ?? LANGUAGE_OF[given.market] }));

const day = z.iso.date('must be a day, such as 2026-01-31');
const provenance = {
  /** The source of the fact, and when it was checked. */
  source: z.url({ protocol: /^https?$/, error: 'must be an http(s) URL' }),
  date: day,
};
const scope = {
  /** The brand, a product line or a SKU; the brand if omitted. */
  subject: word.exactOptional(),
  market: market.exactOptional(),
  valid_from: day.exactOptional(),
  valid_until: day.exactOptional(),
  /** Synonyms, in any language. */
  labels: list(word),
};

export const PERIODS = ['day', 'week', 'month', 'year'] as const;
export type Period = (typeof PERIODS)[number];

const price = z.strictObject({
  kind: z.literal('price'),
  ...scope,
  market,
  plan: word.exactOptional(),
  amount: z.number().nonnegative(),
  currency: z.string().regex(/^[A-Z]{3}$/, 'must be a currency code, such as EUR'),
  /** If omitted, a one-time payment. */
  period: z.enum(PERIODS).exactOptional(),
  /** The unit of the price, such as `user`. */
  per: word.exactOptional(),
  ...provenance,
});

const spec = z.strictObject({
  kind: z.literal('spec'),
  ...scope,
  attribute: word,
  value: z.union([z.number(), word], 'must be a number or a string'),
  unit: word.exactOptional(),
  /** The amount that one measurement refers to, such as `can` or `100 ml`. */
  per: word.exactOptional(),
  ...provenance,
});

const integration = z.strictObject({
  kind: z.literal('integration'),
  ...scope,
  with: word,
  supported: z.boolean().default(true),
  ...provenance,
});

const founder = z.strictObject({ kind: z.literal('founder'), ...scope, name: word, ...provenance });

export const factSchema = z.discriminatedUnion('kind', [price, spec, integration, founder], {
  error: 'must be a fact of kind price, spec, integration or founder',
});

export const brandFileSchema = z
  .strictObject({
    ...naming,
    domain: hostName.exactOptional(),
    domains,
    markets: z
      .array(market)
      .min(1)
      .max(MARKETS.length, `must be at most ${MARKETS.length}`)
      .default([...MARKETS]),
    product_lines: list(named({ skus: list(named({})) })),
    competitors: list(named({ domains })),
    prompts: list(prompt),
    facts: list(factSchema),
  })
  .transform(({ domain, ...file }) => ({
    ...file,
    domains: [...new Set([...(domain ? [domain] : []), ...file.domains])],
  }))
  .superRefine(checkReferences);

export type BrandFile = z.output<typeof brandFileSchema>;
export type Naming = z.output<z.ZodObject<typeof naming>>;
export type Fact = z.output<typeof factSchema>;
export type PriceFact = z.output<typeof price>;
export type SpecFact = z.output<typeof spec>;
export type IntegrationFact = z.output<typeof integration>;
export type FounderFact = z.output<typeof founder>;
