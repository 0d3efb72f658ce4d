// The ports of browser collection. A promise resolves only when the record is durable (decisions 2).
import type { Recorded } from '../kernel/result.ts';

interface Delivery {
  /** {@link Install.number} of the integration. */
  install: number;
  /** Lower-case UUID; (install, endpoint, delivery id) is unique. */
  deliveryId: string;
  visitorId: string;
  /** Milliseconds since 1970. */
  receivedAt: number;
  /** A time-ordered UUID that the record gets if it is the first. */
  receiptId: string;
}

/** A page visit (Spec 4.1 rule 1). */
export interface Visit extends Delivery {
  /** Origin and path of the page. */
  page: string;
  source: string | null;
  referrer: string | null;
}

/** A generic interaction, `cta_click` (Spec 4.1 rule 3). */
export interface Action extends Delivery {
  /** Milliseconds since 1970. */
  sessionIssuedAt: number;
}

/** `erased`: the session was issued before the visitor was erased (decisions 12); nothing was stored. */
export type RecordedAction = Recorded | { outcome: 'erased' };

/** Both throw `UnavailableError` if the store is full, failing or closing; then nothing was accepted. */
export interface CollectStore {
  /** `conflict`: the delivery id belongs to another visitor. */
  recordVisit(visit: Visit): Promise<Recorded>;
  recordAction(action: Action): Promise<RecordedAction>;
}
