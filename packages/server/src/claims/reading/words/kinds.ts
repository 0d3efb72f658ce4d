// The roles of words in a clause. Each language has one table of words (`en.ts`, `de.ts`, `ja.ts`).
import type { Market, Period } from '../../../brands/index.ts';

export type Kind =
  /** a, the, its: a noun follows. */
  | 'determiner'
  /** it, they: refers to the last subject. */
  | 'pronoun'
  /** its, their. */
  | 'possessive'
  /** now, also, only: does not change the meaning. */
  | 'adverb'
  /** new, monthly, regular: precedes a noun without changing the meaning. */
  | 'adjective'
  /** about: within rounding. */
  | 'approximate'
  /** may, reportedly. */
  | 'hedge'
  /** from, ab: the lowest of several. */
  | 'from'
  | 'upTo'
  | 'over'
  | 'under'
  | 'between'
  /** costs, is priced at. */
  | 'priceVerb'
  | 'be'
  /** has, offers, comes with; `with` too. */
  | 'have'
  /** price, cost. */
  | 'priceNoun'
  /** Generic names for the product itself: e-bike, app, model. */
  | 'thing'
  /** plan, tier. */
  | 'planNoun'
  /** Other things that may have a price or a measure: filter, dock, shipping, savings. */
  | 'other'
  /** The value applies only under this condition: refurbished, on sale, billed annually. */
  | 'condition'
  | 'past'
  | 'future'
  | 'now'
  | 'not'
  /** only, right after a denial: cancels the denial. */
  | 'merely'
  /** unlike, than: a comparison follows. */
  | 'than'
  /** cheaper, more, off: the amount is a difference. */
  | 'difference'
  /** for, at, of: before a noun. */
  | 'preposition'
  | 'and'
  /** but, while: starts another clause. */
  | 'contrast'
  /** which, that. */
  | 'relative'
  /** per, a, /: precedes the unit of a price. */
  | 'per'
  /** user, seat. */
  | 'counted'
  /** integrates with, supports. */
  | 'joins'
  /** integration, connector. */
  | 'joining'
  /** is (not) supported, available. */
  | 'joined'
  /** via, through. */
  | 'via'
  /** founded, started. */
  | 'founded'
  | 'founder'
  | 'by'
  /** Others that do what the brand does not: competitors, rivals. */
  | 'others'
  | 'subordinate'
  /** Japanese particles. */
  | 'topic'
  | 'of'
  | 'particle';

export interface Words {
  kinds: Partial<Record<Kind, string>>;
  periods: Partial<Record<Period, string>>;
  markets: Partial<Record<Market | 'other', string>>;
}
