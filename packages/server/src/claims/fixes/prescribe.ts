// How to fix a wrong claim: which of the brand's own pages to correct, whom to contact, and a snippet for search and
// answer engines. The types are schema.org's published terms (`schema-dts`). Pure.
import type {
  Offer,
  Organization,
  Product,
  PropertyValue,
  QuantitativeValue,
  UnitPriceSpecification,
  WithContext,
} from 'schema-dts';
import type { BrandFile, Fact, Period, PriceFact, SpecFact } from '../../brands/index.ts';
import { type Citation, foldUrl } from '../../visibility/index.ts';

export type FixSnippet = WithContext<Product> | WithContext<Organization>;

export interface FixStep {
  action: 'correct_own_page' | 'publish_snippet' | 'contact_source';
  /** The page to correct, or the domain to write to. */
  target: string;
  text: string;
}

export interface Fix {
  steps: FixStep[];
  /** JSON-LD with the verified value, for a `<script type="application/ld+json">` on the brand's own page. */
  jsonLd: FixSnippet;
}

export interface ClaimToFix {
  claimed: string;
  verified: string;
  /** The source of the correct value. */
  fact: Fact;
}

/** `citations` are those attached to the claim, not those of the whole answer. */
export function fixFor(
  { claimed, verified, fact }: ClaimToFix,
  brand: BrandFile,
  citations: readonly Pick<Citation, 'url' | 'domain' | 'own'>[],
): Fix {
  const right = rightWords({ claimed, verified, fact }, brand);
  const ownCited = citations.filter(({ own }) => own).map(({ url }) => url);
  const about = ownCited.filter((url) => mayBeAbout(url, fact, brand));
  const ownPages = new Set([fact.source, ...about]);
  const others = new Set(ownCited.filter((url) => !ownPages.has(url)));
  const sources = new Set(citations.filter(({ own }) => !own).map(({ domain }) => domain));
  const steps: FixStep[] = [
    ...[...ownPages].map(
      (target): FixStep => ({ action: 'correct_own_page', target, text: `Make sure that ${target} says ${right}.` }),
    ),
    ...[...others].map(
      (target): FixStep => ({
        action: 'correct_own_page',
        target,
        text: `Check ${target}, which the answer cites: if it mentions this, it must say ${right}.`,
      }),
    ),
    { action: 'publish_snippet', target: fact.source, text: `Add the JSON-LD snippet to ${fact.source}.` },
    ...[...sources].map(
      (target): FixStep => ({
        action: 'contact_source',
        target,
        text: `Ask ${target}, which the answer cites, to say ${right}.`,
      }),
    ),
  ];
  return { steps, jsonLd: snippetFor(fact, brand) };
}

/** An integration as a sentence: "no Slack" is no name. */
const rightWords = ({ claimed, verified, fact }: ClaimToFix, brand: BrandFile): string =>
  fact.kind === 'integration'
    ? `that ${fact.subject ?? brand.name} ${fact.supported ? 'works' : 'does not work'} with ${fact.with}`
    : `"${verified}", not "${claimed}"`;

/**
 * A page cited by facts about other products, and by none about this one, counts as a page about another product.
 */
function mayBeAbout(url: string, fact: Fact, brand: BrandFile): boolean {
  const stated = brand.facts.filter(({ source }) => foldUrl(source) === url);
  return stated.length === 0 || stated.some(({ subject }) => subject === fact.subject);
}

function snippetFor(fact: Fact, brand: BrandFile): FixSnippet {
  if (fact.kind === 'founder') return founderSnippet(brand);
  const product = {
    '@type': 'Product',
    name: fact.subject ?? brand.name,
    brand: { '@type': 'Brand', name: brand.name },
    url: fact.source,
  } as const;
  const context = { '@context': 'https://schema.org' } as const;
  if (fact.kind === 'price') return { ...context, ...product, offers: offerFor(fact) };
  const property: PropertyValue =
    fact.kind === 'spec'
      ? specProperty(fact)
      : { '@type': 'PropertyValue', name: `Integration with ${fact.with}`, value: fact.supported };
  const weight: QuantitativeValue | undefined =
    fact.kind === 'spec' && fact.attribute === 'weight' ? weightOf(fact) : undefined;
  return { ...context, ...product, ...(weight && { weight }), additionalProperty: property };
}

const founderSnippet = (brand: BrandFile): WithContext<Organization> => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: brand.name,
  url: `https://${brand.domains[0]}`,
  founder: brand.facts.flatMap((fact) =>
    fact.kind === 'founder' ? [{ '@type': 'Person' as const, name: fact.name }] : [],
  ),
});

/** UN/CEFACT codes, which schema.org requires. */
const PERIOD_CODES: Readonly<Record<Period, string>> = { day: 'DAY', week: 'WEE', month: 'MON', year: 'ANN' };
const REGIONS = { US: 'US', UK: 'GB', DE: 'DE', JP: 'JP' } as const;
const UNIT_CODES: Readonly<Record<string, string>> = {
  g: 'GRM',
  kg: 'KGM',
  lb: 'LBR',
  oz: 'ONZ',
  h: 'HUR',
  min: 'MIN',
  km: 'KMT',
  cm: 'CMT',
  mm: 'MMT',
  in: 'INH',
  Wh: 'WHR',
  'km/h': 'KMH',
  GB: 'E34',
  TB: 'E35',
  years: 'ANN',
  months: 'MON',
};

function offerFor(fact: PriceFact): Offer {
  const price: UnitPriceSpecification = {
    '@type': 'UnitPriceSpecification',
    price: fact.amount,
    priceCurrency: fact.currency,
    ...(fact.period !== undefined && {
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: PERIOD_CODES[fact.period] },
    }),
  };
  return {
    '@type': 'Offer',
    ...(fact.plan !== undefined && { name: fact.plan }),
    price: fact.amount,
    priceCurrency: fact.currency,
    ...(fact.market !== undefined && { eligibleRegion: REGIONS[fact.market] }),
    ...(fact.valid_until !== undefined && { priceValidUntil: fact.valid_until }),
    priceSpecification: price,
  };
}

const specProperty = ({ attribute, value, unit }: SpecFact): PropertyValue => ({
  '@type': 'PropertyValue',
  name: attribute,
  value,
  ...unitOf(unit),
});

const weightOf = ({ value, unit }: SpecFact): QuantitativeValue => ({
  '@type': 'QuantitativeValue',
  value,
  ...unitOf(unit),
});

const unitOf = (unit: string | undefined) => {
  if (unit === undefined) return {};
  const code = UNIT_CODES[unit];
  return code === undefined ? { unitText: unit } : { unitCode: code };
};
