// The owner of an amount: whose price or measure it is, and which word indicates it. Pure.
import type { Mention } from '../../visibility/index.ts';
import type { AttributeWord } from '../reading/vocabulary.ts';

export interface Owner {
  /**
   * A name in the clause. `carried`: the subject carried over from earlier text. `other`: something other than the
   * product. `unknown`: not understood.
   */
  who: Mention | 'carried' | 'other' | 'unknown';
  /** If false, it may be another product; such an amount can support a claim but never contradict one. */
  isSure: boolean;
  /** The words that mark it as a price or a measure. */
  by: 'price' | 'verb' | 'have' | 'label' | 'name' | 'attribute' | 'none';
  attributes: readonly AttributeWord[];
  plan: string | undefined;
  /** A pronoun names the owner, so no later name does. */
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
