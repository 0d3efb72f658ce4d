// The answer about a record that has a receipt.
import { uuidText } from '../sql/uuid-bytes.ts';
import type { Written } from './rows.ts';

type Recorded = { outcome: 'stored' | 'duplicate'; receiptId: string } | { outcome: 'conflict' };

/** @param ownReceiptId the receipt that the record has if it was the first */
export function receiptOf(written: Written, ownReceiptId: string): Recorded {
  switch (written.outcome) {
    case 'stored':
      return { outcome: 'stored', receiptId: ownReceiptId };
    case 'duplicate':
      return { outcome: 'duplicate', receiptId: uuidText(written.receipt) };
    case 'conflict':
      return { outcome: 'conflict' };
    case 'erased':
      throw new Error('only an action is refused because its visitor was erased');
  }
}
