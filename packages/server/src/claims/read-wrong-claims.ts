// The wrong claims of an answer, without duplicates, each with a key that identifies it across answers. Compiled names
// are cached until the brand's description changes. Pure apart from that cache.
import { createHash } from 'node:crypto';
import type { BrandFile, Fact, Language } from '../brands/index.ts';
import { type Citation, type ReadWrongClaims, SEVERITIES, type WrongClaim } from '../visibility/index.ts';
import type { Claim } from './claim.ts';
import { citationsAt } from './fixes/citations-at.ts';
import { type ClaimChecker, createClaimChecker } from './verdict/check-claims.ts';

export function createWrongClaimReader(): ReadWrongClaims {
  const checkers = new WeakMap<BrandFile, Map<Language, ClaimChecker>>();
  return ({ brand, text, market, language, day, citations, findMentions }) => {
    const known = checkers.get(brand) ?? new Map<Language, ClaimChecker>();
    checkers.set(brand, known);
    const check = known.get(language) ?? createClaimChecker(brand, language, findMentions);
    known.set(language, check);
    const answer = { text, citations, ownDomains: brand.domains };
    const wrong = check({ text, market, day }).flatMap((claim) => wrongClaim(brand, claim, citationsAt(answer, claim)));
    return [...Map.groupBy(wrong, ({ key }) => key).values()].flatMap(worst);
  };
}

/** Only for a contradicted claim. */
export function wrongClaim(brand: BrandFile, claim: Claim, sources: Citation[]): WrongClaim[] {
  const { kind, claimed, verified, verdict, severity, quote, start, end, facts } = claim;
  const [fact] = facts;
  if (verdict !== 'contradicted' || !fact || verified === null || severity === null) return [];
  const subject = fact.subject ?? brand.name;
  const key = keyOf([kind, subject, topicOf(fact), claimed, verified]);
  return [{ key, kind, subject, claimed, verified, severity, quote, start, end, fact, sources }];
}

/** The first of the most severe. */
function worst(same: readonly WrongClaim[]): WrongClaim[] {
  const ranked = same.toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
  return ranked.slice(0, 1);
}

function topicOf(fact: Fact): string {
  if (fact.kind === 'price') return fact.plan ?? '';
  if (fact.kind === 'spec') return fact.attribute;
  return fact.kind === 'integration' ? fact.with : '';
}

const keyOf = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 32);
