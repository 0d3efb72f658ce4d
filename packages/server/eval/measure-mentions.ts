// Found mentions compared with labeled ones: same span, same name.
import type { Mention } from '../src/visibility/index.ts';
import type { LabeledAnswer } from './answers.ts';
import { excerpt } from './around.ts';
import { namesCalled } from './names-called.ts';
import { type Counts, countsOf, matchPairs } from './scores.ts';

export function measureMentions(
  { brand, text, labels }: LabeledAnswer,
  found: readonly Mention[],
  onFault: (fault: string) => void,
): Counts {
  const labeled = labels
    .filter(({ kind }) => kind === 'm')
    .map((label) => ({ ...label, names: namesCalled(brand, text.slice(label.start, label.end)) }));
  const matches = matchPairs(
    found,
    labeled,
    (one, { start, end, names }) =>
      one.start === start && one.end === end && (names.length === 0 || names.includes(one.name)),
  );
  for (const one of matches.wrong) onFault(`mention, found wrongly as ${one.name}: ${excerpt(text, one)}`);
  for (const one of matches.missed) onFault(`mention, missed: ${excerpt(text, one)}`);
  return countsOf(matches);
}
