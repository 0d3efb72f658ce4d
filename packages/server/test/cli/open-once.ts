// Keeps the stores of in-process commands open until a test needs them closed: each opening starts two threads.
import type { OpenStores } from '../../src/cli/with-stores.ts';
import { openStores } from '../../src/server/compose.ts';
import type { Stores } from '../../src/stores/stores.ts';

export interface OpenedStores {
  open: OpenStores;
  close(): Promise<void>;
}

export function openOnce(): OpenedStores {
  const opened = new Map<string, Promise<Stores>>();
  return {
    async open(settings, deps) {
      const opening = opened.get(settings.store) ?? openStores(settings, deps);
      opened.set(settings.store, opening);
      try {
        return { ...(await opening), close: async () => {} };
      } catch (error) {
        opened.delete(settings.store);
        throw error;
      }
    },
    async close() {
      const all = [...opened.values()];
      opened.clear();
      for (const stores of all) await (await stores).close();
    },
  };
}
