// Found claims compared with labeled ones: same kind, overlapping value, same verdict.
import type { Claim, ClaimKind, Doubt, Verdict } from '../src/claims/index.ts';
import type { Label, LabeledAnswer } from './answers.ts';
import { excerpt } from './around.ts';
import { type Counts, countsOf, matchPairs } from './scores.ts';

export interface ClaimResult {
  /** Supported or contradicted: an unverifiable claim produces no finding, and does not count either way. */
  claims: Counts;
  contradicted: Counts;
  candidates: Candidate[];
}

/** A claim that facts contradict, whether it became a finding or was withdrawn. */
export interface Candidate {
  isTrue: boolean;
  doubts: readonly Doubt[];
}

const KINDS: Readonly<Record<string, ClaimKind>> = { p: 'price', s: 'spec', i: 'integration', f: 'founder' };
const VERDICTS: Readonly<Record<string, Verdict>> = { '+': 'supported', x: 'contradicted', '?': 'unverifiable' };

const speaksOf = (claim: Claim, { kind, start, end }: Label): boolean =>
  claim.kind === KINDS[kind] && claim.valueStart < end && claim.valueEnd > start;

const isSame = (claim: Claim, label: Label): boolean =>
  speaksOf(claim, label) && claim.verdict === VERDICTS[label.sign];

export function measureClaims(
  { text, labels }: LabeledAnswer,
  found: readonly Claim[],
  onFault: (fault: string) => void,
): ClaimResult {
  const labeled = labels.filter(({ kind }) => kind !== 'm');
  const decided = found.filter(({ verdict }) => verdict !== 'unverifiable');
  const decidable = labeled.filter(({ sign }) => sign !== '?');
  const matches = matchPairs(decided, decidable, isSame);
  const read = (label: Label) => found.find((claim) => speaksOf(claim, label))?.verdict ?? 'no claim';
  const meant = (claim: Claim) => VERDICTS[labeled.find((label) => speaksOf(claim, label))?.sign ?? ''] ?? 'no claim';
  for (const claim of matches.wrong) {
    const { kind, verdict, claimed, verified, valueStart: start, valueEnd: end } = claim;
    const place = excerpt(text, { start, end });
    onFault(`claim, found ${verdict} and is ${meant(claim)}: ${kind} ${claimed} (fact: ${verified}): ${place}`);
  }
  for (const label of matches.missed)
    onFault(
      `claim, missed ${KINDS[label.kind]} ${VERDICTS[label.sign]}, read as ${read(label)}: ${excerpt(text, label)}`,
    );
  return {
    claims: countsOf(matches),
    contradicted: countsOf(
      matchPairs(
        decided.filter(({ verdict }) => verdict === 'contradicted'),
        decidable.filter(({ sign }) => sign === 'x'),
        isSame,
      ),
    ),
    candidates: found
      .filter(({ verdict, doubts }) => verdict === 'contradicted' || doubts.length > 0)
      .map((claim) => ({
        isTrue: labeled.some((label) => label.sign === 'x' && speaksOf(claim, label)),
        doubts: claim.doubts,
      })),
  };
}
