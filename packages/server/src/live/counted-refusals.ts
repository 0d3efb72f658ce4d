// Refusals that are only counted: one row for each kind, and one for each endpoint once there are too many kinds. Pure.
import type { AddressedRefusal } from './refused-call.ts';

type Rows = Map<string, AddressedRefusal>;

export interface CountedRefusals {
  byKind: Rows;
  /** Those of any other kind. */
  byEndpoint: Rows;
}

export const noneCounted = (): CountedRefusals => ({ byKind: new Map(), byEndpoint: new Map() });

/** @param hasRoom whether another kind may be added */
export function countRefusal({ byKind, byEndpoint }: CountedRefusals, refusal: AddressedRefusal, hasRoom: boolean) {
  const kind = kindOf(refusal);
  if (hasRoom || byKind.has(kind)) increase(byKind, kind, refusal);
  else increase(byEndpoint, refusal.endpoint, withoutReason(refusal));
}

/** Those with a reason last: the newest row of an install should say what is wrong. */
export const countedRows = ({ byKind, byEndpoint }: CountedRefusals): AddressedRefusal[] => [
  ...byEndpoint.values(),
  ...byKind.values(),
];

/** Refusals of one kind differ only in their time. */
const kindOf = (refusal: AddressedRefusal): string => JSON.stringify({ ...refusal, at: 0, count: 0 });

/** The last refusal represents all of them. */
function increase(rows: Rows, key: string, refusal: AddressedRefusal): void {
  rows.set(key, { ...refusal, count: (rows.get(key)?.count ?? 0) + 1 });
}

const withoutReason = ({ pathId, at, endpoint }: AddressedRefusal): AddressedRefusal => ({
  pathId,
  at,
  endpoint,
  method: 'other',
  status: 0,
  code: 'various',
  fault: 'various',
  reason: '',
  issues: [],
  origin: null,
  contentType: null,
  credential: 'other',
  deliveryId: 'other',
  count: 1,
});
