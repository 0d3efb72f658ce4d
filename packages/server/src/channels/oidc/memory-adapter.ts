// In-memory storage of the `--dev` provider, for the lifetime of the process.
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import type { Clock } from '../../kernel/clock.ts';

interface Kept {
  payload: AdapterPayload;
  /** Milliseconds since 1970. */
  endsAt: number;
}

/** The maximum number of each kind; the oldest is removed first. */
const MAX_KEPT = 1000;

export function createMemoryAdapter(clock: Pick<Clock, 'now'>): AdapterFactory {
  const kinds = new Map<string, Map<string, Kept>>();
  const keptOf = (kind: string): Map<string, Kept> => {
    const kept = kinds.get(kind) ?? new Map<string, Kept>();
    kinds.set(kind, kept);
    return kept;
  };

  return (kind): Adapter => {
    const kept = keptOf(kind);
    const valid = (entry: Kept | undefined): AdapterPayload | undefined =>
      entry && entry.endsAt > clock.now() ? entry.payload : undefined;
    const findBy = (matches: (payload: AdapterPayload) => boolean): AdapterPayload | undefined =>
      valid([...kept.values()].find(({ payload }) => matches(payload)));
    return {
      async upsert(id, payload, expiresIn = Number.POSITIVE_INFINITY) {
        kept.delete(id);
        kept.set(id, { payload, endsAt: clock.now() + expiresIn * 1000 });
        const [oldest] = kept.keys();
        if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
      },
      find: async (id) => valid(kept.get(id)),
      findByUid: async (uid) => findBy((payload) => payload.uid === uid),
      findByUserCode: async (code) => findBy((payload) => payload.userCode === code),
      async consume(id) {
        const entry = kept.get(id);
        if (entry) entry.payload.consumed = Math.floor(clock.now() / 1000);
      },
      destroy: async (id) => void kept.delete(id),
      async revokeByGrantId(grantId) {
        for (const all of kinds.values()) {
          for (const [id, { payload }] of all) if (payload.grantId === grantId) all.delete(id);
        }
      },
    };
  };
}
