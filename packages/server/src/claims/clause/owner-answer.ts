// What is said of an amount: whose price or measure it is, and by which word. Pure.
import type { Mention } from '../../visibility/index.ts';
import type { AttributeWord } from '../reading/vocabulary.ts';

export interface Owner {
  /**
   * A name of the clause. `carried`: what the statement goes on about. `other`: something that is not the thing itself.
   * `unknown`: not understood.
   */
  who: Mention | 'carried' | 'other' | 'unknown';
  /** False: it may be another thing; such an amount can support and never contradict. */
  isSure: boolean;
  /** What says that it is a price or a measure. */
  by: 'price' | 'verb' | 'have' | 'label' | 'name' | 'attribute' | 'none';
  attributes: readonly AttributeWord[];
  plan: string | undefined;
  /** A pronoun says whose it is: no name after it does. */
  isReferred?: boolean;
}

export const answer = (who: Owner['who'], by: Owner['by'], more: Partial<Owner> = {}): Owner => ({
  who,
  by,
  isSure: true,
  attributes: [],
  plan: undefined,
  ...more,
});
export const UNKNOWN = answer('unknown', 'none', { isSure: false });
export const OTHER = answer('other', 'none');
