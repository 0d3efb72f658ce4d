// `verify_brand_claim` and `get_brand_verified_info` against the brand file, and the prices of fixes (Spec 8).
import { expect, it } from 'vitest';
import { pairsOf } from './pairs.ts';
import type { SheetFact } from './recount/brand-sheet.ts';
import { factOf, severityOf, type Wrong, wrongClaims } from './recount/findings.ts';
import { factDocument, fixOf } from './recount/fixes.ts';
import { addBrandOfOwn, type GoldenScene } from './showcase-scene.ts';

interface Stated {
  claim: string;
  language: string;
  kind: string;
  subject: string;
  claimed: string;
  /** Facts about it that apply to the market. */
  isFact(fact: SheetFact): boolean;
  /** The fact worded as a claim. */
  verified(fact: SheetFact): string;
  isQuestion?: true;
}

const priceOf = (currency: string) => ({
  kind: 'price',
  subject: 'FC-600',
  isFact: (fact: SheetFact) =>
    fact.subject === 'FC-600' && fact.currency === currency && fact.valid_until === undefined,
  verified: (fact: SheetFact) => `${fact.amount} ${fact.currency}`,
});
const weight = {
  kind: 'spec',
  subject: 'FC-1200',
  isFact: (fact: SheetFact) => fact.subject === 'FC-1200' && fact.attribute === 'weight',
  verified: (fact: SheetFact) => `weight ${fact.value} ${fact.unit}`,
};
const APPLE = {
  kind: 'integration',
  subject: 'Fernhall',
  isFact: (fact: SheetFact) => fact.with === 'Apple Home',
  verified: () => 'no Apple Home',
};

const SAID: readonly Stated[] = [
  { claim: 'The FC-600 costs $549.', language: 'en', claimed: '549 USD', ...priceOf('USD') },
  { claim: 'The FC-600 costs $599.', language: 'en', claimed: '599 USD', ...priceOf('USD') },
  { claim: 'Die FC-600 kostet 529 €.', language: 'de', claimed: '529 EUR', ...priceOf('EUR') },
  { claim: 'FC-600は98,000円です。', language: 'ja', claimed: '98000 JPY', ...priceOf('JPY') },
  { claim: 'The FC-1200 weighs 13.9 kg.', language: 'en', claimed: 'weight 13.9 kg', ...weight },
  { claim: 'Die FC-1200 wiegt 20 kg.', language: 'de', claimed: 'weight 20 kg', ...weight },
  { claim: 'Fernhall works with Apple Home.', language: 'en', claimed: 'Apple Home', ...APPLE },
  { claim: 'How heavy is the FC-1200?', language: 'en', claimed: '', isQuestion: true, ...weight },
];

const VERIFIED = pairsOf({
  said: SAID.map((_, index) => index),
  market: [undefined, 'US', 'UK', 'DE', 'JP'],
  language: [undefined, 'own'],
  prescribe: [undefined, false],
});

const NO_CHARGE = { fix: null, fix_price: null, charged_cents: 0 };
const FREE = { amount_cents: 0, currency: 'USD', prescribed: false };
const DEAR = { amount_cents: 500, currency: 'USD', prescribed: false };
const DONE = { amount_cents: 0, currency: 'USD', prescribed: true };

/** Relative to the scene's clock: the last day is today or was yesterday; the first is today or will be tomorrow. */
const TIME_SHOP = `
name: Time Shop
domain: time-shop.example
markets: [US]
product_lines: [{name: Time Shop Scales, skus: [TS-1, TS-2, TS-3, TS-4]}]
facts:
${[
  ['TS-1', 'valid_until: 2026-11-28'],
  ['TS-2', 'valid_until: 2026-11-27'],
  ['TS-3', 'valid_from: 2026-11-28'],
  ['TS-4', 'valid_from: 2026-11-29'],
]
  .map(
    ([sku, days]) =>
      `  - {kind: spec, subject: ${sku}, attribute: weight, value: 11, unit: kg, ${days}, source: https://time-shop.example, date: 2026-11-01}`,
  )
  .join('\n')}
