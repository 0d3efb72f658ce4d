// Checks a sentence about a brand against its verified facts (decisions 6).
import {
  type BrandFile,
  type BrandStore,
  type Fact,
  type Language,
  MARKETS,
  type Market,
  readProfile,
} from '../brands/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { dayOf } from '../kernel/day.ts';
import { createYieldingQueue, type RunQueued } from '../kernel/yielding-queue.ts';
import { factsAsked, isQuestion, isQuestionOnly, toStatement } from './asked-facts.ts';
import type { Claim, Severity, Verdict } from './claim.ts';
import { isOfMarket } from './fact-scope.ts';
import { type Fix, fixFor } from './fixes/prescribe.ts';
import type { FindingStore } from './ports.ts';
import { wrongClaim } from './read-wrong-claims.ts';
import { createClaimChecker } from './verdict/check-claims.ts';

export interface VerifyClaimInput {
  brandId: string;
  claim: string;
  /** Detected from the script of the claim if omitted. */
  language?: Language | undefined;
  /** If omitted, facts of any market apply. */
  market?: Market | undefined;
}

export interface JudgedClaim extends Pick<Claim, 'kind' | 'quote' | 'claimed' | 'verified' | 'verdict' | 'severity'> {
  /** The markets of the facts; none if the facts hold in every market. */
  markets: Market[];
}

export interface VerifiedClaim {
  /** `question`: it asks and makes no claim; `facts` are the answer. */
  verdict: Verdict | 'question';
  /** The compared facts, without duplicates. */
  facts: Fact[];
  markets: Market[];
  /** Each claim found in the sentence; a question makes none. */
  claims: JudgedClaim[];
  /** Only for a contradicted claim. */
  severity: Severity | null;
  /** Only for a contradicted claim. */
  wrong: WrongPart | null;
}

export interface WrongPart {
  /** Identifies a wrong claim of a brand. */
  key: string;
  /** The frequency of answers with the same claim, if there are any. */
  findingId: string | null;
  fact: Fact;
  /** Show it only to callers who have requested it. */
  fix: Fix;
}

export interface VerifyClaimDeps {
  brands: Pick<BrandStore, 'findProfile'>;
  findings: Pick<FindingStore, 'findByKey'>;
  clock: Pick<Clock, 'now'>;
}

const ORDER: readonly Verdict[] = ['contradicted', 'unverifiable', 'supported'];
const SPOKEN: Readonly<Record<Language, readonly Market[]>> = { en: ['US', 'UK'], de: ['DE'], ja: ['JP'] };

/**
 * One wrong part makes the sentence contradicted, one unknown part makes it unverifiable; so does the lack of any
 * claim. A sentence that names nothing is treated as one about the brand. Without a market, a claim that is true in any
 * market is supported. @throws DomainError `brand_not_found`
 */
export const verifyClaim = (deps: VerifyClaimDeps) => {
  // A long claim is read once per market; yielding in between lets other requests run.
  const inTurn = createYieldingQueue();
  return async ({ brandId, claim: text, ...given }: VerifyClaimInput): Promise<VerifiedClaim> => {
    const { file } = await readProfile(deps)(brandId);
    const language = given.language ?? languageOf(text);
    const day = dayOf(deps.clock.now());
    const markets = given.market === undefined ? marketsOf(file, language) : [given.market];
    const claimsOf = createReader(withFactsOf(file, given.market), { language, day, markets, inTurn });
    const asks = isQuestion({ text, language });
    const claims = isQuestionOnly({ text, language }) ? [] : await claimsOf(text);
    const verdict = ORDER.find((one) => claims.some((claim) => claim.verdict === one)) ?? 'unverifiable';
    if (asks && verdict === 'unverifiable') {
      const compared = factsOf(await claimsOf(toStatement({ text, language })));
      const asked = compared.length > 0 ? compared : factsAsked(file, { text, language, market: given.market, day });
      return answered(asked);
    }
    const wrong = claims.find((claim) => claim.verdict === 'contradicted');
    const facts = factsOf(claims);
    return {
      verdict,
      facts,
      markets: marketsIn(facts),
      claims: claims.map(judged),
      severity: wrong?.severity ?? null,
      wrong: wrong ? await wrongPart(deps, { brandId, file, claim: wrong }) : null,
    };
  };
};

