// Erases a visitor, and verifies it by searching the bytes of the store (decisions 12, Privacy).
import { isVisitorId } from '@service/protocol';
import type { Clock } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { ErasedCounts, ErasureStore } from './ports.ts';

export interface EraseDeps {
  /** Opens the store, and lets go of it afterwards. */
  withStore<Value>(use: (store: ErasureStore) => Promise<Value>): Promise<Value>;
  /** True if the bytes of the text are in the files of the store; it is not open then. */
  isInFiles(text: string): Promise<boolean>;
  clock: Pick<Clock, 'now'>;
}

export interface Erased extends ErasedCounts {
  /** The whole store was written anew, because a page still held bytes of a record that was moved long ago. */
  rewritten: boolean;
}

/** Safe to repeat, also where it was cut short. Throws `invalid_input`, and `unavailable` if the log stays in use. */
export const eraseVisitor =
  ({ withStore, isInFiles, clock }: EraseDeps) =>
  async (visitorId: string): Promise<Erased> => {
    if (!isVisitorId(visitorId)) {
      throw new DomainError('invalid_input', {
        message: `${JSON.stringify(visitorId)} is not a visitor ID: that is svc_v_ and 12 to 80 of A-Z a-z 0-9 _ -`,
      });
    }
    const counts = await withStore(async (store) => {
      const erased = await store.eraseVisitor(visitorId, clock.now);
      await store.purge();
      return erased;
    });
    const rewritten = await isInFiles(visitorId);
    if (rewritten) await withStore((store) => store.rewrite());
    return { ...counts, rewritten };
  };
