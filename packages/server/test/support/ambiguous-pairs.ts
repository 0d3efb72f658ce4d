// Different pairs of texts that are the same text when they are joined.
import fc from 'fast-check';

type Pair = readonly [string, string];

/** The join is with nothing, or a separator that the texts contain. */
export const ambiguousPairs = fc
  .tuple(fc.string(), fc.string({ minLength: 1 }), fc.string(), fc.constantFrom('', '', ' ', ':', '","'))
  .map(([first, middle, last, separator]): [Pair, Pair] => [
    [first, middle + separator + last],
    [first + separator + middle, last],
  ]);
