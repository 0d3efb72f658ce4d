// What a word does in a clause. One table of words for each language (`en.ts`, `de.ts`, `ja.ts`).
import type { Market, Period } from '../../../brands/index.ts';

export type Kind =
  /** a, the, its; after it stands a noun. */
  | 'determiner'
  /** it, they: who was spoken of last. */
  | 'pronoun'
  /** its, their. */
  | 'possessive'
  /** now, also, only: changes nothing. */
  | 'adverb'
  /** new, monthly, regular: before a noun, and changes nothing. */
  | 'adjective'
  /** about: within the rounding said. */
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
  /** What the thing itself may be called: e-bike, app, model. */
  | 'thing'
  /** plan, tier. */
  | 'planNoun'
  /** Something else that may have a price or a measure: filter, dock, shipping, savings. */
  | 'other'
  /** The value holds only then: refurbished, on sale, billed annually. */
  | 'condition'
  | 'past'
  | 'future'
  | 'now'
  | 'not'
  /** only, just after a denial: it denies nothing. */
  | 'merely'
  /** unlike, than: what follows is compared with. */
  | 'than'
  /** cheaper, more, off: the amount is a difference. */
  | 'difference'
  /** for, at, of: before a noun. */
  | 'preposition'
  | 'and'
  /** but, while: another clause. */
  | 'contrast'
  /** which, that. */
  | 'relative'
  /** per, a, /: before what one price is for. */
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
  /** Who does what the brand does not: competitors, rivals, others. */
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
