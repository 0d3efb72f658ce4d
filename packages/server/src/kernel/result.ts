// Results that the caller must handle: of a pure rule, and of a store.

/** Of a pure rule: a value, or a tagged reason. */
export type Result<Value, Reason extends string> = { ok: true; value: Value } | { ok: false; reason: Reason };

export const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });
export const refused = <Reason extends string>(reason: Reason): { ok: false; reason: Reason } => ({
  ok: false,
  reason,
});

/**
 * Of a store, for a record that may arrive more than once. `stored`: this call created the record. `duplicate`: the same
 * record exists, and its first receipt is returned. `conflict`: its id belongs to another record; nothing was stored.
 */
export type Recorded<Id = string> = { outcome: 'stored' | 'duplicate'; receiptId: Id } | { outcome: 'conflict' };
