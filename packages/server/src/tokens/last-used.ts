// Records the day on which a token was last used: one write per token and day, outside the request (decisions 5).
import { createBoundedCache } from '../kernel/bounded-cache.ts';
import type { Token, TokenStore } from './ports.ts';

export interface LastUsed {
  /** Returns at once. A day that could not be recorded is recorded with the next use. */
  used(token: Pick<Token, 'id'>, day: string): void;
  /** Resolves when every pending write has ended. */
  settle(): Promise<void>;
}

const MAX_TOKENS = 10_000;

export function createLastUsed(
  store: Pick<TokenStore, 'touchToken'>,
  onFailure: (error: unknown) => void = () => {},
): LastUsed {
  const days = createBoundedCache<string>(MAX_TOKENS);
  const writes = new Set<Promise<void>>();

  async function write(id: string, day: string): Promise<void> {
    try {
      await store.touchToken(id, day);
    } catch (error) {
      days.delete(id);
      onFailure(error);
    }
  }

  return {
    used({ id }, day) {
      if (days.get(id) === day) return;
      days.set(id, day);
      const written = write(id, day).finally(() => writes.delete(written));
      writes.add(written);
    },
    async settle() {
      await Promise.all(writes);
    },
  };
}
