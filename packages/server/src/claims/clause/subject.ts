// Which name a value belongs to: the one in its clause, otherwise the subject carried over from earlier text. Pure.
import type { BrandFile } from '../../brands/index.ts';
import type { Mention } from '../../visibility/index.ts';
import { soleSubject } from '../fact-scope.ts';
import type { Statement } from '../reading/statements.ts';
import type { Owner } from './owner-answer.ts';

/** In tokens: names farther away are unrelated to the value. */
const REACH = 40;

export interface Subject {
  mention: Mention;
  isSure: boolean;
}

/** Undefined if the value at `at` belongs to nothing that we track. */
export function subjectOf(
  brand: BrandFile,
  { carried, tokens }: Statement,
  at: number,
  { who, isSure, isReferred }: Owner,
): Subject | undefined {
  if (who === 'other') return undefined;
  if (isReferred && carried.subject) return { mention: carried.subject, isSure: isSure && carried.isSure };
  const near = tokens.slice(Math.max(0, at - REACH), at + REACH);
  const named = near.flatMap(({ mention }) => (mention ? [mention] : []));
  if (typeof who === 'object') return { mention: thingMeant(who, named), isSure };
  const value = tokens[at]?.start ?? 0;
  const before = named.filter(({ start }) => start < value);
  const spoken = before.length > 0 || carried.subject ? before : named;
  if (spoken.length === 0) {
    // "With 13.9 kg the X is light" after a sentence about the Y: the later name may be the subject.
    const isOther = named.some(({ name }) => name !== carried.subject?.name);
    return carried.subject && { mention: carried.subject, isSure: isSure && carried.isSure && !isOther };
  }
  if (spoken.some(({ entity }) => entity === 'competitor')) {
    const [only] = new Set(spoken.map(({ name }) => name)).size === 1 ? spoken : [];
    return only && { mention: only, isSure };
  }
  // "The X is light; its price is $49": the sentence itself names its subject.
  const sole = soleSubject(brand, spoken);
  const last = sole ?? spoken.at(-1);
  return last && { mention: last, isSure: isSure && sole !== undefined && before.length > 0 };
}

/** "On the VX-900 Velto gives two years": the maker's name does not identify the product. */
function thingMeant(who: Mention, named: readonly Mention[]): Mention {
  const special = new Map(named.filter(({ entity }) => entity !== 'brand').map((one) => [one.name, one]));
  const [thing] = special.values();
  return who.entity === 'brand' && special.size === 1 && thing && thing.entity !== 'competitor' ? thing : who;
}
