// Found mentions compared with labeled ones: same span, same kind, same "nothing found".
import { createMentionFinder, type EntityKind } from '../../src/visibility/index.ts';
import { type Counts, compareSets } from './compare-sets.ts';
import type { Sample } from './read-sentences.ts';

const TAGS: Readonly<Record<EntityKind, string>> = { brand: 'b', product_line: 'l', sku: 's', competitor: 'c' };

export function measureMentions(samples: readonly Sample[], onFault: (line: string) => void): Counts {
  return compareSets(samples, onFault, ({ brand, language, text, labels }) => ({
    text,
    expected: labels.map(({ tag, start, end }) => `${tag} ${start}-${end} ${text.slice(start, end)}`),
    found: createMentionFinder(
      brand,
      language,
    )(text).map(
      ({ entity, noInformation, start, end }) =>
        `${TAGS[entity]}${noInformation ? '?' : ''} ${start}-${end} ${text.slice(start, end)}`,
    ),
  }));
}