/** A caller that specifies a market asks what is true there: a price from another market does not support a claim. */
const withFactsOf = (file: BrandFile, market: Market | undefined): BrandFile =>
  market === undefined ? file : { ...file, facts: file.facts.filter((fact) => isOfMarket(fact, market)) };

interface WrongIn {
  brandId: string;
  file: BrandFile;
  claim: Claim;
}

async function wrongPart({ findings }: VerifyClaimDeps, { brandId, file, claim }: WrongIn): Promise<WrongPart | null> {
  const [wrong] = wrongClaim(file, claim, []);
  if (!wrong) return null;
  const finding = await findings.findByKey(brandId, wrong.key);
  const { key, fact } = wrong;
  return { key, findingId: finding?.id ?? null, fact, fix: fixFor(wrong, file, finding?.sources ?? []) };
}

const answered = (facts: Fact[]): VerifiedClaim => ({
  verdict: 'question',
  facts,
  markets: marketsIn(facts),
  claims: [],
  severity: null,
  wrong: null,
});

const judged = ({ kind, quote, claimed, verified, verdict, severity, facts }: Claim): JudgedClaim => ({
  kind,
  quote,
  claimed,
  verified,
  verdict,
  severity,
  markets: marketsIn(facts),
});

const factsOf = (claims: readonly Claim[]): Fact[] => [...new Set(claims.flatMap(({ facts }) => facts))];

/** In the order used for all lists of markets. */
export const marketsIn = (facts: readonly Fact[]): Market[] => {
  const named = new Set(facts.flatMap(({ market }) => market ?? []));
  return MARKETS.filter((market) => named.has(market));
};

/** Markets that speak the language come first, then markets that only facts mention. */
function marketsOf({ markets, facts }: BrandFile, language: Language): Market[] {
  const known = new Set([...markets, ...facts.flatMap(({ market }) => market ?? [])]);
  const [first, rest] = [SPOKEN[language], MARKETS.filter((market) => !SPOKEN[language].includes(market))];
  const ordered = [...first, ...rest].filter((market) => known.has(market));
  return ordered.length > 0 ? ordered : [...first];
}

interface ReaderOptions {
  language: Language;
  day: string;
  markets: readonly Market[];
  inTurn: RunQueued;
}

/** Checks a sentence against the facts of each market, and merges the claims found at the same position. */
function createReader(
  file: BrandFile,
  { language, day, markets, inTurn }: ReaderOptions,
): (text: string) => Promise<Claim[]> {
  const check = createClaimChecker(file, language);
  const inMarkets = async (text: string): Promise<Claim[]> => {
    const all = await Promise.all(markets.map((market) => inTurn(() => check({ text, market, day }))));
    const places = Map.groupBy(all.flat(), ({ kind, start, end, claimed }) =>
      JSON.stringify([kind, start, end, claimed]),
    );
    return [...places.values()].flatMap(together);
  };
  return async (text) => {
    const direct = await inMarkets(text);
    return direct.length > 0 ? direct : inMarkets(`# ${file.name}\n${text}`);
  };
}

const FIRST: readonly Verdict[] = ['supported', 'contradicted', 'unverifiable'];

/** A claim that is true in any market is supported, by the facts of all markets where it is. */
function together(same: readonly Claim[]): Claim[] {
  const verdict = FIRST.find((one) => same.some((claim) => claim.verdict === one));
  const alike = same.filter((claim) => claim.verdict === verdict);
  const [first] = alike;
  return first ? [{ ...first, facts: factsOf(alike) }] : [];
}

/** English unless something indicates another language. */
function languageOf(text: string): Language {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text)) return 'ja';
  return /[äöüß]|\b(?:der|die|das|und|kostet|ist|mit|hat|wurde|von|für|bietet|wiegt|unterstützt|gegründet)\b|^\s*(?:wie|wer|wann|warum|welche\w?)\b/iu.test(
    text,
  )
    ? 'de'
    : 'en';
}
