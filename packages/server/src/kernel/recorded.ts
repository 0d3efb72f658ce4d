// What a store answers for a record that may arrive more than once.

/**
 * `stored`: this call made the record. `duplicate`: the same record was there, with its first receipt. `conflict`: its id
 * belongs to another record; nothing was stored.
 */
export type Recorded = { outcome: 'stored' | 'duplicate'; receiptId: string } | { outcome: 'conflict' };
