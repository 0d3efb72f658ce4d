// Whether a finding is outdated: its fact has changed, or the facts of today support its claim.
import { type BrandFile, factSchema, LANGUAGES, type Language, MARKETS } from '../../brands/index.ts';
import { dayOf } from '../../kernel/day.ts';
import type { StoredAnswer } from '../../visibility/index.ts';
import type { FindingSummary } from '../ports.ts';
import { type ClaimChecker, createClaimChecker } from '../verdict/check-claims.ts';
import { type Days, standingFact } from './standing-fact.ts';

/** `fact` as JSON. */
export type JudgedFinding = Pick<
  FindingSummary,
  'kind' | 'claimed' | 'quoteStart' | 'quoteEnd' | 'lastSeenAt' | 'seenIn'
> & { fact: string };

/** The newest answer that shows the finding; its text may have been erased. */
export type ShowingAnswer = Pick<StoredAnswer, 'content' | 'language' | 'market'> | undefined;

export type OutdatedCheck = (finding: JudgedFinding, answer: ShowingAnswer) => boolean;

export const daysOf = ({ lastSeenAt }: Pick<FindingSummary, 'lastSeenAt'>, now: number): Days => ({
  seen: dayOf(lastSeenAt),
  today: dayOf(now),
});

/** Compiles the names of a brand once per language. Pure apart from that. @param now milliseconds since 1970 */
export function createOutdatedCheck(file: BrandFile, now: number): OutdatedCheck {
  const checkers = new Map<Language, ClaimChecker>();
  const checkerFor = (language: Language) => {
    const checker = checkers.get(language) ?? createClaimChecker(file, language);
    checkers.set(language, checker);
    return checker;
  };
  return (finding, answer) => {
    const fact = factSchema.parse(JSON.parse(finding.fact));
    return !standingFact(fact, file, daysOf(finding, now)) || isSupported(finding, answer, checkerFor, dayOf(now));
  };
}

/** Reads the whole answer: what a value refers to may be said in another sentence. */
function isSupported(
  { kind, claimed, quoteStart, quoteEnd }: JudgedFinding,
  answer: ShowingAnswer,
  checkerFor: (language: Language) => ClaimChecker,
  day: string,
): boolean {
  const language = LANGUAGES.find((one) => one === answer?.language);
  const market = MARKETS.find((one) => one === answer?.market);
  if (!answer?.content || !language || !market) return false;
  const same = checkerFor(language)({ text: answer.content.text, market, day }).filter(
    (claim) => claim.kind === kind && claim.claimed === claimed && claim.start === quoteStart && claim.end === quoteEnd,
  );
  return same.length > 0 && same.every(({ verdict }) => verdict === 'supported');
}
