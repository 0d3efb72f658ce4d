// `Dedupe` for one transaction: the known bindings of a group's keys, and the claims of its records.
import type { Binding, Dedupe, DedupeKey } from '../../ingest/dedupe.ts';

export interface Claim extends DedupeKey, Binding {
  /** Milliseconds since 1970. */
  at: number;
}

export interface GroupDedupe extends Dedupe {
  /** All keys that were looked up. */
  asked(): DedupeKey[];
  /** In a fixed order, to avoid deadlocks between processes. */
  claims(): Claim[];
}

export const keyName = ({ owner, kind, key }: DedupeKey): string =>
  `${owner} ${kind} ${Buffer.from(key).toString('latin1')}`;

/** @param known the bindings that the store has of the keys, by their names */
export function createGroupDedupe(known: ReadonlyMap<string, Binding>): GroupDedupe {
  const asked = new Map<string, DedupeKey>();
  const claimed = new Map<string, Claim>();
  return {
    claim(key, binding, at) {
      const name = keyName(key);
      asked.set(name, key);
      if (known.has(name) || claimed.has(name)) return false;
      claimed.set(name, { ...key, ...binding, at });
      return true;
    },
    find(key) {
      const name = keyName(key);
      asked.set(name, key);
      return claimed.get(name) ?? known.get(name);
    },
    release(key) {
      claimed.delete(keyName(key));
    },
    asked: () => [...asked.values()],
    claims: () => [...claimed.values()].sort(byKey),
  };
}

const byKey = (a: DedupeKey, b: DedupeKey): number =>
  a.owner - b.owner || a.kind - b.kind || Buffer.compare(a.key, b.key);
