// Whether a sentence about a brand is true, as far as verified facts say (decisions 6).
import { type BrandStore, type Fact, type Language, type Market, readProfile } from '../brands/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { dayOf } from '../kernel/day.ts';
import { createClaimChecker } from './check-claims.ts';
import type { Claim, Severity, Verdict } from './claim.ts';
import { type Fix, prescribe } from './prescribe.ts';

export interface VerifyClaimInput {
  brandId: string;
  claim: string;
  /** Told from the script of the claim where it is absent. */
  language?: Language | undefined;
  /** The brand's first market, or the one where the language is spoken, where it is absent. */
  market?: Market | undefined;
}

export interface VerifiedClaim {
  verdict: Verdict;
  /** What was compared, each once. */
  facts: Fact[];
  /** Each claim that was found in the sentence. */
  claims: Pick<Claim, 'kind' | 'quote' | 'claimed' | 'verified' | 'verdict' | 'severity'>[];
  /** Of a contradicted claim only. */
  severity: Severity | null;
  fix: Fix | null;
}

const ORDER: readonly Verdict[] = ['contradicted', 'unverifiable', 'supported'];
const MARKETS_OF: Readonly<Record<Language, readonly Market[]>> = { en: ['US', 'UK'], de: ['DE'], ja: ['JP'] };

/**
 * One wrong part makes the whole contradicted, one unknown part makes it unverifiable; a sentence without a claim is
 * unverifiable. A sentence that names nobody is taken to speak of the brand.
 * @throws DomainError `brand_not_found`
 */
export const verifyClaim =
  (deps: { brands: Pick<BrandStore, 'findProfile'>; clock: Pick<Clock, 'now'> }) =>
  async ({ brandId, claim: text, ...given }: VerifyClaimInput): Promise<VerifiedClaim> => {
    const { file } = await readProfile(deps)(brandId);
    const language = given.language ?? languageOf(text);
    const spoken = MARKETS_OF[language];
    const market = given.market ?? file.markets.find((one) => spoken.includes(one)) ?? spoken[0] ?? 'US';
    const day = dayOf(deps.clock.now());
    const check = createClaimChecker(file, language);
    const direct = check({ text, market, day });
    const claims = direct.length > 0 ? direct : check({ text: `# ${file.name}\n${text}`, market, day });
    const verdict = ORDER.find((one) => claims.some((claim) => claim.verdict === one)) ?? 'unverifiable';
    const wrong = claims.find((claim) => claim.verdict === 'contradicted');
    return {
      verdict,
      facts: [...new Set(claims.flatMap(({ facts }) => facts))],
      claims: claims.map(({ kind, quote, claimed, verified, verdict: own, severity }) => ({
        ...{ kind, quote, claimed, verified, severity },
        verdict: own,
      })),
      severity: wrong?.severity ?? null,
      fix: (wrong && prescribe(wrong, file, [])) ?? null,
    };
  };

/** English where nothing speaks for another. */
function languageOf(text: string): Language {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text)) return 'ja';
  return /[äöüß]|\b(?:der|die|das|und|kostet|ist|mit|hat|wurde|von|für|bietet|wiegt|unterstützt|gegründet)\b/iu.test(
    text,
  )
    ? 'de'
    : 'en';
}
