// Claims with a verdict, compared with the labeled ones: same kind, value and verdict. Unverifiable claims do not
// count, since they never become findings.
import { createClaimChecker } from '../../src/claims/index.ts';
import { type Counts, compareSets } from './compare-sets.ts';
import type { Sample } from './read-sentences.ts';

/** Every fact of the evaluation brands was checked before this date. */
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
