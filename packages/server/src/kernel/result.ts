// The result of a pure rule: a value, or a tagged reason that the caller must handle.

export type Result<Value, Reason extends string> = { ok: true; value: Value } | { ok: false; reason: Reason };

export const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });
export const refused = <Reason extends string>(reason: Reason): { ok: false; reason: Reason } => ({
  ok: false,
  reason,
});