`;

export function claimsGolden({ get, call, answers, sheet, ids, service, clock }: GoldenScene): void {
  const brand = { id: ids.brandId, name: 'Fernhall' };
  const wrong = wrongClaims(answers);
  const verify = (args: object) => get('verify_brand_claim', { brand: 'Fernhall', ...args });
  const idOf = async ({ claimed, verified }: Pick<Wrong, 'claimed' | 'verified'>): Promise<string | null> => {
    const found = await service.stores.findings.listFindings(ids);
    return found.find((one) => one.claimed === claimed && one.verified === verified)?.id ?? null;
  };

  async function verdictOn({ isFact, verified: say, isQuestion, ...said }: Stated, market: string | undefined) {
    const facts = sheet.facts.filter(
      (fact) => isFact(fact) && (market === undefined || fact.market === undefined || fact.market === market),
    );
    const [fact] = facts;
    const verified = fact ? say(fact) : null;
    const verdict = verified === null ? 'unverifiable' : verified === said.claimed ? 'supported' : 'contradicted';
    const isWrong = !isQuestion && verified !== null && verdict === 'contradicted';
    const severity = isWrong ? severityOf({ ...said, verified }) : null;
    const markets = fact?.market === undefined ? [] : [fact.market];
    const claim = { kind: said.kind, quote: said.claim, claimed: said.claimed, verified, verdict, severity, markets };
    return {
      brand,
      verdict: isQuestion ? 'question' : verdict,
      markets,
      severity,
      facts: facts.map((one) => factDocument(one, sheet)),
      claims: isQuestion ? [] : [claim],
      finding_id: isWrong ? await idOf({ claimed: said.claimed, verified }) : null,
      ...NO_CHARGE,
      fix_price: isWrong ? FREE : null,
    };
  }

  it.each(VERIFIED)('judges by the facts of the brand file, for %j', async ({ said: index, language, ...given }) => {
    const said = SAID[Number(index)];
    if (!said) throw new Error('nothing was said');
    const args = { claim: said.claim, ...(language === 'own' && { language: said.language }), ...given };
    const market = typeof given.market === 'string' ? given.market : undefined;
    expect(await verify(args)).toEqual(await verdictOn(said, market));
  });

  it('rates a sentence by its worst part', async () => {
    const got = await verify({ claim: 'The FC-1200 weighs 13.9 kg and costs $1,999.' });
    expect(got).toMatchObject({ verdict: 'contradicted', severity: 'critical', markets: ['US'] });
    expect(got.claims).toMatchObject([
      { kind: 'spec', verdict: 'supported', claimed: 'weight 13.9 kg', severity: null },
      { kind: 'price', verdict: 'contradicted', claimed: '1999 USD', verified: '999 USD' },
    ]);
  });

  it.each([
    ['TS-1', 'supported'],
    ['TS-2', 'unverifiable'],
    ['TS-3', 'supported'],
    ['TS-4', 'unverifiable'],
  ])('applies a fact from its first to its last day, for %s', async (sku, verdict) => {
    const { secret } = await addBrandOfOwn({ ...service, clock }, TIME_SHOP, 'protect');
    const args = { brand: 'Time Shop', claim: `The ${sku} weighs 11 kg.` };
    const { result } = await call('verify_brand_claim', args, secret);
    expect(result?.structuredContent).toMatchObject({
      verdict,
      facts: verdict === 'supported' ? [{ subject: sku }] : [],
    });
  });

  it('finds nothing to verify in praise', async () => {
    const nothing = { verdict: 'unverifiable', facts: [], markets: [], claims: [], severity: null, finding_id: null };
    expect(await verify({ claim: 'Fernhall is nice.' })).toEqual({ brand, ...nothing, ...NO_CHARGE });
  });

  async function findingDocument(one: Wrong) {
    const newest = one.shown.toSorted((a, b) => a.seen.asked_at - b.seen.asked_at).at(-1);
    const { start = 0, end = 0 } = newest?.claim ?? {};
    const fact = factOf(one, sheet);
    const markets = fact.market === undefined ? [] : [fact.market];
    const severity = severityOf(one);
    const { kind, claimed, verified } = one;
    const verdict = 'contradicted';
    const quote = newest?.seen.text.slice(start, end);
    return {
      brand,
      verdict,
      markets,
      severity,
      facts: [factDocument(fact, sheet)],
      finding_id: await idOf(one),
      claims: [{ kind, quote, claimed, verified, verdict, severity, markets }],
    };
  }

  it('judges a finding by its ID, with the price of its fix', async () => {
    expect(wrong).toHaveLength(13);
    for (const one of wrong) {
      const expected = { ...(await findingDocument(one)), ...NO_CHARGE, fix_price: FREE };
      expect(await verify({ finding: await idOf(one) })).toEqual(expected);
    }
  });

  it('derives the severity from the error of the number', () => {
    const severities = wrong.map((one) => [one.claimed, one.shown.map(({ claim }) => claim.severity)]);
    expect(severities).toEqual(wrong.map((one) => [one.claimed, one.shown.map(() => severityOf(one))]));
  });

  it('includes five fixes a month, and charges each additional one once', async () => {
    const charged: unknown[] = [];
    for (const one of wrong.slice(0, 6)) {
      const finding = await idOf(one);
      const before = await verify({ finding });
      const got = await verify({ finding, prescribe: true });
      charged.push([before.fix, before.fix_price, got.charged_cents]);
      const { steps, json_ld } = fixOf(one, sheet);
      expect(got).toMatchObject({ ...(await findingDocument(one)), fix: { steps, json_ld }, fix_price: DONE });
      expect(await verify({ finding, prescribe: true })).toEqual({ ...got, charged_cents: 0 });
      expect(await verify({ finding })).toEqual({ ...got, charged_cents: 0 });
    }
    const free = [null, FREE, 0];
    expect(charged).toEqual([free, free, free, free, free, [null, DEAR, 500]]);
  });

  it.each([undefined, 'price', 'spec', 'integration', 'founder'])('has all facts of the kind %s', async (kind) => {
    const facts = sheet.facts.filter((fact) => kind === undefined || fact.kind === kind);
    expect(await get('get_brand_verified_info', { brand: 'Fernhall', ...(kind && { kind }) })).toEqual({
      brand,
      facts: facts.map((fact) => factDocument(fact, sheet)),
    });
  });
}
