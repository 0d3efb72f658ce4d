// Claims that a verdict was given on, against those labelled: same kind, value and verdict. What is unverifiable
// counts neither way, since it becomes no finding.
import { createClaimChecker } from '../../src/claims/index.ts';
import { type Counts, compareSets } from './compare-sets.ts';
import type { Sample } from './read-sentences.ts';

/** Every fact of the evaluation brands was looked up before it. */
const DAY = '2026-11-01';
const SIGNS = { supported: '+', contradicted: 'x' } as const;

export function measureClaims(samples: readonly Sample[], onFault: (line: string) => void): Counts {
  return compareSets(samples, onFault, ({ brand, language, market, text, note }) => ({
    text,
    expected: note === '' ? [] : note.split('; '),
    found: createClaimChecker(
      brand,
      language,
    )({ text, market, day: DAY }).flatMap(({ kind, claimed, verdict }) =>
      verdict === 'unverifiable' ? [] : [`${SIGNS[verdict]} ${kind} ${claimed}`],
    ),
  }));
}
