// Whether a fact is still in a brand file, for the transaction that charges a fix.
import { type Brand, type Fact, storedProfile } from '../../brands/index.ts';
import { dayOf } from '../../kernel/day.ts';
import { standingFact } from './standing-fact.ts';

/** Pure. The returned function takes the file as JSON. @param now milliseconds since 1970 */
export const stillAFact =
  (brand: Brand, fact: Fact, now: number) =>
  (document: string | undefined): boolean => {
    const today = dayOf(now);
    return standingFact(fact, storedProfile({ brand, document }).file, { seen: today, today }) !== undefined;
  };
