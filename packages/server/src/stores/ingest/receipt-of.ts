// Adds the receipt to a result.
import type { Recorded } from '../../kernel/recorded.ts';
import { bytesToUuid } from '../sql/column-codecs.ts';
import type { WriteResult } from './rows.ts';

/** @param ownReceiptId the receipt of the record if it is new */
export function receiptOf(written: WriteResult, ownReceiptId: string): Recorded {
  switch (written.outcome) {
    case 'stored':
      return { outcome: 'stored', receiptId: ownReceiptId };
    case 'duplicate':
      return { outcome: 'duplicate', receiptId: bytesToUuid(written.receipt) };
    case 'conflict':
      return { outcome: 'conflict' };
    case 'erased':
      throw new Error('only an action is refused because its visitor was erased');
  }
}
