// The known visits of each visitor of an install. Attribution never crosses installs.
import { type Attribution, attribute, type Occurrence, type Touch } from './join.ts';
import type { VisitorKey } from './ports.ts';

const keyOf = ({ install, visitorId }: VisitorKey): string => `${install}\n${visitorId}`;

export class Touches {
  readonly #lists: Map<string, (Touch & VisitorKey)[]>;

  constructor(known: readonly (Touch & VisitorKey)[]) {
    this.#lists = Map.groupBy<string, Touch & VisitorKey>(known, keyOf);
  }

  of(visitor: VisitorKey): readonly Touch[] {
    return this.#lists.get(keyOf(visitor)) ?? [];
  }

  add(touch: Touch & VisitorKey): void {
    const list = this.#lists.get(keyOf(touch));
    if (list) list.push(touch);
    else this.#lists.set(keyOf(touch), [touch]);
  }

  /** The attribution of an event. */
  attribute(visitor: VisitorKey, occurrence: Occurrence): Attribution | null {
    return attribute(occurrence, this.of(visitor));
  }
}
