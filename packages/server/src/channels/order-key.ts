// What a broker orders records by.
import type { RelayedRecord } from '../relay/ports.ts';

/** The records of a visitor stay in order; an event without a visitor has no order. */
export const orderKey = ({ visitor_id, receipt_id }: RelayedRecord): string => visitor_id ?? receipt_id;
