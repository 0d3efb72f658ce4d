// Erases a visitor, and verifies it by searching the bytes of the store (decisions 12, Privacy).
import type { Clock } from '../kernel/clock.ts';
import type { ErasedCounts, ErasureStore } from './ports.ts';
import { expectVisitorId } from './visitor-id.ts';

export interface EraseDeps {
  /** Runs work with the store open, and closes it afterwards. */
  withStore<Value>(use: (store: ErasureStore) => Promise<Value>): Promise<Value>;
  /** True if the files of the closed store contain the bytes of the text. */
  isInFiles(text: string): Promise<boolean>;
  clock: Pick<Clock, 'now'>;
}

export interface ErasureResult extends ErasedCounts {
  /** The whole store was rewritten, because a page still contained bytes of a record that was moved long ago. */
  rewritten: boolean;
}

/** Safe to repeat, even after an interruption. Throws `invalid_input`, and `unavailable` if the log stays in use. */
export const eraseVisitor =
  ({ withStore, isInFiles, clock }: EraseDeps) =>
  async (visitorId: string): Promise<ErasureResult> => {
    expectVisitorId(visitorId);
    const counts = await withStore(async (store) => {
      const erased = await store.eraseVisitor(visitorId, clock.now);
      await store.purge();
      return erased;
    });
    const rewritten = await isInFiles(visitorId);
    if (rewritten) await withStore((store) => store.rewrite());
    return { ...counts, rewritten };
  };
