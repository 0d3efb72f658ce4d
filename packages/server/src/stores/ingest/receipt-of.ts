// The answer about a record that has a receipt.
import type { Recorded } from '../../collect/ports.ts';
import { bytesToUuid } from '../sql/column-codecs.ts';
import type { WriteResult } from './rows.ts';

/** @param ownReceiptId the receipt that the record has if it was the first */
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
